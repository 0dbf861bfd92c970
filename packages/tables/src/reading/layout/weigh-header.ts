import { readName } from "../../mapping/names/read-name.ts";
import type { Row } from "../source.ts";
import { type CellKind, isEmpty, isFilled, readColumnKind, readKind } from "./cells.ts";

/** How many rows below a header are compared with it. */
const rowsCompared = 30;

/** The rows with content below a row. */
export function takeBelow(sample: readonly Row[], place: number): Row[] {
  return sample.slice(place + 1, place + 1 + rowsCompared).filter((row) => !isEmpty(row));
}

/**
 * Whether a row has names or is the first record. It is a record if its cells look like those below: a number above
 * numbers, an e-mail address above e-mail addresses, a word that the column has again.
 */
export function weighHeader(
  sample: readonly Row[],
  place: number,
): { readonly isHeader: boolean; readonly confidence: number } {
  const header = sample[place] ?? [];
  const below = takeBelow(sample, place);
  const isCounted = countsUp(header);
  let [names, values] = [0, 0];
  for (const [column, cell] of header.entries()) {
    if (!isFilled(cell)) continue;
    const kind = readKind(cell);
    const usual = readColumnKind(below, column);
    if (isFigureName(cell, below, column) || (isCounted && kind === "number")) names += 1;
    else if (kind !== "text" && kind === usual) values += 1;
    else if (kind === "text" && usual !== "text" && usual !== "empty") names += 1;
    else if (kind === "text" && isKnownName(cell)) names += 1;
    else if (isList(cell) && below.some((row) => isList(row[column] ?? ""))) values += 1;
    else if (kind === "text" && below.some((row) => row[column] === cell)) values += 1;
    else if (kind === "email" || kind === "url") values += 1;
  }
  // One number above another one may be the name of the only column.
  const isHeader = names >= values || (values === 1 && below.length < 2);
  const sure = Math.abs(names - values) / Math.max(1, names + values);
  const strength = Math.min(1, (names + values) / 2);
  return { isHeader, confidence: round(0.5 + 0.49 * sure * strength) };
}

/** Several values in one cell, such as `red,blue,green`. */
function isList(cell: string): boolean {
  return cell.split(/[,;|]/).length > 2;
}

/** A year above numbers that are no years. */
function isFigureName(cell: string, below: readonly Row[], column: number): boolean {
  return isYear(cell) && !below.every((row) => !isFilled(row[column]) || isYear(row[column] ?? ""));
}

export function isYear(cell: string): boolean {
  return /^(?:19|20)\d\d$/.test(cell.trim());
}

/** Whether the numbers of a row follow each other, as the days of a month do: `Name,1,2,3`. */
function countsUp(row: Row): boolean {
  const numbers = row.filter((cell) => readKind(cell) === "number").map(Number);
  return numbers.length > 2 && numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
}

/** Longer texts are not names. */
const longestNameCharacters = 80;

/** Whether the words of a cell are those of names of columns. */
export function isKnownName(cell: string): boolean {
  if (cell.length > longestNameCharacters) return false;
  const [first] = readName(cell).readings;
  return first !== undefined && first.weight > 0.8 && first.parts.every((part) => !part.startsWith("?"));
}

export function isName(cell: string): boolean {
  const kind: CellKind = readKind(cell);
  return kind === "text" && cell.length <= longestNameCharacters && !cell.trim().endsWith(":");
}

export function round(share: number): number {
  return Math.round(share * 100) / 100;
}
