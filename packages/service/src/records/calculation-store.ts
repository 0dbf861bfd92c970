import type { Context } from "../context/context.ts";
import { keepInsert, keepStatement } from "../storage/kept-statements.ts";
import type { FieldCalculationRow } from "../storage/rows/records.ts";
import type { NumberChanges } from "./block-extremes.ts";
import { findExtremes, storeBlockExtremes } from "./extreme-store.ts";
import {
  applyCalculationChange,
  type CalculationChange,
  changesCalculations,
  createCalculations,
  type FieldCalculations,
  readCalculations,
  writeCalculations,
} from "./field-calculations.ts";
import type { Fields } from "./fields/fields.ts";

/** The stored calculations of every field, in the order of the fields. `total` is the number of records of the sheet. */
export async function readFieldCalculations(
  context: Context,
  sheetId: string,
  fields: Fields,
  total: number,
): Promise<FieldCalculations[]> {
  return readFields(await readRows(context, sheetId), fields, total);
}

/**
 * Adds changes to the stored calculations; returns the keys of the fields whose calculations change. Call it after the
 * records are written: if the least or greatest number was removed, it reads the next one from the records.
 */
export async function storeCalculationChanges(
  context: Context,
  sheetId: string,
  fields: Fields,
  before: { readonly total: number; readonly next_position: number },
  changes: readonly CalculationChange[],
  numbers: NumberChanges,
  added: number,
): Promise<string[]> {
  const stored = await readRows(context, sheetId);
  const kept = readFields(stored, fields, before.total);
  const tails = await storeBlockExtremes(context, sheetId, fields, kept, numbers);
  const next: FieldCalculations[] = [];
  const keys: string[] = [];
  for (const [index, change] of changes.entries()) {
    const old = kept[index];
    if (old === undefined) continue;
    if (changesCalculations(change, added)) keys.push(fields[index]?.key ?? "");
    const { calculations, isStale } = applyCalculationChange(old, change);
    const tail = tails[index];
    const found = isStale && (await findExtremes(context, sheetId, change.slot, before.next_position, tail));
    next.push({ ...calculations, tail, ...found });
  }
  await saveFieldCalculations(context, sheetId, next, stored);
  return keys;
}

const columns: readonly (keyof FieldCalculationRow)[] = [
  ...(["account_id", "sheet_id", "slot", "empty", "changed", "error", "numbers", "sum"] as const),
  ...(["least", "greatest", "tail_block", "tail_least", "tail_greatest"] as const),
];

/** Above this number, rows are deleted and inserted: a parameter for each of their values needs much memory. */
const fewRows = 100;

const replaceRows = keepInsert<FieldCalculationRow>(columns, ({ db }, rows) =>
  db
    .insertInto("field_figures")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["sheet_id", "slot"]).doUpdateSet((excluded) => ({
        empty: excluded.ref("excluded.empty"),
        changed: excluded.ref("excluded.changed"),
        error: excluded.ref("excluded.error"),
        numbers: excluded.ref("excluded.numbers"),
        sum: excluded.ref("excluded.sum"),
        least: excluded.ref("excluded.least"),
        greatest: excluded.ref("excluded.greatest"),
        tail_block: excluded.ref("excluded.tail_block"),
        tail_least: excluded.ref("excluded.tail_least"),
        tail_greatest: excluded.ref("excluded.tail_greatest"),
      })),
    ),
);

/**
 * Replaces the stored calculations of some fields.
 * @param stored the stored rows by slot, if they were read: those that do not change are not written
 */
export async function saveFieldCalculations(
  context: Context,
  sheetId: string,
  calculations: readonly FieldCalculations[],
  stored?: ReadonlyMap<number, FieldCalculationRow>,
): Promise<void> {
  const rows = calculations
    .map((each) => writeCalculations(context.accountId, sheetId, each))
    .filter((row) => !isSameRow(row, stored?.get(row.slot)));
  if (rows.length === 0) return;
  const { db, storage } = context;
  if (rows.length <= fewRows) return storage.send(db, replaceRows(context, rows));
  const slots = rows.map(({ slot }) => slot);
  await db
    .deleteFrom("field_figures")
    .where("sheet_id", "=", sheetId)
    .where("slot", "in", storage.engine.sql.integers(slots) as never)
    .execute();
  const values = rows.map((row) => columns.map((column) => row[column]));
  await storage.insertRows(db, "field_figures", columns, values);
}

function isSameRow(row: FieldCalculationRow, stored: FieldCalculationRow | undefined): boolean {
  return (
    stored !== undefined &&
    Object.entries(row).every(([name, value]) => value === stored[name as keyof typeof row])
  );
}

const selectRows = keepStatement<FieldCalculationRow>(({ db }) =>
  db.selectFrom("field_figures").selectAll().where("sheet_id", "=", ""),
);

async function readRows(
  context: Context,
  sheetId: string,
): Promise<ReadonlyMap<number, FieldCalculationRow>> {
  const { rows } = await context.db.executeQuery(selectRows(context, [sheetId]));
  return new Map(rows.map((row) => [row.slot, row]));
}

function readFields(
  rows: ReadonlyMap<number, FieldCalculationRow>,
  fields: Fields,
  total: number,
): FieldCalculations[] {
  return fields.map(({ slot }) => {
    const row = rows.get(slot);
    return row === undefined ? createCalculations(slot, total) : readCalculations(row);
  });
}
