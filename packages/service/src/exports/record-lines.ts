import { giveWayIfLong } from "@data-import/front";
import { type CellContent, type Field, isEmpty } from "@data-import/tables/fields";
import { writeSlices } from "@data-import/tables/writing";
import type { Record as ApiRecord, operations, SheetId } from "@data-import/types";
import { limits } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { createInvalid } from "../domain/errors.ts";
import { findLinks } from "../records/reading/links.ts";
import { chooseFields } from "../records/reading/list-records.ts";
import { readInPages } from "../records/reading/read-in-pages.ts";
import { createRecordDescriber, findCommits } from "../records/record/describe.ts";
import type { StoredRecord } from "../records/record/record.ts";
import { readEventQuery } from "../records/selections/event-query.ts";
import { compileSelection } from "../records/selections/selection.ts";
import { readListedSelection } from "../records/selections/selection-parameters.ts";
import { getSheet, getSheetState, type LoadedSheet } from "../sheets/sheets.ts";
import type { WrittenFile } from "./written-file.ts";

type Query = NonNullable<operations["getRecordLines"]["parameters"]["query"]>;

/** The records of a sheet that a query selects, as lines that can be written back. */
export async function exportRecordLines(context: Context, query: Query): Promise<WrittenFile> {
  const sheet = await getSheet(context, query.sheetId);
  requireNamed(sheet, query);
  const selection = readListedSelection({
    ...query,
    ...(await readEventQuery(context, sheet, query.forEvent, "forEvent")),
  });
  await compileSelection(context, sheet, selection);
  const fields = chooseFields(sheet, query.fields && [...new Set(query.fields)]);
  const { next_position: end } = await getSheetState(context, sheet.id);
  const page = readPart(query);
  return {
    fileName: `${sheet.slug}.jsonl`,
    async *write(run, notePage) {
      for await (const records of readInPages(run, { sheetId: sheet.id, selection, end, page })) {
        const write = await run((own) => createWriter(own, sheet, records, fields, query));
        yield Buffer.from(await writeSlices(records, write, giveWayIfLong));
        await notePage?.(records.length);
      }
    },
  };
}

function requireNamed({ workbookId, slug }: LoadedSheet, query: Query): void {
  const wrong = (key: string, is: string) =>
    createInvalid(
      "reference_mismatch",
      key,
      `The sheet \`${query.sheetId}\` ${is}: correct \`${key}\`, or leave it out.`,
    );
  if (query.workbookId !== undefined && query.workbookId !== workbookId)
    throw wrong("workbookId", "is in another workbook");
  if (query.sheetSlug !== undefined && query.sheetSlug !== slug)
    throw wrong("sheetSlug", `has the slug \`${slug}\``);
}

function readPart({
  pageSize,
  pageNumber = 1,
}: Query): { readonly limit: number; readonly offset: number } | undefined {
  if (pageSize === undefined && pageNumber === 1) return undefined;
  const limit = pageSize ?? limits.pageRecords;
  return { limit, offset: (pageNumber - 1) * limit };
}

/** The function that writes the line of one of some records. */
async function createWriter(
  context: Context,
  sheet: LoadedSheet,
  records: readonly StoredRecord[],
  fields: readonly Field[],
  query: Query,
): Promise<(record: StoredRecord) => string> {
  const commits = await findCommits(context, sheet, records, {});
  const links = query.includeLinks ? await findLinks(context, sheet, records) : undefined;
  const view = { fields, language: context.language, withMessages: query.includeMessages === true };
  const describe = createRecordDescriber(commits, { ...view, ...(links && { links }) });
  return (record) => {
    const shown = describe(record);
    const time = commits.get(record.updatedCommit)?.createdAt;
    const line = {
      ...startLine(shown),
      ...(query.includeTimestamps && time !== undefined && { __u: time }),
      ...(query.includeSheet && { __s: sheet.id as SheetId }),
      ...(query.includeSheetSlug && { __n: sheet.slug }),
      ...listValues(shown, query.includeEmptyCells === true),
      ...(query.includeMessages && { __i: listMessages(shown) }),
      ...(query.includeMetadata && { __m: shown.metadata }),
      ...(query.includeConfig && { __c: shown.config }),
      ...(links && { __l: listLinks(shown) }),
    };
    return `${JSON.stringify(line)}\n`;
  };
}

function startLine({ id, versionId, valid }: ApiRecord): object {
  return { __k: id, __v: versionId, __e: valid };
}

/** The values of a record. A field with the key of a member would change what the line means. */
function listValues({ values }: ApiRecord, withEmpty: boolean): object {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, { value }]) =>
      reserved.has(key) || (!withEmpty && isEmpty(value as CellContent)) ? [] : [[key, value]],
    ),
  );
}

const reserved: ReadonlySet<string> = new Set(
  ["k", "nk", "v", "s", "n", "c", "m", "i", "d", "e", "l", "u"].map((name) => `__${name}`),
);

function listMessages({ values }: ApiRecord): object {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, { messages = [] }]) =>
      messages.length === 0 ? [] : [[key, messages]],
    ),
  );
}

function listLinks({ values }: ApiRecord): object[] {
  return Object.values(values).flatMap(({ links = [] }) =>
    links.map((record) => ({ ...startLine(record), ...listValues(record, false) })),
  );
}
