import { addDecimals, type Decimal, readDecimal, writeDecimal } from "@data-import/tables/basics";
import type { Field } from "@data-import/tables/fields";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context/context.ts";
import { getSheetState, type LoadedSheet } from "../../sheets/sheets.ts";
import { readFieldCalculations } from "../calculations/calculation-store.ts";
import { calculateRows, SlotCalculations } from "../columns/calculate-rows.ts";
import { changesSlot, errorsSlot } from "../columns/row-test.ts";
import { isInStep, scanInSteps, weighFields } from "../selections/scan-steps.ts";
import type { CompiledSelection } from "../selections/selection.ts";
import { useColumns } from "../selections/use-columns.ts";

/** The calculations of one field over the records of a selection. */
export interface SelectedCalculations {
  readonly field: Field;
  /** How many records there are. */
  readonly total: number;
  readonly empty: number;
  readonly changed: number;
  readonly error: number;
  readonly numbers: number;
  readonly sum: number;
  readonly least: number | undefined;
  readonly greatest: number | undefined;
}

/** The calculations of every field. For all records, the stored ones; for other selections, from one scan. */
export async function readSelectedCalculations(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
): Promise<SelectedCalculations[]> {
  if (selection.blocks === "all") {
    const state = await getSheetState(context, sheet.id);
    const { total } = state;
    const kept = readFieldCalculations(sheet.fields, state);
    return sheet.fields.flatMap((field, index) => {
      const calculations = kept[index];
      return calculations === undefined
        ? []
        : [{ ...calculations, field, total, sum: Number(writeDecimal(calculations.sum)) }];
    });
  }
  const slots = sheet.fields.map(({ slot }) => slot);
  const found = await useColumns(context, sheet, selection, [...slots, errorsSlot, changesSlot], (scan) =>
    calculateRows(scan.blocks, scan.test, slots),
  );
  if (found === undefined) return scanCalculations(context, sheet, selection);
  return sheet.fields.map((field) => describeSlot(field, found.total, found.bySlot.get(field.slot)));
}

function describeSlot(
  field: Field,
  total: number,
  { filled, changed, error, numbers, sum, least, greatest }: SlotCalculations = new SlotCalculations(),
): SelectedCalculations {
  return {
    field,
    total,
    empty: total - filled,
    changed,
    error,
    numbers,
    sum: sum.readNumber(),
    least: numbers === 0 ? undefined : least,
    greatest: numbers === 0 ? undefined : greatest,
  };
}

/** What a scan has found of one slot so far. */
interface ScannedSlot {
  filled: number;
  numbers: number;
  sum: Decimal;
  least: number | undefined;
  greatest: number | undefined;
  errors: number;
  changes: number;
}

/** The same from the records themselves, in steps. */
async function scanCalculations(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
): Promise<SelectedCalculations[]> {
  const found = new Map<number, ScannedSlot>();
  let total = 0;
  // Three times, all cells of a record are looked at.
  const weight = selection.weight + 3 * weighFields(sheet.fields.length);
  for await (const step of scanInSteps(context, sheet, { weight })) {
    total += await scanStep(context, sql`${selection.where} and ${isInStep(step)}`, found);
  }
  return sheet.fields.map((field) => {
    const { filled, numbers, sum, least, greatest, errors, changes } =
      found.get(field.slot) ?? createScanned();
    return {
      field,
      total,
      empty: total - filled,
      changed: changes,
      error: errors,
      numbers,
      sum: Number(writeDecimal(sum)),
      least,
      greatest,
    };
  });
}

function createScanned(): ScannedSlot {
  const extremes = { least: undefined, greatest: undefined };
  return { filled: 0, numbers: 0, sum: { units: 0n, scale: 0 }, errors: 0, changes: 0, ...extremes };
}

/** Adds what some records have; returns how many they are. */
async function scanStep(
  { db, storage }: Context,
  where: RawBuilder<unknown>,
  found: Map<number, ScannedSlot>,
): Promise<number> {
  const { eachCell, eachError, eachChange } = storage.engine.sql;
  const take = (slot: DatabaseNumber): ScannedSlot => {
    const known = found.get(Number(slot)) ?? createScanned();
    found.set(Number(slot), known);
    return known;
  };
  const count = async (slots: RawBuilder<unknown>, column: RawBuilder<unknown>) => {
    const { rows } = await sql<{ slot: number | string; count: number | string }>`
      select slot.value as slot, count(*) as count from records cross join ${slots}
      where ${where} and ${column} is not null group by slot.value`.execute(db);
    return rows;
  };
  const { rows: all } = await sql<{ total: number | string }>`
    select count(*) as total from records where ${where}`.execute(db);
  const { rows } = await sql<
    Record<"slot" | "filled" | "numbers" | "sum" | "least" | "greatest", DatabaseNumber>
  >`
    select ${eachCell.slot} as slot, count(case when ${eachCell.isFilled} then 1 end) as filled,
      count(${eachCell.number}) as numbers, ${eachCell.sum} as sum,
      min(${eachCell.number}) as least, max(${eachCell.number}) as greatest
    from records cross join ${eachCell.table} where ${where} group by ${eachCell.slot}`.execute(db);
  for (const row of rows) {
    const slot = take(row.slot);
    slot.filled += readNumber(row.filled) ?? 0;
    slot.numbers += readNumber(row.numbers) ?? 0;
    slot.sum = addDecimals(slot.sum, readDecimal(String(row.sum ?? 0)));
    slot.least = choose(Math.min, slot.least, readNumber(row.least));
    slot.greatest = choose(Math.max, slot.greatest, readNumber(row.greatest));
  }
  for (const row of await count(eachError, sql`records.errors`)) take(row.slot).errors += Number(row.count);
  for (const row of await count(eachChange, sql`records.changed`))
    take(row.slot).changes += Number(row.count);
  return Number(all[0]?.total ?? 0);
}

function choose(
  compare: (one: number, other: number) => number,
  one: number | undefined,
  other: number | undefined,
): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : compare(one, other);
}

/** PostgreSQL returns exact numbers as text. */
type DatabaseNumber = number | string | null;

function readNumber(value: DatabaseNumber | undefined): number | undefined {
  return value === null || value === undefined ? undefined : Number(value);
}
