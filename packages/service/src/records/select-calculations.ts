import { type RawBuilder, sql } from "kysely";
import type { Context } from "../context/context.ts";
import { writeDecimal } from "../domain/decimal.ts";
import { getSheetState, type LoadedSheet } from "../sheets/sheets.ts";
import { readFieldCalculations } from "./calculation-store.ts";
import { calculateRows, SlotCalculations } from "./columns/calculate-rows.ts";
import { changesSlot, errorsSlot } from "./columns/row-test.ts";
import { useColumns } from "./columns/use-columns.ts";
import type { Field } from "./fields/fields.ts";
import type { CompiledSelection } from "./selection.ts";

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
  if (found === undefined) return scanCalculations(context, sheet.fields, selection);
  return sheet.fields.map((field) => describeSlot(field, found.total, found.bySlot.get(field.slot)));
}

function describeSlot(
  field: Field,
  total: number,
  { filled, changed, error, numbers, sum, least, greatest }: SlotCalculations = new SlotCalculations(),
): SelectedCalculations {
  return {
    ...{ field, total, empty: total - filled, changed, error, numbers },
    sum: sum.readNumber(),
    least: numbers === 0 ? undefined : least,
    greatest: numbers === 0 ? undefined : greatest,
  };
}

async function scanCalculations(
  { db, storage }: Context,
  fields: readonly Field[],
  { where }: CompiledSelection,
): Promise<SelectedCalculations[]> {
  const { eachCell, eachError, eachChange } = storage.engine.sql;
  const count = async (slots: RawBuilder<unknown>, column: RawBuilder<unknown>) => {
    const { rows } = await sql<{ slot: number | string; count: number | string }>`
      select slot.value as slot, count(*) as count from records cross join ${slots}
      where ${where} and ${column} is not null group by slot.value`.execute(db);
    return new Map(rows.map((row) => [Number(row.slot), Number(row.count)]));
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
  const errors = await count(eachError, sql`records.errors`);
  const changes = await count(eachChange, sql`records.changed`);
  const bySlot = new Map(rows.map((row) => [Number(row.slot), row]));
  const total = Number(all[0]?.total ?? 0);
  return fields.map((field) => {
    const row = bySlot.get(field.slot);
    return {
      field,
      total,
      empty: total - (readNumber(row?.filled) ?? 0),
      changed: changes.get(field.slot) ?? 0,
      error: errors.get(field.slot) ?? 0,
      numbers: readNumber(row?.numbers) ?? 0,
      sum: readNumber(row?.sum) ?? 0,
      least: readNumber(row?.least),
      greatest: readNumber(row?.greatest),
    };
  });
}

/** PostgreSQL returns exact numbers as text. */
type DatabaseNumber = number | string | null;

function readNumber(value: DatabaseNumber | undefined): number | undefined {
  return value === null || value === undefined ? undefined : Number(value);
}
