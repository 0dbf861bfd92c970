import type { ImportDecisions, ImportResult, SizedStream } from "@data-import/client";
import type {
  CommitId,
  DateOrder,
  DecimalSign,
  EnvironmentId,
  FileId,
  JobExecutionPlan,
  JobExecutionPlanConfigRequest,
  ListCommitsResponse,
  PlanField,
  Sheet,
  SpaceId,
} from "@data-import/types";
import type { Command } from "commander";
import type { Builder, Context } from "../context.ts";
import { Failure } from "../failure.ts";
import { findSheet, findSheets } from "../find-sheet.ts";
import { openSource } from "../import/open-source.ts";
import { readFile } from "../import/read-file.ts";
import { type Decision, decideColumns, readMap } from "../import/read-map.ts";
import { addReadOptions, pickReadOptions } from "../import/read-options.ts";
import { reviewPlan } from "../import/review-plan.ts";
import { showErrors } from "../import/show-errors.ts";
import { createFindings } from "../import/show-findings.ts";
import { createSteps, type Steps } from "../import/show-steps.ts";
import { inNewSpace, type Kept } from "../new-sheet/in-new-space.ts";
import { findEnvironment } from "../settings/environment.ts";
import { addCommand } from "./add-command.ts";

interface Options {
  readonly sheet?: string;
  readonly new?: string;
  readonly environmentId?: EnvironmentId;
  readonly name?: string;
  readonly map?: readonly Decision[];
  readonly key?: string[];
  readonly caseSensitive?: boolean;
  readonly table?: string;
  readonly dateOrder?: DateOrder;
  readonly decimal?: DecimalSign;
  readonly yes?: boolean;
}

type Numbers = Readonly<Record<string, number>>;

/** The exit code of an import whose records are all in the sheet, but some have errors there. */
const withErrors = 2;

/** So many commits are listed at once. A large import has more. */
const commitsOfPage = 1000;

/** Adds `import`. */
export function addImport(program: Command, builder: Builder): void {
  const command = addCommand(program, {
    name: "import",
    summary: "Bring the rows of a file into a sheet",
    description:
      "Uploads a file, finds its header, matches its columns with the fields of a sheet, and inserts the rows. It asks\n" +
      "before it inserts, unless you say --yes. With --key, rows that the sheet has already are changed, not added.\n" +
      "With --new, it proposes fields with types and rules by the values of the file, shows them, and creates a space, a\n" +
      "workbook and a sheet with this name. If that fails before rows are inserted, nothing of it stays.\n" +
      "If records have errors at the end, they are in the sheet, the first ones are shown, and the exit code is 2.",
    examples: [
      'data-import import people.csv --new "Our people" --yes',
      "data-import import people.csv --sheet contacts --yes",
      'data-import import people.csv --sheet contacts --map "Notes=" --key email',
      'data-import import people.csv --sheet contacts --map "Notes=" --map "=1=visits" --yes',
      "data-import import people.csv --sheet contacts --delimiter comma --date-order day-first --yes",
    ],
  })
    .argument(
      "<file>",
      "The file: a text such as CSV, a spreadsheet, JSON, Parquet, or an archive; - is the standard input",
    )
    .option("--sheet <sheet>", "The id or the slug of the sheet")
    .option("--new <name>", "Create a space with a sheet for the file, with this name")
    .option(
      "--environment-id <id>",
      "With --new: the environment of the space; the default is that of login, else the one that is not for production",
    )
    .option("--name <file>", "With -: the name of the file; its extension says how it is read")
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
  addReadOptions(command);
  builder.act(command, (context, [path = ""], options: Options) =>
    importFile(context, path, options, builder),
  );
}

async function importFile(context: Context, path: string, options: Options, builder: Builder): Promise<void> {
  const { api, io, signal } = context;
  if ((options.sheet === undefined) === (options.new === undefined)) {
    throw new Failure(
      "Say where the rows go: --sheet names a sheet that is there, and --new creates one.",
      'Such as: data-import import people.csv --new "Our people"',
    );
  }
  const source = await openSource(io, path, options.name);
  const steps = createSteps(io, source.name);
  const where = { steps, source, options, builder };
  try {
    if (options.new !== undefined) return await importIntoNew(context, options.new, where);
    const sheet = await findSheet(api, options.sheet as string, signal);
    await importIntoSheet(context, sheet, {
      ...where,
      decide: (columns) => decideColumns(options.map ?? [], columns, sheet),
      review: (plan) => reviewPlan(context, plan, { sheet, isAgreed: options.yes === true }),
    });
  } catch (error) {
    await steps.fail();
    throw error;
  }
}

/** What an import works with. */
interface Import {
  readonly steps: Steps;
  readonly source: SizedStream;
  readonly options: Options;
  readonly builder: Builder;
}

async function importIntoNew(
  context: Context,
  name: string,
  { options, steps, ...rest }: Import,
): Promise<void> {
  const { api, signal } = context;
  // The reading of values is loaded only here.
  const { createNewSheet, writeSlug } = await import("../new-sheet/new-sheet.ts");
  const slug = writeSlug(name);
  const [existing] = await findSheets(api, slug, signal);
  if (existing) {
    throw new Failure(
      `There is a sheet ${slug} already, ${existing.id}.`,
      `Import into it with --sheet ${existing.id}, or choose another name for --new.`,
    );
  }
  const environmentId = await findEnvironment(context, options.environmentId);
  await inNewSpace(context, { name, environmentId }, async (space, kept) => {
    const { sheet, fileId, mapping } = await createNewSheet(context, space, rest.source, {
      name,
      environmentId,
      decisions: options.map ?? [],
      isAgreed: options.yes === true,
      readOptions: pickReadOptions(options),
      chooseTable: (tables) => chooseTable(tables, options.table),
      onProgress: steps.report,
      onRead: () => steps.end(),
    });
    await importIntoSheet(context, sheet, {
      ...rest,
      options,
      steps,
      fileId,
      kept,
      spaceId: space.id,
      decide: () => ({ mapping }),
      // The person has seen the columns with the fields.
      review: (plan) => reviewPlan(context, plan, { sheet, isAgreed: options.yes === true, isSeen: true }),
    });
  });
}

interface SheetImport extends Import {
  /** The file, if it is uploaded already. */
  readonly fileId?: FileId;
  /** The space, if it is new. */
  readonly spaceId?: SpaceId;
  readonly kept?: Kept;
  decide(columns: readonly PlanField[]): ImportDecisions;
  review(plan: JobExecutionPlan): Promise<JobExecutionPlanConfigRequest | undefined>;
}

async function importIntoSheet(context: Context, sheet: Sheet, given: SheetImport): Promise<void> {
  const { api, signal, print, io } = context;
  const { steps, options, builder } = given;
  // What the import changes has a later commit than this one.
  const { commitId } = await api.records.get(sheet.id, { pageSize: 1 }, { signal });
  const findings = createFindings(io);
  const fileId = given.fileId ?? (await readAsAsked(context, sheet, given));
  const result: ImportResult = await api.files.import(fileId ?? given.source, {
    sheetId: sheet.id,
    keyFields: options.key,
    signal,
    dateOrder: options.dateOrder,
    decimalSign: options.decimal,
    decide: given.decide,
    caseSensitive: options.caseSensitive,
    onProgress: (progress) => {
      if (fileId === undefined || progress.step === "map") steps.report(progress);
    },
    chooseTable: (tables) => chooseTable(tables, options.table),
    async onPlan(plan) {
      await steps.end();
      findings.showPlan(plan);
      const changes = await given.review(plan);
      given.kept?.keep();
      return changes;
    },
  });
  await steps.end(Number(result.job.result?.["read"]));
  findings.show(result.findings);
  const numbers = (result.job.result ?? {}) as Numbers;
  const { read, added = 0, updated = 0, unchanged = 0, combined = 0, withoutKey = 0 } = numbers;
  const error = await countErrors(context, sheet, commitId, numbers["error"] ?? 0);
  const { createdBy } = result.job;
  const commitIds = await listCommits(context, sheet, { before: commitId, createdBy });
  await print.item({
    ...(given.spaceId && { spaceId: given.spaceId }),
    sheetId: sheet.id,
    fileId: result.file.id,
    jobId: result.job.id,
    read,
    added,
    updated,
    // Without a key, every row is a new record.
    ...(options.key && { unchanged, combined, withoutKey }),
    error,
    commitIds,
  });
  const [last] = commitIds;
  if (last && commitIds.length === 1) print.note(`  Take it back: data-import commits undo ${last}`);
  else if (last)
    print.note("  Take it back: data-import commits undo <id>, for each of commitIds in this order");
  print.note(`  In the browser: data-import open --sheet ${sheet.id}`);
  if (error === 0) return print.note(`  See them: data-import records list --sheet ${sheet.id}`);
  builder.exitWith(withErrors);
  await showErrors(context, { sheet, before: commitId, written: added + updated, unchanged });
}

/** Uploads the file if the person says how to read it. Otherwise the import does so. */
async function readAsAsked(
  context: Context,
  { workbookId }: Sheet,
  { source, steps, options }: SheetImport,
): Promise<FileId | undefined> {
  const readOptions = pickReadOptions(options);
  if (readOptions === undefined) return undefined;
  const { api, signal } = context;
  const { spaceId, environmentId } = await api.workbooks.get(workbookId, { signal });
  return readFile(context, source, { spaceId, environmentId, readOptions, onProgress: steps.report });
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

/** The commits that the import made, the newest first: `commits undo` takes them back in this order. */
async function listCommits(
  { api, signal }: Context,
  { id }: Sheet,
  { before, createdBy }: { readonly before: CommitId | undefined; readonly createdBy: string | undefined },
): Promise<CommitId[]> {
  const found: CommitId[] = [];
  for (let cursor: string | undefined, isLast = false; !isLast; ) {
    const call = api.sheets.listCommits(id, { pageSize: commitsOfPage, cursor }, { signal });
    const { data, pagination } = (await (await call.response()).json()) as ListCommitsResponse;
    const last = data.findIndex((commit) => commit.id === before);
    const since = last === -1 ? data : data.slice(0, last);
    // Somebody else may work in the sheet meanwhile.
    const own = since.filter((commit) => createdBy === undefined || commit.createdBy === createdBy);
    found.push(...own.map((commit) => commit.id));
    cursor = pagination?.nextCursor;
    isLast = last !== -1 || cursor === undefined;
  }
  return found;
}

function chooseTable(tables: readonly Sheet[], name: string | undefined): Sheet {
  const list = tables.map((table) => table.name).join(", ");
  if (name === undefined)
    throw new Failure(`The file has ${tables.length} tables: ${list}.`, "Choose one with --table.");
  const found = tables.find((table) => table.name === name || table.slug === name);
  if (!found) throw new Failure(`The file has no table ${name}, but ${list}.`, "Choose one with --table.");
  return found;
}
