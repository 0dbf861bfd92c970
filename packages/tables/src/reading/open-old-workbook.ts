import { Worker } from "node:worker_threads";
import { limits } from "@data-import/types";
import { chooseSheets } from "./choose-sheets.ts";
import { refuseColumns } from "./columns.ts";
import { meterRows } from "./content-meter.ts";
import type { OldSheetFacts, OldWorkbookMessage, OldWorkbookTask } from "./old-workbook.ts";
import { readSheetTables } from "./sheet-tables.ts";
import { noTextFacts, type ReadOptions, type Row, type Source, type Table } from "./source.ts";
import { createTemporary } from "./temporary-file.ts";
import { UnreadableFile } from "./unreadable-file.ts";
import { createLossCounter } from "./xlsx/losses.ts";

/** The same from the folder of this file and from the one of the files that the compiled programs share. */
const program = new URL(
  `../reading/old-workbook-thread.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`,
  import.meta.url,
);

/** What the thread may have in memory, in megabytes. A workbook with 65,536 rows needs 200. */
const resourceLimits = { maxOldGenerationSizeMb: 640, maxYoungGenerationSizeMb: 8 };
/** A workbook with 65,536 rows takes two seconds. */
const longestReadingMs = 120_000;
/** How often the thread that waits looks whether somebody still waits for it. */
const lookMs = 250;

/** Opens a workbook of Excel 97 to 2003; throws an `UnreadableFile` if it cannot be read. */
export async function openOldWorkbook(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): Promise<Source> {
  const file = await createTemporary(bytes);
  return openInThread(file.path, options, file.remove);
}

/**
 * Opens an old or a binary workbook in a thread of its own: its reader has the whole workbook in memory and holds its
 * thread meanwhile. Throws an `UnreadableFile` if it cannot be read.
 * @param remove what to do when the file is not needed any more
 */
export async function openInThread(
  path: string,
  options: ReadOptions,
  remove: () => Promise<void>,
): Promise<Source> {
  const thread = createThread(path, options);
  const close = async () => {
    await thread.close();
    await remove();
  };
  try {
    const { sheets: all } = await thread.receive<"sheets">();
    const { sheets, hidden, omitted } = chooseSheets(
      all.map((sheet, index) => ({ ...sheet, index })),
      options,
    );
    const progress = { done: 0, total: sheets.reduce((sum, { rowCount }) => sum + rowCount, 0) };

    async function* readTables(): AsyncIterable<Table> {
      for (const { name, index } of sheets) {
        const { facts } = await thread.ask<"facts">({ sheet: index });
        const counter = createLossCounter(options);
        addFacts(counter, facts);
        const read = readRows(thread, counter, (count) => {
          progress.done += count;
        });
        const rows = meterRows(read, options.meter);
        const merged = facts.merged.map(([row, lastRow, first, last]) => ({ row, lastRow, first, last }));
        const readMerged = () => Promise.resolve(merged);
        yield* readSheetTables({ name, rows, countLosses: counter.count, readMerged }, options);
      }
    }
    return {
      tables: readTables(),
      hidden,
      omitted,
      describe: () => noTextFacts,
      close,
      measureProgress: () => (progress.total === 0 ? 0 : Math.min(1, progress.done / progress.total)),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function addFacts(
  counter: ReturnType<typeof createLossCounter>,
  { merged, hiddenRows, hiddenColumns }: OldSheetFacts,
): void {
  for (const [, lastRow] of merged) counter.addMerged(lastRow);
  for (const row of hiddenRows) counter.addRow(row, { hidden: "1" });
  for (const column of hiddenColumns) counter.addHiddenColumns(column, column);
}

async function* readRows(
  thread: ReturnType<typeof createThread>,
  counter: ReturnType<typeof createLossCounter>,
  report: (count: number) => void,
): AsyncIterable<readonly Row[]> {
  let place = 0;
  for (;;) {
    const { rows, isLast } = await thread.ask<"rows">("more");
    if (isLast) return;
    const start = place;
    const wide = rows.findIndex((row) => row.length > limits.fileColumns && row.at(-1) !== "");
    if (wide !== -1) throw refuseColumns(`one of row ${start + wide + 1}`);
    yield rows.map((row, index) => counter.choose(row, start + index));
    place += rows.length;
    report(rows.length);
  }
}

/** Starts the thread of a workbook. It responds to each message with one, in their order. */
function createThread(path: string, { requireWanted }: Pick<ReadOptions, "requireWanted">) {
  const worker = new Worker(program, { name: "old-workbook", workerData: { path }, resourceLimits });
  // A process may end while a workbook is open.
  worker.unref();
  let settle: { resolve(message: OldWorkbookMessage): void; reject(error: Error): void } | undefined;
  let failure: Error | undefined;
  const end = (error: unknown) => {
    failure ??= error as Error;
    settle?.reject(failure);
  };
  const fail = (reason: string) => end(refuseOldWorkbook(reason));
  worker.on("message", (message: OldWorkbookMessage) => settle?.resolve(message));
  worker.on("error", (error: Error & { readonly code?: string }) =>
    fail(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "it is too large" : error.message),
  );
  worker.on("exit", () => fail("its reader has ended"));

  async function receive<Key extends string>(): Promise<
    Extract<OldWorkbookMessage, Readonly<Record<Key, unknown>>>
  > {
    if (failure !== undefined) throw failure;
    const started = performance.now();
    const timer = setInterval(() => {
      if (performance.now() - started > longestReadingMs)
        fail(`reading it takes longer than ${longestReadingMs / 1000} seconds`);
      else requireWanted().catch(end);
    }, lookMs);
    try {
      const message = await new Promise<OldWorkbookMessage>((resolve, reject) => {
        settle = { resolve, reject };
      });
      if ("fault" in message) throw refuseOldWorkbook(message.fault);
      return message as Extract<OldWorkbookMessage, Readonly<Record<Key, unknown>>>;
    } finally {
      clearInterval(timer);
      settle = undefined;
    }
  }
  return {
    receive,
    ask<Key extends string>(task: OldWorkbookTask) {
      worker.postMessage(task);
      return receive<Key>();
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

function refuseOldWorkbook(reason: string): Error {
  return new UnreadableFile(
    `The file is an old Excel workbook (.xls), a binary one (.xlsb) or one with a password, and it cannot be read: ${reason}. Save it as .xlsx, without a password, and upload that.`,
  );
}
