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
    commitId?: CommitId | undefined;
    /**
     * Continues behind a page: the `nextCursor` of its response. Send it without `pageNumber`, and with the same other
     * parameters; only `pageSize` may change. If you follow the cursors to the end, you get each item once that the list had
     * at the beginning, also if others create, change or delete items meanwhile. Only items whose value of `sortField`
     * changes meanwhile can be left out or come twice.
     *
     * A text that is not a cursor, or is one of another list or order, is rejected with 400.
     * @example WyJmaWxlcyIsMiw0MTdd
     */
    cursor?: string | undefined;
    /**
     * The keys of the fields whose cells to return. The default is all of them. Repeat the parameter for each key.
     * @example [
     *   "sku",
     *   "price"
     * ]
     */
    fields?: string[] | undefined;
    /**
     * Selects records by validity.
     * @example error
     */
    filter?: CalculationFilter | undefined;
    /**
     * The key of the field that `filter` applies to. Without it, `filter` applies to the whole record. Has no effect
     * without `filter`. A field that the sheet does not have is rejected.
     * @example price
     */
    filterField?: string | undefined;
    /**
     * An event that defines the selection. The records of its `dataUrl` are returned.
     * @example us_evt_Vs2hC5nL
     */
    for?: EventId | undefined;
    /**
     * The records to return, at most 100. Together with `searchValue` or a `filter` other than `none` it has the
     * opposite effect: these records are left out of the result. Repeat the parameter for each id.
     * @example [
     *   "us_rc_Qa1sD4fG",
     *   "us_rc_Lh5pE8uJ"
     * ]
     */
    ids?: RecordId[] | undefined;
    /**
     * Whether to return the counts of the matching records.
     * @deprecated Use `getRecordCounts`.
     * @example false
     */
    includeCounts?: boolean | undefined;
    /**
     * Whether to return the number of matching records on all pages, as `counts.total`.
     * @example true
     */
    includeLength?: boolean | undefined;
    /**
     * Whether the cells of references include the records that they refer to, as `links`. If several records have
     * the value, `links` has all of them; if the reference has a `filter`, only those that match it.
     * @example false
     */
    includeLinks?: boolean | undefined;
    /**
     * Whether the cells include the messages about their values, as `messages`.
     * @example true
     */
    includeMessages?: boolean | undefined;
    /**
     * Which page to return, counted from 1 in steps of `pageSize`.
     * @example 1
     */
    pageNumber?: PageNumber | undefined;
    /**
     * How many records a page holds. The default and the maximum are 10,000.
     * @example 100
     */
    pageSize?: PageSize | undefined;
    /**
     * A query in the service's filter query language that selects records, such as `price gte 20 and currency eq EUR`,
     * `name ilike "%cup%"` or `price is error`. The guide "The filter query language" has the grammar.
     *
     * A condition is a field, an operator and a value. The operators are `eq`, `ne`, `lt`, `gt`, `lte`, `gte`, `like`,
     * `ilike`, `contains` and `is`. The field is a key, or a label in any case; without a field, the condition is about
     * any field. `and` and `or` are evaluated from left to right, parentheses first. A query has at most 100 conditions, 10
     * of them without a field, and 50 levels of parentheses. A query that cannot be read, or that names a field that the
     * sheet does not have, is rejected.
     * @example price gte 20
     */
    q?: string | undefined;
    /**
     * The key of the field to search for `searchValue`. Without it, all fields are searched. A field that the sheet does
     * not have is rejected.
     * @example name
     */
    searchField?: string | undefined;
    /**
     * Text to search for in all values of the record, and in the items of lists. Upper and lower case make no difference.
     * Text in double quotes must be a whole value or a whole item of a list; `""` finds empty values. Numbers are searched
     * as text without an exponent, such as `0.0000001`.
     * @example cup
     */
    searchValue?: string | undefined;
    /**
     * Only the records that changed after this commit are returned.
     * @example us_vr_Bn4tS9gQ
     */
    sinceCommitId?: CommitId | undefined;
    /**
     * Only the records that changed after this version are returned.
     * @deprecated Use `sinceCommitId`.
     * @example us_vr_Bn4tS9gQ
     */
    sinceVersionId?: VersionId | undefined;
    /**
     * The order of the values of `sortField`. Send both or neither.
     * @example desc
     */
    sortDirection?: SortDirection | undefined;
    /**
     * The key of the field to sort by. Send it together with `sortDirection`. Numbers are sorted by value, other
     * values as text by the code points of their characters, lists by their first item. In both directions, records
     * without a value come last, and so do texts in a field of numbers. Equal records stay in the order of their
     * insertion.
     * @example price
     */
    sortField?: string | undefined;
    /**
     * Only the records that changed in this version are returned.
     * @deprecated Use `commitId`.
     * @example us_vr_Wd8jX5kV
     */
    versionId?: VersionId | undefined;
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
     * Returns records of a sheet, a page at a time. They are in the order of their insertion unless `sortField` is sent.
     * Use it to read a sheet, to search it, or to fetch the records that a commit changed.
     *
     * Without parameters it returns the first 10,000 records. `filter`, `searchValue` and `q` select records by their
     * values, the commit parameters by when they changed; a record must match all of them. Messages and linked records
     * are returned only on request. The response has no `pagination`: send `includeLength`, or read pages until one has
     * fewer records than `pageSize`. To read all records, send the `nextCursor` of each response as `cursor` in the next
     * request.
     *
     * @param sheetId The sheet.
     * @returns A page of the records that match.
     * @throws ApiError 400: The request for records is not valid: a parameter, or a record in the body.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const getRecordsResponseData = await api.records.get("us_sh_Pe3rT7nK");
     * ```
     */
    get(sheetId: SheetId, query?: GetRecordsQuery, options?: HookedOptions): Call<GetRecordsResponseData, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Update records of a sheet.
     *
     * Changes existing records of a sheet. Send them as a JSON array, each with its `id` and the cells to change; cells
     * that are not named stay as they are. If the sheet has no record with one of the ids, nothing is changed.
     *
     * The `messages` of a cell in the request replace the messages that writers stored there before; a cell without
     * `messages` loses them. A cell without `value` keeps its value. The service computes `valid` and the messages of
     * its own rules again and ignores `valid` in the request, so you can send records back as `records.get` with
     * `includeMessages` returned them. If a guest changes a read-only value or the `config` of a record, the response is
     * 403.
     *
     * All changes become one commit, whose id is returned. If nothing changes, there is no new commit, and the response
     * names the newest commit of the sheet. If you react to a commit, name it in `commitId` of the records: if it is
     * open, this request completes it.
     *
     * The change is recorded as the events `commit:created` and `records:updated`, and a commit that it completes as
     * `commit:completed`. If the counts or calculations of the sheet change, `sheet:counts-updated` and
     * `sheet:calculation-updated` follow.
     *
     * @param sheetId The sheet.
     * @param body The records to change, one entry each, with the cells to change. At most 10,000 in one request.
     * @returns The commit that groups the changes.
     * @throws ApiError 400: The request for records is not valid: a parameter, or a record in the body.
     * @throws ApiError 404: The sheet does not exist, or it has no record with one of the ids.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const version = await api.records.update("us_sh_Pe3rT7nK", [{ id: "us_rc_Lh5pE8uJ", values: { price: { value: 12 } }, commitId: "us_vr_Wd8jX5kV" }]);
     * ```
     */
    update(sheetId: SheetId, body: UpdateRecordsRequest, options?: HookedOptions): Call<Version, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Insert records into a sheet.
     *
     * Adds records to a sheet; it never changes existing ones. Send the records as a JSON array; each record is a map
     * from field key to cell. All of them become one commit. The response has its id, the records and their counts.
     * To insert many records, send `Prefer: return=minimal`.
     *
     * An invalid value does not make the request fail: the record is stored, its `valid` is `false`, and the `messages`
     * of the cell give the reason. With an empty list nothing is stored and there is no new commit; the response then
     * names the newest commit of the sheet, if it has one. If a guest writes a value of a read-only field, the response
     * is 403.
     *
     * The insert is recorded as the events `commit:created` and `records:created`. If the counts or calculations of the
     * sheet change, `sheet:counts-updated` and `sheet:calculation-updated` follow.
     *
     * @param sheetId The sheet.
     * @param body The records to insert, one entry each. At most 10,000 in one request.
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
     * Deletes up to 100 records by their ids. If the sheet has no record with one of the ids, nothing is deleted. To
     * delete more records, or all records that match a filter, create a job with the operation `delete-records`. This
     * cannot be undone. If a guest deletes a read-only record, the response is 403.
     *
     * The deletion is recorded as the events `commit:created` and `records:deleted`. If the counts or calculations of
     * the sheet change, `sheet:counts-updated` and `sheet:calculation-updated` follow.
     *
     * @param sheetId The sheet.
     * @returns The records were deleted.
     * @throws ApiError 400: The request for records is not valid: a parameter, or a record in the body.
     * @throws ApiError 404: The sheet does not exist, or it has no record with one of the ids.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.records.delete("us_sh_Pe3rT7nK", { ids: ["us_rc_Lh5pE8uJ"] });
     * ```
     */
    delete(sheetId: SheetId, query: DeleteRecordsQuery, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createRecords(options: ClientOptions = {}): Records {
    return bindRecords(createCore(options));
}

/** Creates the methods of `records` on an existing client. */
export function bindRecords(core: Core): Records {
    return bindResource<Records>(core, "records", recordsMethods);
}
