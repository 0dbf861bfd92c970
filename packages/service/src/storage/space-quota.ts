import { sql } from "kysely";
import { countedTables, partsOfSpace, sumRow } from "./counted-tables.ts";
import { createOverQuota } from "./explain-error.ts";
import type { Database, Storage } from "./storage.ts";

/**
 * Sets how many bytes a space may have, or that it may have any number. Without a quota, nothing is counted, and no statement
 * costs more. With the first one, files and documents are counted at once, records and events later by `countBytes`.
 */
export async function setSpaceQuota(storage: Storage, bytes: number | undefined): Promise<void> {
  const read = (db: Database) => db.selectFrom("space_quota").select("bytes").executeTakeFirst();
  const known = await read(storage.db);
  if (Number(known?.bytes ?? 0) === (bytes ?? 0)) return;
  const { addSpaceCounting, dropSpaceCounting } = storage.engine.schema;
  await storage.transaction(async (db) => {
    // Another process may have set it meanwhile.
    const before = await read(db);
    await db.deleteFrom("space_quota").execute();
    if (bytes === undefined) {
      if (before === undefined) return;
      await dropSpaceCounting(db as never);
      await db.deleteFrom("space_bytes").execute();
      return;
    }
    await db.insertInto("space_quota").values({ bytes }).execute();
    if (before !== undefined) return;
    // Its locks wait for those who write now, and keep others from it: nothing is missed or counted twice.
    await addSpaceCounting(db as never);
    await addParts(db);
  });
}

/** Adds the parts of all spaces, with the sums of those that have few rows. */
async function addParts(db: Database): Promise<void> {
  await sql`insert into space_bytes
    select sheets.id, workbooks.space_id, 0, 0, coalesce(sheet_states.next_position, 0), 1
    from sheets join workbooks on workbooks.id = sheets.workbook_id
    left join sheet_states on sheet_states.sheet_id = sheets.id`.execute(db);
  await sql`insert into space_bytes
    select spaces.id || ' files', spaces.id, ${sumOf("files")}, 0, 0,
      ${sql.lit(partsOfSpace.files)} from spaces`.execute(db);
  await sql`insert into space_bytes
    select spaces.id || ' documents', spaces.id, ${sumOf("documents")}, 0, 0, ${sql.lit(partsOfSpace.documents)} from spaces`.execute(
    db,
  );
  await sql`insert into space_bytes
    select spaces.id || ' events', spaces.id, 0, 0, (select coalesce(max(sequence), 0) + 1 from events),
      ${sql.lit(partsOfSpace.events)} from spaces`.execute(db);
}

/** The bytes of the rows of a space; for a select from `spaces`. */
function sumOf(table: "files" | "documents") {
  const counted = countedTables.find((one) => one.table === table);
  if (counted === undefined) throw new Error(`The rows of ${table} are not counted.`);
  return sql`coalesce((select sum(${sql.raw(sumRow(counted, table))}) from ${sql.table(table)}
    where space_id = spaces.id), 0)`;
}

/** Throws a `space_quota_exceeded` if a space has a quota, and has no place for so many bytes more. */
export async function requireSpaceFor(db: Database, spaceId: string, bytes: number): Promise<void> {
  const quota = await db
    .selectFrom("space_quota")
    .select((is) => [
      "bytes as allowed",
      is
        .selectFrom("space_bytes")
        .select(({ fn }) => fn.sum<number | string | null>("bytes").as("sum"))
        .where("space_id", "=", spaceId)
        .as("held"),
    ])
    .executeTakeFirst();
  if (quota === undefined) return;
  const [used, allowed] = [Number(quota.held ?? 0) + bytes, Number(quota.allowed)];
  if (used > allowed) throw createOverQuota({ spaceId, used, allowed });
}

/** So many positions of a sheet are counted at once: some milliseconds of work. */
const positionsCountedAtOnce = 5000;

/** Counts the records and events that were there before the quota, in steps. */
export async function countBytes(storage: Storage, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const part = await storage.db
      .selectFrom("space_bytes")
      .select("part")
      .whereRef("counted_to", "<", "counted_from")
      .limit(1)
      .executeTakeFirst();
    if (part === undefined) return;
    await storage.transaction((db) => countNext(storage, db, part.part), { isBackground: true });
  }
}

async function countNext({ engine }: Storage, db: Database, part: string): Promise<void> {
  const { lockRows } = engine.sql;
  // As each commit does: nobody changes a record of the sheet meanwhile.
  await db.selectFrom("sheets").select("id").where("id", "=", part).$call(lockRows).execute();
  await db
    .selectFrom("sheet_states")
    .select("sheet_id")
    .where("sheet_id", "=", part)
    .$call(lockRows)
    .execute();
  const row = await db
    .selectFrom("space_bytes")
    .selectAll()
    .where("part", "=", part)
    .$call(lockRows)
    .executeTakeFirst();
  if (row === undefined) return;
  const [from, end] = [Number(row.counted_to), Number(row.counted_from)];
  const isOfEvents = part.endsWith(" events");
  const to = isOfEvents ? end : Math.min(end, from + positionsCountedAtOnce);
  const counted = countedTables.find(({ table }) => table === (isOfEvents ? "events" : "records"));
  if (counted === undefined) return;
  const number = sql.raw(counted.number(counted.table));
  const owner = isOfEvents ? sql`events.space_id = ${row.space_id}` : sql`records.sheet_id = ${part}`;
  const { rows } = await sql<{ bytes: number | string | null }>`
    select sum(${sql.raw(sumRow(counted, counted.table))}) as bytes from ${sql.table(counted.table)}
    where ${owner} and ${number} >= ${from} and ${number} < ${to}`.execute(db);
  await db
    .updateTable("space_bytes")
    .set((is) => ({ bytes: is("bytes", "+", Number(rows[0]?.bytes ?? 0)), counted_to: to }))
    .where("part", "=", part)
    .execute();
}
