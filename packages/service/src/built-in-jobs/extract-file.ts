import {
  cutBatches,
  findLosses,
  refuseEmpty,
  type Source,
  type Table,
  type TableNotes,
} from "@data-import/tables/reading";
import type { EnvironmentId, FileJobConfig, Finding, SpaceId } from "@data-import/types";
import { limits } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { describeExtraction } from "../extraction/describe-extraction.ts";
import { openFile } from "../extraction/open-file.ts";
import { beginReading, endReading, failReading } from "../extraction/reading.ts";
import { requireNearRow, requireReadable } from "../extraction/require-options.ts";
import { createSheetFor, writeRows } from "../extraction/write-table.ts";
import { getFile, locateBytes } from "../files/files.ts";
import type { JobOperation, RunningJob } from "../jobs/operation.ts";
import { toPercent } from "../jobs/operation.ts";
import { limitToSample } from "../lifecycle/change-sheets.ts";
import { createWorkbook } from "../lifecycle/change-workbooks.ts";
import { listLoadedSheets, lockSheet } from "../sheets/sheets.ts";
import { updateSheetRow } from "../sheets/store.ts";
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
  /** The places of the sheets that have only a sample. */
  readonly samples?: readonly number[];
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
    const source = await openFile(job.context, file, config, job.requireWanted);
    try {
      const progress = await writeTables(job, config, source, begun);
      const { sheetIds, isPlain } = progress;
      if (sheetIds.length === 0) throw refuseEmpty(source.hidden);
      return await job.finish(async (context) => {
        await endReading(context, file.id, {
          treatment: isPlain ? "IS_BASIC_FILE_SHAPE" : "IS_COMPLEX_FILE_SHAPE",
          sheetId: sheetIds.length === 1 ? sheetIds[0] : undefined,
        });
        const findings = await keepFindings(context, progress, source);
        return describeExtraction(progress, source, findings);
      });
    } finally {
      await source.close();
    }
  },
  async giveUp(context, row) {
    await failReading(context, row.source);
  },
};

/** Stores with each sheet what people should know about its table, so that the plans of mappings can say it. */
async function keepFindings(
  context: Context,
  { workbookId, sheetIds, notes }: Progress,
  source: Source,
): Promise<Finding[]> {
  const names = new Map((await listLoadedSheets(context, workbookId)).map(({ id, name }) => [id, name]));
  const tables = notes.map((note, index) => ({ name: names.get(sheetIds[index] ?? "") ?? "", notes: note }));
  for (const [index, id] of sheetIds.entries()) {
    // A sheet that somebody has deleted meanwhile needs none.
    if (!names.has(id)) continue;
    const own = findLosses(tables.slice(index, index + 1), source);
    await updateSheetRow(context, await lockSheet(context, id), { findings: JSON.stringify(own) });
  }
  return findLosses(tables, source);
}

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

async function writeTables(
  job: RunningJob,
  config: FileJobConfig,
  source: Source,
  begun: Progress,
): Promise<Progress> {
  let progress = begun;
  let index = 0;
  for await (const table of source.tables) {
    // The sheets before the last one were complete before the interruption.
    if (index >= begun.sheetIds.length - 1) {
      progress = await writeTable({ job, config, source, table, index }, progress);
    }
    index += 1;
  }
  return progress;
}

/** A table that a job writes into a sheet. */
interface Writing {
  readonly job: RunningJob;
  readonly config: FileJobConfig;
  readonly source: Source;
  readonly table: Table;
  readonly index: number;
}

async function writeTable(
  { job, config, source, table, index }: Writing,
  begun: Progress,
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
  const { samples = [] } = progress;
  if (samples.includes(index)) return progress;
  const most = config.options?.extent === "sample" ? limits.sampleRecords : Number.POSITIVE_INFINITY;
  for await (const batch of cutBatches(table.batches, table.columns, progress.rows, {
    isShort: job.mustBeShort,
  })) {
    const rows = batch.slice(0, most - progress.rows);
    const { state } = await step(async (context) => {
      if (rows.length > 0) await writeRows(context, sheetId, table.columns, rows);
      const next = { ...progress, rows: progress.rows + rows.length, total: progress.total + rows.length };
      if (rows.length === batch.length) return next;
      const sample = { fileId: job.row.source, config, table: index };
      await limitToSample(context, await lockSheet(context, sheetId), sample);
      return { ...next, samples: [...samples, index] };
    });
    progress = state;
    if (rows.length < batch.length) break;
  }
  return progress;
}
