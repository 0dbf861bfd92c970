import { mapGivingWay } from "@data-import/front";
import type { Record as ApiRecord, LeftCells, RecordId } from "@data-import/types";
import type { CommitMark } from "../commits/commits.ts";
import type { Context } from "../context/context.ts";
import { DomainError, type Problem } from "../domain/errors.ts";
import { requireUnblocked } from "../jobs/blocks.ts";
import { type LoadedSheet, requireWritable } from "../sheets/sheets.ts";
import { createRecordChanged, groupByRecord, leaveOut, listChangedSince } from "./changed-since.ts";
import { commitChanges } from "./commit-changes.ts";
import { problemsShown, requireKnownFields } from "./input.ts";
import type { StoredRecord } from "./record.ts";
import { createMark } from "./record-commit.ts";
import { readRecordsById } from "./record-store.ts";
import { requireDeletable } from "./require-editable.ts";
import { createRevision } from "./revision.ts";
import { handlesUndone } from "./standing.ts";
import { writeUndo } from "./undo-entries.ts";
import { openSheet } from "./workbook-rules.ts";

/** What an update has done. */
export interface Updated {
  /** Undefined if nothing has changed. */
  readonly commit: CommitMark | undefined;
  /** The cells that a hook may not change, because they have changed since it read them. */
  readonly left: readonly LeftCells[];
}

/**
 * Changes records of a sheet as one commit. Throws a `not-found` if the sheet does not have one of the ids, and a
 * `conflict` if a cell has changed since the commit of its `ifCommitId`; a hook leaves such cells as they are.
 */
export async function updateRecords(
  context: Context,
  given: { readonly id: string },
  sent: readonly ApiRecord[],
): Promise<Updated> {
  const { ruled, state } = await openSheet(context, given);
  const { sheet } = ruled;
  requireWritable(context, sheet, "edit");
  await requireUnblocked(context, sheet);
  requireKnownFields(
    sheet,
    sent.map(({ values }) => values),
    (index, key) => `[${index}].values.${key}`,
  );
  requireOnce(sent.map(({ id }) => id));
  const stored = await readAll(
    context,
    sheet,
    sent.map(({ id }) => id),
    (index) => `[${index}].id`,
  );
  if (await handlesUndone(context, sheet.id)) return { commit: undefined, left: [] };
  const changed = await listChangedSince(context, sheet, sent, stored);
  const isHook = context.hookName !== undefined;
  if (changed.length > 0 && !isHook) throw await createRecordChanged(context, sheet, changed);
  const commit = createMark(context, state);
  const revised = await mapGivingWay(leaveOut(sent, changed), (revision, index) => {
    const before = stored[index];
    const prepared = before && createRevision(context, ruled, before, revision, commit.number);
    return prepared === undefined ? [] : [{ before, prepared }];
  });
  const changes = revised.flat();
  if (changes.length > 0) {
    await commitChanges(context, ruled, state, commit, changes, { "records:updated": changes.length });
  }
  const left = [...groupByRecord(changed)].map(([index, fields]) => ({
    recordId: sent[index]?.id as RecordId,
    fields,
  }));
  return { commit: changes.length > 0 ? commit : undefined, left };
}

/** Deletes records of a sheet as one commit. Throws a `not-found` if the sheet does not have one of the ids. */
export function deleteRecords(
  context: Context,
  given: { readonly id: string },
  ids: readonly string[],
): Promise<number> {
  return deleteFound(context, given, (sheet) => readAll(context, sheet, [...new Set(ids)], () => "ids"));
}

/**
 * Deletes the records that `find` selects in the open sheet, as one commit; returns how many.
 * @param keeps whether the records are kept for an undo; then `find` reads them whole
 */
export async function deleteFound(
  context: Context,
  given: { readonly id: string },
  find: (sheet: LoadedSheet) => Promise<readonly StoredRecord[]>,
  keeps = true,
): Promise<number> {
  const { ruled, state } = await openSheet(context, given);
  requireWritable(context, ruled.sheet, "delete");
  await requireUnblocked(context, ruled.sheet);
  const changes = (await find(ruled.sheet)).map((before) => {
    requireDeletable(context, before);
    return { before };
  });
  if (changes.length > 0) {
    const commit = createMark(context, state);
    const undo = writeUndo(context, changes, commit.number, keeps);
    const effects = { "records:deleted": changes.length };
    await commitChanges(context, ruled, state, commit, changes, effects, { undo });
  }
  return changes.length;
}

function requireOnce(ids: readonly string[]): void {
  const seen = new Set<string>();
  for (const [index, id] of ids.entries()) {
    if (seen.has(id)) {
      const message = `The record \`${id}\` is listed twice: combine its changes in one entry.`;
      throw new DomainError("value_repeated", { message, key: `[${index}].id` });
    }
    seen.add(id);
  }
}

/**
 * The records of some ids in the order of the ids; throws a `not-found` that names the missing ones.
 * @param describeKey the place of an id in the request
 */
async function readAll(
  context: Context,
  sheet: LoadedSheet,
  ids: readonly string[],
  describeKey: (index: number) => string,
): Promise<StoredRecord[]> {
  const byId = new Map((await readRecordsById(context, sheet.id, ids)).map((record) => [record.id, record]));
  const missing: Problem[] = [];
  const found = ids.flatMap((id, index) => {
    const record = byId.get(id);
    if (record !== undefined) return [record];
    missing.push({ message: `There is no record \`${id}\`.`, key: describeKey(index) });
    return [];
  });
  if (missing.length > 0) throw new DomainError("not_found", missing.slice(0, problemsShown));
  return found;
}
