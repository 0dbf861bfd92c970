import { hash } from "node:crypto";
import { type CellContent, isEmpty } from "./cell.ts";

/** The digest of a text in the index: short texts are used directly, long ones are hashed. */
export function digestText(text: string): string {
  return text.length <= 48 ? `=${text}` : `#${hash("sha256", text, "base64url")}`;
}

/** The digests of a cell: of its value, or of each different item of its list. */
export function digestItems(value: CellContent | undefined): string[] {
  if (isEmpty(value)) return [];
  return typeof value === "object"
    ? [...new Set(value.map((item) => digestText(item)))]
    : [digestText(String(value))];
}
