import { sql } from "kysely";
import type { Context } from "../context/context.ts";

/** The index entry of a value of a record, for a rule. */
export interface ValueEntry {
  readonly rule: string;
  readonly digest: string;
  readonly position: number;
}

/** How many records have a value, and the first of them. */
export interface Holders {
  readonly count: number;
  readonly first: number;
}

export async function insertValues(
  { storage, db, accountId }: Context,
  sheetId: string,
  entries: readonly ValueEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await storage.insertRows(
    db,
    "record_values",
    ["account_id", "sheet_id", "rule", "digest", "position"],
    entries.map(({ rule, digest, position }) => [accountId, sheetId, rule, digest, position]),
  );
}

export async function deleteValues(
  { storage, db }: Context,
  sheetId: string,
  entries: readonly ValueEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = JSON.stringify(entries.map(({ rule, digest, position }) => [rule, digest, position]));
  const given = storage.engine.sql.listValueEntries(rows);
  await sql`delete from record_values where sheet_id = ${sheetId} and (rule, digest, position) in (${given})`.execute(
    db,
  );
}

/** How many records have the values of a rule, by digest. Values without a record are left out. */
export async function countHolders(
  { storage, db }: Context,
  sheetId: string,
  rule: string,
  digests: readonly string[],
): Promise<Map<string, Holders>> {
  if (digests.length === 0) return new Map();
  // One lookup for each digest. PostgreSQL would read all values of the sheet for a join while it has not counted them.
  const held = sql`from record_values where sheet_id = ${sheetId} and rule = ${rule} and digest = given.value`;
  const { rows } = await sql<{ digest: string; count: number; first: number }>`
    select value as digest, (select count(*) ${held}) as count, (select min(position) ${held}) as first
    from ${storage.engine.sql.list(digests)} as given where exists (select 1 ${held})`.execute(db);
  return new Map(
    rows.map(({ digest, count, first }) => [digest, { count: Number(count), first: Number(first) }]),
  );
}

/** The positions of all records with one of the values, by digest. */
export async function findHolders(
  { storage, db }: Context,
  sheetId: string,
  rule: string,
  digests: readonly string[],
): Promise<{ digest: string; position: number }[]> {
  if (digests.length === 0) return [];
  return db
    .selectFrom("record_values")
    .select(["digest", "position"])
    .where("sheet_id", "=", sheetId)
    .where("rule", "=", rule)
    .where("digest", "in", storage.engine.sql.list(digests) as never)
    .execute();
}

/** Deletes the index entries of a sheet, before its values are indexed again. */
export async function clearValues({ db }: Context, sheetId: string): Promise<void> {
  await db.deleteFrom("record_values").where("sheet_id", "=", sheetId).execute();
}
