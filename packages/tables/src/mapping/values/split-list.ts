import type { Property } from "@data-import/types";
import { getFieldType, getOptions } from "../../fields/field-types.ts";

/** The signs between the items of a list, from the one that says most to the one that says least. */
const separators = ["\n", ";", "|", ","];

/** The items of a text: those of a JSON array, otherwise what is between the separators. Items have no outer spaces. */
export function splitList(text: string, separator: string | undefined): string[] {
  const items = readArray(text);
  if (items !== undefined) return items;
  const parts = separator === undefined ? [text] : text.split(separator);
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** The items of a JSON array of single values; undefined for any other text. */
function readArray(text: string): string[] | undefined {
  if (!/^\s*\[[\s\S]*\]\s*$/.test(text)) return undefined;
  try {
    const items: unknown = JSON.parse(text);
    if (!Array.isArray(items) || items.some((item) => typeof item === "object")) return undefined;
    return items.map(String);
  } catch {
    return undefined;
  }
}

/** How the lists of a column are written. */
export interface FoundSeparator {
  /** Absent if each text is one item, or a JSON array. */
  readonly separator?: string;
  /** A comma between several words may belong to an item. */
  readonly proven: boolean;
}

/** The sign that separates the items of the lists of a field, if there is one. */
export function findSeparator(values: readonly string[], field: Property): FoundSeparator {
  const listed = getOptions(field)?.map(({ value }) => String(value));
  const options = listed && new Set(listed);
  const texts = values.filter((value) => readArray(value) === undefined);
  // A comma may belong to a number.
  const signs = getFieldType(field).holds === "number" ? separators.slice(0, -1) : separators;
  const counts = signs.map((separator) => ({
    separator,
    count: texts.filter((text) => text.trim().includes(separator) && !options?.has(text.trim())).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const separator = counts.find(({ count }) => count === most)?.separator;
  if (most === 0 || separator === undefined) return { proven: true };
  const items = texts.flatMap((text) => splitList(text, separator));
  const proven =
    separator !== "," ||
    items.every((item) => !item.includes(" ")) ||
    (options !== undefined && items.every((item) => options.has(item)));
  return { separator, proven };
}
