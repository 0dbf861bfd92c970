import { type RawBuilder, sql } from "kysely";
import type { Context } from "../context/context.ts";
import { createWrongCursor, type Place } from "../domain/cursor.ts";
import type { LoadedSheet } from "../sheets/sheets.ts";
import { isBehind } from "../storage/behind-place.ts";
import { readRecord, type StoredRecord } from "./record.ts";
import { readRecordsAt } from "./record-store.ts";
import type { CompiledSelection } from "./selection.ts";
import { sortBy, sortValue } from "./sort-order.ts";

/** A longer text is not part of a cursor. It is read again when the cursor is used. */
const longestValue = 500;

/** The next records of a selection behind a place, in the requested order. */
export async function readRecordsBehind(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  place: Place,
  limit: number,
): Promise<StoredRecord[]> {
  const { where, orderBy } = selection;
  if (orderBy === undefined) {
    const rows = await context.db
      .selectFrom("records")
      .selectAll()
      .where(where)
      .where("position", ">", place.number)
      .orderBy("position")
      .limit(limit)
      .execute();
    return rows.map(readRecord);
  }
  const value = sortValue(context, orderBy);
  const order = { value, ...orderBy, number: sql<number>`records.position`, numberDirection: "asc" } as const;
  const known = place.value !== undefined ? place : await readPlace(context, sheet, value, place.number);
  if (known === undefined) throw createWrongCursor();
  const rows = await context.db
    .selectFrom("records")
    .select("position")
    .where(where)
    .where(isBehind(order, known))
    .$call((query) => sortBy(query, value, orderBy.direction))
    .limit(limit)
    .execute();
  const positions = rows.map(({ position }) => position);
  const found = await readRecordsAt(context, sheet.id, positions);
  const byPosition = new Map(found.map((record) => [record.position, record]));
  return positions.flatMap((position) => byPosition.get(position) ?? []);
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
  const isLong = typeof place?.value === "string" && place.value.length > longestValue;
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
