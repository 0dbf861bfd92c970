import type { Generated } from "kysely";
import type { Json, ResourceColumns, Time } from "./columns.ts";

export interface CommitTables {
  readonly commits: CommitRow;
  readonly commit_receivers: CommitReceiverRow;
  readonly record_judgements: RecordJudgementRow;
}

/** An actor whose programs complete the commits of some places. */
export interface CommitReceiverRow {
  readonly id: string;
  readonly account_id: string;
  readonly actor_id: string;
  /** The ids of the account, of environments or of spaces, as a list. */
  readonly places: Json;
  /** Each of its requests renews this time. */
  readonly works_until: Time;
}

export interface CommitRow extends ResourceColumns {
  readonly workbook_id: string;
  readonly sheet_id: string;
  /** Counts the commits of the sheet, from 1. */
  readonly number: number;
  readonly created_by: string;
  readonly completed_by: string | null;
  readonly completed_at: Time | null;
  /** The ids of the actors that have not completed it yet; null if it is completed. */
  readonly waits_for: Json | null;
  /** When an open commit completes itself; null if it was never open. */
  readonly completes_at: Time | null;
  /** The positions of the changed records, as ranges `[[first, last], …]`. */
  readonly ranges: Json;
  /** What an undo needs, see `undo-entries.ts`; null if the commit only inserted records. It may have megabytes. */
  readonly undo: Json | null;
  /** The number of the commit that this one has undone; null if it has undone none. */
  readonly undoes: number | null;
  /** 1 if it has left what later commits changed, otherwise null. */
  readonly undoes_part: 1 | null;
  /** The number of the commit that a hook handled when it made this one; otherwise null. */
  readonly follows: number | null;
}

/** A commit without what only its undo needs. */
export type PlainCommitRow = Omit<CommitRow, "undo" | "undoes" | "undoes_part" | "follows">;

/** The columns of most reads. */
export const plainCommitColumns = [
  ...(["id", "account_id", "sequence", "created_at", "updated_at", "workbook_id", "sheet_id"] as const),
  ...(["number", "created_by", "completed_by", "completed_at", "ranges"] as const),
  ...(["waits_for", "completes_at"] as const),
] as const;

/** Records of a sheet that were validated again without a change of their own, with another result. */
export interface RecordJudgementRow {
  readonly sequence: Generated<number>;
  readonly account_id: string;
  readonly sheet_id: string;
  /** The number of the last commit of the sheet before this. */
  readonly after_commit: number;
  /** The commit that was the reason, of this sheet or of another one; null if the rules were. */
  readonly commit_id: string | null;
  /** How many records. */
  readonly count: number;
  /** Their positions by the slots that have another result, see `judgements.ts`. */
  readonly judged: Json;
}
