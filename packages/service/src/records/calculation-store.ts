import type { Context } from "../context/context.ts";
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
  { db }: Context,
  sheetId: string,
  fields: Fields,
  total: number,
): Promise<FieldCalculations[]> {
  const rows = await db.selectFrom("field_figures").selectAll().where("sheet_id", "=", sheetId).execute();
  const bySlot = new Map(rows.map((row) => [row.slot, readCalculations(row)]));
  return fields.map(({ slot }) => bySlot.get(slot) ?? createCalculations(slot, total));
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
  const kept = await readFieldCalculations(context, sheetId, fields, before.total);
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
  await saveFieldCalculations(context, sheetId, next);
  return keys;
}

/** Replaces the stored calculations of some fields. */
export async function saveFieldCalculations(
  { db, accountId }: Context,
  sheetId: string,
  calculations: readonly FieldCalculations[],
): Promise<void> {
  for (let start = 0; start < calculations.length; start += 1000) {
    await db
      .insertInto("field_figures")
      .values(
        calculations.slice(start, start + 1000).map((each) => writeCalculations(accountId, sheetId, each)),
      )
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
      )
      .execute();
  }
}
