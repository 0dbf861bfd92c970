import type { Field } from "@data-import/tables/fields";
import type { Record as ApiRecord } from "@data-import/types";
import { limits } from "@data-import/types";
import { findCommitNumbers, findCommitOfNumber, listUndosAfter } from "../../commits/store.ts";
import type { Context } from "../../context/context.ts";
import { createInvalid, DomainError } from "../../domain/errors.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import type { StoredRecord } from "../record/record.ts";
import { readUndo } from "../stores/undo-entries.ts";

/** A cell of a request that has changed since the commit that the request is based on. */
export interface ChangedCell {
  /** The place of the record in the request. */
  readonly index: number;
  readonly record: StoredRecord;
  readonly field: Field;
  /** The number of the commit that changed it last. */
  readonly number: number;
}

/**
 * The cells of revisions that have changed since the commits that they name in `ifCommitId`. Throws an `invalid` if the
 * sheet does not have such a commit.
 * @param stored the records of the revisions, in the same order
 * @param handledId the commit of the query, for the revisions that name none
 */
export async function listChangedSince(
  context: Context,
  { id: sheetId, fields }: LoadedSheet,
  revisions: readonly ApiRecord[],
  stored: readonly StoredRecord[],
  handledId?: string,
): Promise<ChangedCell[]> {
  const handled = handledId === undefined ? [] : [{ commitId: handledId, key: "commitId" }];
  const bases = [...handled, ...revisions.flatMap(listBases)];
  if (bases.length === 0) return [];
  const ids = new Set(bases.map(({ commitId }) => commitId));
  const numbers = await findCommitNumbers(context, sheetId, [...ids]);
  for (const { commitId, key } of bases) {
    if (numbers.has(commitId)) continue;
    const name = key.split(".").at(-1);
    const message = `\`${name}\` must name a commit of this sheet; \`${commitId}\` is not one.`;
    throw createInvalid("reference_mismatch", key, message);
  }
  const undone = await listUndone(context, sheetId, Math.min(...numbers.values()), stored);
  return revisions.flatMap((revision, index) => {
    const record = stored[index];
    return Object.entries(revision.values).flatMap(([key, cell]) => {
      const field = fields.byKey.get(key);
      const base = numbers.get(cell.ifCommitId ?? revision.ifCommitId ?? handledId ?? "");
      if (field === undefined || record === undefined || base === undefined) return [];
      const written = record.changed.get(field.slot) ?? record.createdCommit;
      const number = Math.max(written, undone.get(nameCell(record.position, field.slot)) ?? 0);
      return number > base ? [{ index, record, field, number }] : [];
    });
  });
}

const nameCell = (position: number, slot: number) => `${position}:${slot}`;

/** The numbers of the last undos of cells after a commit. An undo gives a value back with the number that it had. */
async function listUndone(
  context: Context,
  sheetId: string,
  base: number,
  stored: readonly StoredRecord[],
): Promise<Map<string, number>> {
  const undone = new Map<string, number>();
  if (stored.every(({ updatedCommit }) => updatedCommit <= base)) return undone;
  for (const { number, undo } of await listUndosAfter(context, sheetId, base)) {
    for (const entry of readUndo(undo)?.updated ?? []) {
      const slots = "values" in entry ? entry.values : [];
      for (const [slot] of slots) undone.set(nameCell(entry.position, slot), number);
    }
  }
  return undone;
}

/** The commits that a revision names, with their places in the request. */
function listBases({ ifCommitId, values }: ApiRecord, index: number): { commitId: string; key: string }[] {
  const ofCells = Object.entries(values).flatMap(([key, cell]) =>
    cell.ifCommitId === undefined
      ? []
      : [{ commitId: cell.ifCommitId, key: `[${index}].values.${key}.ifCommitId` }],
  );
  return ifCommitId === undefined
    ? ofCells
    : [{ commitId: ifCommitId, key: `[${index}].ifCommitId` }, ...ofCells];
}

/** The revisions without the cells that have changed. */
export function leaveOut(revisions: readonly ApiRecord[], changed: readonly ChangedCell[]): ApiRecord[] {
  const left = groupByRecord(changed);
  return revisions.map((revision, index) => {
    const keys = left.get(index);
    if (keys === undefined) return revision;
    const values = Object.entries(revision.values).filter(([key]) => !keys.includes(key));
    return { ...revision, values: Object.fromEntries(values) };
  });
}

/** For the place of each record that has them, the keys of its changed cells. */
export function groupByRecord(changed: readonly ChangedCell[]): Map<number, string[]> {
  const keys = new Map<number, string[]>();
  for (const { index, field } of changed) keys.set(index, [...(keys.get(index) ?? []), field.key]);
  return keys;
}

/** The most characters of a value in a message. */
const shownCharacters = 100;

/** The `conflict` that names the changed cells, their values, and who wrote them. */
export async function createRecordChanged(
  context: Context,
  sheet: LoadedSheet,
  changed: readonly ChangedCell[],
): Promise<DomainError> {
  const shown = changed.slice(0, limits.errorsShown);
  const problems = [];
  for (const { index, record, field, number } of shown) {
    const commit = await findCommitOfNumber(context, sheet.id, number);
    const value = JSON.stringify(record.cells[field.slot] ?? null);
    const short = value.length > shownCharacters ? `${value.slice(0, shownCharacters)}…` : value;
    const by = commit && `\`${commit.created_by}\` changed it in the commit \`${commit.id}\``;
    const message = `\`${field.key}\` of the record \`${record.id}\` is ${short} now: ${by ?? "it has changed"}. Read it again before you change it.`;
    problems.push({ message, key: `[${index}].values.${field.key}` });
  }
  return new DomainError("record_changed", problems);
}
