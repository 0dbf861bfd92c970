import type { Author, SentCells } from "./model/rows.ts";

/** Records of a request that changed a sheet, with what the service responded. */
export type Write = {
  /** Undefined for an undo. */
  readonly sheetId: string | undefined;
  readonly author: Author;
  /** Whether hooks get it. */
  readonly hasHooks: boolean;
  /** The commit that the hook handles. */
  readonly follows?: string | undefined;
  /**
   * The commit; or if nothing changed, the last commit of the sheet before. It is absent after an undo without changes,
   * and the commits of deletions and restores are in no response.
   */
  readonly commitId?: string | undefined;
} & Action;

export type Action =
  | { readonly kind: "insert"; readonly ids: readonly string[]; readonly rows: readonly SentCells[] }
  | { readonly kind: "upsert"; readonly ids: readonly string[]; readonly rows: readonly SentCells[] }
  | { readonly kind: "update"; readonly records: readonly SentRecord[] }
  | { readonly kind: "delete"; readonly ids: readonly string[] }
  | { readonly kind: "undo"; readonly undone: string; readonly counts: UndoCounts };

/** A record of an update, without the cells that the service left as they were. */
export interface SentRecord {
  readonly id: string;
  readonly values: SentCells;
  readonly ifCommitId?: string | undefined;
}

/** What an undo has done, as the service says. */
export interface UndoCounts {
  readonly deleted: number;
  readonly updated: number;
  readonly restored: number;
  readonly skipped: number;
}

/** A restore that has ended. The numbers are those of the last commits in both snapshots. */
export interface Restore {
  readonly sheetId: string;
  readonly snapshot: number;
  /** The snapshot that the restore took before it began. */
  readonly before: number;
  /** What it has done, as the service says. */
  readonly counts: Omit<UndoCounts, "skipped">;
}

/** A request of a hook, whether the service accepted it or not. */
export interface HookRun {
  readonly hook: string;
  readonly sheetId: string;
  readonly recordId: string;
  /** The commit with which the hook had read the record. */
  readonly readAt: string;
  /** The code of the error; undefined if the service accepted it. */
  readonly refusal: string | undefined;
}

/** A commit of a sheet, as the service lists it. */
export interface ListedCommit {
  readonly id: string;
  readonly createdBy: string;
  /** Of its event: `undo`, `restore` or `delete`. */
  readonly cause?: string | undefined;
}
