import { createInvalid, type DomainError } from "./errors.ts";

/** The place of an item in an ordered list: its value in the order, if the list is sorted by one, and its number. */
export interface Place {
  readonly value?: string | number | null | undefined;
  /** Unique in the list. It never changes. */
  readonly number: number;
}

/** A cursor that was read. */
export interface Cursor {
  /** The number of the page that begins behind the place. */
  readonly pageNumber: number;
  readonly place: Place;
}

/** Writes the cursor of a list as text. `order` names the list and how it is sorted. */
export function writeCursor(order: string, { pageNumber, place }: Cursor): string {
  const { number, value } = place;
  const parts = value === undefined ? [order, pageNumber, number] : [order, pageNumber, number, value];
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

/** Reads a cursor that was written for the same order; throws an `invalid` for any other text. */
export function readCursor(order: string, text: string): Cursor {
  const [writtenOrder, pageNumber, number, value, ...others] = readParts(text);
  const isCursor =
    writtenOrder === order &&
    isCount(pageNumber) &&
    isCount(number) &&
    (value === undefined || value === null || typeof value === "string" || typeof value === "number") &&
    others.length === 0;
  if (isCursor) return { pageNumber, place: { number, value } };
  throw createWrongCursor();
}

/** The cursor is not one of this list in this order. */
export function createWrongCursor(): DomainError {
  return createInvalid(
    "cursor_invalid",
    "cursor",
    "`cursor` does not belong to this list in this order. Send the `nextCursor` of a response to the same request, or leave it out to begin with the first page.",
  );
}

function readParts(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
