import { mapGivingWay } from "@data-import/front";
import type { Record as ApiRecord, RecordData } from "@data-import/types";
import { type CommitMark, completeCommits, nameVersion, recordCommit } from "../commits/commits.ts";
import type { Context, NewEvent } from "../context/context.ts";
import { createNotFound, DomainError } from "../domain/errors.ts";
import { describeSheet, type LoadedSheet, requireWritable } from "../sheets/sheets.ts";
import type { SheetStateRow } from "../storage/rows/sheets.ts";
import { type AppliedChange, applyChanges } from "./apply-changes.ts";
import type { CellContent, Finding } from "./fields/cell.ts";
import { readNewFindings, requireKnownFields } from "./input.ts";
import type { StoredRecord } from "./record.ts";
import { readRecordsById } from "./record-store.ts";
import type { Change } from "./relations.ts";
import { requireDeletable, requireEditableCell } from "./require-editable.ts";
import { createRevision } from "./revision.ts";
import { openSheet, type RuledSheet } from "./workbook-rules.ts";

/** Written records, and their commit. */
export interface Written {
  /** Undefined if there was nothing to write. */
  readonly commit: CommitMark | undefined;
  readonly records: readonly StoredRecord[];
  readonly sheet: LoadedSheet;
}

/**
 * Adds records to a sheet as one commit. Throws an `invalid` for unknown fields, a `conflict` for a locked sheet, and a
 * `forbidden` if a guest writes a read-only field.
 */
export async function insertRecords(
  context: Context,
  given: { readonly id: string },
  data: readonly RecordData[],
): Promise<Written> {
  const { ruled, state } = await openSheet(context, given);
  const { sheet } = ruled;
  requireWritable(context, sheet, "add");
  requireKnownFields(sheet, data, (index, key) => `[${index}].${key}`);
  if (data.length === 0) return { commit: undefined, records: [], sheet };
  const commit = createMark(context, state);
  const changes = await mapGivingWay(data, (record, index) => ({
    prepared: {
      position: state.next_position + index,
      id: context.newId("record"),
      ...readData(context, ruled, record),
      changed: new Map<number, number>(),
      metadata: undefined,
      config: undefined,
      flags: [],
      createdCommit: commit.number,
      updatedCommit: commit.number,
    },
  }));
  const next = { ...state, next_position: state.next_position + data.length };
  const applied = await commitChanges(context, ruled, next, commit, changes, "records:created");
  return { commit, records: applied.flatMap(({ after }) => after ?? []), sheet };
}

/**
 * Changes records of a sheet as one commit; returns undefined if nothing changes. Completes the open commits that the
 * records name. Throws a `not-found` if the sheet does not have one of the ids.
 */
export async function updateRecords(
  context: Context,
  given: { readonly id: string },
  revisions: readonly ApiRecord[],
): Promise<CommitMark | undefined> {
  const { ruled, state } = await openSheet(context, given);
  const { sheet } = ruled;
  requireWritable(context, sheet, "edit");
  requireKnownFields(
    sheet,
    revisions.map(({ values }) => values),
    (index, key) => `[${index}].values.${key}`,
  );
  requireOnce(revisions.map(({ id }) => id));
  const stored = await readAll(
    context,
    sheet,
    revisions.map(({ id }) => id),
  );
  const commit = createMark(context, state);
  const revised = await mapGivingWay(revisions, (revision, index) => {
    const before = stored[index];
    const prepared = before && createRevision(context, ruled, before, revision, commit.number);
    return prepared === undefined ? [] : [{ before, prepared }];
  });
  const changes = revised.flat();
  const named = new Set(revisions.flatMap(({ commitId, versionId }) => commitId ?? versionId ?? []));
  if (changes.length > 0) await commitChanges(context, ruled, state, commit, changes, "records:updated");
  await completeCommits(context, sheet, [...named]);
  return changes.length > 0 ? commit : undefined;
}

/** Deletes records of a sheet as one commit. Throws a `not-found` if the sheet does not have one of the ids. */
export function deleteRecords(
  context: Context,
  given: { readonly id: string },
  ids: readonly string[],
): Promise<number> {
  return deleteFound(context, given, (sheet) => readAll(context, sheet, [...new Set(ids)], "ids"));
}

/** Deletes the records that `find` selects in the open sheet, as one commit; returns how many. */
export async function deleteFound(
  context: Context,
  given: { readonly id: string },
  find: (sheet: LoadedSheet) => Promise<readonly StoredRecord[]>,
): Promise<number> {
  const { ruled, state } = await openSheet(context, given);
  requireWritable(context, ruled.sheet, "delete");
  const changes = (await find(ruled.sheet)).map((before) => {
    requireDeletable(context, before);
    return { before };
  });
  if (changes.length > 0) {
    await commitChanges(context, ruled, state, createMark(context, state), changes, "records:deleted");
  }
  return changes.length;
}

async function commitChanges(
  context: Context,
  ruled: RuledSheet,
  state: SheetStateRow,
  commit: CommitMark,
  changes: readonly Change[],
  topic: "records:created" | "records:updated" | "records:deleted",
): Promise<AppliedChange[]> {
  const { sheet } = ruled;
  const positions = changes.map(({ before, prepared }) => (before ?? prepared)?.position ?? 0);
  await recordCommit(context, sheet, commit, positions);
  await context.emit(...describeCommit(sheet, commit, topic, changes.length));
  return applyChanges(context, ruled, { ...state, last_commit: commit.number }, changes, commit.id);
}

function describeCommit(
  sheet: LoadedSheet,
  commit: CommitMark,
  topic: "records:created" | "records:updated" | "records:deleted",
  count: number,
): NewEvent[] {
  const about = {
    context: { ...describeSheet(sheet), ...nameVersion(commit.id) },
    dataUrl: `v1/sheets/${sheet.id}/records?commitId=${commit.id}`,
  };
  return [
    {
      ...{ topic: "commit:created", domain: "workbook", target: commit.id },
      ...{ payload: { trackChanges: sheet.trackChanges }, ...about },
    },
    { topic, domain: "sheet", payload: { count }, target: sheet.id, ...about },
  ];
}

function createMark(context: Context, state: SheetStateRow): CommitMark {
  return { id: context.newId("commit"), number: state.last_commit + 1 };
}

function readData(
  context: Context,
  { sheet, validator }: RuledSheet,
  record: RecordData,
): ReturnType<RuledSheet["validator"]["validate"]> {
  const values: CellContent[] = [];
  const kept = new Map<number, readonly Finding[]>();
  for (const [key, cell] of Object.entries(record)) {
    const field = sheet.fields.byKey.get(key);
    if (field === undefined) continue;
    requireEditableCell(context, field);
    values[field.slot] = cell.value ?? null;
    const findings = readNewFindings(cell);
    if (findings.length > 0) kept.set(field.slot, findings);
  }
  return validator.validate(values, kept);
}

function requireOnce(ids: readonly string[]): void {
  const seen = new Set<string>();
  for (const [index, id] of ids.entries()) {
    if (seen.has(id)) {
      const message = `The record \`${id}\` is listed twice: combine its changes in one entry.`;
      throw new DomainError("invalid", { message, key: `[${index}].id` });
    }
    seen.add(id);
  }
}

/** The records of some ids in the order of the ids; throws a `not-found` if one is missing. */
async function readAll(
  context: Context,
  sheet: LoadedSheet,
  ids: readonly string[],
  key = "id",
): Promise<StoredRecord[]> {
  const byId = new Map((await readRecordsById(context, sheet.id, ids)).map((record) => [record.id, record]));
  return ids.map((id) => {
    const record = byId.get(id);
    if (record === undefined) throw createNotFound("record", id, key);
    return record;
  });
}
