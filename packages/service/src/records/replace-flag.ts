import { sql } from "kysely";
import type { Context } from "../context/context.ts";
import { listLoadedSheets, lockSheets } from "../sheets/sheets.ts";

/** Gives every record of a workbook that carries a flag another one in its place, or none. */
export async function replaceFlag(
  context: Context,
  workbookId: string,
  slug: string,
  successor: string | undefined,
): Promise<void> {
  const { storage, db } = context;
  const ids = (await listLoadedSheets(context, workbookId)).map(({ id }) => id);
  if (ids.length === 0) return;
  // Others write whole records back, with the flags that they read.
  await lockSheets(context, ids);
  const engine = storage.engine.sql;
  const flags = engine.replaceFlag(slug, successor ?? null);
  await sql`update records set flags = ${flags}
    where sheet_id in ${engine.list(ids)} and flags is not null and ${engine.hasFlag(slug)}`.execute(db);
}
