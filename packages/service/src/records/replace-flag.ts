import { sql } from "kysely";
import type { Context } from "../context/context.ts";
import { listLoadedSheets, lockSheets } from "../sheets/sheets.ts";
import { getCellSql } from "../storage/cell-sql.ts";

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
  const cells = getCellSql(storage.dialect);
  const next = successor ?? null;
  const flags =
    storage.dialect === "sqlite"
      ? sql`(select nullif(json_group_array(coalesce(nullif(value, ${slug}), ${next})), '[]')
          from json_each(records.flags) where value <> ${slug} or ${next} is not null)`
      : sql`(select jsonb_agg(coalesce(nullif(value, ${slug}::text), ${next}::text) order by place)
          from jsonb_array_elements_text(records.flags) with ordinality as each (value, place)
          where value <> ${slug}::text or ${next}::text is not null)`;
  const hasFlag =
    storage.dialect === "sqlite"
      ? sql`exists (select 1 from json_each(records.flags) where value = ${slug})`
      : sql`flags @> ${JSON.stringify([slug])}::jsonb`;
  await sql`update records set flags = ${flags}
    where sheet_id in ${cells.list(ids)} and flags is not null and ${hasFlag}`.execute(db);
}
