import { isDeepStrictEqual } from "node:util";
import { insertJudgement, type JudgedGroup } from "../../commits/judgements.ts";
import { writeRanges } from "../../commits/ranges.ts";
import type { Context } from "../../context/context.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import type { StoredRecord } from "../record/record.ts";
import { areSameFindings } from "../record/same-findings.ts";
import { locateCommit } from "./record-commit.ts";

/** The commit for which records are validated again, and its sheet. */
export interface JudgingCommit {
  readonly commitId: string;
  readonly sheetId: string;
  /** Whether it has no events about records. */
  readonly isSilent: boolean;
}

/** A record that was validated again, before and after it. */
export interface Validated {
  readonly before?: StoredRecord | undefined;
  readonly after?: StoredRecord | undefined;
}

/**
 * Notes those of some records whose validation had another result, for the lists of changes. For a commit of another sheet,
 * there is an event, too: those of the commit are about its own sheet.
 * @param last the number of the last commit of the sheet of the records; if it is the sheet of `by`, that one
 * @param by the commit that was the reason; undefined if the rules were
 */
export async function noteJudged(
  context: Context,
  sheet: LoadedSheet,
  last: number,
  by: JudgingCommit | undefined,
  validated: readonly Validated[],
): Promise<void> {
  const bySlots = new Map<string, number[]>();
  let count = 0;
  for (const { before, after } of validated) {
    const slots = before && after ? listSlots(before, after) : [];
    if (after === undefined || slots.length === 0) continue;
    const key = JSON.stringify(slots);
    const positions = bySlots.get(key);
    if (positions === undefined) bySlots.set(key, [after.position]);
    else positions.push(after.position);
    count += 1;
  }
  if (count === 0) return;
  const groups = [...bySlots].map(([key, positions]): JudgedGroup => {
    return { slots: JSON.parse(key) as number[], ranges: writeRanges(positions) };
  });
  const isOwn = by?.sheetId === sheet.id;
  const after = isOwn ? last - 1 : last;
  await insertJudgement(context, { sheetId: sheet.id, after, commitId: by?.commitId, count, groups });
  if (by === undefined || isOwn || by.isSilent) return;
  await context.emit({
    topic: "records:updated",
    domain: "sheet",
    payload: { count },
    target: sheet.id,
    ...locateCommit(sheet, by.commitId),
  });
}

/** The slots whose verdict or value is another one. */
function listSlots(before: StoredRecord, after: StoredRecord): number[] {
  const count = Math.max(before.cells.length, after.cells.length);
  const slots: number[] = [];
  for (let slot = 0; slot < count; slot += 1) {
    const [was, is] = [before.cells[slot] ?? null, after.cells[slot] ?? null];
    const [old, now] = [before.messages.get(slot), after.messages.get(slot)];
    const isSame = (was === is || isDeepStrictEqual(was, is)) && areSameFindings(old, now);
    if (!isSame) slots.push(slot);
  }
  return slots;
}
