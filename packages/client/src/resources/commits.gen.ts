// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { Commit, CommitId, ErrorEnvelope, SuccessData } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { commitsMethods } from "../resources.gen.ts";

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
     * Reports that a commit has been handled and sets its `completedAt` and `completedBy`. Call it after the event
     * `commit:created` if the payload has `trackChanges: true`; commits of other workbooks are already completed. The
     * request has no body. A commit that is already completed does not change.
     *
     * The completion is recorded as the event `commit:completed`. `records.update` completes the commit that its records
     * name if it is one of the same sheet, so you need not call both operations.
     *
     * @param commitId The commit.
     * @returns The commit is completed.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No commit has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.commits.complete("us_vr_Wd8jX5kV");
     * ```
     */
    complete(commitId: CommitId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createCommits(options: ClientOptions = {}): Commits {
    return bindCommits(createCore(options));
}

/** Creates the methods of `commits` on an existing client. */
export function bindCommits(core: Core): Commits {
    return bindResource<Commits>(core, "commits", commitsMethods);
}
