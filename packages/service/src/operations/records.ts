import type { RecordCounts } from "@data-import/types";
import { getCommitTimes } from "../commits/commits.ts";
import type { Context } from "../context/context.ts";
import { DomainError } from "../domain/errors.ts";
import { readPage } from "../domain/page.ts";
import { describeRecords } from "../records/describe.ts";
import { readEventQuery } from "../records/event-query.ts";
import type { Field } from "../records/fields/fields.ts";
import { describeUnknownField } from "../records/input.ts";
import { findLinks } from "../records/links.ts";
import { countSelected, readPageOfRecords } from "../records/read.ts";
import { readErrors, type StoredRecord } from "../records/record.ts";
import { compileSelection, nameCommit } from "../records/selection.ts";
import { deleteRecords, insertRecords, updateRecords } from "../records/write.ts";
import { getSheet, getSheetState, type LoadedSheet } from "../sheets/sheets.ts";
import type { Handlers, Input } from "./handler.ts";

export const recordHandlers: Pick<
  Handlers,
  "getRecords" | "insertRecords" | "updateRecords" | "deleteRecords"
> = {
  async getRecords(context, { path, query }) {
    const sheet = await getSheet(context, path.sheetId);
    const asked = { ...query, ...(await readEventQuery(context, sheet, query.for)) };
    const page = readPage(asked, { usual: 10_000, most: 10_000 });
    const selection = await compileSelection(context, sheet, {
      ...asked,
      changedIn: nameCommit(asked, "commitId", "versionId"),
      changedSince: nameCommit(asked, "sinceCommitId", "sinceVersionId"),
    });
    const fields = chooseFields(sheet, asked.fields);
    const records = await readPageOfRecords(context, sheet, selection, page);
    const links = asked.includeLinks === true ? await findLinks(context, sheet, records) : undefined;
    const withCounts = asked.includeLength === true || asked.includeCounts === true;
    const counts = withCounts ? await countSelected(context, sheet, selection) : undefined;
    return {
      data: {
        success: true,
        records: await describeRecords(context, sheet, records, {
          fields,
          withMessages: asked.includeMessages === true,
          ...(links === undefined ? {} : { links }),
        }),
        ...(counts === undefined ? {} : { counts: { ...counts, valid: counts.total - counts.error } }),
        ...(await describeNewestCommit(context, sheet)),
      },
    };
  },

  async insertRecords(context, { path, body }) {
    const sheet = await getSheet(context, path.sheetId);
    const { commit, records } = await insertRecords(context, sheet, body);
    return {
      data: {
        success: true,
        commitId: commit.id,
        versionId: commit.id,
        counts: countRecords(sheet, records),
        records: await describeRecords(context, sheet, records, { fields: sheet.fields, withMessages: true }),
      },
    };
  },

  async updateRecords(context, { path, body }) {
    const sheet = await getSheet(context, path.sheetId);
    const commit = await updateRecords(context, sheet, body);
    if (commit !== undefined) return { data: { commitId: commit.id, versionId: commit.id } };
    const { commitId, versionId } = await describeNewestCommit(context, sheet);
    // Only a list without entries, sent to a sheet without commits, has none.
    if (commitId === undefined || versionId === undefined) throw createEmptyUpdate();
    return { data: { commitId, versionId } };
  },

  async deleteRecords(context, { path, query }: Input<"deleteRecords">) {
    const sheet = await getSheet(context, path.sheetId);
    await deleteRecords(context, sheet, query.ids);
    return { data: { success: true } };
  },
};

function chooseFields(sheet: LoadedSheet, keys: readonly string[] | undefined): readonly Field[] {
  if (keys === undefined || keys.length === 0) return sheet.fields;
  return keys.map((key) => {
    const field = sheet.fields.byKey.get(key);
    if (field === undefined) {
      throw new DomainError("invalid", { key: "fields", message: describeUnknownField(sheet, key) });
    }
    return field;
  });
}

async function describeNewestCommit(
  context: Context,
  { id }: LoadedSheet,
): Promise<{ commitId?: string; versionId?: string }> {
  const { last_commit } = await getSheetState(context, id);
  const commit = (await getCommitTimes(context, id, [last_commit])).get(last_commit);
  return commit === undefined ? {} : { commitId: commit.id, versionId: commit.id };
}

function countRecords({ fields }: LoadedSheet, records: readonly StoredRecord[]): RecordCounts {
  const errorsByField: Record<string, number> = {};
  let error = 0;
  for (const { errors } of records) {
    if (errors === null) continue;
    error += 1;
    for (const slot of readErrors(errors)) {
      const key = fields.bySlot.get(slot)?.key;
      if (key !== undefined) errorsByField[key] = (errorsByField[key] ?? 0) + 1;
    }
  }
  const counts = { total: records.length, valid: records.length - error, error };
  return error === 0 ? counts : { ...counts, errorsByField };
}

function createEmptyUpdate(): DomainError {
  return new DomainError("invalid", { message: "The list of records must have at least one entry." });
}
