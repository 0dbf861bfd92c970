import { mapGivingWay } from "@data-import/front";
import type { Record as ApiRecord, LeftCells, RecordId } from "@data-import/types";
import { limits } from "@data-import/types";
import type { CommitMark } from "../../commits/commits.ts";
import type { Context } from "../../context/context.ts";
import { DomainError, type Problem } from "../../domain/errors.ts";
import { requireUnblocked } from "../../jobs/blocks.ts";
import { type LoadedSheet, requireWritable } from "../../sheets/sheets.ts";
import { requireKnownFields } from "../batches/input.ts";
import type { StoredRecord } from "../record/record.ts";
import { requireDeletable } from "../rules/require-editable.ts";
import { openSheet } from "../rules/workbook-rules.ts";
import { readRecordsById } from "../stores/record-store.ts";
import { writeUndo } from "../stores/undo-entries.ts";
import { createRecordChanged, groupByRecord, leaveOut, listChangedSince } from "./changed-since.ts";
import { commitChanges } from "./commit-changes.ts";
import { createMark } from "./record-commit.ts";
import { createRevision } from "./revision.ts";
import { handlesUndone } from "./standing.ts";

/** What an update has done. */
export interface Updated {
  /** Undefined if nothing has changed. */
  readonly commit: CommitMark | undefined;
  /** The cells that a hook may not change, because they have changed since it read them, or are gone. */
  readonly left: readonly LeftCells[];
}

/**
 * Changes records of a sheet as one commit. Throws a `not-found` if the sheet does not have one of the ids, and a
 * `conflict` if a cell has changed since the commit of its `ifCommitId`. A hook leaves such cells as they are: a caller
 * with a name, or one that handles a commit.
 * @param handledId the commit of the event that the caller handles: its changes are based on it, and records that were
 *   deleted since are left, too
 */
export async function updateRecords(
  context: Context,
  given: { readonly id: string },
  all: readonly ApiRecord[],
  handledId?: string,
): Promise<Updated> {
  const { ruled, state } = await openSheet(context, given);
  const { sheet } = ruled;
  requireWritable(context, sheet, "edit");
  await requireUnblocked(context, sheet);
  requireKnownFields(
    sheet,
    all.map(({ values }) => values),
    (index, key) => `[${index}].values.${key}`,
  );
  const ids = all.map(({ id }) => id);
  requireOnce(ids);
  const stored =
    handledId === undefined
      ? await readAll(context, sheet, ids, (index) => `[${index}].id`)
      : await readFound(context, sheet, ids);
  const found = new Set(stored.map(({ id }) => id));
  const sent = all.filter(({ id }) => found.has(id));
  if (await handlesUndone(context, sheet.id, state.last_commit)) return { commit: undefined, left: [] };
  const changed = await listChangedSince(context, sheet, sent, stored, handledId);
  const isHook = context.hookName !== undefined || handledId !== undefined;
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
  const gone = all
    .filter(({ id }) => !found.has(id))
    .map(({ id, values }) => ({ recordId: id as RecordId, fields: Object.keys(values) }));
  return { commit: changes.length > 0 ? commit : undefined, left: [...left, ...gone] };
}

/** What a deletion has done. */
export interface Deleted {
  /** Undefined if no record was deleted. */
  readonly commit: CommitMark | undefined;
  readonly deleted: number;
}

/**
 * Deletes records of a sheet as one commit. Throws a `not-found` if the sheet does not have one of the ids.
 * @param describeKey the place of an id in the request
 */
export function deleteRecords(
  context: Context,
  given: { readonly id: string },
  ids: readonly string[],
  describeKey: (index: number) => string = () => "ids",
): Promise<Deleted> {
  return deleteFound(context, given, (sheet) => readAll(context, sheet, [...new Set(ids)], describeKey));
}

/**
 * Deletes the records that `find` selects in the open sheet, as one commit.
 * @param keeps whether the records are kept for an undo; then `find` reads them whole
 */
export async function deleteFound(
  context: Context,
  given: { readonly id: string },
  find: (sheet: LoadedSheet) => Promise<readonly StoredRecord[]>,
  keeps = true,
): Promise<Deleted> {
  const { ruled, state } = await openSheet(context, given);
  requireWritable(context, ruled.sheet, "delete");
  await requireUnblocked(context, ruled.sheet);
  const changes = (await find(ruled.sheet)).map((before) => {
    requireDeletable(context, before);
    return { before };
  });
  if (changes.length === 0) return { commit: undefined, deleted: 0 };
  const commit = createMark(context, state);
  const undo = writeUndo(context, changes, commit.number, keeps);
  const effects = { "records:deleted": changes.length };
  await commitChanges(context, ruled, state, commit, changes, effects, { undo });
  return { commit, deleted: changes.length };
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
  const found = await readFound(context, sheet, ids);
  if (found.length === ids.length) return found;
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.flatMap((id, index): Problem[] =>
    known.has(id) ? [] : [{ message: `There is no record \`${id}\`.`, key: describeKey(index) }],
  );
  throw new DomainError("not_found", missing.slice(0, limits.errorsShown));
}

/** Those of some records that exist, in the order of the ids. */
async function readFound(
  context: Context,
  sheet: LoadedSheet,
  ids: readonly string[],
): Promise<StoredRecord[]> {
  const byId = new Map((await readRecordsById(context, sheet.id, ids)).map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
