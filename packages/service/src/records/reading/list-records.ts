import type { Field } from "@data-import/tables/fields";
import type { operations } from "@data-import/types";
import { limits } from "@data-import/types";
import { listNewestCommits, nameVersion } from "../../commits/commits.ts";
import type { Context } from "../../context/context.ts";
import { closeList, type WrittenJson, writeList } from "../../context/written-json.ts";
import type { JsonText } from "../../domain/json-text.ts";
import { type Page, readPage, writeNextCursor } from "../../domain/page.ts";
import { divideSized } from "../../domain/sized.ts";
import { getSheet, type LoadedSheet } from "../../sheets/sheets.ts";
import { requireField } from "../batches/input.ts";
import { listCommitNumbers } from "../record/describe.ts";
import type { StoredRecord } from "../record/record.ts";
import { readEventQuery } from "../selections/event-query.ts";
import { type CompiledSelection, compileSelection } from "../selections/selection.ts";
import { readShownSelection } from "../selections/selection-parameters.ts";
import { readInOrder, readRecordsAt } from "../stores/record-store.ts";
import { findLinks } from "./links.ts";
import { countSelected, LargePage, readPageOfRecords } from "./read.ts";
import { locateRecord, readRecordsBehind } from "./read-behind.ts";
import { writeRecords } from "./write-records.ts";

type Query = NonNullable<operations["getRecords"]["parameters"]["query"]>;
type Response = operations["getRecords"]["responses"][200]["content"]["application/json"];

/** A page of the records that a query selects, with the requested further parts. */
export async function listRecords(
  context: Context,
  sheet: LoadedSheet,
  query: Query,
): Promise<Response | WrittenJson> {
  const asked = { ...query, ...(await readEventQuery(context, sheet, query.for)) };
  const page = readPage(asked, {
    usual: limits.pageRecords,
    most: limits.pageRecords,
    order: ["records", sheet.id, asked.sortField, asked.sortDirection],
  });
  const selection = await compileSelection(context, sheet, readShownSelection(asked));
  const fields = chooseFields(sheet, asked.fields);
  const found = await readFound(context, sheet, selection, page);
  const next = found.last && (await locateRecord(context, sheet, selection, found.last));
  const withCounts = asked.includeLength === true || asked.includeCounts === true;
  const counts = withCounts ? await countSelected(context, sheet, selection) : undefined;
  const { records } = found;
  const numbers = records instanceof LargePage ? [] : listCommitNumbers(records);
  const commits = await listNewestCommits(context, sheet.id, numbers);
  const newest = commits.at(-1);
  const rest = {
    ...(counts === undefined ? {} : { counts: { ...counts, valid: counts.total - counts.error } }),
    ...(newest && nameVersion(newest.id)),
    ...(next !== undefined && { nextCursor: writeNextCursor(page, next) }),
  };
  const write = async (own: Context, records: readonly StoredRecord[]): Promise<JsonText> =>
    writeRecords(own, sheet, records, {
      fields,
      withMessages: asked.includeMessages === true,
      ...(asked.includeLinks === true && { links: await findLinks(own, sheet, records) }),
      isJudged: selection.isJudged,
      commits,
    });
  if (records instanceof LargePage) {
    const around = [`{"data":{"success":true,"records":[`, `${closeList(rest)}}`] as const;
    return writeList(around, divideSized(records.records), async (own, positions) => {
      await getSheet(own, sheet.id);
      const { pieces } = await write(own, await readInOrder(own, sheet.id, positions));
      return pieces.join("").slice(1, -1);
    });
  }
  // Last, because others may write while many records are described. The JSON of the list is what a response has.
  return { data: { success: true, records: (await write(context, records)) as never, ...rest } };
}

/** The records of a page, and the last one if others may follow it. */
async function readFound(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  page: Page,
): Promise<{ records: StoredRecord[] | LargePage; last: StoredRecord | undefined }> {
  if (page.after !== undefined) {
    const { records, isLast } = await readRecordsBehind(context, sheet, selection, page.after, page.limit);
    return { records, last: isLast ? undefined : records.at(-1) };
  }
  const records = await readPageOfRecords(context, sheet, selection, page);
  if (!(records instanceof LargePage)) {
    return { records, last: records.length === page.limit ? records.at(-1) : undefined };
  }
  const end = records.records.length === page.limit ? records.records.slice(-1) : [];
  const [last] = await readRecordsAt(
    context,
    sheet.id,
    end.map(({ key }) => key),
  );
  return { records, last };
}

/** The fields with these keys, or all; throws an `invalid` for a key that the sheet does not have. */
export function chooseFields(sheet: LoadedSheet, keys: readonly string[] | undefined): readonly Field[] {
  if (keys === undefined || keys.length === 0) return sheet.fields;
  return keys.map((key) => requireField(sheet, key, "fields"));
}
