import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { ImportResult } from "@data-import/client";
import type { CommitId, JobExecutionPlanConfigRequest, Sheet } from "@data-import/types";
import type { Command } from "commander";
import type { Builder, Context } from "../context.ts";
import { Failure } from "../failure.ts";
import { findSheet } from "../find-sheet.ts";
import { type Decision, decideColumns, readMap } from "../import/read-map.ts";
import { reviewPlan } from "../import/review-plan.ts";
import { showErrors } from "../import/show-errors.ts";
import { createFindings } from "../import/show-findings.ts";
import { createSteps } from "../import/show-steps.ts";
import { addCommand } from "./add-command.ts";

interface Options {
  readonly sheet: string;
  readonly map?: readonly Decision[];
  readonly key?: string[];
  readonly caseSensitive?: boolean;
  readonly table?: string;
  readonly yes?: boolean;
}

type Numbers = Readonly<Record<string, number>>;

/** The exit code of an import whose records are all in the sheet, but some have errors there. */
const withErrors = 2;

/** Adds `import`. */
export function addImport(program: Command, builder: Builder): void {
  const command = addCommand(program, {
    name: "import",
    summary: "Bring the rows of a file into a sheet",
    description:
      "Uploads a file, finds its header, matches its columns with the fields of a sheet, and inserts the rows. It asks\n" +
      "before it inserts, unless you say --yes. With --key, rows that the sheet has already are changed, not added.\n" +
      "If records have errors at the end, they are in the sheet, the first ones are shown, and the exit code is 2.",
    examples: [
      "data-import import people.csv --sheet contacts --yes",
      'data-import import people.csv --sheet contacts --map "Notes=" --key email',
      'data-import import people.csv --sheet contacts --map "Notes=" --map "=1=visits" --yes',
    ],
  })
    .argument("<file>", "The file: a text such as CSV, a spreadsheet, JSON, Parquet, or an archive")
    .requiredOption("--sheet <sheet>", "The id or the slug of the sheet")
    .option(
      "--map <column=field>",
      "The field of a column; without a field, the column is left out (repeat it). Also: Name=first+last, Mobile|Phone=phone, =DE=country, Status[aktiv]=active",
      readMap,
    )
    .option(
      "--key <field>",
      "A field that identifies a record; can be repeated",
      (key, keys: string[] = []) => [...keys, key],
    )
    .option("--case-sensitive", "With --key: keys that differ in case only are different")
    .option("--no-case-sensitive", "With --key: they are the same")
    .option("--table <name>", "The table of a file with several, such as a sheet of a workbook")
    .option("--yes", "Insert without a question");
  builder.act(command, (context, [path = ""], options: Options) =>
    importFile(context, path, options, builder),
  );
}

async function importFile(context: Context, path: string, options: Options, builder: Builder): Promise<void> {
  const { api, signal, print, io } = context;
  if (!(await stat(path).catch(() => undefined))?.isFile())
    throw new Failure(`There is no file ${path}.`, `Check the path. You are in ${process.cwd()}.`);
  const sheet = await findSheet(api, options.sheet, signal);
  const { fromPath } = await import("@data-import/client/node");
  // What the import changes has a later commit than this one.
  const { commitId } = await api.records.get(sheet.id, { pageSize: 1 }, { signal });
  const steps = createSteps(io, basename(path));
  const findings = createFindings(io);
  let result: ImportResult;
  try {
    result = await api.files.import(await fromPath(path), {
      ...{ sheetId: sheet.id, keyFields: options.key, signal },
      decide: (columns) => decideColumns(options.map ?? [], columns, sheet),
      caseSensitive: options.caseSensitive,
      onProgress: steps.report,
      chooseTable: (tables) => chooseTable(tables, options.table),
      async onPlan(plan): Promise<JobExecutionPlanConfigRequest | undefined> {
        await steps.end();
        findings.showPlan(plan);
        return reviewPlan(context, plan, { sheet, isAgreed: options.yes === true });
      },
    });
    await steps.end(Number(result.job.result?.["read"]));
    findings.show(result.findings);
  } catch (error) {
    await steps.fail();
    throw error;
  }
  const numbers = (result.job.result ?? {}) as Numbers;
  const { read, added = 0, updated = 0, unchanged = 0, combined = 0, withoutKey = 0 } = numbers;
  const error = await countErrors(context, sheet, commitId, numbers["error"] ?? 0);
  await print.item({
    sheetId: sheet.id,
    fileId: result.file.id,
    jobId: result.job.id,
    read,
    added,
    updated,
    // Without a key, every row is a new record.
    ...(options.key && { unchanged, combined, withoutKey }),
    error,
  });
  if (error === 0) return print.note(`  See them: data-import records list --sheet ${sheet.id}`);
  builder.exitWith(withErrors);
  await showErrors(context, { sheet, before: commitId, written: added + updated, unchanged });
}

/**
 * How many records have errors when the import has ended. The job counts each row when it is written: a later row may have
 * corrected its record, or made another one wrong.
 */
async function countErrors(
  { api, signal }: Context,
  { id }: Sheet,
  before: CommitId | undefined,
  ofJob: number,
): Promise<number> {
  const query = { pageSize: 1, includeCounts: true, filter: "error" } as const;
  const ofSheet = (await api.records.get(id, query, { signal })).counts?.error ?? 0;
  if (ofJob > 0 || ofSheet === 0) return Math.min(ofJob, ofSheet);
  const since = before !== undefined && { sinceCommitId: before };
  return (await api.records.get(id, { ...query, ...since }, { signal })).counts?.error ?? 0;
}

function chooseTable(tables: readonly Sheet[], name: string | undefined): Sheet {
  const list = tables.map((table) => table.name).join(", ");
  if (name === undefined)
    throw new Failure(`The file has ${tables.length} tables: ${list}.`, "Choose one with --table.");
  const found = tables.find((table) => table.name === name || table.slug === name);
  if (!found) throw new Failure(`The file has no table ${name}, but ${list}.`, "Choose one with --table.");
  return found;
}
