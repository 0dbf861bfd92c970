// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { Commit, CommitId, ErrorEnvelope, SuccessData, UndoneCommit } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { commitsMethods } from "../resources.gen.ts";

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
     * themselves come from `records.get` with `commitId`.
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
}

/** Creates a client with only this resource, for small bundles. */
export function createCommits(options: ClientOptions = {}): Commits {
    return bindCommits(createCore(options));
}

/** Creates the methods of `commits` on an existing client. */
export function bindCommits(core: Core): Commits {
    return bindResource<Commits>(core, "commits", commitsMethods);
}
