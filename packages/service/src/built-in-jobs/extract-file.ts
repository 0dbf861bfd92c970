import type { EnvironmentId, FileJobConfig, SpaceId } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { cutBatches } from "../extraction/batches.ts";
import { describeExtraction } from "../extraction/describe-extraction.ts";
import { nameTable, openSource, refuseEmpty } from "../extraction/open-source.ts";
import { readOptions, requireNearRow, requireReadable } from "../extraction/read-options.ts";
import { beginReading, endReading, failReading } from "../extraction/reading.ts";
import type { Source, Table, TableNotes } from "../extraction/source.ts";
import { createSheetFor, writeRows } from "../extraction/write-table.ts";
import { getFile, locateBytes } from "../files/files.ts";
import type { JobOperation, RunningJob } from "../jobs/operation.ts";
import { toPercent } from "../jobs/operation.ts";
import { createWorkbook } from "../lifecycle/change-workbooks.ts";
import { readJson } from "../storage/rows/columns.ts";

/** The progress of an extraction. With it, an interrupted extraction continues where it stopped. */
interface Progress {
  readonly workbookId: string;
  /** The created sheets, in the order of the tables. The last one may be incomplete. */
  readonly sheetIds: readonly string[];
  /** How many rows of the last sheet are written. */
  readonly rows: number;
  /** How many rows all sheets have so far. */
  readonly total: number;
  /** Whether all sheets are plain tables. */
  readonly isPlain: boolean;
  /** What to tell people about each sheet. */
  readonly notes: readonly TableNotes[];
}

/** Reads the content of a file into a workbook with one sheet for each table. */
export const extractFileOperation: JobOperation = {
  permission: "files:write",
  config: "FileJobConfig",
  async check(context, { source, config }) {
    locateBytes(await getFile(context, source, "source"));
    const { detectedHeaderRow, options } = config as unknown as FileJobConfig;
    requireNearRow(detectedHeaderRow, "config.detectedHeaderRow");
    requireReadable(options, "config.options");
  },
  async run(job) {
    const config = readJson<FileJobConfig>(job.row.config) as FileJobConfig;
    const begun = (job.state as Progress | undefined) ?? (await begin(job));
    const file = await getFile(job.context, job.row.source);
    const source = await openSource(config.driver, await job.context.blobs.read(locateBytes(file)), {
      name: nameTable(file),
      size: Number(file.size),
      ...readOptions(config.options, config.detectedHeaderRow),
    });
    try {
      const progress = await writeTables(job, source, begun);
      const { sheetIds, isPlain } = progress;
      if (sheetIds.length === 0) throw refuseEmpty(source.hidden);
      return await job.finish(async (context) => {
        await endReading(context, file.id, {
          treatment: isPlain ? "IS_BASIC_FILE_SHAPE" : "IS_COMPLEX_FILE_SHAPE",
          sheetId: sheetIds.length === 1 ? sheetIds[0] : undefined,
        });
        return describeExtraction(progress, source);
      });
    } finally {
      await source.close();
    }
  },
  async giveUp(context, row) {
    await failReading(context, row.source);
  },
};

async function begin(job: RunningJob): Promise<Progress> {
  const { state } = await job.step(async (context) => {
    const file = await getFile(context, job.row.source);
    const { id } = await createWorkbook(context, {
      name: `[file] ${file.name}`,
      spaceId: file.space_id as SpaceId,
      environmentId: file.environment_id as EnvironmentId,
      labels: ["file"],
      treatments: ["EXTRACTED_FROM_SOURCE"],
    });
    await beginReading(context, file.id, id);
    const state: Progress = { workbookId: id, sheetIds: [], rows: 0, total: 0, isPlain: true, notes: [] };
    return { state };
  });
  return state;
}

async function writeTables(job: RunningJob, source: Source, begun: Progress): Promise<Progress> {
  let progress = begun;
  let index = 0;
  for await (const table of source.tables) {
    // The sheets before the last one were complete before the interruption.
    if (index >= begun.sheetIds.length - 1) progress = await writeTable(job, source, table, progress, index);
    index += 1;
  }
  return progress;
}

async function writeTable(
  job: RunningJob,
  source: Source,
  table: Table,
  begun: Progress,
  index: number,
): Promise<Progress> {
  let progress = begun;
  const step = (work: (context: Context) => Promise<Progress>) =>
    job.step(async (context) => {
      const state = { ...(await work(context)), notes: begun.notes.toSpliced(index, 1, table.getNotes()) };
      return { state, progress: toPercent(source.measureProgress(), 1) };
    });
  if (index >= begun.sheetIds.length) {
    const { state } = await step(async (context) => {
      const id = await createSheetFor(context, begun.workbookId, table, job.row.source);
      return {
        ...begun,
        sheetIds: [...begun.sheetIds, id],
        rows: 0,
        isPlain: begun.isPlain && table.isPlain,
      };
    });
    progress = state;
  }
  const sheetId = progress.sheetIds.at(-1) ?? "";
  for await (const rows of cutBatches(table.batches, table.columns, progress.rows)) {
    const { state } = await step(async (context) => {
      await writeRows(context, sheetId, table.columns, rows);
      return { ...progress, rows: progress.rows + rows.length, total: progress.total + rows.length };
    });
    progress = state;
  }
  return progress;
}
