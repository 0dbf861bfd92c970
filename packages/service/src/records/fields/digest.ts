import { hash } from "node:crypto";
import { type CellContent, isEmpty } from "./cell.ts";

/** The digest of a text: values stand in the index as they are, unless they are long. */
export function digestText(text: string): string {
  return text.length <= 48 ? `=${text}` : `#${hash("sha256", text, "base64url")}`;
}

/** The digests of what a cell holds: of one value, or of each different item of a list. */
export function digestItems(value: CellContent | undefined): string[] {
  if (isEmpty(value)) return [];
  return typeof value === "object"
    ? [...new Set(value.map((item) => digestText(item)))]
    : [digestText(String(value))];
}
