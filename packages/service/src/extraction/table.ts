import { createColumnList } from "./columns.ts";
import { findHeader, isEmpty, sampleSize, trimEnd } from "./find-header.ts";
import { countReplaced, type Row, type Table } from "./source.ts";

/**
 * Creates a table from rows. Searches the first ten rows for the column names if the header row is not given. Undefined
 * if all rows are empty; throws an `invalid` if there are too many columns.
 * @param countFormulas how many formulas without a result were read so far
 */
export async function readTable(
  name: string,
  source: AsyncIterable<readonly Row[]>,
  headerRow: number | undefined,
  countFormulas: () => number = () => 0,
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

  let replaced = countReplaced([header]);

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
        replaced += countReplaced(filled);
        if (filled.length > 0) yield filled;
      }
    } finally {
      await batches.return?.();
    }
  }
  return {
    ...{ name, columns: list.columns, isPlain, batches: readBatches() },
    getNotes: () => ({ headerRow: place, replaced, formulas: countFormulas() }),
  };
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
