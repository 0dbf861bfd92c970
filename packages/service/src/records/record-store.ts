import { mapGivingWay } from "@data-import/front";
import { sql } from "kysely";
import { writeRanges } from "../commits/ranges.ts";
import type { Context } from "../context/context.ts";
import { type RecordRow, recordColumns } from "../storage/rows/records.ts";
import { readRecord, type StoredRecord, writeRecord } from "./record.ts";

/** The maximum number of records that one statement changes, or reads by position. */
const chunkSize = 5000;

/** Up to this number of ranges, a statement for each is faster than one with a list of positions. */
const mostRanges = 20;

export async function insertStoredRecords(
  { storage, db, accountId }: Context,
  sheetId: string,
  records: readonly StoredRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const rows = await mapGivingWay(records, (record) => writeRecord(accountId, sheetId, record));
  await storage.insertRows(db, "records", recordColumns, rows);
}

/** The values that an update may change: all except the position, the id and the first commit. */
export async function updateStoredRecords(
  { storage, db, accountId }: Context,
  sheetId: string,
  records: readonly StoredRecord[],
): Promise<void> {
  const rows = await mapGivingWay(records, (record) => {
    const [, , position, , cells, messages, errors, changed, metadata, config, flags, , updated] =
      writeRecord(accountId, sheetId, record);
    return [cells, messages, errors, changed, metadata, config, flags, updated, position];
  });
  for (const chunk of chunks(rows)) await storage.engine.updateRecords(db, sheetId, chunk);
}

export async function deleteStoredRecords(
  { storage, db }: Context,
  sheetId: string,
  positions: readonly number[],
): Promise<void> {
  const ranges = writeRanges(positions);
  const conditions =
    ranges.length <= mostRanges
      ? ranges.map(([first, last]) => sql<boolean>`position between ${first} and ${last}`)
      : [...chunks(positions)].map(
          (chunk) => sql<boolean>`position in ${storage.engine.sql.integers(chunk)}`,
        );
  for (const condition of conditions) {
    const statement = db.deleteFrom("records").where("sheet_id", "=", sheetId).where(condition);
    await storage.send(db, statement.compile());
  }
}

/** The records at some positions, in their order. */
export async function readRecordsAt(
  { storage, db }: Context,
  sheetId: string,
  positions: readonly number[],
): Promise<StoredRecord[]> {
  const cells = storage.engine.sql;
  const records: StoredRecord[] = [];
  for (const chunk of chunks(positions)) {
    const rows = await db
      .selectFrom("records")
      .selectAll()
      .where("sheet_id", "=", sheetId)
      .where("position", "in", cells.integers(chunk) as never)
      .orderBy("position")
      .execute();
    records.push(...rows.map(readRecord));
  }
  return records;
}

/** The records of some ids that the sheet has. */
export async function readRecordsById(
  { storage, db }: Context,
  sheetId: string,
  ids: readonly string[],
): Promise<StoredRecord[]> {
  const { list } = storage.engine.sql;
  const records: StoredRecord[] = [];
  for (const chunk of chunks(ids)) {
    // SQLite runs a cross join from left to right. With another join, it would read every record of the sheet.
    const { rows } = await sql<RecordRow>`select records.* from ${list(chunk)} as given cross join records
      where records.sheet_id = ${sheetId} and records.id = given.value`.execute(db);
    for (const row of rows) records.push(readRecord(row));
  }
  return records;
}

/** The positions of the records of some ids that the sheet has. */
export async function findPositions(
  { storage, db }: Context,
  sheetId: string,
  ids: readonly string[],
): Promise<number[]> {
  const { list } = storage.engine.sql;
  const positions: number[] = [];
  for (const chunk of chunks(ids)) {
    // SQLite runs a cross join from left to right. With another join, it would read every record of the sheet.
    const { rows } = await sql<{ position: number }>`select records.position as position
      from ${list(chunk)} as given cross join records
      where records.sheet_id = ${sheetId} and records.id = given.value`.execute(db);
    for (const { position } of rows) positions.push(position);
  }
  return positions;
}

/** Every record of a sheet in its order, in chunks. */
export async function* walkRecords({ db }: Context, sheetId: string): AsyncGenerator<StoredRecord[]> {
  let after = -1;
  while (true) {
    const rows = await db
      .selectFrom("records")
      .selectAll()
      .where("sheet_id", "=", sheetId)
      .where("position", ">", after)
      .orderBy("position")
      .limit(chunkSize)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.position;
    yield rows.map(readRecord);
  }
}

function* chunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += chunkSize) yield items.slice(start, start + chunkSize);
}
