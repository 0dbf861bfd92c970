import { isFigure, readColumnKind } from "../layout/cells.ts";

/** Where the columns begin that all lines have under each other; undefined if the lines are no such table. */
export function findFixedWidth(lines: readonly string[]): number[] | undefined {
  // A line below the names, and the spaces at the ends, say nothing.
  const rows = lines.map((line) => line.trimEnd()).filter((line) => /[^-=+\s]/.test(line));
  if (rows.length < 3 || rows.some((row) => row.includes("\t") || row.startsWith(" "))) return undefined;
  const width = Math.max(...rows.map(({ length }) => length));
  const isBlank = (place: number) => rows.every((row) => (row[place] ?? " ") === " ");
  const starts = [0];
  let blanks = 0;
  for (let place = 0; place < width; place += 1) {
    if (!isBlank(place) && blanks > 1) starts.push(place);
    blanks = isBlank(place) ? blanks + 1 : 0;
  }
  if (starts.length < 2) return undefined;
  const cut = rows.map((row) => starts.map((start, index) => row.slice(start, starts[index + 1]).trim()));
  // Names above all columns, and values in nearly all places: sentences have gaps, too.
  const [names = [], ...values] = cut;
  const filled = values.flat().filter((cell) => cell !== "").length;
  return names.every((name) => name !== "" && !isFigure(name)) &&
    filled >= values.length * starts.length * 0.7
    ? starts
    : undefined;
}

/** Whether single spaces separate values: three or more in each line, with a column of numbers or dates below a name. */
export function findSpaces(lines: readonly string[]): boolean {
  const rows = lines.map((line) => line.trim().split(" "));
  const [names = [], ...values] = rows;
  if (names.length < 3 || values.length < 2 || rows.some(({ length }) => length !== names.length))
    return false;
  return names.some((name, column) => {
    const kind = readColumnKind(values, column);
    return !isFigure(name) && (kind === "number" || kind === "date");
  });
}
