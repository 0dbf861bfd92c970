// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    Commit,
    CommitChange,
    CommitId,
    ErrorEnvelope,
    PageNumber,
    PageSize,
    SuccessData,
    UndoneCommit,
    Version,
    VersionsPostRequestBody,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { commitsMethods } from "../resources.gen.ts";

/** The query of `commits.listChanges`. */
export interface ListCommitChangesQuery {
    /**
     * Continues behind a page: the `nextCursor` of its response. Send it without `pageNumber`, and with the same other
     * parameters; only `pageSize` may change. If you follow the cursors to the end, you get each item once that the list had
     * at the beginning, also if others create, change or delete items meanwhile. Only items whose value of `sortField`
     * changes meanwhile can be left out or come twice.
     *
     * A page behind a cursor ends early where its items would have more than 8 MiB together. A page with a number is always
     * whole; if its items have more, it is read and sent in parts.
     *
     * A text that is not a cursor, or is one of another list or order, is rejected with 400.
     * @example WyJmaWxlcyIsMiw0MTdd
     */
    cursor?: string | undefined;
    /**
     * Which page to return, counted from 1 in steps of `pageSize`.
     * @example 1
     */
    pageNumber?: PageNumber | undefined;
    /**
     * How many items a page holds. The default is 20, the maximum 1,000.
     * @example 20
     */
    pageSize?: PageSize | undefined;
}

/** The query of `commits.undo`. */
export interface UndoCommitQuery {
    /**
     * Whether to leave values and records as they are that a later commit changed, and to undo everything else.
     * @example true
     */
    skipChanged?: boolean | undefined;
}

/** The changes that one request made to the records of a sheet. */
export interface Commits {
    /**
     * Get a commit.
     *
     * Returns one commit: who changed records of which sheet, and whether the commit is completed. Use it to wait for
     * the listeners that handle a commit; `completedAt` is absent until they have finished. The changed records
     * themselves come from `records.get` with `commitId`. What was done with them comes from `commits.listChanges`.
     *
     * @param commitId The commit.
     * @returns The commit.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No commit has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const commit = await api.commits.get("us_vr_Wd8jX5kV");
     * ```
     */
    get(commitId: CommitId, options?: HookedOptions): Call<Commit, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * List what a commit changed.
     *
     * Returns which records a commit inserted, updated and deleted, a page at a time. It also names the records that the
     * commit judged: their values are the same, but their messages are not. For example, a record becomes invalid if
     * another one gets its unique value, or if the record of another sheet is deleted that it refers to. Use it to keep a
     * copy of a sheet up to date, or to show people what somebody has done.
     *
     * The records of the sheet of the commit come first, in the order of the sheet. The judged ones follow. A change has
     * no values: `records.get` with `commitId` returns the records as they are now. What a commit did stays the same, also
     * if its records change later.
     *
     * The service does not know everything about commits of its earlier versions: what it does not know is absent, and
     * judged records are missing there. A record whose change is not known at all has the type `unknown`.
     *
     * The caller needs `records:read`, too. Judged records of sheets that the caller may not read are left out.
     *
     * @param commitId The commit.
     * @returns A page of the changes.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const commitChange of api.commits.listChanges("us_vr_Wd8jX5kV")) {
     *   console.log(commitChange);
     * }
     * ```
     */
    listChanges(commitId: CommitId, query?: ListCommitChangesQuery, options?: HookedOptions): PageCall<CommitChange>;

    /**
     * Complete a commit.
     *
     * Says that the caller has handled a commit. Call it after the event `commit:created` if the payload has
     * `trackChanges: true`; commits of other workbooks are already completed. The request has no body. A commit that is
     * already completed does not change.
     *
     * A commit waits for those in its `waitsFor`. The last of them completes it: `completedAt` and `completedBy` are set, and
     * the event `commit:completed` is recorded. The call of somebody for whom the commit does not wait changes nothing.
     *
     * @param commitId The commit.
     * @returns The commit does not wait for the caller any more.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No commit has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.commits.complete("us_vr_Wd8jX5kV");
     * ```
     */
    complete(commitId: CommitId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Replay a commit.
     *
     * Records the event `commit:created` of a commit once more, so that listeners handle it again, for example after you
     * have corrected the code of an agent. The request has no body. No record changes, and a commit that is completed stays
     * completed.
     *
     * @param commitId The commit.
     * @returns The event is recorded.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No commit has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.commits.replay("us_vr_Wd8jX5kV");
     * ```
     */
    replay(commitId: CommitId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Undo a commit.
     *
     * Takes the changes of a commit back, by another commit. The records that it added are deleted, and the values that
     * it changed become what they were before, with the times and messages that they had. Messages that came since then
     * are about the undone value, and end with it. The records that it deleted with `records.delete` come back to their
     * place with their ids. The request has no body. To take the undo back, undo its commit.
     *
     * If a later commit changed the same value or record, nothing is undone, and the response is 409: its messages name
     * the records, fields and commits. Undo the later commits first, or send `skipChanged`. A commit that was undone does
     * not count, and neither does its undo: changes can be taken back one after the other. The response is 409, too, if
     * the service has not kept the deleted records: those of a job `delete-records`, more than 4 MiB of records that one
     * commit deleted, and those that were deleted while the disk of the service was full. For these, take a snapshot
     * before. A field that was removed from the sheet does not come back.
     *
     * What hooks changed when they handled the commit is taken back with it, if they named it in `X-Hook-Commit`.
     *
     * The undo is recorded as the event `commit:created` with the cause `undo`, and as `records:created`, `records:updated` and
     * `records:deleted`, each if there are such records. If the counts or calculations of the sheet change,
     * `sheet:counts-updated` and `sheet:calculation-updated` follow.
     *
     * @param commitId The commit.
     * @returns The commit is undone. The response has the commit that undid it.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const undoneCommit = await api.commits.undo("us_vr_Wd8jX5kV");
     * ```
     */
    undo(commitId: CommitId, query?: UndoCommitQuery, options?: HookedOptions): Call<UndoneCommit>;

    /**
     * Ask for a version of a sheet.
     *
     * Returns the id of the newest commit of a sheet, which `records.get` takes as `sinceVersionId`. Nothing is stored: each change of records makes its commit itself, so there is no need to ask for an id before you write. If there is no `sheetId`, or the sheet has no commit, the id is a new one that no version has.
     *
     * @param body Which version to ask for.
     * @returns The id of a version.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @deprecated
     * @example
     * ```ts
     * const version = await api.commits.createVersion({ sheetId: "us_sh_Pe3rT7nK" });
     * ```
     */
    createVersion(body: VersionsPostRequestBody, options?: HookedOptions): Call<Version, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createCommits(options: ClientOptions = {}): Commits {
    return bindCommits(createCore(options));
}

/** Creates the methods of `commits` on an existing client. */
export function bindCommits(core: Core): Commits {
    return bindResource<Commits>(core, "commits", commitsMethods, { page: createPageCall });
}
