import type { Fields } from "@data-import/tables/fields";
import type { StoredRecord } from "../record/record.ts";
import { type BlockChange, countBlocks } from "../stores/blocks.ts";
import { countNumberChanges, type NumberChanges } from "./block-extremes.ts";
import { CalculationChange, countCalculationChanges } from "./field-calculations.ts";

/** How changes of records change the counts and calculations of their sheet. */
export interface ChangeTotals {
  /** The number of added minus deleted records, and how many of them have an error. */
  added: number;
  error: number;
  readonly blocks: Map<number, BlockChange>;
  /** In the order of the fields. */
  readonly calculations: readonly CalculationChange[];
  numbers: NumberChanges;
}

/** The totals of no changes. */
export function createTotals(fields: Fields): ChangeTotals {
  return {
    added: 0,
    error: 0,
    blocks: new Map(),
    calculations: fields.map(({ slot }) => new CalculationChange(slot)),
    numbers: countNumberChanges(fields, []),
  };
}

/**
 * Counts the effect of changes.
 * @param totals the effect of other changes, to add to
 */
export function countChanges(
  fields: Fields,
  changes: readonly {
    readonly before?: StoredRecord | undefined;
    readonly after?: StoredRecord | undefined;
  }[],
  totals: ChangeTotals = createTotals(fields),
): ChangeTotals {
  for (const { before, after } of changes) {
    if (before !== undefined) count(before, -1);
    if (after !== undefined) count(after, 1);
  }
  countBlocks(changes, totals.blocks);
  countCalculationChanges(fields, changes, totals.calculations);
  const { blocks, created } = totals.numbers;
  const numbers = countNumberChanges(fields, changes, blocks);
  const [first, last] = numbers.created;
  totals.numbers = { blocks, created: [Math.min(created[0], first), Math.max(created[1], last)] };
  return totals;

  function count({ errors }: StoredRecord, sign: 1 | -1): void {
    totals.added += sign;
    if (errors !== null) totals.error += sign;
  }
}
