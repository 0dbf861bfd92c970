import type { HeaderDetectionOptions } from "@data-import/types";
import { arrangeColumns } from "./arrange-columns.ts";
import { countFilled, isDrawn, isEmpty } from "./layout/cells.ts";
import { skipExplanations } from "./layout/explanations.ts";
import { createInnerHeaders } from "./layout/inner-headers.ts";
import { countSearched, findLayout, type Layout } from "./layout/layout.ts";
import { createLeftOut } from "./left-out.ts";
import { fillMerged, type MergedCells } from "./merged-cells.ts";
import { createRowPlaces, type RowPlaces } from "./row-places.ts";
import { countReplaced, type Losses, noLosses, type Row, type Table } from "./source.ts";
import { withholdFooter } from "./withhold-footer.ts";

/** How to find the parts of a table, and what to know about the file. */
export interface TableOptions {
  readonly header: HeaderDetectionOptions;
  /** Whether totals, notes and repeated headers become records, too. */
  readonly keepAllRows: boolean;
  /** Whether a row is a comment line of a text file. */
  isComment?(row: Row): boolean;
  /** What was lost so far below the header. */
  countLosses?(dataRow: number): Losses;
  readMerges?(): Promise<readonly MergedCells[]>;
  /** Whether each of several merged cells has their value. */
  readonly isFilled?: boolean;
}

/**
 * Creates a table from rows, with its header, titles, totals and notes found. Undefined if all rows are empty; throws an
 * `invalid` if there are too many columns.
 */
export async function readTable(
  name: string,
  source: AsyncIterable<readonly Row[]>,
  {
    header,
    keepAllRows,
    isComment = () => false,
    countLosses = () => noLosses,
    readMerges,
    isFilled,
  }: TableOptions,
): Promise<Table | undefined> {
  const batches = source[Symbol.asyncIterator]();
  const sample = await takeSample(batches, countSearched(header));
  const isAside = (row: Row) => isComment(row) || isDrawn(row);
  const seen = sample.map((row) => (isAside(row) ? [] : row));
  const layout = await findLayout(seen, header, readMerges);
  if (layout === undefined) {
    await batches.return?.();
    return undefined;
  }
  const { headerRows } = layout;
  const dataRow = keepAllRows ? layout.dataRow : skipExplanations(seen, layout);
  const rows = sample.slice(dataRow);
  const arrangement = arrangeColumns(layout.labels, (keepAllRows ? sample : seen).slice(dataRow));
  const { columns } = arrangement;
  const leftOut = createLeftOut();
  const inner = createInnerHeaders(seen.slice(dataRow), dataRow);
  const places = createRowPlaces(dataRow);
  for (const [place, row] of sample.slice(0, dataRow).entries()) {
    if (headerRows.includes(place)) continue;
    leftOut.add(place, row, place < layout.dataRow ? "title" : "note");
  }
  const isPlain = isFirstRow(layout) && rows.every((row) => countFilled(row.slice(columns.length)) === 0);
  let replaced = countReplaced(headerRows.map((place) => sample[place] ?? []));

  async function* readBatches(): AsyncIterable<readonly Row[]> {
    try {
      const taken = takeAll(rows, batches);
      const merged = isFilled === true ? await readMerges?.() : undefined;
      const all = merged === undefined ? taken : fillMerged(taken, dataRow, merged);
      const kept = keepAllRows
        ? all
        : withholdFooter(all, { dataRow, header: sample[headerRows.at(-1) ?? -1], isAside, leftOut });
      for await (const batch of kept) {
        inner.look(batch);
        const filled = arrangement.arrange(batch.filter((row) => isRecord(row, places)));
        replaced += countReplaced(filled);
        if (filled.length > 0) yield filled;
      }
    } finally {
      await batches.return?.();
    }
  }
  return {
    name,
    columns,
    isPlain,
    firstRows: sample,
    batches: readBatches(),
    findRow: places.find,
    getNotes: () => ({
      headerRows,
      dataRow,
      confidence: layout.confidence,
      replaced,
      losses: countLosses(dataRow),
      innerHeaders: inner.list(),
      leftOut: leftOut.count(),
      leftOutRows: leftOut.list(),
      emptyColumns: arrangement.listEmpty(),
    }),
  };
}

function isRecord(row: Row, places: RowPlaces): boolean {
  const isFilled = !isEmpty(row);
  if (isFilled) places.keep();
  else places.skip();
  return isFilled;
}

function isFirstRow({ headerRows }: Layout): boolean {
  return headerRows.length === 1 && headerRows[0] === 0;
}

async function* takeAll(
  first: readonly Row[],
  batches: AsyncIterator<readonly Row[]>,
): AsyncIterable<readonly Row[]> {
  for (let batch: readonly Row[] | undefined = first; batch !== undefined; batch = await takeNext(batches)) {
    yield batch;
  }
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
