import { type RawBuilder, sql } from "kysely";
import type { Tables } from "./rows/tables.ts";
import type { Database } from "./storage.ts";

/** How many rows one step deletes. */
const rowsDeletedAtOnce = 5000;

/**
 * Deletes the next rows of a table that meet a condition, in the order of `keys`, for which there is an index; returns
 * whether none are left.
 */
export async function deleteNextRows(
  db: Database,
  table: keyof Tables,
  condition: RawBuilder<unknown>,
  keys: readonly string[],
): Promise<boolean> {
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  const next: RawBuilder<Record<string, unknown>> = sql`select ${columns} from ${sql.table(table)}
    where ${condition} order by ${columns} limit 1 offset ${rowsDeletedAtOnce}`;
  const [end] = (await next.execute(db)).rows;
  const before =
    end === undefined ? sql`` : sql`and (${columns}) < (${sql.join(keys.map((key) => end[key]))})`;
  await sql`delete from ${sql.table(table)} where ${condition} ${before}`.execute(db);
  return end === undefined;
}
