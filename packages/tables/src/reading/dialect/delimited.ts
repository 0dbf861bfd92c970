import { limits } from "@data-import/types";
import type { Row } from "../source.ts";
import { UnreadableFile } from "../unreadable-file.ts";
import { createCursor } from "./cursor.ts";
import type { Dialect } from "./dialect.ts";

/** Reads delimited text piece by piece. Rows end with line breaks, and values may be quoted. */
export interface DelimitedReader {
  /** The rows that end in the text so far, in lists of limited length. Read all of them before the next call. */
  push(text: string): Iterable<readonly Row[]>;
  /** The last row, if no line break ends it. */
  end(): Iterable<readonly Row[]>;
}

/** How many rows are in memory at once. More would get old there: V8 collects old objects much later. */
const mostRows = 500;

/**
 * Creates a reader. Rows end with `\n`, `\r\n` or `\r`, and may have any number of values. Wrong quoting is read in the
 * most probable way. Throws an `UnreadableFile` if a row is too long.
 * @param tellFault gets the rows with wrong quoting, counted from 0
 */
export function createDelimitedReader(
  dialect: Dialect,
  tellFault: (row: number) => void = () => {},
): DelimitedReader {
  let rest = "";
  let count = 0;
  /** A row that did not end is read again only after its text is twice as long. So the work stays linear. */
  let needed = 0;

  function* read(text: string, isEnd: boolean): Iterable<readonly Row[]> {
    rest = text;
    if (text.length < needed && !isEnd) return;
    const cursor = createCursor(text, dialect, isEnd);
    let rows: Row[] = [];
    let start = 0;
    for (;;) {
      const row = cursor.readRow();
      if (row === undefined) break;
      if (cursor.isFaulty()) tellFault(count);
      count += 1;
      rows.push(row);
      const length = cursor.position() - start;
      start += length;
      if (length > limits.csvRowCharacters)
        throw refuseRow(`does not end within ${limits.csvRowCharacters} characters`, count);
      if (row.length > limits.csvRowValues)
        throw refuseRow(`has more than ${limits.csvRowValues} values`, count);
      if (rows.length < mostRows) continue;
      yield rows;
      rows = [];
    }
    rest = text.slice(start);
    needed = Math.min(rest.length * 2, limits.csvRowCharacters + 1);
    if (rest.length > limits.csvRowCharacters)
      throw refuseRow(`does not end within ${limits.csvRowCharacters} characters`, count + 1);
    if (rows.length > 0) yield rows;
  }
  return { push: (text) => read(rest + text, false), end: () => read(rest, true) };
}

function refuseRow(reason: string, row: number): Error {
  return new UnreadableFile(`Row ${row} ${reason}. Is a closing quotation mark missing?`);
}
