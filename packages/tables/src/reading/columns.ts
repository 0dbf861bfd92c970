import { limits } from "@data-import/types";
import { repairText, shortenText } from "../basics/text.ts";
import type { Column } from "./source.ts";
import { UnreadableFile } from "./unreadable-file.ts";

const longestLabelCharacters = 200;

/** A list of columns with unique keys; throws an `UnreadableFile` if there are too many columns. */
export interface ColumnList {
  readonly columns: readonly Column[];
  /**
   * Adds a column with a label and returns its index. Without a label, the name is the position: `column_3`.
   * @param position the column of the file, from 1; by default, the next one
   */
  add(label: string, position?: number): number;
}

export function createColumnList(): ColumnList {
  const columns: Column[] = [];
  const taken = new Set<string>();
  /** The next number to try for a name. */
  const numbers = new Map<string, number>();

  function findKey(name: string): string {
    const lower = name.toLowerCase();
    if (!taken.has(lower)) return name;
    let number = numbers.get(lower) ?? 2;
    while (taken.has(`${lower}_${number}`)) number += 1;
    numbers.set(lower, number + 1);
    return `${name}_${number}`;
  }
  return {
    columns,
    add(given, number = columns.length + 1) {
      if (columns.length === limits.fileColumns) throw refuseColumns();
      const position = `column_${number}`;
      const start = repairText(given.slice(0, longestLabelCharacters * 10));
      const label = shortenText(start.replace(/\s+/g, " ").trim(), longestLabelCharacters) || position;
      // JavaScript objects cannot have this key like any other.
      const key = findKey(label === "__proto__" ? position : label);
      taken.add(key.toLowerCase());
      return columns.push({ key, label }) - 1;
    },
  };
}

/**
 * The error for a table with too many columns.
 * @param place the first cell that is too much: `cell XFD1`
 */
export function refuseColumns(place?: string): Error {
  const first = place === undefined ? "" : `, beginning with ${place}`;
  const message = `A table may have at most ${limits.fileColumns} columns; this file has more${first}. Delete columns, or split the table.`;
  return new UnreadableFile(message);
}
