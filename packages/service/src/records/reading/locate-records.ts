import { giveWayIfLong } from "@data-import/front";
import type { operations, RecordId, RecordIndices } from "@data-import/types";
import { sql } from "kysely";
import type { Context } from "../../context/context.ts";
import { createInvalid } from "../../domain/errors.ts";
import { noteMeasured } from "../../domain/list-part.ts";
import { getSheetState, type LoadedSheet } from "../../sheets/sheets.ts";
import { rankRows } from "../columns/rank-rows.ts";
import { errorsSlot, testRows } from "../columns/row-test.ts";
import { isInStep, scanInSteps } from "../selections/scan-steps.ts";
import { type CompiledSelection, compileSelection } from "../selections/selection.ts";
import { readShownSelection } from "../selections/selection-parameters.ts";
import { type ColumnScan, useColumns } from "../selections/use-columns.ts";
import { countBefore } from "../stores/count-before.ts";
import { readRecordsById } from "../stores/record-store.ts";
import { type Beside, findBeside } from "./find-beside.ts";
import { findPositionsOfPage } from "./read.ts";

type Query = NonNullable<operations["getRecordIndices"]["parameters"]["query"]>;

/** By position, how many records of a selection are before it. Positions that are not in the selection are absent. */
type Indices = ReadonlyMap<number, number>;

/** How many sorted records are compared without a look at the time. */
const recordsPerLook = 4096;

/**
 * The places of some records in the list of a selection, -1 for those that it does not have; or the records of the
 * selection that are nearest to a position.
 */
export async function locateRecords(
  context: Context,
  sheet: LoadedSheet,
  { ids, before, after, limit = 1, ...conditions }: Query,
): Promise<RecordIndices[]> {
  // One place for each id of the request, or a limited number.
  noteMeasured(context);
  const named = [ids, after, before].filter((one) => one !== undefined);
  if (named.length > 1) {
    const message = "Send one of `ids`, `after` and `before`, and not several of them.";
    throw createInvalid("value_not_allowed", "ids", message);
  }
  const selection = await compileSelection(context, sheet, readShownSelection(conditions));
  if (ids === undefined) {
    if (selection.orderBy !== undefined) {
      const message = "`after` and `before` work in the order of the insertion: leave `sortField` out.";
      throw createInvalid("value_not_allowed", "sortField", message);
    }
    const beside: Beside =
      before === undefined
        ? { position: after ?? -1, direction: "after", limit }
        : { position: before, direction: "before", limit };
    return findBeside(context, sheet, selection, beside, conditions.filter === "error");
  }
  const records = await readRecordsById(context, sheet.id, ids);
  const positions = new Map(records.map(({ id, position }) => [id, position]));
  const wanted = [...positions.values()].toSorted((a, b) => a - b);
  const { blocks, orderBy } = selection;
  const indices =
    orderBy === undefined && blocks !== undefined
      ? await countBefore(
          context,
          sheet.id,
          blocks,
          records
            .filter(({ errors }) => blocks === "all" || (blocks === "error") === (errors !== null))
            .map(({ position }) => position),
        )
      : await findIndices(context, sheet, selection, wanted);
  return ids.map((id) => ({ id: id as RecordId, index: indices.get(positions.get(id) ?? -1) ?? -1 }));
}

async function findIndices(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  wanted: readonly number[],
): Promise<Indices> {
  const { orderBy } = selection;
  if (orderBy !== undefined) return findSorted(context, sheet, { ...selection, orderBy }, wanted);
  const found = await useColumns(context, sheet, selection, [errorsSlot], (scan) =>
    countColumns(scan, wanted),
  );
  if (found !== undefined) return found;
  return countRecords(context, sheet, selection, wanted);
}

async function findSorted(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection & { readonly orderBy: object },
  wanted: readonly number[],
): Promise<Indices> {
  const { orderBy } = selection;
  const ranked = await useColumns(
    context,
    sheet,
    selection,
    [orderBy.field.slot],
    ({ blocks, test, findSorted }) =>
      rankRows(blocks, test, { ...orderBy, slot: findSorted(orderBy.field.slot) }, wanted),
  );
  if (ranked !== undefined) return ranked;
  const { total } = await getSheetState(context, sheet.id);
  const sorted = await findPositionsOfPage(context, sheet, selection, { limit: total + 1, offset: 0 });
  const left = new Set(wanted);
  const indices = new Map<number, number>();
  for (let index = 0; index < sorted.length && left.size > 0; index += 1) {
    if (index % recordsPerLook === 0) await giveWayIfLong();
    const position = sorted[index] as number;
    if (left.delete(position)) indices.set(position, index);
  }
  return indices;
}

async function countColumns({ blocks, test }: ColumnScan, wanted: readonly number[]): Promise<Indices> {
  const indices = new Map<number, number>();
  let before = 0;
  let next = 0;
  for await (const { start, columns } of blocks) {
    const mask = testRows(test, columns);
    for (let index = 0; index < mask.length; index += 1) {
      while (next < wanted.length && (wanted[next] as number) < start + index) next += 1;
      if (mask[index] === 0) continue;
      if (wanted[next] === start + index) indices.set(start + index, before);
      before += 1;
    }
    if (next === wanted.length) break;
  }
  return indices;
}

/** The same from the records themselves. Each record is counted once. */
async function countRecords(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  wanted: readonly number[],
): Promise<Indices> {
  const indices = new Map<number, number>();
  let before = 0;
  let after = -1;
  for (const position of wanted) {
    let isSelected = false;
    for await (const step of scanInSteps(context, sheet, selection, { after, end: position + 1 })) {
      const { rows } = await sql<{ count: number | string; last: number | null }>`
        select count(*) as count, max(position) as last from records
        where ${selection.where} and ${isInStep(step)}`.execute(context.db);
      const [row = { count: 0, last: null }] = rows;
      isSelected = row.last !== null && Number(row.last) === position;
      before += Number(row.count);
    }
    if (isSelected) indices.set(position, before - 1);
    after = position;
  }
  return indices;
}
