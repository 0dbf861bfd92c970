import measureText from "fast-string-truncated-width";

type Row = Readonly<Record<string, unknown>>;

/** The columns that say most come first. */
const first = [
  "id",
  "name",
  "title",
  "slug",
  "topic",
  "email",
  "key",
  "label",
  "type",
  "operation",
  "status",
];
/** Other columns of this kind are for programs. */
const isShown = (key: string) => !/^(config|metadata|settings|accountId|createdBy|updatedAt)$/.test(key);
const gap = "  ";
/** A column is made smaller than that only if it alone is wider than the terminal. */
const narrowestCharacters = 12;

/** Characters that control a terminal, begin a line, or turn the order of what follows around. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;

/** The text of a value in one line, without characters that could make it look like another one. */
export function writeCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.replaceAll(unsafe, " ");
}

/** The columns of these rows: those with a simple value somewhere, the important ones first. */
export function chooseColumns(rows: readonly Row[]): string[] {
  const keys = new Set(rows.flatMap((row) => Object.keys(row)));
  const isSimple = (key: string) =>
    rows.some((row) => row[key] !== null && row[key] !== undefined && typeof row[key] !== "object");
  const others = [...keys].filter((key) => !first.includes(key) && isShown(key));
  return [...first.filter((key) => keys.has(key)), ...others].filter(isSimple);
}

/** A table, and the columns that it does not have. */
export interface FittedTable {
  readonly lines: string[];
  readonly left: readonly string[];
}

/** The lines of a table that is at most `width` wide. */
export function writeTable(rows: readonly Row[], columns: readonly string[], width: number): string[] {
  return fitTable(rows, columns, width).lines;
}

/** A table that is at most `width` wide: long texts end with `…`, and the last columns are left out if they do not fit. */
export function fitTable(rows: readonly Row[], columns: readonly string[], width: number): FittedTable {
  const lines = rows.map((row) => columns.map((column) => writeCell(row[column])));
  const widths = columns.map((column, index) =>
    Math.min(width, Math.max(measure(column), ...lines.map((line) => measure(line[index] ?? "")))),
  );
  // A part of an id or of a time is worth nothing.
  const isWhole = columns.map((_, index) =>
    lines.every((line) => /^(us_\w+|\d{4}-\d\d-\d\dT.*)?$/.test(line[index] ?? "")),
  );
  const least = widths.map((size, index) => (isWhole[index] ? size : Math.min(size, narrowestCharacters)));
  // The columns that stay get all of the width.
  while (widths.length > 1 && sum(least.slice(0, widths.length)) > width) widths.pop();
  while (sum(widths) > width) {
    const breakable = widths.map((size, index) => (isWhole[index] && widths.length > 1 ? 0 : size));
    const most = Math.max(...breakable);
    widths[breakable.lastIndexOf(most)] = most - 1;
  }
  const writeLine = (cells: readonly string[]) =>
    widths
      .map((size, index) => fit(cells[index] ?? "", size))
      .join(gap)
      .trimEnd();
  return { lines: [writeLine(columns), ...lines.map(writeLine)], left: columns.slice(widths.length) };
}

const sum = (widths: readonly number[]) =>
  widths.reduce((total, size) => total + size + gap.length, -gap.length);

/** How wide a terminal shows a text. */
export const measure = (text: string): number => measureText(text).width;

const characters = new Intl.Segmenter();

/** The text in one line that is at most `width` wide. */
export const fitLine = (text: string, width: number): string => fit(writeCell(text), width).trimEnd();

/** The text with exactly this width. */
function fit(text: string, width: number): string {
  const whole = measure(text);
  if (whole <= width) return text + " ".repeat(width - whole);
  // The package that measures can also shorten, but then counts letters such as `ł` and `я` too late.
  let shown = "";
  let used = 0;
  for (const { segment } of characters.segment(text)) {
    const size = measure(segment);
    if (used + size >= width) break;
    shown += segment;
    used += size;
  }
  return `${shown}…${" ".repeat(width - used - 1)}`;
}
