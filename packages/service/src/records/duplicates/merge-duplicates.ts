import { giveWay } from "@data-import/front";
import type { CommitId, MergeDuplicatesRequest, MergedDuplicates } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import { createNotFound } from "../../domain/errors.ts";
import { getSheet } from "../../sheets/sheets.ts";
import { readRecordsById } from "../record-store.ts";
import { compileDuplicateKey } from "./duplicate-key.ts";
import { scanDuplicates } from "./find-duplicates.ts";
import { type MergedGroup, mergeGroups, requireMergeable } from "./merge-groups.ts";

/** How many records one step merges. Other writers wait for a step. */
const mergedAtOnce = 1000;

/**
 * Makes one record out of each group of duplicates, in steps that are transactions and commits of their own. The operation
 * must open its transactions itself. Throws an `invalid` for unknown fields, a `conflict` for a locked sheet, and a
 * `forbidden` if a guest may not delete a record.
 */
export async function mergeDuplicates(
  context: Context,
  sheetId: string,
  request: MergeDuplicatesRequest,
): Promise<MergedDuplicates> {
  const sheet = await getSheet(context, sheetId);
  const key = compileDuplicateKey(sheet, request);
  await requireMergeable(context, sheet, request);
  const chosen = request.ids && (await findChosen(context, sheetId, request.ids));
  const found = await scanDuplicates(context, sheetId, key);
  const commitIds: CommitId[] = [];
  const merged = new Set<number>();
  let deleted = 0;
  let updated = 0;

  let batch: { readonly group: number; readonly positions: readonly number[] }[] = [];
  let size = 0;
  async function mergeBatch(): Promise<readonly MergedGroup[]> {
    const current = batch;
    [batch, size] = [[], 0];
    if (current.length === 0) return [];
    const step = await context.transactAs(context, (own) =>
      mergeGroups(
        own,
        sheetId,
        request,
        current.map(({ positions }) => positions),
      ),
    );
    // SQLite runs synchronously: without a pause, the steps would hold the requests of others.
    await giveWay();
    if (step.commitId !== undefined) commitIds.push(step.commitId);
    for (const [index, result] of step.groups.entries()) {
      deleted += result.deleted;
      updated += result.updated;
      if (result.deleted > 0) merged.add(current[index]?.group ?? -1);
    }
    return step.groups;
  }

  for (const group of found.listGroups()) {
    let positions = found.listPositions(group);
    if (chosen && !positions.some((position) => chosen.has(position))) continue;
    if (size + positions.length > mergedAtOnce) await mergeBatch();
    while (positions.length > mergedAtOnce) {
      batch.push({ group, positions: positions.slice(0, mergedAtOnce) });
      const [result] = await mergeBatch();
      // The record that stays of these is compared with the next ones.
      positions = [...(result?.kept ?? []), ...positions.slice(mergedAtOnce)];
    }
    batch.push({ group, positions });
    size += positions.length;
  }
  await mergeBatch();
  return { commitIds, groups: merged.size, deleted, updated };
}

/** The positions of the chosen records. Throws a `not-found` if the sheet does not have one of them. */
async function findChosen(
  context: Context,
  sheetId: string,
  ids: readonly string[],
): Promise<ReadonlySet<number>> {
  const records = await readRecordsById(context, sheetId, ids);
  const known = new Set(records.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw createNotFound("record", missing, "ids");
  return new Set(records.map(({ position }) => position));
}
