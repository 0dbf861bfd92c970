import type { Row } from "../source.ts";
import { isEmpty, isFilled, readKind } from "./cells.ts";
import { isKnownName, isName } from "./weigh-header.ts";

/** Larger tables are never written like this. */
const mostNames = 200;

/** The columns of some rows as rows, without the empty ones. */
export function transpose(rows: readonly Row[]): Row[] {
  const filled = rows.filter((row) => !isEmpty(row));
  const width = Math.max(0, ...filled.map(({ length }) => length));
  return Array.from({ length: width }, (_, column) => filled.map((row) => row[column] ?? "")).filter(
    (row) => !isEmpty(row),
  );
}

/**
 * Whether the names of a table are in its first column, and each further column is a record: the words there are those of
 * names of columns, each row has values of one kind, and the columns have not.
 */
export function isTransposed(all: readonly Row[]): boolean {
  const rows = all.filter((row) => !isEmpty(row));
  if (rows.length < 3 || rows.length > mostNames) return false;
  const names = rows.map(([first = ""]) => first.trim());
  if (!names.every((name) => isFilled(name) && isName(name)) || new Set(names).size < names.length)
    return false;
  if (names.filter(isKnownName).length < names.length * 0.75) return false;
  const [first = []] = rows;
  if (first.length < 3 || first.slice(1).some(isKnownName)) return false;
  const kinds = rows.map((row) => readRowKind(row.slice(1)));
  return (
    new Set(kinds).size > 1 &&
    kinds.some((kind) => kind !== "text" && kind !== "mixed") &&
    !kinds.includes("mixed")
  );
}

/** The kind of all filled cells of a row; `mixed` if they have several. */
function readRowKind(cells: Row): string {
  const kinds = new Set(cells.filter(isFilled).map(readKind));
  const [kind = "mixed"] = kinds;
  return kinds.size === 1 ? kind : "mixed";
}
