import type { Row } from "../source.ts";

/** What the text of a cell looks like. */
export type CellKind = "empty" | "number" | "date" | "email" | "url" | "code" | "text";

const figure = /^[-+(]?\p{Sc}?\s?\d[\d.,:/' \u00a0\u202f-]*(?:[%)]|\p{Sc}|EUR|USD|GBP|CHF)?$/u;
const date =
  /^\d{1,4}([./-])\d{1,2}\1\d{1,4}(?:[T ]\d{1,2}:\d{2}(?::\d{2})?)?$|^\d{1,2}[. -]\p{L}{3,10}[. -]\d{2,4}$/u;
const email = /^[^\s@]+@[^\s@]+$/;
const url = /^(?:https?:\/\/|www\.)\S+$/i;
const code = /^(?=.*\d)(?=.*[A-Z])[A-Z\d][A-Z\d._/-]{3,}$/;

/** Whether a cell is a number, an amount or a date: names of columns rarely look like that. */
export function isFigure(cell: string): boolean {
  return figure.test(cell.trim());
}

/** Whether a cell is a line that was drawn with signs. */
export function isRule(cell: string): boolean {
  const code = cell.charCodeAt(0);
  if (code > 61 && code !== 95 && code !== 124) return false;
  return /^[-=+_:|]{3,}$/.test(cell.trim());
}

/** Whether a row is a line that was drawn with signs, such as `---+---`. */
export function isDrawn(row: Row): boolean {
  const first = row[0] === "" ? row[1] : row[0];
  // Few rows begin like that, and the others are not looked at.
  return first !== undefined && isRule(first) && row.every((cell) => cell === "" || isRule(cell));
}

export function readKind(cell: string): CellKind {
  const text = cell.trim();
  if (text === "") return "empty";
  if (date.test(text)) return "date";
  if (figure.test(text)) return "number";
  if (email.test(text)) return "email";
  if (url.test(text)) return "url";
  return code.test(text) ? "code" : "text";
}

/** The kind that nearly all filled cells of a column have; `text` if there is none, `empty` if no cell is filled. */
export function readColumnKind(rows: readonly Row[], column: number): CellKind {
  const counts = new Map<CellKind, number>();
  let filled = 0;
  for (const row of rows) {
    const kind = readKind(row[column] ?? "");
    if (kind === "empty") continue;
    filled += 1;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  if (filled === 0) return "empty";
  for (const [kind, count] of counts) if (count >= filled * 0.8) return kind;
  return "text";
}

export function isFilled(cell: string | undefined): cell is string {
  return cell !== undefined && cell !== "" && cell.trim() !== "";
}

export function isEmpty(row: Row): boolean {
  for (let column = 0; column < row.length; column += 1) if (isFilled(row[column])) return false;
  return true;
}

export function countFilled(row: Row): number {
  return row.filter(isFilled).length;
}

/** A row without the empty cells at its end. */
export function trimEnd(row: Row): Row {
  let length = row.length;
  while (length > 0 && (row[length - 1] ?? "").trim() === "") length -= 1;
  return length === row.length ? row : row.slice(0, length);
}
