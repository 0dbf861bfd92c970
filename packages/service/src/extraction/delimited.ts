import { createInvalid } from "../domain/errors.ts";
import type { Row } from "./source.ts";

/** Reads delimited text piece by piece. Rows end with line breaks, and values may be quoted. */
export interface DelimitedReader {
  /** The rows that end in the text so far, in lists of limited length. Read all of them before the next call. */
  push(text: string): Iterable<readonly Row[]>;
  /** The last row, if no line break ends it. */
  end(): Iterable<readonly Row[]>;
}

const quote = '"';
/** In characters, with the line break. */
const longestRow = 2_097_152;
/** The same limit as in spreadsheets. */
const mostCells = 16_384;
/** How many rows are in memory at once. More would get old there: V8 collects old objects much later. */
const mostRows = 500;

/**
 * Creates a reader. Rows end with `\n`, `\r\n` or `\r`, and may have any number of values. Wrong quoting is read in the
 * most probable way. Throws an `invalid` if a row is too long.
 */
export function createDelimitedReader(delimiter: string): DelimitedReader {
  let rest = "";
  let count = 0;
  /** A row that did not end is read again only after its text is twice as long. So the work stays linear. */
  let needed = 0;

  function* read(text: string, isEnd: boolean): Iterable<readonly Row[]> {
    rest = text;
    if (text.length < needed && !isEnd) return;
    const cursor = createCursor(text, delimiter, isEnd);
    let rows: Row[] = [];
    let start = 0;
    for (;;) {
      const row = cursor.readRow();
      if (row === undefined) break;
      count += 1;
      rows.push(row);
      const length = cursor.position() - start;
      start += length;
      if (length > longestRow) throw refuseLength(count);
      if (row.length > mostCells) throw refuseRow(`has more than ${mostCells} values`, count);
      if (rows.length < mostRows) continue;
      yield rows;
      rows = [];
    }
    rest = text.slice(start);
    needed = Math.min(rest.length * 2, longestRow);
    if (rest.length > longestRow) throw refuseLength(count + 1);
    if (rows.length > 0) yield rows;
  }
  return { push: (text) => read(rest + text, false), end: () => read(rest, true) };
}

function refuseLength(row: number): Error {
  return refuseRow(`does not end within ${longestRow} characters`, row);
}

function refuseRow(reason: string, row: number): Error {
  return createInvalid(
    "file_unreadable",
    "fileId",
    `Row ${row} ${reason}. Is a closing quotation mark missing?`,
  );
}

/** Reads one piece of text. `readRow` returns undefined if the piece ends before the row ends. */
function createCursor(text: string, delimiter: string, isEnd: boolean) {
  let at = 0;
  // The positions of the next ones: searched once, used by all values before them.
  const next = { [delimiter]: -1, "\n": -1, "\r": -1 };

  function find(searched: string): number {
    let place = next[searched] ?? -1;
    if (place >= at) return place;
    place = text.indexOf(searched, at);
    next[searched] = place === -1 ? text.length : place;
    return next[searched];
  }

  /** The text of a quoted value, without its quotes; undefined if the value does not end in this piece. */
  function readQuoted(): string | undefined {
    const start = at + 1;
    let end = text.indexOf(quote, start);
    // The next character decides whether a quote ends the value.
    while (end !== -1 && text[end + 1] === quote) end = text.indexOf(quote, end + 2);
    if (!isEnd && (end === -1 || end + 1 === text.length)) return undefined;
    at = end === -1 ? text.length : end + 1;
    return text.slice(start, end === -1 ? text.length : end).replaceAll('""', quote);
  }

  return {
    position: () => at,
    readRow(): Row | undefined {
      if (at >= text.length) return undefined;
      const row: string[] = [];
      while (row.length <= mostCells) {
        const quoted = text[at] === quote ? readQuoted() : "";
        if (quoted === undefined) return undefined;
        const [separator, newline, carriageReturn] = [find(delimiter), find("\n"), find("\r")];
        const end = Math.min(separator, newline, carriageReturn);
        // After `\r`, the next character decides how long the line break is.
        if (!isEnd && end + (end === carriageReturn ? 1 : 0) >= text.length) return undefined;
        row.push(quoted + text.slice(at, end));
        if (end < text.length && end === separator) {
          at = end + 1;
          continue;
        }
        at = end + (end === carriageReturn && newline === end + 1 ? 2 : 1);
        return row;
      }
      return row;
    },
  };
}
