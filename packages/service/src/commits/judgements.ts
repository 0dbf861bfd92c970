import type { Context } from "../context/context.ts";
import { mergeRanges, type Ranges } from "./ranges.ts";

/** Records that have another verdict in the same slots. */
export interface JudgedGroup {
  readonly slots: readonly number[];
  readonly ranges: Ranges;
}

/** Records that were judged at once. */
export interface NewJudgement {
  readonly sheetId: string;
  /** The number of the last commit of the sheet before this. */
  readonly after: number;
  /** The commit that was the reason; undefined if the rules were. */
  readonly commitId: string | undefined;
  readonly count: number;
  readonly groups: readonly JudgedGroup[];
}

export async function insertJudgement({ db, accountId }: Context, judgement: NewJudgement): Promise<void> {
  await db
    .insertInto("record_judgements")
    .values({
      account_id: accountId,
      sheet_id: judgement.sheetId,
      after_commit: judgement.after,
      commit_id: judgement.commitId ?? null,
      count: judgement.count,
      judged: JSON.stringify(judgement.groups),
    })
    .execute();
}

/** A step of a commit that judged records, without the records. */
export interface JudgementPart {
  /** The order of the steps. */
  readonly sequence: number;
  readonly sheet_id: string;
  readonly after_commit: number;
  readonly count: number;
}

/** The steps of a commit that judged records, in their order. */
export function listJudgementParts({ db, accountId }: Context, commitId: string): Promise<JudgementPart[]> {
  return db
    .selectFrom("record_judgements")
    .select(["sequence", "sheet_id", "after_commit", "count"])
    .where("commit_id", "=", commitId)
    .where("account_id", "=", accountId)
    .orderBy("sequence")
    .execute();
}

/** The records of one step. */
export async function readJudgement({ db }: Context, { sequence }: JudgementPart): Promise<JudgedGroup[]> {
  const { judged } = await db
    .selectFrom("record_judgements")
    .select("judged")
    .where("sequence", "=", sequence)
    .executeTakeFirstOrThrow();
  return JSON.parse(judged) as JudgedGroup[];
}

/**
 * The positions of the records of a sheet that were judged.
 * @param by the commit that judged them, of any sheet; or the number of a commit of the sheet after which they were judged
 */
export async function listJudgedRanges(
  { db }: Context,
  sheetId: string,
  by: { readonly commitId: string } | { readonly since: number },
): Promise<Ranges> {
  const query = db.selectFrom("record_judgements").select("judged").where("sheet_id", "=", sheetId);
  const rows = await ("since" in by
    ? query.where("after_commit", ">=", by.since)
    : query.where("commit_id", "=", by.commitId)
  ).execute();
  return mergeRanges(
    rows.flatMap(({ judged }) => (JSON.parse(judged) as JudgedGroup[]).flatMap(({ ranges }) => ranges)),
  );
}
