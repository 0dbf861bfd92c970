import { createInvalid } from "../../domain/errors.ts";
import type { CellContent } from "../../fields/cell.ts";

/** The most bytes of a cell, as the description says: a text in UTF-8, a list as JSON. */
export const mostCellBytes = 1_048_576;

/** The most bytes of all cells of a record, as JSON. */
const mostRecordBytes = 8_388_608;

/** A unit of a text in JavaScript has at most so many bytes in UTF-8. */
const bytesPerUnit = 3;

/** Throws an `invalid` if a value is larger than a cell may be. Requests were checked; replaced and mapped values were not. */
export function requireCellSize(value: CellContent | undefined, key: string): void {
  if (value === undefined || value === null || typeof value === "number" || typeof value === "boolean")
    return;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (text.length * bytesPerUnit <= mostCellBytes) return;
  const bytes = Buffer.byteLength(text);
  if (bytes <= mostCellBytes) return;
  const message = `\`${key}\` would have ${bytes} bytes; a cell has at most ${mostCellBytes}. Shorten the value.`;
  throw createInvalid("value_too_long", key, message);
}

/** Throws an `invalid` if the cells of a record, as they are stored, are larger than those of a record may be. */
export function requireRecordSize(json: string): void {
  if (json.length * bytesPerUnit <= mostRecordBytes) return;
  const bytes = Buffer.byteLength(json);
  if (bytes <= mostRecordBytes) return;
  const message = `The cells of a record would have ${bytes} bytes together; they have at most ${mostRecordBytes}. Shorten some of them.`;
  throw createInvalid("value_too_long", "values", message);
}

/** The same for a new record, and for each of its cells. */
export function requireNewSizes(json: string, nameSlot: (slot: number) => string): void {
  if (json.length * bytesPerUnit <= mostCellBytes) return;
  requireRecordSize(json);
  for (const [slot, cell] of (JSON.parse(json) as CellContent[]).entries()) {
    requireCellSize(cell, nameSlot(slot));
  }
}
