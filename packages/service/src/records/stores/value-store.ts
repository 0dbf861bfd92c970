import { sql } from "kysely";
import type { Context } from "../../context/context.ts";
import type { Storage } from "../../storage/storage.ts";

/** The index entry of a value of a record, for a rule. */
export interface ValueEntry {
  readonly rule: string;
  readonly digest: string;
  readonly position: number;
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
  const rows = entries.map(({ rule, digest, position }) => [rule, digest, position]);
  await sql`delete from record_values where ${storage.engine.sql.isValueEntry(sheetId, rows)}`.execute(db);
}

/**
 * How many records have the values of a rule, by digest, up to a limit: a value may be in each record of a sheet. Values
 * without a record are left out.
 */
export async function countHolders(
  { storage, db }: Context,
  sheetId: string,
  rule: string,
  digests: readonly string[],
  most: number,
): Promise<Map<string, number>> {
  if (digests.length === 0) return new Map();
  const { rows } = await sql<{ digest: string; count: number }>`
    select given.value as digest, (select count(*) from (
      select 1 from record_values where sheet_id = ${sheetId} and rule = ${rule} and digest = given.value limit ${most}
    ) as held) as count
    from ${storage.engine.sql.list(digests)} as given`.execute(db);
  return new Map(
    rows.filter(({ count }) => Number(count) > 0).map(({ digest, count }) => [digest, Number(count)]),
  );
}

/** By how much the number of records with a value changes, and how many have it now and had it before, up to two. */
export interface ChangedHolders {
  readonly digest: string;
  readonly now: number;
  readonly before: number;
}

/**
 * How many records have values, and had them before a change.
 * @param changes by how much the number of records changed, by digest
 */
export async function compareHolders(
  context: Context,
  sheetId: string,
  rule: string,
  changes: ReadonlyMap<string, number>,
): Promise<ChangedHolders[]> {
  const found: ChangedHolders[] = [];
  // What was added is counted, too. So values of which many were added are not counted together with the others.
  const bySize = Map.groupBy(changes, ([, change]) => Math.ceil(Math.log2(Math.max(1, change))));
  for (const [size, group] of bySize) {
    const digests = group.map(([digest]) => digest);
    const holders = await countHolders(context, sheetId, rule, digests, 2 ** size + 2);
    for (const [digest, change] of group) {
      const now = holders.get(digest) ?? 0;
      found.push({ digest, now: Math.min(2, now), before: Math.min(2, now - change) });
    }
  }
  return found;
}

/** The positions of all records with one of the values, by digest; with a limit, of some of them. */
export async function findHolders(
  { storage, db }: Context,
  sheetId: string,
  rule: string,
  digests: readonly string[],
  most?: number,
): Promise<{ digest: string; position: number }[]> {
  if (digests.length === 0) return [];
  const limit = most === undefined ? sql`` : sql`limit ${most}`;
  const { rows } = await sql<{ digest: string; position: number }>`
    select given.value as digest, record_values.position as position
    from ${lookUp(storage, sheetId, rule, digests)} ${limit}`.execute(db);
  return rows;
}

function lookUp({ engine }: Storage, sheetId: string, rule: string, digests: readonly string[]) {
  const condition = sql`record_values.sheet_id = ${sheetId} and record_values.rule = ${rule}
    and record_values.digest = given.value`;
  return engine.sql.lookUp(digests, "record_values", condition);
}

/** The names of the rules that a sheet has index entries of. */
export async function listIndexedRules({ db }: Context, sheetId: string): Promise<string[]> {
  const names: string[] = [];
  while (true) {
    // One look into the index for each name. A sheet has few of them, and many entries.
    const { name } = await db
      .selectFrom("record_values")
      .select(({ fn }) => fn.min("rule").as("name"))
      .where("sheet_id", "=", sheetId)
      .where("rule", ">", names.at(-1) ?? "")
      .executeTakeFirstOrThrow();
    if (name === null) return names;
    names.push(name);
  }
}

/** How many index entries one statement deletes. */
const entriesDeletedAtOnce = 5000;

/** Deletes the next index entries of a rule; returns whether none are left. */
export async function clearNextValues({ db }: Context, sheetId: string, rule: string): Promise<boolean> {
  const ofRule = db
    .selectFrom("record_values")
    .select(["digest", "position"])
    .where("sheet_id", "=", sheetId)
    .where("rule", "=", rule);
  const end = await ofRule
    .orderBy("digest")
    .orderBy("position")
    .offset(entriesDeletedAtOnce)
    .limit(1)
    .executeTakeFirst();
  const before = end === undefined ? sql`` : sql`and (digest, position) < (${end.digest}, ${end.position})`;
  await sql`delete from record_values where sheet_id = ${sheetId} and rule = ${rule} ${before}`.execute(db);
  return end === undefined;
}

/** Deletes the index entries of a sheet, before its values are indexed again. */
export async function clearValues({ db }: Context, sheetId: string): Promise<void> {
  await db.deleteFrom("record_values").where("sheet_id", "=", sheetId).execute();
}
