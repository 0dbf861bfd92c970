import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context/context.ts";
import { createWrongCursor, type Place } from "../../domain/cursor.ts";
import { countFitting, type Sized } from "../../domain/sized.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import { isBehind } from "../../storage/behind-place.ts";
import { findRows } from "../columns/find-rows.ts";
import { sortRows } from "../columns/sort-rows.ts";
import type { StoredRecord } from "../record/record.ts";
import { isInStep, scanInSteps } from "../selections/scan-steps.ts";
import type { CompiledSelection } from "../selections/selection.ts";
import { sortBy, sortValue } from "../selections/sort-order.ts";
import { useColumns } from "../selections/use-columns.ts";
import { countFittingAt, measureBehind } from "../stores/measure-records.ts";
import { readInOrder } from "../stores/record-store.ts";

/** A longer text is not part of a cursor. It is read again when the cursor is used. */
const longestValueCharacters = 500;

type OrderBy = NonNullable<CompiledSelection["orderBy"]>;

/** Records of a selection, and whether they are the last ones. */
export interface NextRecords {
  readonly records: StoredRecord[];
  readonly isLast: boolean;
}

/**
 * The next records of a selection behind a place, in the requested order: as many as the limit says, or as can be in memory
 * at once.
 */
export async function readRecordsBehind(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  place: Place,
  limit: number,
): Promise<NextRecords> {
  const { orderBy } = selection;
  const readAt = async (positions: readonly number[]): Promise<NextRecords> => {
    const count = await countFittingAt(context, sheet.id, positions);
    const records = await readInOrder(context, sheet.id, positions.slice(0, count));
    return { records, isLast: count === positions.length && count < limit };
  };
  if (orderBy !== undefined) {
    return readAt(await findSortedBehind(context, sheet, { ...selection, orderBy }, place, limit));
  }
  const found =
    selection.blocks === undefined
      ? await useColumns(context, sheet, selection, [], ({ blocks, test }) =>
          findRows(blocks, test, { limit, offset: 0 }, place.number),
        )
      : undefined;
  if (found !== undefined) return readAt(found);
  const next: Sized<number>[] = [];
  for await (const step of scanInSteps(context, sheet, selection, { after: place.number })) {
    const where = sql<boolean>`${selection.where} and ${isInStep(step)}`;
    next.push(...(await measureBehind(context, where, place.number, limit - next.length)));
    if (next.length === limit) break;
  }
  const positions = next.slice(0, countFitting(next)).map(({ key }) => key);
  const records = await readInOrder(context, sheet.id, positions);
  return { records, isLast: positions.length === next.length && next.length < limit };
}

/** The positions of the next records behind a place, in the order of a field. */
async function findSortedBehind(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection & { readonly orderBy: OrderBy },
  place: Place,
  limit: number,
): Promise<readonly number[]> {
  const { where, orderBy } = selection;
  const { field, direction } = orderBy;
  const value = sortValue(context, orderBy);
  const after = place.value !== undefined ? place : await readPlace(context, sheet, value, place.number);
  if (after === undefined) throw createWrongCursor();
  // If the type of the field changed since, the value of the cursor has another type.
  const isComparable =
    after.value === null || (typeof after.value === "number") === (field.comparesAs === "number");
  const found = isComparable
    ? await useColumns(context, sheet, selection, [field.slot], ({ blocks, test, total, findSorted }) =>
        sortRows(blocks, test, {
          field,
          direction,
          total,
          after,
          limit,
          offset: 0,
          slot: findSorted(field.slot),
        }),
      )
    : undefined;
  if (found !== undefined) return found;
  const order = { value, direction, number: sql<number>`records.position`, numberDirection: "asc" } as const;
  const rows = await context.db
    .selectFrom("records")
    .select("position")
    .where(where)
    .where(isBehind(order, after))
    .$call((query) => sortBy(query, value, direction))
    .limit(limit)
    .execute();
  return rows.map(({ position }) => position);
}

/** The place of a record that was just read, in the order of a selection. */
export async function locateRecord(
  context: Context,
  sheet: LoadedSheet,
  { orderBy }: CompiledSelection,
  { position, cells }: StoredRecord,
): Promise<Place> {
  if (orderBy === undefined) return { number: position };
  const { slot, comparesAs } = orderBy.field;
  if (comparesAs === "number") {
    const number = cells[slot];
    return { number: position, value: typeof number === "number" ? number : null };
  }
  const place = await readPlace(context, sheet, sortValue(context, orderBy), position);
  const isLong = typeof place?.value === "string" && place.value.length > longestValueCharacters;
  return isLong || place === undefined ? { number: position } : place;
}

async function readPlace(
  { db }: Context,
  { id }: LoadedSheet,
  value: RawBuilder<unknown>,
  position: number,
): Promise<Place | undefined> {
  const row = await db
    .selectFrom("records")
    .select((value as RawBuilder<Place["value"]>).as("value"))
    .where("sheet_id", "=", id)
    .where("position", "=", position)
    .executeTakeFirst();
  return row && { number: position, value: row.value ?? null };
}
