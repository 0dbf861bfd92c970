import { giveWayIfLong } from "@data-import/front";
import type { RecordId, RecordIndices } from "@data-import/types";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../context/context.ts";
import { getSheetState, type LoadedSheet } from "../sheets/sheets.ts";
import { findRows } from "./columns/find-rows.ts";
import { testRows } from "./columns/row-test.ts";
import { type ColumnScan, useColumns } from "./columns/use-columns.ts";
import { countBefore } from "./count-before.ts";
import { takeStep } from "./scan-steps.ts";
import type { CompiledSelection } from "./selection.ts";

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
      ...{ id: id as RecordId, index: places.get(position) ?? -1, position },
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
  // Records with an error have an index: the nearest one is found at once, however far it is.
  if (!hasErrors && selection.blocks === undefined) {
    const found = await useColumns(context, sheet, selection, [], (scan) => findInColumns(scan, beside));
    if (found !== undefined) return found;
  }
  return scanBeside(context, sheet, selection, beside, hasErrors);
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

/**
 * The same from the records themselves. On an engine whose statements hold a thread, each looks at a limited number of
 * records; those without an error do not count if the selection has none of them.
 */
async function scanBeside(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  { position, direction, limit }: Beside,
  hasErrors: boolean,
): Promise<number[]> {
  const { next_position: end } = await getSheetState(context, sheet.id);
  const isShort = context.storage.engine.sql.isWaitedFor !== undefined;
  const most = takeStep(selection, 0, Number.MAX_SAFE_INTEGER).end;
  const isAfter = direction === "after";
  const order = isAfter ? "asc" : "desc";
  const found: number[] = [];
  for (let place = position; isAfter ? place + 1 < end : place > 0; ) {
    const isBeyond = isAfter
      ? sql<boolean>`records.position > ${place}`
      : sql<boolean>`records.position < ${place}`;
    const rowsBeyond = hasErrors ? sql<boolean>`${isBeyond} and records.errors is not null` : isBeyond;
    const last = isShort ? await findStepEnd(context, sheet, rowsBeyond, { most, order }) : undefined;
    const isNear =
      last === undefined ? [] : [sql`records.position ${sql.raw(isAfter ? "<=" : ">=")} ${last}`];
    const rows = await context.db
      .selectFrom("records")
      .select("position")
      .where(sql<boolean>`${sql.join([selection.where, rowsBeyond, ...isNear], sql` and `)}`)
      .orderBy("position", order)
      .limit(limit - found.length)
      .execute();
    for (const row of rows) found.push(row.position);
    if (last === undefined || found.length === limit) break;
    place = last;
    await giveWayIfLong();
  }
  return found;
}

/** The position of the last record that a step looks at; undefined if it looks at all that are left. */
async function findStepEnd(
  { db }: Context,
  { id }: LoadedSheet,
  rows: RawBuilder<boolean>,
  { most, order }: { readonly most: number; readonly order: "asc" | "desc" },
): Promise<number | undefined> {
  const row = await db
    .selectFrom("records")
    .select("position")
    .where("sheet_id", "=", id)
    .where(rows)
    .orderBy("position", order)
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst();
  return row?.position;
}
