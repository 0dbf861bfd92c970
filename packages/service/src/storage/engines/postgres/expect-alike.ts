import { type Kysely, sql } from "kysely";

/** Stops the statistics of a column of text. PostgreSQL then expects that each value has the same share of the rows. */
export async function expectAlike(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const { rows } = await sql<{ isCounted: boolean; isDistributed: boolean }>`select
    exists (select 1 from pg_stats where schemaname = current_schema() and tablename = ${table}
      and attname = ${column}) as "isCounted",
    exists (select 1 from pg_extension where extname = 'citus') as "isDistributed"`.execute(db);
  const [{ isCounted, isDistributed } = { isCounted: false, isDistributed: false }] = rows;
  // Only a new type deletes the counts that there are, and Citus refuses one for the column that places the rows. Its
  // counts stay those of the whole table on each server, so they must go on being brought up to date.
  if (isCounted && isDistributed) return;
  const alter = sql`alter table ${sql.table(table)} alter column ${sql.ref(column)}`;
  await sql`${alter} set statistics 0`.execute(db);
  if (isCounted) await sql`${alter} type text`.execute(db);
}
