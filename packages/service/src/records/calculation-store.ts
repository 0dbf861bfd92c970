import { sql } from "kysely";
import type { Context } from "../context/context.ts";
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

/** The kept figures of every field, in the order of the fields; `total` is how many records the sheet has. */
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
 * Adds changes to the kept figures; answers with the keys of the fields whose calculations differ. Runs after the
 * records are written: it looks at them where a least or greatest number went.
 */
export async function storeCalculationChanges(
  context: Context,
  sheetId: string,
  fields: Fields,
  before: { readonly total: number },
  changes: readonly CalculationChange[],
  added: number,
): Promise<string[]> {
  const kept = await readFieldCalculations(context, sheetId, fields, before.total);
  const next: FieldCalculations[] = [];
  const keys: string[] = [];
  for (const [index, change] of changes.entries()) {
    const old = kept[index];
    if (old === undefined) continue;
    if (changesCalculations(change, added)) keys.push(fields[index]?.key ?? "");
    const { calculations, isStale } = applyCalculationChange(old, change);
    next.push(
      isStale ? { ...calculations, ...(await findExtremes(context, sheetId, change.slot)) } : calculations,
    );
  }
  await saveFieldCalculations(context, sheetId, next);
  return keys;
}

/** Replaces the kept figures of some fields. */
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
        })),
      )
      .execute();
  }
}

async function findExtremes(
  { db, storage }: Context,
  sheetId: string,
  slot: number,
): Promise<{ least: number | undefined; greatest: number | undefined }> {
  const number = storage.engine.sql.number(slot);
  const row = await db
    .selectFrom("records")
    .select([
      sql<number | null>`min(${number})`.as("least"),
      sql<number | null>`max(${number})`.as("greatest"),
    ])
    .where("sheet_id", "=", sheetId)
    .executeTakeFirst();
  return { least: readNumber(row?.least), greatest: readNumber(row?.greatest) };
}

/** PostgreSQL gives exact numbers back as text. */
function readNumber(value: number | string | null | undefined): number | undefined {
  return value === null || value === undefined ? undefined : Number(value);
}
