import type { CommitChange, RecordId, SheetId } from "@data-import/types";
import { type JudgementPart, listJudgementParts, readJudgement } from "../../commits/judgements.ts";
import { listPositions, type Ranges } from "../../commits/ranges.ts";
import type { Context } from "../../context/context.ts";
import { cutPage, type Page, type PageRows } from "../../domain/page.ts";
import { type LoadedSheet, listVisibleSheets } from "../../sheets/sheets.ts";
import type { PlainCommitRow } from "../../storage/rows/commits.ts";
import { placeRecordsAt } from "../stores/record-store.ts";
import { findDeleted } from "./find-deleted.ts";
import { type RecordChange, readOwnChanges } from "./read-own-changes.ts";

/** A commit that was read. */
type ReadCommit = Pick<PlainCommitRow, "id" | "sheet_id" | "workbook_id" | "number" | "ranges">;

/** The place of a change in the list: the step of its commit, which is 0 for its own records, and its position. */
interface ChangePlace {
  readonly step: number;
  readonly position: number;
  /** Of a judged record. */
  readonly slots?: readonly number[];
}

/** A step of a commit, and how many records it has. */
interface Step {
  readonly number: number;
  readonly count: number;
  read(): Promise<readonly Omit<ChangePlace, "step">[]>;
}

/** A step has at most some thousand records. */
const recordsExpandedAtOnce = 10_000;

/** A page of what a commit did, and how many changes there are in total. */
export async function listCommitChanges(
  context: Context,
  commit: ReadCommit,
  page: Page,
): Promise<PageRows<CommitChange> & { readonly total: number }> {
  const visible = new Map(
    (await listVisibleSheets(context, commit.workbook_id)).map((sheet) => [sheet.id, sheet]),
  );
  const parts = (await listJudgementParts(context, commit.id)).filter((part) => visible.has(part.sheet_id));
  const steps = [createOwnStep(commit), ...parts.map((part) => createJudgedStep(context, part))];
  const places = await readPlaces(steps, page);
  const { rows, next } = cutPage(places, page, ({ step, position }) => ({ value: step, number: position }));

  const changes: CommitChange[] = [];
  const add = (sheetId: string, list: readonly RecordChange[]) =>
    changes.push(...list.map((change) => describeChange(change, sheetId, visible.get(sheetId))));
  const own = rows.filter(({ step }) => step === 0).map(({ position }) => position);
  add(commit.sheet_id, await readOwnChanges(context, commit, own));
  for (const part of parts) {
    const judged = rows.filter(({ step }) => step === part.sequence);
    if (judged.length > 0) add(part.sheet_id, await nameJudged(context, part, judged));
  }
  return { rows: changes, next, total: steps.reduce((sum, { count }) => sum + count, 0) };
}

function createOwnStep({ ranges }: ReadCommit): Step {
  const own = JSON.parse(ranges) as Ranges;
  return {
    number: 0,
    count: own.reduce((sum, [first, last]) => sum + last - first + 1, 0),
    async read() {
      return [...listPositions(own, recordsExpandedAtOnce)].flat().map((position) => ({ position }));
    },
  };
}

function createJudgedStep(context: Context, part: JudgementPart): Step {
  return {
    number: part.sequence,
    count: part.count,
    async read() {
      const groups = await readJudgement(context, part);
      return groups
        .flatMap(({ slots, ranges }) =>
          [...listPositions(ranges, recordsExpandedAtOnce)].flat().map((position) => ({ position, slots })),
        )
        .sort((a, b) => a.position - b.position);
    },
  };
}

/** The places of a page, and of one more change if others follow. Reads only the steps that it needs. */
async function readPlaces(steps: readonly Step[], { after, offset, limit }: Page): Promise<ChangePlace[]> {
  const places: ChangePlace[] = [];
  let skipped = offset;
  const first = Number(after?.value ?? 0);
  for (const { number, count, read } of steps) {
    if (number < first) continue;
    if (skipped >= count) {
      skipped -= count;
      continue;
    }
    const behind = after !== undefined && number === first ? after.number : -1;
    const rest = (await read()).filter(({ position }) => position > behind).slice(skipped);
    skipped = 0;
    for (const place of rest.slice(0, limit + 1 - places.length)) places.push({ ...place, step: number });
    if (places.length > limit) break;
  }
  return places;
}

async function nameJudged(
  context: Context,
  { sheet_id: sheetId, after_commit: after }: JudgementPart,
  judged: readonly ChangePlace[],
): Promise<RecordChange[]> {
  const positions = judged.map(({ position }) => position);
  const there = await placeRecordsAt(context, sheetId, positions);
  const missing = positions.filter((position) => !there.has(position));
  const gone = await findDeleted(context, sheetId, after, missing);
  return judged.map(({ position, slots }) => {
    const recordId = there.get(position)?.id ?? gone.get(position)?.id;
    return { type: "judged", position, recordId, slots };
  });
}

function describeChange(
  { type, position, recordId, slots }: RecordChange,
  sheetId: string,
  sheet: LoadedSheet | undefined,
): CommitChange {
  return {
    type,
    sheetId: sheetId as SheetId,
    ...(recordId !== undefined && { recordId: recordId as RecordId }),
    position,
    ...(slots && { fields: slots.flatMap((slot) => sheet?.fields.bySlot.get(slot)?.key ?? []) }),
  };
}
