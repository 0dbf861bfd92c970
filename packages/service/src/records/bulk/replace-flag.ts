import { sql } from "kysely";
import type { Context } from "../../context/context.ts";
import { listLoadedSheets } from "../../sheets/sheets.ts";
import { lockSheetStates } from "../../sheets/store.ts";
import { keepForSnapshots } from "../../snapshots/snapshots.ts";

/** Replaces a flag in every record of a workbook by another flag, or removes it. */
export async function replaceFlag(
  context: Context,
  workbookId: string,
  slug: string,
  successor: string | undefined,
): Promise<void> {
  const { storage, db } = context;
  const ids = (await listLoadedSheets(context, workbookId)).map(({ id }) => id);
  if (ids.length === 0) return;
  // Other writers write complete records, with the flags that they have read.
  const states = await lockSheetStates(context, ids);
  const engine = storage.engine.sql;
  const flags = engine.replaceFlag(slug, successor ?? null);
  for (const state of states) {
    const hasFlag = sql<boolean>`sheet_id = ${state.sheet_id} and flags is not null and ${engine.hasItem("records.flags", slug)}`;
    await keepForSnapshots(context, state, hasFlag);
    await sql`update records set flags = ${flags} where ${hasFlag}`.execute(db);
  }
}
