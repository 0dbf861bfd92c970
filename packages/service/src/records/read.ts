import { mapGivingWay } from "@data-import/front";
import { sql } from "kysely";
import type { Context } from "../context/context.ts";
import type { Page } from "../domain/page.ts";
import { getSheetState, type LoadedSheet } from "../sheets/sheets.ts";
import { keepQuery } from "../storage/kept-query.ts";
import { findAnchor } from "./blocks.ts";
import { countRows, findRows } from "./columns/find-rows.ts";
import { errorsSlot } from "./columns/row-test.ts";
import { sortRows } from "./columns/sort-rows.ts";
import { useColumns } from "./columns/use-columns.ts";
import { countedColumns, pageColumns, readCounted, readRecord, type StoredRecord } from "./record.ts";
import { readRecordsAt } from "./record-store.ts";
import type { CompiledSelection } from "./selection.ts";
import { sortBy, sortValue } from "./sort-order.ts";

/** The records of one page of a selection, in the requested order. */
export async function readPageOfRecords(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  page: Pick<Page, "limit" | "offset">,
): Promise<StoredRecord[]> {
  const { blocks, orderBy } = selection;
  if (orderBy !== undefined || blocks === undefined || blocks === "error") {
    // Positions first: to skip or sort complete records costs several times as much.
    const positions = await findPositionsOfPage(context, sheet, selection, page);
    const found = await readRecordsAt(context, sheet.id, positions);
    if (orderBy === undefined) return found;
    const byPosition = new Map(found.map((record) => [record.position, record]));
    return positions.flatMap((position) => byPosition.get(position) ?? []);
  }
  const anchor = await findAnchor(context, sheet.id, blocks, page.offset);
  if (anchor === undefined) return [];
  const place = { sheetId: sheet.id, position: anchor.position, limit: page.limit, skip: anchor.skip };
  const rows = await (blocks === "all" ? pageOfAll : pageOfValid).run(context, place);
  return rows.map(readRecord);
}

/** Where a page begins, and its size. */
interface PagePlace extends Readonly<Record<string, unknown>> {
  readonly sheetId: string;
  readonly position: number;
  readonly limit: number;
  readonly skip: number;
}

const pageOfAll = keepQuery((db, place: PagePlace) => selectPage(db, place));
const pageOfValid = keepQuery((db, place: PagePlace) => selectPage(db, place).where("errors", "is", null));

function selectPage(db: Context["db"], { sheetId, position, limit, skip }: PagePlace) {
  return db
    .selectFrom("records")
    .select(pageColumns)
    .where("sheet_id", "=", sheetId)
    .where("position", ">=", position)
    .orderBy("position")
    .limit(limit)
    .offset(skip);
}

/** The positions of the records of one page of a selection, in the requested order. */
export async function findPositionsOfPage(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  page: Pick<Page, "limit" | "offset">,
): Promise<number[]> {
  const { where, blocks, orderBy } = selection;
  const { limit, offset } = page;
  if (orderBy !== undefined || blocks === undefined) {
    const further = orderBy === undefined ? [] : [orderBy.field.slot];
    const found = await useColumns(context, sheet, selection, further, (scan) =>
      orderBy === undefined
        ? findRows(scan.blocks, scan.test, page)
        : sortRows(scan.blocks, scan.test, {
            ...{ ...page, ...orderBy, total: scan.total },
            slot: scan.findSorted(orderBy.field.slot),
          }),
    );
    if (found !== undefined) return found;
  }
  let query = context.db.selectFrom("records").select("position").where(where).limit(limit);
  if (orderBy !== undefined) {
    query = sortBy(query, sortValue(context, orderBy), orderBy.direction).offset(offset);
  } else if (blocks === undefined) {
    query = query.orderBy("position").offset(offset);
  } else {
    const anchor = await findAnchor(context, sheet.id, blocks, offset);
    if (anchor === undefined) return [];
    query = query.where("position", ">=", anchor.position).orderBy("position").offset(anchor.skip);
  }
  return (await query.execute()).map(({ position }) => position);
}

/**
 * The next records of a selection after a position, in their order, to delete them: only with what the stored counts
 * and calculations need.
 */
export async function readNextDeleted(
  { db }: Context,
  { where }: CompiledSelection,
  after: number,
  limit: number,
): Promise<StoredRecord[]> {
  const rows = await db
    .selectFrom("records")
    .select(countedColumns)
    .where(where)
    .where("position", ">", after)
    .orderBy("position")
    .limit(limit)
    .execute();
  return mapGivingWay(rows, readCounted);
}

/** Where a chunk of a selection ends. */
export interface ChunkEnd {
  /** The position of its last record. */
  readonly position: number;
  /** Whether it has as many records as a chunk can have. Otherwise, it is the last one. */
  readonly isFull: boolean;
}

/** The end of the next chunk of a selection after a position; undefined if no record follows. */
export async function findChunkEnd(
  { db }: Context,
  { where }: CompiledSelection,
  after: number,
  limit: number,
): Promise<ChunkEnd | undefined> {
  const { rows } = await sql<{ last: number | null; count: number }>`
    select max(position) as last, count(*) as count from (
      select position from records where ${where} and records.position > ${after}
      order by position limit ${limit}
    ) as chunk`.execute(db);
  const [{ last, count } = { last: null, count: 0 }] = rows;
  return last === null ? undefined : { position: last, isFull: Number(count) === limit };
}

/** How many records a selection has, and how many of them have an error. */
export async function countSelected(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
): Promise<{ readonly total: number; readonly error: number }> {
  const { where, blocks } = selection;
  if (blocks !== undefined) {
    const { total, error } = await getSheetState(context, sheet.id);
    if (blocks === "all") return { total, error };
    return blocks === "error" ? { total: error, error } : { total: total - error, error: 0 };
  }
  const counted = await useColumns(context, sheet, selection, [errorsSlot], (scan) =>
    countRows(scan.blocks, scan.test),
  );
  if (counted !== undefined) return counted;
  const row = await context.db
    .selectFrom("records")
    .select([sql<number>`count(*)`.as("total"), sql<number>`count(errors)`.as("error")])
    .where(where)
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), error: Number(row.error) };
}
