import {
  defineTable,
  integer,
  json,
  key,
  long,
  nullable,
  personal,
  type RowOf,
  resourceColumns,
  sequence,
  text,
  time,
} from "./define-table.ts";

/** An actor whose programs complete the commits of some places. */
export const commitReceivers = defineTable("commit_receivers", {
  columns: {
    id: key(text()),
    account_id: text(),
    actor_id: personal(text(), "actor"),
    /** The ids of the account, of environments or of spaces, as a list. */
    places: json(),
    /** Each of its requests renews this time. */
    works_until: time(),
  },
  indexes: {
    commit_receivers_of_account: { columns: ["account_id", "works_until"] },
  },
});

export const commits = defineTable("commits", {
  columns: {
    ...resourceColumns,
    workbook_id: text(),
    sheet_id: text(),
    /** Counts the commits of the sheet, from 1. */
    number: integer(),
    created_by: personal(text(), "actor"),
    completed_by: personal(nullable(text()), "actor"),
    completed_at: nullable(time()),
    /** The ids of the actors that have not completed it yet; null if it is completed. */
    waits_for: long(nullable(json())),
    /** When an open commit completes itself; null if it was never open. */
    completes_at: nullable(time()),
    /** The positions of the changed records, as ranges `[[first, last], …]`. */
    ranges: json(),
    /** What an undo needs, see `undo-entries.ts`; null if the commit only inserted records. It may have megabytes. */
    undo: nullable(json()),
    /** The number of the commit that this one has undone; null if it has undone none. */
    undoes: nullable(integer()),
    /** 1 if it has left what later commits changed, otherwise null. */
    undoes_part: nullable(integer<1>()),
    /** The number of the commit that a hook handled when it made this one; otherwise null. */
    follows: nullable(integer()),
  },
  // A workbook lists the commits of all its sheets.
  placement: "local",
  indexes: {
    commits_by_workbook: { columns: ["workbook_id", "sequence"] },
    open_commits: { columns: ["completes_at"], where: "completed_at is null" },
    commits_by_sheet: { columns: ["sheet_id", "number"], isUnique: true },
  },
});
export type CommitRow = RowOf<typeof commits>;

/** A commit without what only its undo needs. */
export type PlainCommitRow = Omit<CommitRow, "undo" | "undoes" | "undoes_part" | "follows">;

/** The columns of most reads. */
export const plainCommitColumns = [
  ...(["id", "account_id", "sequence", "created_at", "updated_at", "workbook_id", "sheet_id"] as const),
  ...(["number", "created_by", "completed_by", "completed_at", "ranges"] as const),
  ...(["waits_for", "completes_at"] as const),
] as const;

/** Records of a sheet that were validated again without a change of their own, with another result. */
export const recordJudgements = defineTable("record_judgements", {
  columns: {
    sequence: sequence(),
    account_id: text(),
    sheet_id: text(),
    /** The number of the last commit of the sheet before this. */
    after_commit: integer(),
    /** The commit that was the reason, of this sheet or of another one; null if the rules were. */
    commit_id: nullable(text()),
    /** How many records. */
    count: integer(),
    /** Their positions by the slots that have another result, see `judgements.ts`. */
    judged: json(),
  },
  // A commit lists the records of all sheets that it judged.
  placement: "local",
  indexes: {
    judgements_of_commit: { columns: ["commit_id", "sequence"] },
    judgements_of_sheet: { columns: ["sheet_id", "after_commit", "sequence"] },
  },
});
