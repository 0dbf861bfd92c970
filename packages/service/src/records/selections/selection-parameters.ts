import type { FilterObject } from "@data-import/tables/query";
import type { SortDirection } from "@data-import/types";

/** A selection of records of a sheet, with the parameters of the API. */
export interface Selection {
  readonly filter?: string | undefined;
  readonly filterField?: string | undefined;
  readonly searchValue?: string | undefined;
  readonly searchField?: string | undefined;
  /** Text that the records must have in any field, in addition to `searchValue`. */
  readonly text?: string | undefined;
  /** In the filter query language. */
  readonly q?: string | undefined;
  /** Further conditions on fields. */
  readonly conditions?: FilterObject | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly exceptions?: readonly string[] | undefined;
  /** Records that this commit changed. */
  readonly changedIn?: NamedCommit | undefined;
  /** Records that this commit or a later one changed. */
  readonly changedFrom?: NamedCommit | undefined;
  /** Records that a later commit changed. */
  readonly changedSince?: NamedCommit | undefined;
  /** Whether records count as changed that were only judged. */
  readonly withJudged?: boolean | undefined;
  readonly sortField?: string | undefined;
  readonly sortDirection?: SortDirection | undefined;
}

/** A commit, and the parameter that named it. */
export interface NamedCommit {
  readonly id: string;
  readonly key: string;
}

/** The commit of the first of these parameters that is given. Deprecated parameters are last. */
export function nameCommit<Name extends string>(
  query: Readonly<Partial<Record<Name, string | undefined>>>,
  ...names: readonly Name[]
): NamedCommit | undefined {
  const key = names.find((name) => query[name] !== undefined);
  const id = key && query[key];
  return key === undefined || id === undefined ? undefined : { id, key };
}

/** The parameters of a request that select records. */
type SelectionQuery = Omit<Selection, "changedIn" | "changedFrom" | "changedSince" | "withJudged"> &
  Readonly<
    Partial<Record<"versionId" | "commitId" | "sinceCommitId" | "sinceVersionId", string | undefined>>
  >;

/** The parameters of files of records and views. For them, `commitId` means only this commit. */
export function readListedSelection(query: SelectionQuery): Selection {
  return {
    ...query,
    changedIn: nameCommit(query, "commitId", "versionId"),
    changedSince: nameCommit(query, "sinceCommitId", "sinceVersionId"),
  };
}

/** The same for the lists that people see: they have judged records, too. */
export function readShownSelection(query: SelectionQuery): Selection {
  return { ...readListedSelection(query), withJudged: true };
}

/** The parameters of counts and calculations. For them, `commitId` means this commit and all later ones. */
export function readCountedSelection(query: SelectionQuery): Selection {
  return {
    ...query,
    changedIn: nameCommit(query, "versionId"),
    changedFrom: nameCommit(query, "commitId"),
    changedSince: nameCommit(query, "sinceCommitId", "sinceVersionId"),
  };
}
