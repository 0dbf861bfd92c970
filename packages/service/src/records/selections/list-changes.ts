import {
  createForeignCommit,
  findSheetCommit,
  getSheetCommit,
  listChangedRanges,
} from "../../commits/commits.ts";
import { listJudgedRanges } from "../../commits/judgements.ts";
import type { Ranges } from "../../commits/ranges.ts";
import type { Context } from "../../context/context.ts";
import type { NamedCommit, Selection } from "./selection-parameters.ts";

/** The positions of the records that some commits changed, and of those that they judged, which may be the same. */
interface ChangedRanges {
  readonly changed: Ranges;
  readonly judged: Ranges;
}

/** For each parameter of a selection that names a commit, what its commits did; throws an `invalid` for a wrong commit. */
export async function listChanges(
  context: Context,
  sheetId: string,
  { changedIn, changedFrom, changedSince, withJudged = false }: Selection,
): Promise<ChangedRanges[]> {
  const changes: ChangedRanges[] = [];
  if (changedIn !== undefined) changes.push(await readOne(context, sheetId, changedIn, withJudged));
  if (changedFrom !== undefined) {
    const { number } = await getSheetCommit(context, sheetId, changedFrom.id, changedFrom.key);
    changes.push({ changed: await listChangedRanges(context, sheetId, number), judged: [] });
  }
  if (changedSince !== undefined) {
    const { number } = await getSheetCommit(context, sheetId, changedSince.id, changedSince.key);
    changes.push({
      changed: await listChangedRanges(context, sheetId, number + 1),
      judged: withJudged ? await listJudgedRanges(context, sheetId, { since: number }) : [],
    });
  }
  return changes;
}

async function readOne(
  context: Context,
  sheetId: string,
  { id, key }: NamedCommit,
  withJudged: boolean,
): Promise<ChangedRanges> {
  const commit = await findSheetCommit(context, sheetId, id);
  const judged = withJudged ? await listJudgedRanges(context, sheetId, { commitId: id }) : [];
  if (commit === undefined && judged.length === 0) throw createForeignCommit(id, key);
  return { changed: commit?.ranges ?? [], judged };
}
