import { createInvalid } from "../domain/errors.ts";
import type { Row } from "./source.ts";

/** Reads delimited text piece by piece. Rows end with line breaks, and values may be quoted. */
export interface DelimitedReader {
  /** The rows that end in the text so far. */
  push(text: string): Row[];
  /** The last row, if no line break ends it. */
  end(): Row[];
}

const quote = '"';
const longestRow = 16_777_216;

/**
 * Creates a reader. Rows may have any number of values. Wrong quoting is read in the most probable way.
 * Throws an `invalid` if a row is too long.
 * @param lineBreak `\n`, which also accepts `\r\n`, or `\r`
 */
export function createDelimitedReader(delimiter: string, lineBreak: "\n" | "\r" = "\n"): DelimitedReader {
  let rest = "";
  let count = 0;

  function read(text: string, isEnd: boolean): Row[] {
    const cursor = createCursor(text, delimiter, lineBreak, isEnd);
    const rows: Row[] = [];
    let start = 0;
    for (;;) {
      const row = cursor.readRow();
      if (row === undefined) break;
      rows.push(row);
      start = cursor.position();
    }
    count += rows.length;
    rest = text.slice(start);
    if (rest.length > longestRow) {
      const message = `Row ${count + 1} does not end within ${longestRow} characters. Is a closing quotation mark missing?`;
      throw createInvalid("fileId", message);
    }
    return rows;
  }
  return { push: (text) => read(rest + text, false), end: () => read(rest, true) };
}

/** Reads one piece of text. `readRow` returns undefined if the piece ends before the row ends. */
function createCursor(text: string, delimiter: string, lineBreak: string, isEnd: boolean) {
  let at = 0;
  // The positions of the next ones: searched once, used by all values before them.
  let nextDelimiter = -1;
  let nextBreak = -1;

  function findEnd(): number {
    if (nextDelimiter < at) nextDelimiter = indexOrEnd(delimiter);
    if (nextBreak < at) nextBreak = indexOrEnd(lineBreak);
    return Math.min(nextDelimiter, nextBreak);
  }

  function indexOrEnd(searched: string): number {
    const index = text.indexOf(searched, at);
    return index === -1 ? text.length : index;
  }

  /** The text of a quoted value, without its quotes; undefined if the value does not end in this piece. */
  function readQuoted(): string | undefined {
    let value = "";
    for (let from = at + 1; ; ) {
      const end = text.indexOf(quote, from);
      if (end === -1) {
        if (!isEnd) return undefined;
        at = text.length;
        return value + text.slice(from);
      }
      // The next character decides whether this quote ends the value.
      if (end + 1 === text.length && !isEnd) return undefined;
      value += text.slice(from, end);
      if (text[end + 1] !== quote) {
        at = end + 1;
        return value;
      }
      value += quote;
      from = end + 2;
    }
  }

  return {
    position: () => at,
    readRow(): Row | undefined {
      if (at >= text.length) return undefined;
      const row: string[] = [];
      for (;;) {
        const quoted = text[at] === quote ? readQuoted() : "";
        if (quoted === undefined) return undefined;
        const end = findEnd();
        if (end === text.length && !isEnd) return undefined;
        const isLast = end !== nextDelimiter || end === text.length;
        const plain = text.slice(at, isLast && lineBreak === "\n" && text[end - 1] === "\r" ? end - 1 : end);
        row.push(quoted + plain);
        at = isLast ? end + 1 : end + delimiter.length;
        if (isLast) return row;
      }
    },
  };
}
