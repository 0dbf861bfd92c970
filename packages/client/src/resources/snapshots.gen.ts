// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    ChangeType,
    CreateSnapshotRequest,
    DiffRecord,
    ErrorEnvelope,
    PageNumber,
    PageSize,
    RestoreOptions,
    SheetId,
    Snapshot,
    SnapshotId,
    SuccessData,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { snapshotsMethods } from "../resources.gen.ts";

/** The query of `snapshots.list`. */
export interface ListSnapshotsQuery {
    /**
     * Continues behind a page: the `nextCursor` of its response. Send it with the same other parameters; only `pageSize` may
     * change. If you follow the cursors to the end, you get each item once that the list had at the beginning, also if
     * others create, change or delete items meanwhile.
     *
     * A page behind a cursor ends early where its items would have more than 8 MiB together. A text that is not
     * a cursor, or is one of another list, is rejected with 400.
     * @example WyJhcHBzIiwyLDQxN10
     */
    cursor?: string | undefined;
    /**
     * How many items a page holds. Without `pageSize` and `cursor`, the response has all items. With a `cursor`, the default
     * is 20. The maximum is 1,000.
     * @example 50
     */
    pageSize?: PageSize | undefined;
    /**
     * The sheet.
     * @example us_sh_Pe3rT7nK
     */
    sheetId: SheetId;
    /**
     * Only snapshots with this `threadId`.
     * @example thread-42
     */
    threadId?: string | undefined;
}

/** The query of `snapshots.get`. */
export interface GetSnapshotQuery {
    /**
     * Whether the response has the `summary`, for which all records are read that were changed since.
     * @example true
     */
    includeSummary: boolean;
}

/** The query of `snapshots.getRecords`. */
export interface GetSnapshotRecordsQuery {
    /**
     * Only records with this kind of change. The default is all of them.
     * @example updatedSince
     */
    changeType?: ChangeType | undefined;
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

/** The records of a sheet at one moment, to compare with and to return to. */
export interface Snapshots {
    /**
     * List the snapshots of a sheet.
     *
     * Returns the snapshots of a sheet, newest first. Use it to find the state of a sheet to compare with or to return
     * to.
     *
     * @returns The snapshots of the sheet.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const snapshots = await api.snapshots.list({ sheetId: "us_sh_Pe3rT7nK" });
     * ```
     */
    list(query: ListSnapshotsQuery, options?: HookedOptions): Call<Snapshot[], HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Take a snapshot of a sheet.
     *
     * Keeps all records of a sheet as they are now, and its configuration. Use it before a change that may be a mistake:
     * `snapshots.restore` brings the records back, and `snapshots.getRecords` shows what has changed since.
     *
     * The snapshot is of the moment of the request, and can be used at once. The records of a large sheet are copied in
     * steps, so that others can work meanwhile; the response comes after the last one. When all records are copied, the
     * event `snapshot:created` is recorded.
     *
     * @param body Of which sheet to take a snapshot.
     * @returns The new snapshot.
     * @throws ApiError 400: The request about a snapshot is not valid, for example because its label is too long.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const snapshot = await api.snapshots.create({ sheetId: "us_sh_Pe3rT7nK", label: "Before the correction of prices" });
     * ```
     */
    create(body: CreateSnapshotRequest, options?: HookedOptions): Call<Snapshot, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get a snapshot.
     *
     * Returns one snapshot. With `includeSummary=true`, it says how many records were added, changed and deleted since, and
     * which fields the sheet has now that it did not have then. The records themselves come from `snapshots.getRecords`.
     *
     * @param snapshotId The snapshot.
     * @returns The snapshot.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No snapshot has this id, or it was deleted, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const snapshot = await api.snapshots.get("us_ss_Bc7vN2mQ", { includeSummary: true });
     * ```
     */
    get(snapshotId: SnapshotId, query: GetSnapshotQuery, options?: HookedOptions): Call<Snapshot, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete a snapshot.
     *
     * Deletes a snapshot, which then cannot be restored. The sheet does not change. The copied records are deleted in
     * steps, within minutes. The snapshots of a sheet are also deleted with the sheet.
     *
     * @param snapshotId The snapshot.
     * @returns The snapshot is deleted.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No snapshot has this id, or it was deleted, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.snapshots.delete("us_ss_Bc7vN2mQ");
     * ```
     */
    delete(snapshotId: SnapshotId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get what has changed since a snapshot.
     *
     * Compares the records of a snapshot with those of the sheet, and returns the records that differ, a page at a time, in
     * the order of the sheet. Each has the values of the snapshot and the present ones.
     *
     * Only changes by commits count: changes of flags, and values that only a new rule has converted, are not listed. The
     * response has no `pagination`: to read on, send its `nextCursor` as `cursor`.
     *
     * @param snapshotId The snapshot.
     * @returns A page of the records that differ.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No snapshot has this id, or it was deleted, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const diffRecord of api.snapshots.getRecords("us_ss_Bc7vN2mQ")) {
     *   console.log(diffRecord);
     * }
     * ```
     */
    getRecords(snapshotId: SnapshotId, query?: GetSnapshotRecordsQuery, options?: HookedOptions): PageCall<DiffRecord>;

    /**
     * Restore a snapshot.
     *
     * Brings the records of a sheet back to what they were at the time of a snapshot. A job does it, whose id is the
     * `jobId` of the response. Records that were added since are deleted, and deleted ones come back to their place with
     * their ids. Changed ones get back their values, messages of writers, metadata and `config`. To do only a part of
     * this, send the options. The configuration of the sheet and the flags of its records stay as they are: values are
     * validated by the present rules, and a field that was removed does not come back.
     *
     * The job first takes a snapshot of the present state, so that you can restore that one if the restore was a mistake.
     * Then it works in steps: each 500 records that were changed since become one commit at most. Meanwhile it blocks the
     * sheet for other people: their changes are rejected with 409. Programs may write; records that they add meanwhile stay.
     * If the service stops in the middle, the job goes on when it is back. If the sheet is locked, or another job blocks
     * it, the response is 409.
     *
     * The caller needs `records:write`, too. Emits `job:created` and `job:ready`. Then each commit of the job is recorded as
     * `commit:created`, and as `records:created`, `records:updated` and `records:deleted`, each if there are such records.
     *
     * @param snapshotId The snapshot.
     * @param body Which changes since a snapshot to take back. Without a body, these are all of them.
     * @returns The snapshot, and the job that restores it.
     * @throws ApiError 400: The request about a snapshot is not valid, for example because its label is too long.
     * @throws ApiError 404: No snapshot has this id, or it was deleted, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const snapshot = await api.snapshots.restore("us_ss_Bc7vN2mQ", { created: false, updated: false, deleted: true });
     * ```
     */
    restore(snapshotId: SnapshotId, body?: RestoreOptions, options?: HookedOptions): Call<Snapshot, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createSnapshots(options: ClientOptions = {}): Snapshots {
    return bindSnapshots(createCore(options));
}

/** Creates the methods of `snapshots` on an existing client. */
export function bindSnapshots(core: Core): Snapshots {
    return bindResource<Snapshots>(core, "snapshots", snapshotsMethods, { page: createPageCall });
}
