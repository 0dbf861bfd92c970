import { createColumnList } from "./columns.ts";
import type { Row, Table } from "./source.ts";

/** How many rows are searched for the column names. */
const sampleSize = 10;

/**
 * Creates a table from rows. Searches the first ten rows for the column names if the header row is not given. Undefined
 * if all rows are empty.
 */
export async function readTable(
  name: string,
  source: AsyncIterable<readonly Row[]>,
  headerRow: number | undefined,
): Promise<Table | undefined> {
  const batches = source[Symbol.asyncIterator]();
  const sample = await takeSample(batches, Math.max(sampleSize, (headerRow ?? 0) + 1));
  const place = headerRow ?? findHeader(sample);
  const header = sample[place];
  if (header === undefined || isEmpty(header)) {
    await batches.return?.();
    return undefined;
  }
  const list = createColumnList();
  for (const label of trimEnd(header)) list.add(label);
  const rows = sample.slice(place + 1);
  const isPlain = place === 0 && rows.every((row) => trimEnd(row).length <= list.columns.length);

  async function* readBatches(): AsyncIterable<readonly Row[]> {
    try {
      for (
        let batch: readonly Row[] | undefined = rows;
        batch !== undefined;
        batch = await takeNext(batches)
      ) {
        const filled = batch.filter((row) => !isEmpty(row));
        const width = filled.reduce((most, row) => Math.max(most, trimEnd(row).length), 0);
        while (list.columns.length < width) list.add("");
        if (filled.length > 0) yield filled;
      }
    } finally {
      await batches.return?.();
    }
  }
  return { name, columns: list.columns, isPlain, batches: readBatches() };
}

async function takeSample(batches: AsyncIterator<readonly Row[]>, size: number): Promise<Row[]> {
  const sample: Row[] = [];
  while (sample.length < size) {
    const batch = await takeNext(batches);
    if (batch === undefined) break;
    for (const row of batch) sample.push(row);
  }
  return sample;
}

async function takeNext(batches: AsyncIterator<readonly Row[]>): Promise<readonly Row[] | undefined> {
  const { done, value } = await batches.next();
  return done === true ? undefined : value;
}

/** The first row with the most common width. This skips titles above it, and a stray value does no harm. */
function findHeader(sample: readonly Row[]): number {
  const widths = sample.slice(0, sampleSize).map((row) => trimEnd(row).length);
  const filled = widths.filter((width) => width > 0);
  const count = (width: number) => filled.filter((other) => other === width).length;
  const usual = filled.reduce((best, width) => {
    const difference = count(width) - count(best);
    return difference > 0 || (difference === 0 && width > best) ? width : best;
  }, 0);
  const place = widths.findIndex((width) => width >= usual);
  // A row with nothing below it is not a header row.
  const isLast = widths.slice(place + 1).every((width) => width === 0);
  return isLast ? widths.findIndex((width) => width > 0) : place;
}

function isEmpty(row: Row): boolean {
  return row.every((cell) => cell === "" || cell.trim() === "");
}

function trimEnd(row: Row): Row {
  let length = row.length;
  while (length > 0 && (row[length - 1] ?? "").trim() === "") length -= 1;
  return length === row.length ? row : row.slice(0, length);
}
