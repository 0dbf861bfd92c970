import type { CellContent } from "@data-import/tables/fields";
import { limits } from "@data-import/types";
import { createInvalid } from "../../domain/errors.ts";

/** A unit of a text in JavaScript has at most so many bytes in UTF-8. */
const bytesPerUnit = 3;

/** Throws an `invalid` if a value is larger than a cell may be. Requests were checked; replaced and mapped values were not. */
export function requireCellSize(value: CellContent | undefined, key: string): void {
  if (value === undefined || value === null || typeof value === "number" || typeof value === "boolean")
    return;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (text.length * bytesPerUnit <= limits.cellBytes) return;
  const bytes = Buffer.byteLength(text);
  if (bytes <= limits.cellBytes) return;
  const message = `\`${key}\` would have ${bytes} bytes; a cell has at most ${limits.cellBytes}. Shorten the value.`;
  throw createInvalid("value_too_long", key, message);
}

/** Throws an `invalid` if the cells of a record, as they are stored, are larger than those of a record may be. */
export function requireRecordSize(json: string): void {
  if (json.length * bytesPerUnit <= limits.recordBytes) return;
  const bytes = Buffer.byteLength(json);
  if (bytes <= limits.recordBytes) return;
  const message = `The cells of a record would have ${bytes} bytes together; they have at most ${limits.recordBytes}. Shorten some of them.`;
  throw createInvalid("value_too_long", "values", message);
}

/** The same for a new record, and for each of its cells. */
export function requireNewSizes(json: string, nameSlot: (slot: number) => string): void {
  if (json.length * bytesPerUnit <= limits.cellBytes) return;
  requireRecordSize(json);
  for (const [slot, cell] of (JSON.parse(json) as CellContent[]).entries()) {
    requireCellSize(cell, nameSlot(slot));
  }
}
