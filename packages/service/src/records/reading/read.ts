import { mapGivingWay } from "@data-import/front";
import { limits } from "@data-import/types";
import { sql } from "kysely";
import { listPositions } from "../../commits/ranges.ts";
import type { Context } from "../../context/context.ts";
import type { Page } from "../../domain/page.ts";
import type { Sized } from "../../domain/sized.ts";
import { getSheetState, type LoadedSheet } from "../../sheets/sheets.ts";
import type { Engine } from "../../storage/engine.ts";
import { keepQuery } from "../../storage/kept-query.ts";
import { countRows, findRows } from "../columns/find-rows.ts";
import { errorsSlot } from "../columns/row-test.ts";
import { sortRows } from "../columns/sort-rows.ts";
import { countedColumns, pageColumns, readCounted, readRecord, type StoredRecord } from "../record/record.ts";
import {
  findNextStep,
  isInStep,
  type SelectedStep,
  scanInSteps,
  takeStep,
} from "../selections/scan-steps.ts";
import type { CompiledSelection } from "../selections/selection.ts";
import { sortBy, sortValue } from "../selections/sort-order.ts";
import { useColumns } from "../selections/use-columns.ts";
import { findAnchor } from "../stores/blocks.ts";
import { measureAt, recordBytes, sumBytesAt } from "../stores/measure-records.ts";
import { readInOrder } from "../stores/record-store.ts";

/** A page that is too large to be in memory at once: the positions of its records. */
export class LargePage {
  readonly records: readonly Sized<number>[];

  constructor(records: readonly Sized<number>[]) {
    this.records = records;
  }
}

/** The records of one page of a selection, in the requested order. */
export async function readPageOfRecords(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  page: Pick<Page, "limit" | "offset">,
): Promise<StoredRecord[] | LargePage> {
  const { blocks, orderBy } = selection;
  if (orderBy !== undefined || blocks === undefined || blocks === "error") {
    // Positions first: to skip or sort complete records costs several times as much.
    const positions =
      listFewPositions(selection, page) ?? (await findPositionsOfPage(context, sheet, selection, page));
    // One record has no parts.
    if (positions.length < 2 || (await sumBytesAt(context, sheet.id, positions)) <= limits.pageBytes) {
      return readInOrder(context, sheet.id, positions);
    }
    return new LargePage(await measureAt(context, sheet.id, positions));
  }
  const anchor = await findAnchor(context, sheet.id, blocks, page.offset);
  if (anchor === undefined) return [];
  const place = { sheetId: sheet.id, position: anchor.position, limit: page.limit, skip: anchor.skip };
  const [sum] = await (blocks === "all" ? bytesOfAll : bytesOfValid).run(context, place);
  if (Number(sum?.bytes ?? 0) <= limits.pageBytes) {
    const rows = await (blocks === "all" ? pageOfAll : pageOfValid).run(context, place);
    return rows.map(readRecord);
  }
  const positions = await findPositionsOfPage(context, sheet, selection, page);
  return new LargePage(await measureAt(context, sheet.id, positions));
}

/** The positions of a selection, if it names them and one page has room for all. Nobody needs to look which are deleted. */
function listFewPositions(
  { ranges, orderBy }: CompiledSelection,
  { limit, offset }: Pick<Page, "limit" | "offset">,
): number[] | undefined {
  if (ranges === undefined || orderBy !== undefined || offset > 0) return undefined;
  const count = ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  return count > limit ? undefined : [...listPositions(ranges, limit)].flat();
}

/** Where a page begins, and its size. */
interface PagePlace extends Readonly<Record<string, unknown>> {
  readonly sheetId: string;
  readonly position: number;
  readonly limit: number;
  readonly skip: number;
}

const pageOfAll = keepQuery((db, place: PagePlace) => selectPage(db, place).select(pageColumns));
const pageOfValid = keepQuery((db, place: PagePlace) =>
  selectPage(db, place).select(pageColumns).where("errors", "is", null),
);
const bytesOfAll = keepQuery((db, place: PagePlace, engine) => sumBytes(db, selectPage(db, place), engine));
const bytesOfValid = keepQuery((db, place: PagePlace, engine) =>
  sumBytes(db, selectPage(db, place).where("errors", "is", null), engine),
);

function sumBytes(db: Context["db"], page: ReturnType<typeof selectPage>, engine: Engine) {
  return db
    .selectFrom(page.select(recordBytes(engine).as("bytes")).as("page"))
    .select(sql<number | null>`sum(bytes)`.as("bytes"));
}

function selectPage(db: Context["db"], { sheetId, position, limit, skip }: PagePlace) {
  return db
    .selectFrom("records")
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
            ...page,
            ...orderBy,
            total: scan.total,
            slot: scan.findSorted(orderBy.field.slot),
          }),
    );
    if (found !== undefined) return found;
  }
  let query = context.db.selectFrom("records").select("position").where(where).limit(limit);
  if (orderBy !== undefined) {
    query = sortBy(query, sortValue(context, orderBy), orderBy.direction).offset(offset);
  } else if (blocks === undefined) {
    return scanForPositions(context, sheet, selection, page);
  } else {
    const anchor = await findAnchor(context, sheet.id, blocks, offset);
    if (anchor === undefined) return [];
    query = query.where("position", ">=", anchor.position).orderBy("position").offset(anchor.skip);
  }
  return (await query.execute()).map(({ position }) => position);
}

async function scanForPositions(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  { limit, offset }: Pick<Page, "limit" | "offset">,
): Promise<number[]> {
  const found: number[] = [];
  for await (const step of scanInSteps(context, sheet, selection)) {
    const rows = await context.db
      .selectFrom("records")
      .select("position")
      .where(selection.where)
      .where(isInStep(step))
      .orderBy("position")
      .limit(offset + limit - found.length)
      .execute();
    for (const { position } of rows) found.push(position);
    if (found.length >= offset + limit) break;
  }
  return found.slice(offset);
}

/**
 * The next records of a selection after a position, in their order, to delete them: only with what the stored counts
 * and calculations need.
 */
export async function readNextDeleted(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  after: number,
  limit: number,
): Promise<SelectedStep<StoredRecord[]>> {
  const { next_position: end } = await getSheetState(context, sheet.id);
  const step = takeStep(selection, after, end);
  const rows = await context.db
    .selectFrom("records")
    .select(countedColumns)
    .where(selection.where)
    .where(isInStep(step))
    .orderBy("position")
    .limit(limit)
    .execute();
  const last = rows.length < limit ? undefined : rows.at(-1)?.position;
  return { selected: await mapGivingWay(rows, readCounted), next: findNextStep(step, end, last) };
}

/** The position of the last record of the next chunk of a selection after a position; undefined if no record is selected. */
export async function findChunkEnd(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  after: number,
  limit: number,
): Promise<SelectedStep<number | undefined>> {
  const { next_position: end } = await getSheetState(context, sheet.id);
  const step = takeStep(selection, after, end);
  const { rows } = await sql<{ last: number | null; count: number }>`
    select max(position) as last, count(*) as count from (
      select position from records where ${selection.where} and ${isInStep(step)}
      order by position limit ${limit}
    ) as chunk`.execute(context.db);
  const [{ last, count } = { last: null, count: 0 }] = rows;
  const isFull = Number(count) === limit;
  return {
    selected: last ?? undefined,
    next: findNextStep(step, end, isFull ? (last ?? undefined) : undefined),
  };
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
  let total = 0;
  let error = 0;
  for await (const step of scanInSteps(context, sheet, selection)) {
    const row = await context.db
      .selectFrom("records")
      .select([sql<number>`count(*)`.as("total"), sql<number>`count(errors)`.as("error")])
      .where(where)
      .where(isInStep(step))
      .executeTakeFirstOrThrow();
    total += Number(row.total);
    error += Number(row.error);
  }
  return { total, error };
}
