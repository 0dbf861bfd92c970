import { giveWay } from "@data-import/front";
import type { CommitId, MergeDuplicatesRequest, MergedDuplicates } from "@data-import/types";
import { limits } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import { createNotFound } from "../../domain/errors.ts";
import { getSheet } from "../../sheets/sheets.ts";
import { countFittingAt } from "../stores/measure-records.ts";
import { findPositions, listIdsAt } from "../stores/record-store.ts";
import { compileDuplicateKey } from "./duplicate-key.ts";
import { scanDuplicates } from "./find-duplicates.ts";
import { mergeGroups, requireMergeable } from "./merge-groups.ts";

const mostBytes = 4_194_304;

/** A group of duplicates, or what is left of it. */
interface DuplicateGroup {
  readonly group: number;
  readonly positions: readonly number[];
}

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

  let waiting: DuplicateGroup[] = [];
  let size = 0;
  async function mergeNext(): Promise<void> {
    const positions = waiting
      .flatMap((group) => group.positions.slice(0, limits.mergedCommitRecords))
      .slice(0, limits.mergedCommitRecords);
    // Two records are compared even if they are large.
    const fitting = Math.max(2, await countFittingAt(context, sheetId, positions, mostBytes));
    const { taken, rest } = takeGroups(waiting, fitting);
    const step = await context.transactAs(context, (own) =>
      mergeGroups(
        own,
        sheetId,
        request,
        taken.map((group) => group.positions),
      ),
    );
    // SQLite runs synchronously: without a pause, the steps would hold the requests of others.
    await giveWay();
    if (step.commitId !== undefined) commitIds.push(step.commitId);
    for (const [index, result] of step.groups.entries()) {
      deleted += result.deleted;
      updated += result.updated;
      if (result.deleted > 0) merged.add(taken[index]?.group ?? -1);
    }
    waiting = continueGroup(taken, rest, step.groups.at(-1)?.kept ?? []);
    size = waiting.reduce((sum, group) => sum + group.positions.length, 0);
  }

  for (const group of found.listGroups()) {
    const positions = found.listPositions(group);
    if (chosen && !positions.some((position) => chosen.has(position))) continue;
    waiting.push({ group, positions });
    size += positions.length;
    while (size >= limits.mergedCommitRecords) await mergeNext();
  }
  while (waiting.length > 0) await mergeNext();
  return { commitIds, groups: merged.size, deleted, updated };
}

/** The first groups that have at most so many records together. If the first one has more, only its first records. */
function takeGroups(
  groups: readonly DuplicateGroup[],
  most: number,
): { readonly taken: DuplicateGroup[]; readonly rest: DuplicateGroup[] } {
  let count = 0;
  const end = groups.findIndex(({ positions }) => {
    count += positions.length;
    return count > most;
  });
  if (end === -1) return { taken: [...groups], rest: [] };
  if (end > 0) return { taken: groups.slice(0, end), rest: groups.slice(end) };
  const [{ group, positions } = { group: -1, positions: [] }] = groups;
  const left = { group, positions: positions.slice(most) };
  return { taken: [{ group, positions: positions.slice(0, most) }], rest: [left, ...groups.slice(1)] };
}

/** What is left. The records that stay of a part of a group are compared with the next ones of the group. */
function continueGroup(
  taken: readonly DuplicateGroup[],
  rest: readonly DuplicateGroup[],
  kept: readonly number[],
): DuplicateGroup[] {
  const [next, ...others] = rest;
  const [first] = taken;
  if (next === undefined || first?.group !== next.group) return [...rest];
  // If somebody changed all of them meanwhile, the group would have no end.
  const compared = kept.slice(-(first.positions.length - 1));
  return [{ group: next.group, positions: [...compared, ...next.positions] }, ...others];
}

/** The positions of the chosen records. Throws a `not-found` if the sheet does not have one of them. */
async function findChosen(
  context: Context,
  sheetId: string,
  ids: readonly string[],
): Promise<ReadonlySet<number>> {
  const positions = await findPositions(context, sheetId, ids);
  const known = new Set((await listIdsAt(context, sheetId, positions)).values());
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw createNotFound("record", missing, "ids");
  return new Set(positions);
}
