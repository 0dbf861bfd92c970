// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    CalculationFilter,
    CommitId,
    ErrorEnvelope,
    EventId,
    GetRecordsResponseData,
    InsertRecordsRequest,
    PageNumber,
    PageSize,
    RecordId,
    RecordsResponseData,
    SheetId,
    SortDirection,
    SuccessData,
    UpdateRecordsRequest,
    Version,
    VersionId,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { recordsMethods } from "../resources.gen.ts";

/** The query of `records.get`. */
export interface GetRecordsQuery {
    /**
     * Only the records that this commit added or changed are returned, as they are now.
     * @example us_vr_Wd8jX5kV
     */
    commitId?: CommitId;
    /**
     * The keys of the fields whose cells to return; all of them unless given. Repeat the parameter for each key.
     * @example [
     *   "sku",
     *   "price"
     * ]
     */
    fields?: string[];
    /**
     * Selects records by validity.
     * @example error
     */
    filter?: CalculationFilter;
    /**
     * The key of the field that `filter` looks at; without it the whole record counts. Has no effect without `filter`.
     * @example price
     */
    filterField?: string;
    /**
     * An event to take the selection from. What its `dataUrl` asks for is returned.
     * @example us_evt_Vs2hC5nL
     */
    for?: EventId;
    /**
     * The records to return, at most 100. Beside `searchValue` or a `filter` other than `none` it is the other way
     * round: these records are left out of what was found. Repeat the parameter for each id.
     * @example [
     *   "us_rc_Qa1sD4fG",
     *   "us_rc_Lh5pE8uJ"
     * ]
     */
    ids?: RecordId[];
    /**
     * Whether to return the counts of the sheet.
     * @deprecated Use `getRecordCounts`.
     * @example false
     */
    includeCounts?: boolean;
    /**
     * Whether to return how many records were found over all pages, as `counts.total`.
     * @example true
     */
    includeLength?: boolean;
    /**
     * Whether the cells of references come with the records that they point to, as `links`.
     * @example false
     */
    includeLinks?: boolean;
    /**
     * Whether the cells come with what was found about their values, as `messages`.
     * @example true
     */
    includeMessages?: boolean;
    /**
     * Which page to return, counted from 1 in steps of `pageSize`.
     * @example 1
     */
    pageNumber?: PageNumber;
    /**
     * How many records a page holds; 10,000 unless given, and at most that.
     * @example 100
     */
    pageSize?: PageSize;
    /**
     * A query in the service's filter query language that selects records, such as `price gte 20 and currency eq EUR`,
     * `name ilike "%cup%"` or `price is error`.
     * @example price gte 20
     */
    q?: string;
    /**
     * The key of the field that `searchValue` is looked for in; without it all fields are searched.
     * @example name
     */
    searchField?: string;
    /**
     * A text to look for anywhere in the record. In double quotes it must match a whole value, and `""` finds empty
     * values.
     * @example cup
     */
    searchValue?: string;
    /**
     * Only the records that changed after this commit are returned.
     * @example us_vr_Bn4tS9gQ
     */
    sinceCommitId?: CommitId;
    /**
     * Only the records that changed after this version are returned.
     * @deprecated Use `sinceCommitId`.
     * @example us_vr_Bn4tS9gQ
     */
    sinceVersionId?: VersionId;
    /**
     * The order of the values of `sortField`. Send both or neither.
     * @example desc
     */
    sortDirection?: SortDirection;
    /**
     * The key of the field to sort by. Send it together with `sortDirection`.
     * @example price
     */
    sortField?: string;
    /**
     * Only the records that changed in this version are returned.
     * @deprecated Use `commitId`.
     * @example us_vr_Wd8jX5kV
     */
    versionId?: VersionId;
}

/** The query of `records.delete`. */
export interface DeleteRecordsQuery {
    /**
     * The records to delete, at most 100. Repeat the parameter for each id.
     * @example [
     *   "us_rc_Lh5pE8uJ"
     * ]
     */
    ids: RecordId[];
}

/** The rows of a sheet, with validity and messages per field. */
export interface Records {
    /**
     * Get the records of a sheet.
     *
     * Returns records of a sheet, a page at a time, in the order in which they were inserted unless `sortField` says
     * otherwise. Use it to read a sheet, to search it, or to fetch what a commit changed.
     *
     * Without parameters it returns the first 10,000 records. `filter`, `searchValue` and `q` select records by what
     * they hold, the commit parameters by when they changed; all of them have to match. Messages and linked records are
     * returned only when they are asked for. The answer has no `pagination`: ask for `includeLength`, or read on until a
     * page holds fewer records than `pageSize`.
     *
     * @param sheetId The sheet.
     * @returns A page of the records that were found.
     * @throws ApiError 400: The request for records is not valid: a parameter, or a record in the body.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const getRecordsResponseData = await api.records.get("us_sh_Pe3rT7nK");
     * ```
     */
    get(sheetId: SheetId, query?: GetRecordsQuery, options?: HookedOptions): Call<GetRecordsResponseData, HttpFailure<400 | 404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Update records of a sheet.
     *
     * Changes existing records of a sheet. Send them as a JSON array, each with its `id` and the cells to change; cells
     * that are not named stay as they are. If the sheet lacks one of the ids, nothing is changed.
     *
     * A cell that is sent brings its `messages` with it: they replace those that writers left there, and without any the
     * cell has none of them afterwards. A cell without `value` keeps its value. The service derives `valid` and the
     * messages of its own rules anew, so records may be sent back as `records.get` with `includeMessages` returned them.
     *
     * All changes become one commit, whose id is returned. When nothing changes, none is made, and the answer names the
     * newest commit of the sheet. Name the commit that you react to in `commitId` of the records: if it is open, this
     * completes it.
     *
     * The change is recorded as the events `commit:created` and `records:updated`, a commit that it completes as
     * `commit:completed`; where the figures of the sheet change, `sheet:counts-updated` and `sheet:calculation-updated`
     * follow.
     *
     * @param sheetId The sheet.
     * @param body The records to change, one entry each, with the cells to change.
     * @returns The commit that groups the changes.
     * @throws ApiError 400: The request for records is not valid: a parameter, or a record in the body.
     * @throws ApiError 404: The sheet does not exist, or it has no record with one of the ids.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const version = await api.records.update("us_sh_Pe3rT7nK", [{ id: "us_rc_Lh5pE8uJ", values: { price: { value: 12 } }, commitId: "us_vr_Wd8jX5kV" }]);
     * ```
     */
    update(sheetId: SheetId, body: UpdateRecordsRequest, options?: HookedOptions): Call<Version, HttpFailure<400 | 404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Insert records into a sheet.
     *
     * Adds records to a sheet; it never changes existing ones. Send the records as a JSON array, each a map from
     * field key to cell. All of them become one commit, whose id is returned with the records and their counts.
     *
     * A value that breaks the rules of its field is no failure: the record is stored, its `valid` is `false`, and
     * the cell says why in `messages`.
     *
     * The insert is recorded as the events `commit:created` and `records:created`, and, where the figures of the sheet
     * change, as `sheet:counts-updated` and `sheet:calculation-updated`.
     *
     * @param sheetId The sheet.
     * @param body The records to insert, one entry each.
     * @returns The inserted records, valid or not, and the commit that groups them.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const recordsResponseData = await api.records.insert("us_sh_Pe3rT7nK", [
     *   {
     *     sku: { value: "CUP-004" },
     *     name: { value: "Espresso cup, set of 4" },
     *     price: { value: 24.5 },
     *     currency: { value: "EUR" },
     *     in_stock: { value: true },
     *   },
     * ]);
     * ```
     */
    insert(sheetId: SheetId, body: InsertRecordsRequest, options?: HookedOptions): Call<RecordsResponseData>;

    /**
     * Delete records of a sheet.
     *
     * Deletes up to 100 records by their ids. If the sheet lacks one of them, nothing is deleted. To delete more, or all
     * that match a filter, create a job with the operation `delete-records`. This cannot be undone.
     *
     * The deletion is recorded as the events `commit:created` and `records:deleted`, and, where the figures of the sheet
     * change, as `sheet:counts-updated` and `sheet:calculation-updated`.
     *
     * @param sheetId The sheet.
     * @returns The records are gone.
     * @throws ApiError 400: The request for records is not valid: a parameter, or a record in the body.
     * @throws ApiError 404: The sheet does not exist, or it has no record with one of the ids.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.records.delete("us_sh_Pe3rT7nK", { ids: ["us_rc_Lh5pE8uJ"] });
     * ```
     */
    delete(sheetId: SheetId, query: DeleteRecordsQuery, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400 | 404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createRecords(options: ClientOptions = {}): Records {
    return bindRecords(createCore(options));
}

/** The methods of `records` over a client that is there already. */
export function bindRecords(core: Core): Records {
    return bindResource<Records>(core, recordsMethods);
}
