import { isEmpty } from "./layout/cells.ts";
import { findFooter, longestFooterRows } from "./layout/find-footer.ts";
import type { createLeftOut } from "./left-out.ts";
import type { Row } from "./source.ts";

/** So many records, with so many characters, are kept until the end, to compare a total with their sum. */
const mostRowsCompared = 2000;
const mostCharacters = 2_000_000;

/**
 * The rows, with empty ones in place of those that are no records: totals and notes at the end, and comments, drawn lines and repeated headers,
 * as on each page of a report. Only the last rows wait for the end of the file.
 */
export async function* withholdFooter(
  source: AsyncIterable<readonly Row[]>,
  {
    dataRow,
    header,
    isAside,
    leftOut,
  }: {
    /** The place of the first row. */
    readonly dataRow: number;
    readonly header: Row | undefined;
    /** Whether a row is not a record wherever it is. */
    isAside(row: Row): boolean;
    readonly leftOut: ReturnType<typeof createLeftOut>;
  },
): AsyncIterable<readonly Row[]> {
  const isHeader = createComparison(header);
  const body: Row[] = [];
  let characters = 0;
  let isWhole = true;
  let tail: readonly Row[] = [];
  let place = dataRow;

  /** Rows that are not at the end. */
  function release(rows: readonly Row[]): readonly Row[] {
    let kept = rows;
    const isOther = (row: Row) => isHeader(row) || isAside(row);
    if (rows.some(isOther)) {
      for (const [index, row] of rows.entries())
        if (isOther(row)) leftOut.add(place + index, row, isHeader(row) ? "header" : "note");
      kept = rows.map((row) => (isOther(row) ? [] : row));
    }
    place += rows.length;
    for (const row of kept) {
      if (isWhole && !isEmpty(row)) keep(row);
    }
    return kept;
  }

  function keep(row: Row): void {
    for (const cell of row) characters += cell?.length ?? 0;
    isWhole = body.length < mostRowsCompared && characters <= mostCharacters;
    if (isWhole) body.push(row);
  }

  for await (const batch of source) {
    const rows = tail.length === 0 ? batch : [...tail, ...batch];
    const end = Math.max(0, rows.length - longestFooterRows);
    tail = rows.slice(end);
    if (end > 0) yield release(rows.slice(0, end));
  }
  const footer = new Map(findFooter(tail, body, isWhole).map(({ index, reason }) => [index, reason]));
  const start = place;
  const rest = release(tail.map((row, index) => (footer.has(index) ? [] : row)));
  for (const [index, reason] of footer) leftOut.add(start + index, tail[index] ?? [], reason);
  yield rest;
}

/** Whether a row has the names of the header again. One name alone may be a value. */
function createComparison(header: Row | undefined): (row: Row) => boolean {
  if (header === undefined || header.length < 2) return () => false;
  const [first] = header;
  return (row) =>
    row[0] === first &&
    row.length === header.length &&
    row.every((cell, column) => cell === header[column]) &&
    !isEmpty(row);
}
