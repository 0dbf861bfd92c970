import type { Record as ApiRecord } from "@data-import/types";
import type { CommitMark } from "../../commits/commits.ts";
import { listJudgedRanges } from "../../commits/judgements.ts";
import { includesPosition, listPositions } from "../../commits/ranges.ts";
import type { Context } from "../../context/context.ts";
import { getSheet } from "../../sheets/sheets.ts";
import { describeRecords } from "../record/describe.ts";
import { readRecordsAt, readRecordsById } from "../stores/record-store.ts";

/** The most records of a response. */
const mostRecordsShown = 1000;

/** The records of an update as they are now, and those that it judged. */
export interface DescribedUpdate {
  readonly records: ApiRecord[];
  /** How many there are in addition. */
  readonly omitted: number;
}

/**
 * The updated records of a sheet in the order of their ids, and then the other records of the sheet that the commit judged.
 * @param commit undefined if the update has changed nothing
 */
export async function describeUpdated(
  context: Context,
  sheetId: string,
  ids: readonly string[],
  commit: CommitMark | undefined,
): Promise<DescribedUpdate> {
  const sheet = await getSheet(context, sheetId);
  const byId = new Map((await readRecordsById(context, sheetId, ids)).map((record) => [record.id, record]));
  const own = ids.flatMap((id) => byId.get(id) ?? []);
  const ranges =
    commit === undefined ? [] : await listJudgedRanges(context, sheetId, { commitId: commit.id });
  const updated = new Set(own.map(({ position }) => position));
  const others = [...listPositions(ranges, mostRecordsShown)]
    .flat()
    .filter((position) => !updated.has(position));
  const room = Math.max(0, mostRecordsShown - own.length);
  const judged = await readRecordsAt(context, sheetId, others.slice(0, room));
  const shown = [...own.slice(0, mostRecordsShown), ...judged];
  const records = await describeRecords(context, sheet, shown, {
    fields: sheet.fields,
    withMessages: true,
    commits: commit && [commit],
    isJudged: (position) => includesPosition(ranges, position),
  });
  return { records, omitted: own.length + others.length - shown.length };
}
