import { chooseSheets } from "../choose-sheets.ts";
import { meterRows } from "../content-meter.ts";
import { openInThread } from "../open-old-workbook.ts";
import { countLengths, pace } from "../pieces.ts";
import { readSheetTables } from "../sheet-tables.ts";
import { noTextFacts, type ReadOptions, type Source, type Table } from "../source.ts";
import { type Archive, refuseFile } from "./archive.ts";
import { createLossCounter } from "./losses.ts";
import { readMerges } from "./merges.ts";
import { readRows } from "./rows.ts";
import { readSharedStrings } from "./strings.ts";
import { readNumberKinds } from "./styles.ts";
import { readWorkbook } from "./workbook.ts";

/** Of all parts of a binary workbook: its reader has them in memory. */
const mostBytes = 268_435_456;

/** Unpacks all parts once: an archive may say another length than it has. */
async function requireUnpackable(archive: Archive): Promise<void> {
  const paths = archive.list();
  const size = paths.reduce((sum, path) => sum + archive.size(path), 0);
  if (size > mostBytes) throw refuseFile(new Error("its parts have more than 256 MiB"));
  for (const path of paths) for await (const _ of archive.readBytes(path));
}

/** Opens the parts of a spreadsheet. The source closes the archive. */
export async function openWorkbookArchive(archive: Archive, options: ReadOptions): Promise<Source> {
  const parts = await readWorkbook(archive);
  if (parts === undefined) {
    await requireUnpackable(archive);
    return openInThread(archive.path, options, () => archive.close());
  }
  const { sheets: all, sharedStrings, styles, startsIn1904 } = parts;
  const { sheets, hidden, omitted } = chooseSheets(all, options);
  const strings = await readSharedStrings(archive, sharedStrings);
  const kinds = await readNumberKinds(archive, styles);
  const size = sheets.reduce((sum, { path }) => sum + archive.size(path), 0);
  const progress = { count: 0 };

  async function* readTables(): AsyncIterable<Table> {
    let done = 0;
    for (const { name, path } of sheets) {
      const texts = pace(countLengths(archive.read(path), progress), options.giveWay);
      const counter = createLossCounter(options);
      const rows = meterRows(readRows(texts, { strings, kinds, startsIn1904 }, counter), options.meter);
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
