import type { operations } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { readPage, writeNextCursor } from "../domain/page.ts";
import type { LoadedSheet } from "../sheets/sheets.ts";
import { readEventQuery } from "./event-query.ts";
import type { Field } from "./fields/fields.ts";
import { requireField } from "./input.ts";
import { findLinks } from "./links.ts";
import { describeNewestCommit } from "./newest-commit.ts";
import { countSelected, readPageOfRecords } from "./read.ts";
import { locateRecord, readRecordsBehind } from "./read-behind.ts";
import { compileSelection } from "./selection.ts";
import { readShownSelection } from "./selection-parameters.ts";
import { writeRecords } from "./write-records.ts";

type Query = NonNullable<operations["getRecords"]["parameters"]["query"]>;
type Page = operations["getRecords"]["responses"][200]["content"]["application/json"]["data"];

/** A page of the records that a query selects, with the requested further parts. */
export async function listRecords(context: Context, sheet: LoadedSheet, query: Query): Promise<Page> {
  const asked = { ...query, ...(await readEventQuery(context, sheet, query.for)) };
  const page = readPage(asked, {
    usual: 10_000,
    most: 10_000,
    order: ["records", sheet.id, asked.sortField, asked.sortDirection],
  });
  const selection = await compileSelection(context, sheet, readShownSelection(asked));
  const fields = chooseFields(sheet, asked.fields);
  const records =
    page.after === undefined
      ? await readPageOfRecords(context, sheet, selection, page)
      : await readRecordsBehind(context, sheet, selection, page.after, page.limit);
  const last = records.length === page.limit ? records.at(-1) : undefined;
  const next = last && (await locateRecord(context, sheet, selection, last));
  const links = asked.includeLinks === true ? await findLinks(context, sheet, records) : undefined;
  const withCounts = asked.includeLength === true || asked.includeCounts === true;
  const counts = withCounts ? await countSelected(context, sheet, selection) : undefined;
  const newest = await describeNewestCommit(context, sheet);
  // Last, because others may write while many records are described.
  return {
    success: true,
    // The JSON of the list, which is what `Page` has.
    records: (await writeRecords(context, sheet, records, {
      fields,
      withMessages: asked.includeMessages === true,
      ...(links === undefined ? {} : { links }),
      isJudged: selection.isJudged,
    })) as never,
    ...(counts === undefined ? {} : { counts: { ...counts, valid: counts.total - counts.error } }),
    ...newest,
    ...(next !== undefined && { nextCursor: writeNextCursor(page, next) }),
  };
}

/** The fields with these keys, or all; throws an `invalid` for a key that the sheet does not have. */
export function chooseFields(sheet: LoadedSheet, keys: readonly string[] | undefined): readonly Field[] {
  if (keys === undefined || keys.length === 0) return sheet.fields;
  return keys.map((key) => requireField(sheet, key, "fields"));
}
