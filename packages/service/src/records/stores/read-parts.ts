import { limits } from "@data-import/types";
import { sql } from "kysely";
import type { Context } from "../../context/context.ts";
import { countFitting } from "../../domain/sized.ts";
import type { RecordRow } from "../../storage/rows/records.ts";
import { readRecord, type StoredRecord } from "../record/record.ts";
import { measureBehind } from "./measure-records.ts";

/** The most bytes of the records that a step of a job reads: some 50 milliseconds of work. */
const bytesOfPart = 4_194_304;

/** The maximum number of records that a walk through a sheet reads at once. */
const recordsWalkedAtOnce = 5000;

/** The next records of a sheet in its order. */
export interface NextPart<Item> {
  readonly records: Item[];
  /** The position behind them. */
  readonly next: number;
  readonly isLast: boolean;
}

/** How much of a sheet is read at once. A part has at least one record. */
export interface PartSize {
  readonly mostRecords: number;
  /** Of the stored cells, messages and metadata. Without it, 4 MiB: others wait for a step of a job. */
  readonly mostBytes?: number;
}

/** The records of a sheet from a position on, in their order: as many as have the size of a part. */
export async function readRecordsFrom(
  context: Context,
  sheetId: string,
  position: number,
  size: PartSize,
): Promise<NextPart<StoredRecord>> {
  const part = await findPart(context, sheetId, position, size);
  const rows = await selectPart(context, sheetId, position, part.next).selectAll().execute();
  return { ...part, records: rows.map(readRecord) };
}

/** The same with the cells only, as they are stored: a JSON array, with an item for each slot. */
export async function readCellsFrom(
  context: Context,
  sheetId: string,
  position: number,
  size: PartSize,
): Promise<NextPart<Pick<RecordRow, "position" | "cells">>> {
  const part = await findPart(context, sheetId, position, size);
  const columns = ["position", "cells"] as const;
  const records = await selectPart(context, sheetId, position, part.next).select(columns).execute();
  return { ...part, records };
}

/** Finds the end of a part without reading its records. */
async function findPart(
  context: Context,
  sheetId: string,
  position: number,
  { mostRecords, mostBytes = bytesOfPart }: PartSize,
): Promise<Omit<NextPart<never>, "records">> {
  const inSheet = sql<boolean>`records.sheet_id = ${sheetId}`;
  const sizes = await measureBehind(context, inSheet, position - 1, mostRecords);
  const fitting = countFitting(sizes, mostBytes);
  const last = sizes[fitting - 1]?.key ?? position - 1;
  return { next: last + 1, isLast: fitting === sizes.length && fitting < mostRecords };
}

function selectPart({ db }: Context, sheetId: string, position: number, end: number) {
  return db
    .selectFrom("records")
    .where("sheet_id", "=", sheetId)
    .where("position", ">=", position)
    .where("position", "<", end)
    .orderBy("position");
}

/** Every record of a sheet in its order, in chunks. */
export async function* walkRecords(context: Context, sheetId: string): AsyncGenerator<StoredRecord[]> {
  const size = { mostRecords: recordsWalkedAtOnce, mostBytes: limits.pageBytes };
  for (let position = 0; ; ) {
    const { records, next, isLast } = await readRecordsFrom(context, sheetId, position, size);
    if (records.length > 0) yield records;
    if (isLast) return;
    position = next;
  }
}
