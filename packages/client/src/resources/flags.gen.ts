// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    BulkMutateFlagsRequest,
    BulkMutateFlagsResponse,
    CreateFlagRequest,
    Flag,
    ListFlagsResponse,
    PageSize,
    SuccessData,
    UpdateFlagRequest,
    WorkbookId,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
import { flagsMethods } from "../resources.gen.ts";

/** The query of `flags.list`. */
export interface ListFlagsQuery {
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
}

/**
 * Labels with a colour that mark records of a workbook.
 *
 * The paths of these operations begin with their own `/v1`: the specification of the service has it in the path of
 * `bulkMutateFlags`, and the other operations follow it. The base address ends with `/v1`, too, so the whole address
 * has it twice: `http://localhost:4011/v1/v1/workbooks/{workbookId}/flags`.
 *
 */
export interface Flags {
    /**
     * List the flags of a workbook.
     *
     * Returns the flags that can mark records of a workbook, newest first. Use it to show people the flags to choose
     * from, or to find the slug that the other operations on flags take. A record names its flags in `metadata.flags`,
     * by their slugs.
     *
     * The response body is the list itself: it is not wrapped in `data`. If it is a page, the header `X-Next-Cursor` has
     * its `nextCursor`. Nothing is changed and no event is emitted.
     *
     * @param workbookId The workbook.
     * @returns The flags of the workbook, not wrapped in `data`.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const listFlagsResponse = await api.flags.list("us_wb_Rm5yZ1hC");
     * ```
     */
    list(workbookId: WorkbookId, query?: ListFlagsQuery, options?: HookedOptions): Call<ListFlagsResponse>;

    /**
     * Create a flag.
     *
     * Adds a flag to a workbook. The new flag marks no records. To mark records, use `flags.bulkMutate`; that operation
     * also creates the flag if it does not exist.
     *
     * The slug identifies the flag within its workbook; a slug that is already in use returns 409. The new flag is not
     * wrapped in `data`. Emits `flag:created`.
     *
     * @param workbookId The workbook.
     * @param body A flag to create. The service adds its id and the dates.
     * @returns The new flag, not wrapped in `data`.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const flag = await api.flags.create("us_wb_Rm5yZ1hC", { slug: "needs-review", label: "Needs review", colorHex: "#F5A623" });
     * ```
     */
    create(workbookId: WorkbookId, body: CreateFlagRequest, options?: HookedOptions): Call<Flag>;

    /**
     * Get a flag.
     *
     * Returns the flag of a workbook that has this slug: its label, its colour and its dates. The response does not say
     * which records have the flag; each record has the slugs of its flags in `metadata.flags`. The flag is not wrapped in
     * `data`.
     *
     * Nothing is changed and no event is emitted.
     *
     * @param workbookId The workbook.
     * @param slug The slug of the flag, which identifies it within its workbook.
     * @returns The flag, not wrapped in `data`.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const flag = await api.flags.get("us_wb_Rm5yZ1hC", "needs-review");
     * ```
     */
    get(workbookId: WorkbookId, slug: string, options?: HookedOptions): Call<Flag>;

    /**
     * Update a flag.
     *
     * Changes the label, the colour or the slug of a flag; properties that the request does not name stay as they are.
     * Records that have the flag keep it; if its slug changes, `metadata.flags` has the new one. A slug that another flag of the workbook already has
     * returns 409.
     *
     * The flag is not wrapped in `data`. Emits `flag:updated`.
     *
     * @param workbookId The workbook.
     * @param slug The slug of the flag, which identifies it within its workbook.
     * @param body The properties of a flag to change. Absent properties stay as they are.
     * @returns The flag after the change, not wrapped in `data`.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const flag = await api.flags.update("us_wb_Rm5yZ1hC", "needs-review", { label: "Needs a second look", colorHex: "#D0021B" });
     * ```
     */
    update(workbookId: WorkbookId, slug: string, body: UpdateFlagRequest, options?: HookedConditionalOptions): Call<Flag>;

    /**
     * Delete a flag.
     *
     * Removes a flag from its workbook and from every record that has it. To remove it from some records only, use
     * `flags.bulkMutate`.
     *
     * It cannot be undone. Emits `flag:deleted`.
     *
     * @param workbookId The workbook.
     * @param slug The slug of the flag, which identifies it within its workbook.
     * @returns The flag is deleted.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.flags.delete("us_wb_Rm5yZ1hC", "needs-review");
     * ```
     */
    delete(workbookId: WorkbookId, slug: string, options?: HookedOptions): Call<SuccessData | undefined>;

    /**
     * Change a flag on many records.
     *
     * Queues one change of a flag for a selection of a workbook's records, and returns at once with the id of the job
     * that does the work. Use it, for example, to mark every record with an error for review without listing record ids.
     *
     * - `apply` adds the flag to the selected records. Other flags on these records stay. `records.get` shows the slug in
     *   the `metadata.flags` of each of them.
     * - `update` changes the label or the colour of the flag itself.
     * - `replace` leaves the selected records with this flag and no other.
     * - `delete` removes the flag from the selected records.
     *
     * The effects of the four operations are a decision of this description. The selection contains the records that
     * match every condition in the request (`query`, `filter` with `filterField`, `searchValue` with `searchField`, `q`)
     * or the records named in `ids`; `exceptions` are left out. Without any condition, it contains every record of the
     * workbook.
     *
     * `success` means that the job is queued, not that it is done: wait for `job:completed` or `job:failed` with this
     * job's id in the context, or call `jobs.get`. While the job runs, it also emits `job:updated`, `records:updated`,
     * `flag:created` or `flag:updated`, and `snapshot:created` if `snapshotLabel` is sent. The result is not wrapped in
     * `data`.
     *
     * @param workbookId The workbook.
     * @param body The change of a flag, and the records to change.
     * @returns The change is queued.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const bulkMutateFlagsResponse = await api.flags.bulkMutate("us_wb_Rm5yZ1hC", {
     *   operation: "apply",
     *   slug: "needs-review",
     *   flag: { label: "Needs review", colorHex: "#F5A623" },
     *   filter: "error",
     *   filterField: "price",
     *   exceptions: ["us_rc_Qa1sD4fG"],
     *   snapshotLabel: "Before the price review",
     * });
     * ```
     */
    bulkMutate(workbookId: WorkbookId, body: BulkMutateFlagsRequest, options?: HookedOptions): Call<BulkMutateFlagsResponse>;
}

/** Creates a client with only this resource, for small bundles. */
export function createFlags(options: ClientOptions = {}): Flags {
    return bindFlags(createCore(options));
}

/** Creates the methods of `flags` on an existing client. */
export function bindFlags(core: Core): Flags {
    return bindResource<Flags>(core, "flags", flagsMethods);
}
