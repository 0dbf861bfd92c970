import { hash } from "node:crypto";
import { type CellContent, isEmpty, writeText } from "../fields/cell.ts";

/** The digest of a text in the index: short texts are used directly, long ones are hashed. */
export function digestText(text: string): string {
  return text.length <= 48 ? `=${text}` : `#${hash("sha256", text, "base64url")}`;
}

/** A cell as one text. Lists are written as JSON, so that `["a", "b"]` and `["a,b"]` differ. */
export function writeCell(value: Exclude<CellContent, null>): string {
  return typeof value === "object" ? JSON.stringify(value) : writeText(value);
}

/** The digests of a cell: of its value, or of each different item of its list. */
export function digestItems(value: CellContent | undefined): string[] {
  if (isEmpty(value)) return [];
  return typeof value === "object"
    ? [...new Set(value.map((item) => digestText(item)))]
    : [digestText(writeText(value))];
}
