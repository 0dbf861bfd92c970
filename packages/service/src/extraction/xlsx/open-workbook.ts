import { meterRows } from "../content-meter.ts";
import { countLengths, pace } from "../pieces.ts";
import { readSheetTables } from "../sheet-tables.ts";
import { noTextFacts, type ReadOptions, type Source, type Table } from "../source.ts";

import { type Archive, openArchive } from "./archive.ts";
import { createLossCounter } from "./losses.ts";
import { readMerges } from "./merges.ts";
import { readRows } from "./rows.ts";
import { readSharedStrings } from "./strings.ts";
import { readNumberKinds } from "./styles.ts";
import { readWorkbook } from "./workbook.ts";

/** Opens a spreadsheet; throws an `invalid` if it cannot be read. */
export async function openWorkbook(bytes: AsyncIterable<Uint8Array>, options: ReadOptions): Promise<Source> {
  const archive = await openArchive(bytes, options.meter);
  try {
    return await openWorkbookArchive(archive, options);
  } catch (error) {
    await archive.close();
    throw error;
  }
}

/** Opens the parts of a spreadsheet. The source closes the archive. */
export async function openWorkbookArchive(archive: Archive, options: ReadOptions): Promise<Source> {
  const { hiddenSheets, sheets: asked, meter } = options;
  const { sheets: all, sharedStrings, styles, startsIn1904 } = await readWorkbook(archive);
  const isAsked = (name: string) => asked === undefined || asked.includes(name);
  // Who names a hidden sheet wants it.
  const sheets = all.filter(
    ({ name, isHidden }) => isAsked(name) && (!isHidden || hiddenSheets || asked !== undefined),
  );
  const rest = all.filter((sheet) => !sheets.includes(sheet));
  const hidden = rest.filter(({ name }) => isAsked(name)).map(({ name }) => name);
  const omitted = rest.filter(({ name }) => !isAsked(name)).map(({ name }) => name);
  const strings = await readSharedStrings(archive, sharedStrings);
  const kinds = await readNumberKinds(archive, styles);
  const size = sheets.reduce((sum, { path }) => sum + archive.size(path), 0);
  const progress = { count: 0 };

  async function* readTables(): AsyncIterable<Table> {
    let done = 0;
    for (const { name, path } of sheets) {
      const texts = pace(countLengths(archive.read(path), progress));
      const counter = createLossCounter(options);
      const rows = meterRows(readRows(texts, { strings, kinds, startsIn1904 }, counter), meter);
      const readMerged = () => readMerges(archive.read(path));
      yield* readSheetTables({ name, rows, countLosses: counter.count, readMerged }, options);
      // Also if the rest was not read.
      done += archive.size(path);
      progress.count = done;
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
