import { createInvalid } from "../domain/errors.ts";
import type { Column } from "./source.ts";

const longest = 200;
/** The same limit as in spreadsheets. */
const mostColumns = 16_384;

/** A list of columns with unique keys; throws an `invalid` if there are too many columns. */
export interface ColumnList {
  readonly columns: readonly Column[];
  /** Adds a column with a label and returns its index. Without a label, the name is the position: `column_3`. */
  add(label: string): number;
}

export function createColumnList(): ColumnList {
  const columns: Column[] = [];
  const taken = new Set<string>();
  return {
    columns,
    add(given) {
      if (columns.length === mostColumns) {
        throw createInvalid("fileId", `A table may have ${mostColumns} columns; this one has more.`);
      }
      const label = given.replace(/\s+/g, " ").trim().slice(0, longest) || `column_${columns.length + 1}`;
      let key = label;
      for (let count = 2; taken.has(key.toLowerCase()); count += 1) key = `${label}_${count}`;
      taken.add(key.toLowerCase());
      return columns.push({ key, label }) - 1;
    },
  };
}
