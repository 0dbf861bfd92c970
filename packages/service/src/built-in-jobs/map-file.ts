import { createFinding, listNames } from "@data-import/tables/basics";
import { listColumns, type MappingRule } from "@data-import/tables/mapping";
import { cutBatches, findLosses, type Source, type Table } from "@data-import/tables/reading";
import type { Finding, MappingProgramJobConfig } from "@data-import/types";
import { limits } from "@data-import/types";
import { DomainError, JobFailed } from "../domain/errors.ts";
import { describeTable } from "../extraction/describe-extraction.ts";
import { openFile } from "../extraction/open-file.ts";
import { getFile } from "../files/files.ts";
import type { RunningJob } from "../jobs/operation.ts";
import { toPercent } from "../jobs/operation.ts";
import { createRowMapper } from "../plans/map-cells.ts";
import type { LoadedSheet } from "../sheets/sheets.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { FileSample } from "../storage/rows/sheets.ts";
import { placeRows } from "./describe-mapped.ts";
import type { Mapped, WriteBatch } from "./mapped.ts";

const mostRowsWithKeys = 2000;

/** What a plan decides about the values of a source. */
export interface Decisions {
  readonly rules: readonly MappingRule[];
  /** The fields whose values are read as the service suggests. */
  readonly guessed: ReadonlySet<string>;
}

/** The end of a mapping that read a file. */
export interface FileMapped {
  readonly mapped: Mapped;
  /** What people should know about the file. */
  readonly findings: readonly Finding[];
  /** What was found out about the table, for programs. */
  readonly table: Readonly<Record<string, unknown>>;
}

/**
 * Maps all rows of the file that a sheet has a sample of. After an interruption, it reads the file again from its
 * beginning, and writes the rows that were not written yet.
 */
export async function mapFile(
  job: RunningJob,
  sheet: LoadedSheet,
  { fileId, config, table: index }: FileSample,
  { rules, guessed }: Decisions,
  begun: Mapped,
  write: WriteBatch,
): Promise<FileMapped> {
  const file = await getFile(job.context, fileId).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.kind === "not-found")) throw error;
    throw new JobFailed({ code: "file_deleted" });
  });
  const source = await openFile(job.context, file, config, job.requireWanted);
  try {
    const table = await findTable(source, index);
    requireColumns(table, rules);
    const map = createRowMapper(table.columns, rules, guessed);
    let mapped = begun;
    const { keyFields } = readJson(job.row.config) as MappingProgramJobConfig;
    const step = {
      mostRows: keyFields === undefined ? limits.mappedCommitRecords : mostRowsWithKeys,
      isShort: job.mustBeShort,
    };
    for await (const rows of cutBatches(table.batches, table.columns, begun.read, step)) {
      const before = mapped;
      const progress = source.measureProgress();
      const { state } = await job.step(async (context) => ({
        state: await write(context, before, map(rows), progress),
        progress: toPercent(progress, 1),
      }));
      mapped = state;
    }
    const notes = table.getNotes();
    const findings = [...findLosses([{ name: table.name, notes }], source), ...findLateColumns(sheet, table)];
    return { mapped: placeRows(mapped, table.findRow), findings, table: describeTable(notes, sheet.id) };
  } finally {
    await source.close();
  }
}

async function findTable({ tables }: Source, index: number): Promise<Table> {
  let place = 0;
  for await (const table of tables) {
    if (place === index) return table;
    place += 1;
  }
  throw new Error(`The file has no table ${index} any more.`);
}

/** Throws if a rule reads a field of the sheet that is not a column of the file: somebody has unlocked and changed the sheet. */
function requireColumns({ columns }: Table, rules: readonly MappingRule[]): void {
  const keys = new Set(columns.map(({ key }) => key));
  const unknown = rules.flatMap(listColumns).find((key) => !keys.has(key));
  if (unknown === undefined) return;
  throw new JobFailed({
    code: "column_missing",
    params: { column: unknown, columns: [...keys].slice(0, 10) },
  });
}

/** The columns that begin below the sample: no plan knows them. */
function findLateColumns({ fields }: LoadedSheet, { name, columns }: Table): Finding[] {
  const late = columns.filter(({ key }) => !fields.byKey.has(key)).map(({ label }) => label);
  if (late.length === 0) return [];
  return [
    createFinding(
      { code: "columns-late", params: listNames(late) },
      { count: late.length, place: { sheet: name } },
    ),
  ];
}
