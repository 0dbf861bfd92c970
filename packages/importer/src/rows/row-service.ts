import type {
  CellValueUnion,
  CommitId,
  RecordCounts,
  RecordData,
  RecordId,
  Record as SheetRecord,
  SortDirection,
  UndoneCommit,
} from "@data-import/types";

/** Which records a list has, and in which order. */
export interface ListQuery {
  readonly filter?: "valid" | "error" | undefined;
  /** The key of the field that `filter` is about. */
  readonly filterField?: string | undefined;
  readonly searchValue?: string | undefined;
  readonly searchField?: string | undefined;
  /** A query of the filter query language. */
  readonly q?: string | undefined;
  readonly sortField?: string | undefined;
  readonly sortDirection?: SortDirection | undefined;
}

/** A page of a list. */
export interface PageRead {
  /** Which records to read: a page, some by their ids, or those that changed after a commit. */
  readonly query: ListQuery;
  readonly pageNumber?: number | undefined;
  readonly pageSize: number;
  readonly ids?: RecordId[] | undefined;
  readonly sinceCommitId?: CommitId | undefined;
  readonly includeLength?: boolean | undefined;
}

/** Records, the newest commit that they include, and how many the whole list has, if it was asked for. */
export interface ReadRecords {
  readonly records: readonly SheetRecord[];
  readonly commitId?: CommitId | undefined;
  readonly total?: number | undefined;
}

/** A cell to write, and the commit that the person saw it with. */
export interface CellWrite {
  readonly recordId: RecordId;
  readonly key: string;
  readonly value: CellValueUnion;
  readonly base?: CommitId | undefined;
}

/** What a change left in the sheet. */
export interface Written {
  readonly commitId?: CommitId | undefined;
  readonly records: readonly SheetRecord[];
  /** Whether more records were judged than `records` has. */
  readonly isPartial: boolean;
}

/** A record beside a position. */
export interface NearRecord {
  readonly index: number;
  readonly position: number;
  /** The keys of its fields with errors, in the order of the sheet. */
  readonly fields: readonly string[];
}

/** What the rows need of the service, for one sheet. Everything throws a `RowFailure`. */
export interface RowService {
  read(page: PageRead, signal?: AbortSignal): Promise<ReadRecords>;
  count(query: ListQuery, signal?: AbortSignal): Promise<RecordCounts>;
  /** The index of each record in a list; -1 if the list does not have it. At most 100 ids. */
  place(query: ListQuery, ids: RecordId[], signal?: AbortSignal): Promise<readonly number[]>;
  /**
   * The record that is next to a position of the sheet, in one direction, among all or those with errors; undefined if there is
   * none. `index` is its place among all records.
   */
  nearest(direction: "after" | "before", position: number, filter?: "error"): Promise<NearRecord | undefined>;
  /** Changes cells in one commit, unless one of them has changed since its `base`. The key makes a repeated one harmless. */
  write(cells: readonly CellWrite[], idempotencyKey: string): Promise<Written>;
  insert(records: RecordData[], idempotencyKey: string): Promise<Written>;
  /** Deletes at most 100 records; returns the commit, which can be undone, if it is known. */
  remove(ids: RecordId[]): Promise<CommitId | undefined>;
  undo(commitId: CommitId, skipChanged: boolean): Promise<UndoneCommit>;
}

/** Why something did not work. */
export type RowFailure =
  | { readonly kind: "offline" | "aborted"; readonly message: string }
  | {
      /** The service refused it. */
      readonly kind: "refused";
      readonly status: number;
      readonly message: string;
      readonly code?: string | undefined;
    }
  | {
      /** Others have changed these cells meanwhile. */
      readonly kind: "conflict";
      readonly message: string;
      readonly cells: readonly { readonly recordId: RecordId; readonly key: string }[];
    };

/** An error with the reason why something did not work. */
export class RowError extends Error {
  readonly failure: RowFailure;

  constructor(failure: RowFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** The reason why something did not work. Throws errors of programs again. */
export function readFailure(error: unknown): RowFailure {
  if (error instanceof RowError) return error.failure;
  throw error;
}
