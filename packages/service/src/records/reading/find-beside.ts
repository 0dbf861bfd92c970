import { giveWayIfLong } from "@data-import/front";
import type { RecordId, RecordIndices } from "@data-import/types";
import { sql } from "kysely";
import type { Context } from "../../context/context.ts";
import { getSheetState, type LoadedSheet } from "../../sheets/sheets.ts";
import { findRows } from "../columns/find-rows.ts";
import { testRows } from "../columns/row-test.ts";
import { takeStep } from "../selections/scan-steps.ts";
import type { CompiledSelection } from "../selections/selection.ts";
import { type ColumnScan, useColumns } from "../selections/use-columns.ts";
import { blockPositions, findBlock } from "../stores/blocks.ts";
import { countBefore } from "../stores/count-before.ts";

/** Which records to look for: the next ones behind a position, or the last ones before it. */
export interface Beside {
  readonly position: number;
  readonly direction: "after" | "before";
  readonly limit: number;
}

/**
 * The records of a selection that are nearest to a position, the nearest first, each with its place among all records of
 * the sheet and the fields that have an error.
 * @param hasErrors whether the selection has only records with an error
 */
export async function findBeside(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  beside: Beside,
  hasErrors: boolean,
): Promise<RecordIndices[]> {
  const positions = await findPositionsBeside(context, sheet, selection, beside, hasErrors);
  if (positions.length === 0) return [];
  const rows = await context.db
    .selectFrom("records")
    .select(["id", "position", "errors"])
    .where("sheet_id", "=", sheet.id)
    .where(sql<boolean>`records.position in ${context.storage.engine.sql.integers(positions)}`)
    .execute();
  const found = new Map(rows.map((row) => [row.position, row]));
  const places = await countBefore(context, sheet.id, "all", positions);
  return positions.flatMap((position) => {
    const { id, errors } = found.get(position) ?? {};
    if (id === undefined) return [];
    const fields = [...sheet.fields].flatMap(({ key, slot }) => (errors?.includes(`,${slot},`) ? key : []));
    return {
      id: id as RecordId,
      index: places.get(position) ?? -1,
      position,
      ...(fields.length > 0 && { fields }),
    };
  });
}

async function findPositionsBeside(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  beside: Beside,
  hasErrors: boolean,
): Promise<readonly number[]> {
  if (hasErrors)
    return scanBeside(context, selection, beside, listErrorSteps(context, sheet, selection, beside));
  if (selection.blocks === undefined) {
    const found = await useColumns(context, sheet, selection, [], (scan) => findInColumns(scan, beside));
    if (found !== undefined) return found;
  }
  return scanBeside(context, selection, beside, listSteps(context, sheet, selection, beside));
}

async function findInColumns(
  { blocks, test }: ColumnScan,
  { position, direction, limit }: Beside,
): Promise<number[]> {
  if (direction === "after") return findRows(blocks, test, { limit, offset: 0 }, position);
  const last: number[] = [];
  for await (const { start, columns } of blocks) {
    if (start >= position) break;
    const mask = testRows(test, columns);
    for (let index = 0; index < mask.length && start + index < position; index += 1) {
      if (mask[index] === 1) last.push(start + index);
    }
    if (last.length > limit) last.splice(0, last.length - limit);
  }
  return last.reverse();
}

/** The same from the records themselves. */
async function scanBeside(
  context: Context,
  selection: CompiledSelection,
  beside: Beside,
  steps: AsyncIterable<Step>,
): Promise<number[]> {
  const { position, direction, limit } = beside;
  const isAfter = direction === "after";
  const found: number[] = [];
  for await (const { start, end } of steps) {
    const [first, last] = isAfter ? [Math.max(start, position + 1), end] : [start, Math.min(end, position)];
    const rows = await context.db
      .selectFrom("records")
      .select("position")
      .where(selection.where)
      .where("position", ">=", first)
      .where("position", "<", last)
      .orderBy("position", isAfter ? "asc" : "desc")
      .limit(limit - found.length)
      .execute();
    for (const row of rows) found.push(row.position);
    if (found.length === limit) break;
    await giveWayIfLong();
  }
  return found;
}

/** Positions that one statement looks at: those from `start` on, before `end`. */
interface Step {
  readonly start: number;
  readonly end: number;
}

/** How many records one statement looks at. */
function limitStep(selection: CompiledSelection): number {
  return takeStep(selection, -1, Number.MAX_SAFE_INTEGER).end;
}

/** All positions on one side, the nearest first. On an engine whose statements hold no thread of the service, in one step. */
async function* listSteps(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  { position, direction }: Beside,
): AsyncGenerator<Step> {
  const { next_position: end } = await getSheetState(context, sheet.id);
  const isShort = context.storage.engine.sql.isWaitedFor !== undefined;
  const most = isShort ? limitStep(selection) : Number.MAX_SAFE_INTEGER;
  if (direction === "after") {
    for (let start = position + 1; start < end; start += most) {
      yield { start, end: Math.min(end, start + most) };
    }
  } else {
    for (let last = Math.min(end, position); last > 0; last -= most) {
      yield { start: Math.max(0, last - most), end: last };
    }
  }
}

/** The same, only blocks with an error. So the nearest error is found with two statements, however far it is. */
async function* listErrorSteps(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  { position, direction }: Beside,
): AsyncGenerator<Step> {
  const isAfter = direction === "after";
  const most = Math.max(1, Math.floor(limitStep(selection) / blockPositions));
  const { next_position: next } = await getSheetState(context, sheet.id);
  const blocks = await listErrorBlocks(context, sheet, findBlock(Math.min(position, next)), isAfter);
  for (let index = 0; index < blocks.length; ) {
    const first = blocks[index] ?? 0;
    let size = 1;
    while (size < most && blocks[index + size] === first + (isAfter ? size : -size)) size += 1;
    const start = isAfter ? first : first - size + 1;
    yield { start: start * blockPositions, end: (start + size) * blockPositions };
    index += size;
  }
}

/** The blocks with an error from a block on, the nearest first. */
async function listErrorBlocks(
  context: Context,
  { id }: LoadedSheet,
  from: number,
  isAfter: boolean,
): Promise<number[]> {
  const { tail_block: tail, tail_error: inTail } = await getSheetState(context, id);
  const rows = await context.db
    .selectFrom("record_blocks")
    .select("block")
    .where("sheet_id", "=", id)
    .where("block", isAfter ? ">=" : "<=", from)
    // The errors of the last block are not all in its row, which exists.
    .where((where) =>
      where.or([where("error", ">", 0), ...(tail !== null && inTail > 0 ? [where("block", "=", tail)] : [])]),
    )
    .orderBy("block", isAfter ? "asc" : "desc")
    .execute();
  return rows.map(({ block }) => block);
}
