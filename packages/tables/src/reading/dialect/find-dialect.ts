import { isDrawn, isEmpty, isFigure } from "../layout/cells.ts";
import type { Row } from "../source.ts";
import { createDelimitedReader } from "./delimited.ts";
import { type Dialect, type FoundDialect, noDelimiter, usualDialect } from "./dialect.ts";
import { findFixedWidth, findSpaces } from "./fixed-width.ts";

/** The last ones are of mainframes and of Hive. */
const delimiters = [",", ";", "\t", "|", "~", "^", "\u0001", "\u001F"] as const;
const comments = ["#", "//", "%"] as const;

/** How many rows are used to find the dialect, and how many characters. */
const sampleRows = 50;
const sampleCharacters = 65_536;

/** The beginning of a text. */
interface Sample {
  readonly start: string;
  readonly isWhole: boolean;
  /** The signs that can be quotes: apostrophes only if no value begins with a double quote. */
  readonly quotes: readonly string[];
}

/** The first rows, as a dialect reads them. */
interface Reading {
  readonly dialect: Dialect;
  readonly rows: readonly Row[];
  /** How many values most of the rows with several values have. */
  readonly width: number;
  /** How many rows have so many, and no wrong quotes. */
  readonly count: number;
  readonly hasFaults: boolean;
}

/**
 * Finds the dialect that reads the most rows with the same number of values. What is given, it takes.
 * @param isWhole whether the text has its end, so that its last row is complete
 */
export function findDialect(head: string, given: Partial<Dialect>, isWhole: boolean): FoundDialect {
  const stated = /^"?sep=([^"\r\n])"?\r?\n/i.exec(head)?.[1];
  const said = { ...(stated && { delimiter: stated }), ...given };
  const start = head.slice(0, sampleCharacters);
  const text = { start, isWhole: isWhole && head.length <= sampleCharacters, quotes: findQuotes(start) };
  if (said.starts !== undefined)
    return { dialect: { ...usualDialect, ...said }, confidence: 1, isUsed: true };
  const best = chooseReading(text, said);
  const isSaid = said.delimiter !== undefined;
  const trimmed = trimReading(text, best, said);
  if (!isSaid && !isTable(trimmed, isProse(best))) {
    // Quotes around the first row alone say nothing about the others.
    const isGuess = best.dialect.isWrapped && said.isWrapped === undefined;
    return isGuess ? findDialect(head, { ...given, isWrapped: false }, isWhole) : findOther(text, said);
  }
  const comment = said.comment ?? findComment(trimmed);
  const dialect = { ...trimmed.dialect, comment };
  return { dialect, confidence: isSaid ? 1 : weigh(trimmed, comment), isUsed: true };
}

/** The share of the rows that have the usual number of values. Titles, comments and lines say nothing about it. */
function weigh({ rows, width }: Reading, comment: string): number {
  const below = rows
    .slice(rows.findIndex(({ length }) => length === width))
    .filter((row) => !isDrawn(row) && (comment === "" || row[0]?.startsWith(comment) !== true));
  return below.filter(({ length }) => length === width).length / below.length;
}

function chooseReading(text: Sample, said: Partial<Dialect>): Reading {
  const choices =
    said.delimiter === undefined ? delimiters.filter((sign) => text.start.includes(sign)) : [said.delimiter];
  let best: Reading = {
    dialect: { ...usualDialect, ...said },
    rows: [],
    width: 1,
    count: 0,
    hasFaults: false,
  };
  for (const dialect of listVariants(text, said)) {
    const own = choices.map((delimiter) => readSample(text, { ...dialect, delimiter }));
    const most = own.reduce((one, other) => (isBetter(other, one) ? other : one), own[0] ?? best);
    // Unusual quotes need more than one row that speaks for them.
    const margin = dialect.quote === usualDialect.quote && dialect.escape === "" ? 0 : most.rows.length * 0.1;
    if (most.count > best.count + margin || best.rows.length === 0) best = most;
  }
  return best;
}

/** Commas are parts of numbers and sentences, too. One row says nothing about that, and a table without a fault does. */
function isBetter(other: Reading, one: Reading): boolean {
  if (other.hasFaults && one.count > 1 && one.count === one.rows.length) return false;
  const isWider = (one.dialect.delimiter === "," && one.count > 1) || other.width > one.width;
  return other.count > one.count || (other.count === one.count && other.count > 0 && isWider);
}

/** The ways to quote that a text may have, the usual one first. */
function listVariants({ start: text, quotes: found }: Sample, said: Partial<Dialect>): Dialect[] {
  const quotes = said.quote === undefined ? found : [said.quote];
  const trims = said.trim === undefined ? [false, ...(/[,;|] +["']/.test(text) ? [true] : [])] : [said.trim];
  const escapes = said.escape === undefined ? ["", ...(/\\["']/.test(text) ? ["\\"] : [])] : [said.escape];
  return [
    said.isWrapped ?? false,
    ...(said.isWrapped === undefined && text.startsWith('"') ? [true] : []),
  ].flatMap((isWrapped) =>
    quotes.flatMap((quote) =>
      escapes.flatMap((sign) =>
        trims.map((trim) => ({ ...usualDialect, ...said, quote, escape: sign, isWrapped, trim })),
      ),
    ),
  );
}

function findQuotes(text: string): readonly string[] {
  const begins = (quote: string) => new RegExp(`(?:^|[,;\\t|]) ?${quote}`, "m").test(text);
  return begins("'") && !begins('"') ? ['"', "'"] : ['"'];
}

function readSample({ start, isWhole, quotes }: Sample, dialect: Dialect): Reading {
  const faulty = new Set<number>();
  const reader = createReader(dialect, (row) => faulty.add(row));
  const complete = [...reader.push(start)].flat();
  // A part of a row says little, but more than nothing.
  const all = isWhole || complete.length === 0 ? [...complete, ...[...reader.end()].flat()] : complete;
  const kept = [...all.entries()].filter(([, row]) => row.length > 1 || !isEmpty(row));
  const used = kept.slice(
    0,
    kept.slice(0, sampleRows).some(([, { length }]) => length > 1) ? sampleRows : undefined,
  );
  const counts = new Map<number, number>();
  for (const [place, row] of used) {
    if (row.length > 1 && !faulty.has(place) && !row.some((cell) => isEnclosed(cell, quotes))) {
      counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
    }
  }
  const [width = 1, count = 0] = [...counts].reduce<[number, number] | []>(
    (best, one) =>
      best.length === 0 || one[1] > best[1] || (one[1] === best[1] && one[0] > best[0]) ? one : best,
    [],
  );
  return { dialect, rows: used.map(([, row]) => row), width, count, hasFaults: faulty.size > 0 };
}

/** Creates the reader of a dialect. */
export function createReader(dialect: Dialect, tellFault?: (row: number) => void) {
  const { isWrapped, starts } = dialect;
  if (!isWrapped && starts === undefined) return createDelimitedReader(dialect, tellFault);
  const lines = { ...usualDialect, delimiter: noDelimiter, quote: isWrapped ? '"' : "" };
  const outer = createDelimitedReader(lines, tellFault);
  const inner = createDelimitedReader({ ...dialect, isWrapped: false }, tellFault);
  const unwrap = function* (batches: Iterable<readonly Row[]>): Iterable<readonly Row[]> {
    for (const rows of batches) {
      if (starts !== undefined) yield rows.map(([line = ""]) => cutLine(line, starts));
      else yield* inner.push(rows.map(([line = ""]) => `${line}\n`).join(""));
    }
  };
  return {
    push: (text: string) => unwrap(outer.push(text)),
    *end() {
      yield* unwrap(outer.end());
      yield* inner.end();
    },
  };
}

/** The values of a line of fixed width. A value that is longer than usual begins in the space before its column. */
function cutLine(line: string, starts: readonly number[]): Row {
  if (line.trim() === "") return [""];
  const places = starts.map((start, index) => {
    let place = start;
    const least = (starts[index - 1] ?? 0) + 1;
    while (place > least && line[place - 1] !== " " && line[place] !== undefined) place -= 1;
    return index === 0 ? 0 : line[place - 1] === " " ? place : start;
  });
  return places.map((place, index) => line.slice(place, places[index + 1]).trim());
}

/** Whether a value has kept the quotes around it. */
function isEnclosed(cell: string, quotes: readonly string[]): boolean {
  const text = cell.trim();
  return text.length > 1 && quotes.some((quote) => text.startsWith(quote) && text.endsWith(quote));
}

/** The same with spaces beside the delimiters, if nearly all have them, or if quotes follow them. */
function trimReading(text: Sample, reading: Reading, { trim }: Partial<Dialect>): Reading {
  const { dialect, rows, width } = reading;
  if (trim !== undefined || dialect.trim || width < 2 || dialect.delimiter === " ") return reading;
  const behind = rows.flatMap((row) => (isDrawn(row) ? [] : row.slice(1).filter((cell) => cell !== "")));
  const padded = behind.every((cell) => cell.startsWith(" "));
  const other = readSample(text, { ...dialect, trim: true });
  return padded || other.count > reading.count ? other : reading;
}

/** Whether spaces follow all delimiters, as in sentences. */
function isProse({ dialect: { delimiter }, rows, width }: Reading): boolean {
  const wide = rows.filter(({ length }) => length === width);
  return (
    [",", ";"].includes(delimiter) && wide.every((row) => row.slice(1).every((cell) => /^ ./.test(cell)))
  );
}

/** Whether the values make a table, and are not parts of sentences or numbers in one column. */
function isTable(
  { dialect: { delimiter, isWrapped }, rows: all, width, count }: Reading,
  isText: boolean,
): boolean {
  if (count === 0) return false;
  const rows = all.filter((row) => !isDrawn(row));
  const wide = rows.filter(({ length }) => length === width);
  const [first = []] = rows;
  if (isWrapped) return rows.length > 1 && wide.length === rows.length && !isText;
  if (width === 2 && first.length === 1 && rows.length > 1) {
    if (isText) return false;
    const isDecimal = ([whole = "", part = ""]: Row) =>
      isFigure(whole) && /^\d{1,2}\s*(?:%|\p{Sc}|[A-Z]{3})?$/u.test(part);
    if (delimiter === "," && wide.length === rows.length - 1 && wide.every(isDecimal)) return false;
  }
  if (wide.length * 2 >= rows.length) return true;
  if (rows.length > 1 && !isText && rows.every(({ length }) => length > 1)) return true;
  const below = rows.slice(rows.findIndex(({ length }) => length === width));
  return wide.length >= 2 && wide.length >= below.length * 0.8 && !isText;
}

/** Columns of fixed width, values between single spaces, or one column. */
function findOther(text: Sample, said: Partial<Dialect>): FoundDialect {
  const one = { ...usualDialect, ...said, delimiter: noDelimiter };
  const lines = readSample(text, { ...one, quote: "" })
    .rows.slice(0, sampleRows)
    .map(([line = ""]) => line);
  const starts = findFixedWidth(lines);
  if (starts !== undefined) return { dialect: { ...one, starts }, confidence: 0.8, isUsed: true };
  if (findSpaces(lines)) return { dialect: { ...one, delimiter: " " }, confidence: 0.7, isUsed: true };
  return { dialect: one, confidence: 0.5, isUsed: false };
}

/** How lines begin that have not the values of the others. */
function findComment({ rows, width }: Reading): string {
  const found = comments.find((sign) => {
    const own = rows.filter(([first = ""]) => first.startsWith(sign));
    return own.length > 0 && own.every(({ length }) => length !== width);
  });
  return found ?? "";
}
