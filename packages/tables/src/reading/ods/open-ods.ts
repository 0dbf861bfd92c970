import { meterRows } from "../content-meter.ts";
import type { MergedCells } from "../merged-cells.ts";
import { countLengths, pace } from "../pieces.ts";
import { readSheetTables } from "../sheet-tables.ts";
import { noTextFacts, type ReadOptions, type Row, type Source, type Table } from "../source.ts";
import type { Archive } from "../xlsx/archive.ts";
import { type RepeatedRow, type ScannedPart, type ScannedSheet, scanSheets } from "./scan-sheets.ts";

/** How many rows are in memory at once. */
const rowsAtOnce = 500;
/** All sheets are in one part. */
export const contentPath = "content.xml";

/** Opens the parts of an OpenDocument spreadsheet. The source closes the archive. */
export function openOdsArchive(archive: Archive, options: ReadOptions): Source {
  const size = archive.size(contentPath);
  const progress = { count: 0 };
  const [hidden, omitted]: [string[], string[]] = [[], []];
  const readMerged = createMergedReader(archive, options);

  async function* readTables(): AsyncIterable<Table> {
    const parts = createParts(
      scanSheets(pace(countLengths(archive.read(contentPath), progress), options.giveWay), options),
    );
    for (let index = 0; ; index += 1) {
      const sheet = await parts.nextSheet();
      if (sheet === undefined) return;
      const { name, isHidden, losses } = sheet;
      const isAsked = options.sheets?.includes(name);
      if (isAsked === false) omitted.push(name);
      // A caller who names a hidden sheet wants it.
      else if (isHidden && isAsked !== true && !options.hiddenSheets) hidden.push(name);
      else {
        const content = {
          name,
          rows: meterRows(parts.readRows(sheet), options.meter),
          countLosses: losses.count,
        };
        yield* readSheetTables({ ...content, readMerged: () => readMerged(index) }, options);
      }
    }
  }
  return {
    tables: readTables(),
    hidden,
    omitted,
    describe: () => noTextFacts,
    measureProgress: () => (size === 0 ? 0 : progress.count / size),
    close: () => archive.close(),
  };
}

/** The sheets one after the other, each with its rows: what nobody reads of one is skipped. */
function createParts(source: AsyncIterable<ScannedPart>) {
  const parts = source[Symbol.asyncIterator]();
  let last: IteratorResult<ScannedPart> | undefined;
  const take = async () => {
    last = await parts.next();
    return last.done === true ? undefined : last.value;
  };
  return {
    async nextSheet() {
      let part = last?.done === true ? undefined : last?.value;
      last = undefined;
      while (part === undefined || !("sheet" in part)) {
        part = await take();
        if (part === undefined) return undefined;
      }
      last = undefined;
      return part.sheet;
    },
    async *readRows({ losses }: ScannedSheet): AsyncIterable<readonly Row[]> {
      for (let part = await take(); part !== undefined && "rows" in part; part = await take())
        yield* repeatRows(part.rows, losses);
    },
  };
}

/** The rows with their copies, in lists of limited length. */
function* repeatRows(
  repeated: readonly RepeatedRow[],
  losses: ScannedSheet["losses"],
): Iterable<readonly Row[]> {
  let rows: Row[] = [];
  for (const { row, from, to, isHidden } of repeated) {
    for (let at = from; at < to; at += 1) {
      if (isHidden) losses.hideRow(at);
      if (rows.push(losses.choose(row, at)) < rowsAtOnce) continue;
      yield rows;
      rows = [];
    }
  }
  if (rows.length > 0) yield rows;
}

/** The merged cells of a sheet, by its place: they are known only behind it, so the content is read once more for them. */
function createMergedReader(archive: Archive, options: ReadOptions) {
  let all: Promise<readonly (readonly MergedCells[])[]> | undefined;
  const readAll = async () => {
    const sheets: MergedCells[][] = [];
    for await (const part of scanSheets(pace(archive.read(contentPath), options.giveWay), options))
      if ("sheet" in part) sheets.push(part.sheet.merged);
    return sheets;
  };
  return async (index: number): Promise<readonly MergedCells[]> => {
    all ??= readAll();
    return (await all)[index] ?? [];
  };
}
