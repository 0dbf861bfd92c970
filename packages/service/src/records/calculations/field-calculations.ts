import { addDecimals, type Decimal, ExactSum, readDecimal, writeDecimal } from "@data-import/tables/basics";
import { type Fields, isEmpty } from "@data-import/tables/fields";
import { readErrors, type StoredRecord } from "../record/record.ts";
import { type BlockExtremes, createExtremes, include, none } from "./block-extremes.ts";

/** The stored calculations of one field over all records of its sheet. */
export interface FieldCalculations {
  readonly slot: number;
  readonly empty: number;
  readonly changed: number;
  readonly error: number;
  readonly numbers: number;
  readonly sum: Decimal;
  /** Undefined while no value is a number. */
  readonly least: number | undefined;
  readonly greatest: number | undefined;
  /** The extremes of the last block of the sheet; undefined if they are unknown. */
  readonly tail: BlockExtremes | undefined;
}

/** What changes of records add to the calculations of a field. */
export class CalculationChange {
  readonly slot: number;
  empty = 0;
  changed = 0;
  error = 0;
  numbers = 0;
  readonly sum: ExactSum = new ExactSum();
  readonly added: [least: number, greatest: number] = createExtremes();
  readonly removed: [least: number, greatest: number] = createExtremes();

  constructor(slot: number) {
    this.slot = slot;
  }

  /** Adds a record, or removes it with the sign -1. */
  count(record: StoredRecord, sign: 1 | -1): void {
    const value = record.cells[this.slot];
    if (isEmpty(value)) this.empty += sign;
    else if (typeof value === "number") {
      this.numbers += sign;
      this.sum.add(value, sign);
      include(sign === 1 ? this.added : this.removed, value);
    }
    if (record.changed.size > 0 && record.changed.has(this.slot)) this.changed += sign;
  }
}

/**
 * Counts the effect of changes on the calculations of every field.
 * @param all the effect of other changes, to add to
 */
export function countCalculationChanges(
  fields: Fields,
  changes: readonly {
    readonly before?: StoredRecord | undefined;
    readonly after?: StoredRecord | undefined;
  }[],
  all: readonly CalculationChange[] = fields.map(({ slot }) => new CalculationChange(slot)),
): readonly CalculationChange[] {
  const bySlot = new Map(all.map((change) => [change.slot, change]));
  for (const { before, after } of changes) {
    if (before !== undefined) countRecord(before, -1);
    if (after !== undefined) countRecord(after, 1);
  }
  return all;

  function countRecord(record: StoredRecord, sign: 1 | -1): void {
    for (const change of all) change.count(record, sign);
    for (const slot of readErrors(record.errors)) {
      const change = bySlot.get(slot);
      if (change !== undefined) change.error += sign;
    }
  }
}

/** Whether any calculation of the field changes. `total` is the number of added minus deleted records. */
export function changesCalculations(change: CalculationChange, total: number): boolean {
  return (
    total !== 0 ||
    change.empty !== 0 ||
    change.changed !== 0 ||
    change.numbers !== 0 ||
    change.sum.read().units !== 0n ||
    change.added[0] !== change.removed[0] ||
    change.added[1] !== change.removed[1]
  );
}

/**
 * The calculations after a change. If `isStale` is true, the least or greatest number may have been removed: then read
 * the next one from the records.
 * @param tail the extremes of the last block after the change
 */
export function applyCalculationChange(
  before: FieldCalculations,
  change: CalculationChange,
  tail: BlockExtremes | undefined,
): { readonly calculations: FieldCalculations; readonly isStale: boolean } {
  const numbers = before.numbers + change.numbers;
  const least = Math.min(before.least ?? Number.POSITIVE_INFINITY, change.added[0]);
  const greatest = Math.max(before.greatest ?? Number.NEGATIVE_INFINITY, change.added[1]);
  const calculations = {
    slot: before.slot,
    empty: before.empty + change.empty,
    changed: before.changed + change.changed,
    error: before.error + change.error,
    numbers,
    sum: addDecimals(before.sum, change.sum.read()),
    least: numbers === 0 ? undefined : least,
    greatest: numbers === 0 ? undefined : greatest,
    tail,
  };
  const isStale =
    numbers > 0 &&
    ((change.removed[0] <= least && change.added[0] > change.removed[0]) ||
      (change.removed[1] >= greatest && change.added[1] < change.removed[1]));
  return { calculations, isStale };
}

/** The calculations of a field without any value in its records. */
export function createCalculations(slot: number, total: number): FieldCalculations {
  const sum = { units: 0n, scale: 0 };
  const extremes = { least: undefined, greatest: undefined, tail: undefined };
  return { slot, empty: total, changed: 0, error: 0, numbers: 0, sum, ...extremes };
}

/**
 * The calculations of a field as its sheet stores them: empty, changed, error, numbers, the sum as exact decimal text, the
 * least and greatest number, and the last block with its extremes.
 */
export type StoredCalculations = readonly [
  ...counts: [empty: number, changed: number, error: number, numbers: number],
  sum: string,
  ...extremes: [least: number | null, greatest: number | null],
  ...tail: [block: number | null, least: number | null, greatest: number | null],
];

export function readCalculations(slot: number, stored: StoredCalculations): FieldCalculations {
  const [empty, changed, error, numbers, sum, least, greatest, block, tailLeast, tailGreatest] = stored;
  return {
    slot,
    empty,
    changed,
    error,
    numbers,
    sum: readDecimal(sum),
    least: least ?? undefined,
    greatest: greatest ?? undefined,
    tail: block === null ? undefined : { block, extremes: [tailLeast ?? none[0], tailGreatest ?? none[1]] },
  };
}

export function writeCalculations(calculations: FieldCalculations): StoredCalculations {
  const { empty, changed, error, numbers, sum, least = null, greatest = null, tail } = calculations;
  // JSON writes a number that is not finite as null.
  const [tailLeast, tailGreatest] = tail?.extremes ?? none;
  return [
    ...([empty, changed, error, numbers, writeDecimal(sum), least, greatest] as const),
    ...([tail?.block ?? null, tailLeast, tailGreatest] as const),
  ];
}
