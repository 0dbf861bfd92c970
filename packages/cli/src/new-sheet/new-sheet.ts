import type { ImportProgress, SizedStream } from "@data-import/client";
import type { EnvironmentId, FileId, FileReadOptions, Property, Sheet, Space } from "@data-import/types";
import type { Context } from "../context.ts";
import { Failure } from "../failure.ts";
import { readFile } from "../import/read-file.ts";
import type { Decision } from "../import/read-map.ts";
import { writeCell, writeTable } from "../output/table.ts";
import { type ProposedField, proposeFields } from "./propose-fields.ts";

/** What a new sheet is made from. */
export interface NewSheetOptions {
  /** The name of the space, of the workbook and of the sheet. */
  readonly name: string;
  readonly environmentId: EnvironmentId;
  readonly decisions: readonly Decision[];
  readonly isAgreed: boolean;
  /** What the person says about the file. */
  readonly readOptions: FileReadOptions | undefined;
  chooseTable(tables: readonly Sheet[]): Sheet;
  onProgress(progress: ImportProgress): void;
  /** The file is read, and the fields follow. */
  onRead(): Promise<void>;
}

/** A new sheet, the uploaded file, and the field of each column. */
export interface NewSheet {
  readonly sheet: Sheet;
  readonly fileId: FileId;
  readonly mapping: Readonly<Record<string, string | null>>;
}

/** So many rows are looked at; an upload for an import reads no more of them. */
const mostRows = 1000;

/** The name of a sheet for programs. */
export const writeSlug = (name: string): string =>
  name
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join("-") ?? "sheet";

/** Uploads the file into the space, proposes the fields, and creates the sheet if the person agrees. */
export async function createNewSheet(
  context: Context,
  space: Space,
  source: SizedStream,
  options: NewSheetOptions,
): Promise<NewSheet> {
  const { api, signal } = context;
  const { name, environmentId, onProgress } = options;
  const { readOptions } = options;
  const fileId = await readFile(context, source, {
    spaceId: space.id,
    environmentId,
    readOptions,
    onProgress,
  });
  await options.onRead();
  const { workbookId } = await api.files.get(fileId, { signal });
  const tables = workbookId ? await api.sheets.list({ workbookId }, { signal }) : [];
  if (tables.length === 0) throw new Failure(`The service has not found a table in ${source.name}.`);
  const table = tables.length === 1 ? (tables[0] as Sheet) : options.chooseTable(tables);
  const { fields, mapping, rows } = await readProposal(context, table, options.decisions);
  await agree(context, { name, fields, rows, isAgreed: options.isAgreed });
  const workbook = await api.workbooks.create(
    {
      name,
      spaceId: space.id,
      environmentId,
      sheets: [{ name, slug: writeSlug(name), fields: fields.map(({ property }) => property) }],
    },
    { signal },
  );
  const [sheet] = workbook.sheets ?? [];
  if (!sheet) throw new Failure("The service has created no sheet.");
  return { sheet, fileId, mapping };
}

async function readProposal({ api, signal }: Context, table: Sheet, decisions: readonly Decision[]) {
  const { records } = await api.records.get(table.id, { pageSize: mostRows }, { signal });
  const columns = table.config.fields.map(({ key, label = key }) => ({
    key,
    label: label || key,
    texts: records.map(({ values }) => String(values[key]?.value ?? "")),
  }));
  const decided = new Map<string, string>();
  for (const { from, to } of decisions) {
    const column = columns.find(({ key, label }) => key === from || label === from);
    if (!column) {
      throw new Failure(
        `The file has no column ${from}.`,
        `With --new, --map "Column=" leaves a column out, and --map "Column=key" names its field. The columns are: ${columns.map(({ label }) => label).join(", ")}.`,
      );
    }
    decided.set(column.key, to);
  }
  const proposed = proposeFields(columns.filter(({ key }) => decided.get(key) !== ""));
  const fields = proposed.map((field) => {
    const key = decided.get(field.column) ?? field.property.key;
    return { ...field, property: { ...field.property, key } as Property };
  });
  if (fields.length === 0) throw new Failure("No column is left.");
  const mapping: Record<string, string | null> = Object.fromEntries(columns.map(({ key }) => [key, null]));
  for (const { column, property } of fields) mapping[column] = property.key;
  return { fields, mapping, rows: records.length };
}

interface Proposal {
  readonly name: string;
  readonly fields: readonly ProposedField[];
  readonly rows: number;
  readonly isAgreed: boolean;
}

/** Shows the fields, and asks. Without a terminal nobody can be asked, so that `--yes` is needed. */
async function agree({ io }: Context, { name, fields, rows, isAgreed }: Proposal): Promise<void> {
  const { stderr, stdin } = io;
  const lines = writeTable(
    fields.map(({ property, examples }) => ({
      field: property.key,
      type: property.type,
      rules: (property.constraints ?? []).map(({ type }) => type).join(", "),
      values: examples.join(", "),
    })),
    ["field", "type", "rules", "values"],
    stderr.isTTY ? Math.max(20, (stderr.columns || 80) - 2) : 100,
  );
  const from =
    rows === mostRows
      ? `the first ${mostRows.toLocaleString("en")} rows`
      : rows === 1
        ? "its only row"
        : `its ${rows} rows`;
  const by = rows === 0 ? "the names of the columns alone" : `the values of ${from}`;
  stderr.write(`The fields of ${writeCell(name)}, by ${by}:\n`);
  for (const line of lines) stderr.write(`  ${line}\n`);
  for (const { property, wrong } of fields.filter(({ wrong }) => wrong.length > 0)) {
    const values = wrong.slice(0, 3).map(writeCell).join(", ");
    stderr.write(`! Not every value of ${property.key} is a ${property.type}: ${values}\n`);
  }
  for (const { property, gaps } of fields) {
    const isRequired = property.constraints?.some(({ type }) => type === "required") === true;
    if (isRequired && gaps > 0)
      stderr.write(`! ${gaps} of ${rows} rows ${gaps === 1 ? "has" : "have"} no value for ${property.key}\n`);
  }
  if (isAgreed) return;
  if (stdin.isTTY !== true || stderr.isTTY !== true) {
    throw new Failure(
      "Nobody has agreed to these fields, so nothing was imported.",
      'Agree with --yes. --map "Column=" leaves a column out.',
    );
  }
  const { confirm } = await import("@clack/prompts");
  const message = `Create ${writeCell(name)} with these fields, and insert the rows?`;
  if ((await confirm({ message, input: stdin as never, output: stderr as never })) !== true) {
    throw new Failure("Nothing was imported.");
  }
}
