import type { CellValueUnion, CommitId, RecordCounts, RecordId } from "@data-import/types";
import type { RowFailure } from "./row-service.ts";

/** A change that others were faster with. */
export interface Conflict {
  readonly recordId: RecordId;
  readonly key: string;
  /** The value that was not saved. */
  readonly mine: CellValueUnion;
  /** The value that the cell has now; undefined if it could not be read. */
  readonly theirs: CellValueUnion | undefined;
  /** What the service said, with who changed it. */
  readonly message: string;
}

/** What happened, for people to read. */
export type RowNotice =
  | { readonly kind: "conflict"; readonly conflicts: readonly Conflict[] }
  | {
      readonly kind: "failed";
      readonly failure: RowFailure;
      readonly cells: number;
      /** Whether values that the person wrote are among those that are not saved now. */
      readonly hasValues: boolean;
    }
  | {
      readonly kind: "changed";
      readonly by: string | undefined;
      readonly commitId: CommitId | undefined;
      readonly records: number;
    }
  /** There are too many changes that wait for the connection. */
  | { readonly kind: "full" };

/** What the rows are now. */
export interface RowState {
  /** How many records the list has; undefined until it was read. */
  readonly total: number | undefined;
  /** Counts of the list, without its `filter`; undefined until they were read. */
  readonly counts: RecordCounts | undefined;
  /** Changes that the service has not confirmed. */
  readonly waiting: number;
  readonly isOffline: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Why the list could not be read; undefined if it was read. */
  readonly failure: RowFailure | undefined;
}

/** At most so many cells in one step, as the texts say. */
export const mostCells = 10_000;

/** At most so many changes wait for the connection. */
export const mostWaitingChanges = 200;
