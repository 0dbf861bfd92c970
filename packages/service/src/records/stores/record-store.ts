import { mapGivingWay } from "@data-import/front";
import { sql } from "kysely";
import { writeRanges } from "../../commits/ranges.ts";
import type { Context } from "../../context/context.ts";
import { keepForSnapshots } from "../../snapshots/snapshots.ts";
import { type RecordRow, storedColumns } from "../../storage/rows/records.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import type { Storage } from "../../storage/storage.ts";
import { readRecord, type StoredRecord, writeRecord } from "../record/record.ts";
import { requireRecordSize } from "../record/record-size.ts";

/** The maximum number of records that one statement changes, or reads by position. */
const chunkRecords = 5000;

/** Up to this number of ranges, a statement for each is faster than one with a list of positions. */
const mostRanges = 20;

export async function insertStoredRecords(
  { storage, db, accountId }: Context,
  sheetId: string,
  records: readonly StoredRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const rows = await mapGivingWay(records, (record) => {
    const row = writeRecord(accountId, sheetId, record);
    requireRecordSize(row[storedColumns.indexOf("cells")] as string);
    return row;
  });
  await storage.insertRows(db, "records", storedColumns, rows);
}

/**
 * Writes the values that an update may change: all except the position, the id and the first commit.
 * @param state of the sheet, which is locked
 */
export async function updateStoredRecords(
  context: Context,
  state: SheetStateRow,
  records: readonly StoredRecord[],
): Promise<void> {
  const { storage, db, accountId } = context;
  const { sheet_id: sheetId } = state;
  await keepPositions(
    context,
    state,
    records.map(({ position }) => position),
  );
  const rows = await mapGivingWay(records, (record) => {
    const [, , position, , cells, messages, errors, changed, metadata, config, flags, , updated] =
      writeRecord(accountId, sheetId, record);
    requireRecordSize(cells as string);
    return [cells, messages, errors, changed, metadata, config, flags, updated, position];
  });
  for (const chunk of chunks(rows)) await storage.engine.updateRecords(db, sheetId, chunk);
}

/** @param state of the sheet, which is locked */
export async function deleteStoredRecords(
  context: Context,
  state: SheetStateRow,
  positions: readonly number[],
): Promise<void> {
  const { storage, db } = context;
  const { sheet_id: sheetId } = state;
  await keepPositions(context, state, positions);
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

async function keepPositions(
  context: Context,
  state: SheetStateRow,
  positions: readonly number[],
): Promise<void> {
  if (state.is_copied === 0) return;
  const { integers } = context.storage.engine.sql;
  for (const chunk of chunks(positions)) {
    await keepForSnapshots(context, state, sql`position in ${integers(chunk)}`);
  }
}

/** The records at some positions, in their order. */
export async function readRecordsAt(
  { storage, db }: Context,
  sheetId: string,
  positions: readonly number[],
): Promise<StoredRecord[]> {
  const records: StoredRecord[] = [];
  for (const chunk of chunks(positions)) {
    const { rows } =
      await sql<RecordRow>`select records.* from ${lookUpPositions(storage, sheetId, chunk)}`.execute(db);
    // An engine would write the rows to a table of their own to sort them.
    for (const row of rows.sort((a, b) => a.position - b.position)) records.push(readRecord(row));
  }
  return records;
}

/** The same in the order of the positions. */
export async function readInOrder(
  context: Context,
  sheetId: string,
  positions: readonly number[],
): Promise<StoredRecord[]> {
  const found = await readRecordsAt(context, sheetId, positions);
  const byPosition = new Map(found.map((record) => [record.position, record]));
  return positions.flatMap((position) => byPosition.get(position) ?? []);
}

/** The ids of the records at some positions, by position. */
export async function listIdsAt(
  { storage, db }: Context,
  sheetId: string,
  positions: readonly number[],
): Promise<Map<number, string>> {
  const ids = new Map<number, string>();
  for (const chunk of chunks(positions)) {
    const { rows } = await sql<{ position: number; id: string }>`select records.position as position,
      records.id as id from ${lookUpPositions(storage, sheetId, chunk)}`.execute(db);
    for (const { position, id } of rows) ids.set(position, id);
  }
  return ids;
}

/** A record without its cells. */
export type PlacedRecord = Pick<RecordRow, "position" | "id" | "created_commit" | "updated_commit">;

/** The records at some positions, by position, without their cells. */
export async function placeRecordsAt(
  { storage, db }: Context,
  sheetId: string,
  positions: readonly number[],
): Promise<Map<number, PlacedRecord>> {
  const placed = new Map<number, PlacedRecord>();
  for (const chunk of chunks(positions)) {
    const { rows } = await sql<PlacedRecord>`select records.position as position, records.id as id,
      records.created_commit as created_commit, records.updated_commit as updated_commit
      from ${lookUpPositions(storage, sheetId, chunk)}`.execute(db);
    for (const row of rows) placed.set(row.position, row);
  }
  return placed;
}

function lookUpPositions({ engine }: Storage, sheetId: string, positions: readonly number[]) {
  const condition = sql`records.sheet_id = ${sheetId} and records.position = cast(given.value as integer)`;
  return engine.sql.lookUp([...new Set(positions)], "records", condition);
}

/** The records of some ids that the sheet has. */
export async function readRecordsById(
  { storage, db }: Context,
  sheetId: string,
  ids: readonly string[],
): Promise<StoredRecord[]> {
  const { lookUp } = storage.engine.sql;
  const condition = sql`records.sheet_id = ${sheetId} and records.id = given.value`;
  const records: StoredRecord[] = [];
  for (const chunk of chunks(ids)) {
    const { rows } =
      await sql<RecordRow>`select records.* from ${lookUp(chunk, "records", condition)}`.execute(db);
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
  const { lookUp } = storage.engine.sql;
  const condition = sql`records.sheet_id = ${sheetId} and records.id = given.value`;
  const positions: number[] = [];
  for (const chunk of chunks(ids)) {
    const { rows } = await sql<{ position: number }>`select records.position as position
      from ${lookUp(chunk, "records", condition)}`.execute(db);
    for (const { position } of rows) positions.push(position);
  }
  return positions;
}

function* chunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += chunkRecords)
    yield items.slice(start, start + chunkRecords);
}
