import type { CommitId, RecordValues, UpsertCounts, Version } from "@data-import/types";
import { nameVersion } from "../commits/commits.ts";
import type { Context } from "../context/context.ts";
import { readPage } from "../domain/page.ts";
import { requireField, requireKnownFields } from "../records/batches/input.ts";
import { batchData, type RecordBatch } from "../records/batches/record-batch.ts";
import { scanRecords } from "../records/batches/scan-records.ts";
import { type ChangedSelection, changeSelection } from "../records/bulk/change-selection.ts";
import { compileReplace } from "../records/bulk/replace-values.ts";
import { deleteRecords, updateRecords } from "../records/changes/write.ts";
import { listDuplicates } from "../records/duplicates/list-duplicates.ts";
import { mergeDuplicates } from "../records/duplicates/merge-duplicates.ts";
import { describeUpdated } from "../records/history/describe-updated.ts";
import { describeInserted } from "../records/inserts/describe-inserted.ts";
import { type Inserted, insertRecords } from "../records/inserts/insert.ts";
import { type Upserted, upsertRecords } from "../records/inserts/upsert.ts";
import { listRecords } from "../records/reading/list-records.ts";
import { locateRecords } from "../records/reading/locate-records.ts";
import type { StoredRecord } from "../records/record/record.ts";
import type { KeyChoice } from "../records/rules/key-rule.ts";
import { describeNewestCommit, nameNewestVersion } from "../records/stores/newest-commit.ts";
import { listCellValues } from "../records/values/list-values.ts";
import { getSheet, type LoadedSheet } from "../sheets/sheets.ts";
import type { Operations, Output } from "./handler.ts";

/** The records of sheets. */
export const recordHandlers = {
  async getRecords(context, { path, query }) {
    return listRecords(context, await getSheet(context, path.sheetId), query);
  },

  insertRecords: {
    short: { lock: "sheetId", unless: "keyFields" },
    changes: "space",
    readFast: scanRecords,
    repeat: {
      shorten({ data: { records, ...data } }) {
        // An insert by key has records that its commit did not add.
        const isWhole = records === undefined || data.commitId === undefined || data.upserted !== undefined;
        return isWhole ? undefined : { data };
      },
      async complete(context, { path }, kept) {
        const { data } = kept as Output<"insertRecords">;
        const records = await describeInserted(context, path.sheetId, data.commitId ?? "");
        return { data: { ...data, records } };
      },
    },
    async handle(context, { path, query, headers, body }) {
      // The body is a batch if it was read in the faster way.
      const batch = Array.isArray(body) ? batchData(body) : (body as RecordBatch);
      const isShown = !prefers(headers.Prefer, "minimal");
      const inserted = await insertBatch(context, path.sheetId, batch, query, isShown);
      const { sheet, commit, counts, upserted, records } = inserted;
      const ids = commit === undefined ? await describeNewestCommit(context, sheet) : nameVersion(commit.id);
      return {
        data: {
          success: true,
          ...ids,
          counts,
          ...(upserted && { upserted }),
          ...(records && { records: records as never }),
        },
      };
    },
  },

  updateRecords: {
    short: { lock: "sheetId" },
    changes: "space",
    followed: ({ data }) => (data.records === undefined ? undefined : "return=representation"),
    async handle(caller, { path, query: { commitId: handledId }, headers, body }) {
      const sheet = { id: path.sheetId };
      // The address of an event names the commit: what is written there handles it.
      const context = handledId === undefined ? caller : { ...caller, handledCommitId: handledId };
      const { commit, left } = await updateRecords(context, sheet, body, handledId);
      const described = prefers(headers.Prefer, "representation")
        ? await describeUpdated(
            context,
            sheet.id,
            body.map(({ id }) => id),
            commit,
          )
        : undefined;
      const more = {
        ...(left.length > 0 && { left: [...left] }),
        ...(described && { records: described.records }),
        ...(described && described.omitted > 0 && { omittedRecords: described.omitted }),
      };
      const version = commit === undefined ? await nameNewestVersion(context, sheet) : nameVersion(commit.id);
      return { data: { ...version, ...more } };
    },
  },

  updateSelectedRecords: {
    transaction: "steps",
    async handle(context, { path: { sheetId }, query: { silent, ...selection }, body }) {
      const values = body.fieldUpdates as RecordValues;
      const prepare = (sheet: LoadedSheet) => {
        requireKnownFields(sheet, [values], (_, key) => `fieldUpdates.${key}`);
        return () => values;
      };
      const isSilent = silent === true;
      return describeSteps(
        context,
        sheetId,
        await changeSelection(context, { sheetId, selection, isSilent, prepare }),
      );
    },
  },

  replaceRecordValues: {
    transaction: "steps",
    async handle(context, { path: { sheetId }, query, body }) {
      const { text } = compileReplace(body);
      const prepare = (sheet: LoadedSheet) => {
        const { replace } = compileReplace(body);
        const field = requireField(sheet, body.fieldKey, "fieldKey");
        return ({ cells }: StoredRecord) => {
          const value = replace(cells[field.slot] ?? null);
          return value === undefined ? undefined : ({ [field.key]: { value } } as RecordValues);
        };
      };
      const change = { sheetId, selection: { ...query, text }, isSilent: false, prepare };
      return describeSteps(context, sheetId, await changeSelection(context, change));
    },
  },

  async listRecordDuplicates(context, { path, query }) {
    const sheet = await getSheet(context, path.sheetId);
    return listDuplicates(context, sheet, query, readPage(query, { order: ["duplicates"] }));
  },

  async getCellValues(context, { path, query }) {
    return listCellValues(context, await getSheet(context, path.sheetId), query);
  },

  async getRecordIndices(context, { path, query }) {
    return locateRecords(context, await getSheet(context, path.sheetId), query);
  },

  mergeRecordDuplicates: {
    transaction: "own",
    async handle(context, { path, body }) {
      return { data: await mergeDuplicates(context, path.sheetId, body) };
    },
  },

  deleteRecords: {
    short: { lock: "sheetId" },
    changes: "space",
    async handle(context, { path, query }) {
      await deleteRecords(context, { id: path.sheetId }, query.ids);
      return { data: { success: true } };
    },
  },
} satisfies Partial<Operations>;

/** The response to a change in steps. */
async function describeSteps(
  context: Context,
  id: string,
  { commitIds, updated }: ChangedSelection,
): Promise<{ data: Version }> {
  const last = commitIds.at(-1);
  const version = last === undefined ? await nameNewestVersion(context, { id }) : nameVersion(last);
  return { data: { ...version, commitIds: commitIds as CommitId[], updated } };
}

/** Inserts records, or changes those that have the same keys. */
export async function insertBatch(
  context: Context,
  id: string,
  batch: RecordBatch,
  { keyFields, caseSensitive }: { readonly [Name in keyof KeyChoice]?: KeyChoice[Name] | undefined },
  isShown: boolean,
): Promise<(Inserted | Upserted) & { readonly upserted?: UpsertCounts }> {
  return keyFields === undefined
    ? insertRecords(context, { id }, batch, { isShown })
    : upsertRecords(context, { id }, batch, { keyFields, caseSensitive }, { isShown });
}

/** Whether the header `Prefer`, a list, has `return` with a value. */
function prefers(prefer = "", value: "minimal" | "representation"): boolean {
  return preferences[value].test(prefer);
}

const preferences = {
  minimal: /(^|[,;\s])return\s*=\s*"?minimal"?\s*($|[,;])/i,
  representation: /(^|[,;\s])return\s*=\s*"?representation"?\s*($|[,;])/i,
};
