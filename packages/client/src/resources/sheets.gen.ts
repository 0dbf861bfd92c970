// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    CalculationFilter,
    ColumnNames,
    Commit,
    CommitId,
    DuplicateSheetRequest,
    ErrorEnvelope,
    PageSize,
    Property,
    RecordCountsResponseData,
    RecordId,
    Sheet,
    SheetFormat,
    SheetId,
    SheetUpdateRequest,
    SortDirection,
    SuccessData,
    VersionId,
    WorkbookId,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
import type { Download, DownloadOptions } from "../files/types.ts";
import { download } from "../files/download.ts";
import { sheetsMethods } from "../resources.gen.ts";

/** The query of `sheets.list`. */
export interface ListSheetsQuery {
    /**
     * The workbook whose sheets to return.
     * @example us_wb_Rm5yZ1hC
     */
    workbookId: WorkbookId;
}

/** The query of `sheets.listCommits`. */
export interface ListSheetCommitsQuery {
    /**
     * `true` returns only completed commits, `false` only those that are still open. Without it both are returned.
     * @example false
     */
    completed?: boolean | undefined;
    /**
     * Returns only the commits of one actor: `me` for the caller, or the id of a user, a guest, an agent or an API key.
     * @example me
     */
    createdBy?: string | undefined;
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

/** The query of `sheets.getRecordCounts`. */
export interface GetRecordCountsQuery {
    /**
     * Whether to return the counts of each field as well, in `byField`.
     * @example true
     */
    byField?: boolean | undefined;
    /**
     * Only the records that changed in the version of this commit or in a later one are included.
     * @example us_vr_Wd8jX5kV
     */
    commitId?: CommitId | undefined;
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
     * Only the records that changed since this commit are included.
     * @example us_vr_Bn4tS9gQ
     */
    sinceCommitId?: CommitId | undefined;
    /**
     * Only the records that changed since this version are included.
     * @deprecated Use `sinceCommitId`.
     * @example us_vr_Bn4tS9gQ
     */
    sinceVersionId?: VersionId | undefined;
    /**
     * Only the records that changed in this version are included.
     * @example us_vr_Wd8jX5kV
     */
    versionId?: VersionId | undefined;
}

/** The query of `sheets.download`. */
export interface DownloadSheetQuery {
    /**
     * Whether a CSV file begins with a byte order mark. Some versions of Excel need it to read letters that are not
     * English. Has no effect for other formats.
     * @example false
     */
    byteOrderMark?: boolean | undefined;
    /**
     * What the columns of the file are called. The default is `key`. Has no effect for formats whose columns always
     * have the keys.
     * @example label
     */
    columnNames?: ColumnNames | undefined;
    /**
     * Only the records that this commit added or changed are in the file, as they are now.
     * @example us_vr_Wd8jX5kV
     */
    commitId?: CommitId | undefined;
    /**
     * Whether a CSV file has an apostrophe before each text that a spreadsheet program could run as a formula: one
     * that begins with `=`, `+`, `-`, `@`, a tab or a carriage return. Send it if people open the file in such a
     * program and you do not trust the records. The values are then not the same as in the sheet. Has no effect for
     * other formats, which cannot have formulas.
     * @example false
     */
    escapeFormulas?: boolean | undefined;
    /**
     * The keys of the fields that the file has, in this order. The default is all fields, in the order of the sheet.
     * Repeat the parameter for each key.
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
     * The format of the file. The default is `csv`.
     * @example csv
     */
    format?: SheetFormat | undefined;
    /**
     * The records in the file, at most 100. Together with `searchValue` or a `filter` other than `none` it has the
     * opposite effect: these records are left out. Repeat the parameter for each id.
     * @example [
     *   "us_rc_Qa1sD4fG",
     *   "us_rc_Lh5pE8uJ"
     * ]
     */
    ids?: RecordId[] | undefined;
    /**
     * A query in the service's filter query language that selects records, such as `price gte 20`; the same as in
     * `getRecords`.
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
     * Only the records that changed after this commit are in the file.
     * @example us_vr_Bn4tS9gQ
     */
    sinceCommitId?: CommitId | undefined;
    /**
     * Only the records that changed after this version are in the file.
     * @example us_vr_Bn4tS9gQ
     */
    sinceVersionId?: VersionId | undefined;
    /**
     * The order of the values of `sortField`. Send both or neither.
     * @example desc
     */
    sortDirection?: SortDirection | undefined;
    /**
     * The key of the field to sort by, as in `getRecords`. Send it together with `sortDirection`.
     * @example price
     */
    sortField?: string | undefined;
    /**
     * Only the records that changed in this version are in the file.
     * @example us_vr_Wd8jX5kV
     */
    versionId?: VersionId | undefined;
}

/** The query of `sheets.addField`. */
export interface AddFieldQuery {
    /**
     * The position of the field among the others, counted from 0. The default is the end.
     * @example 1
     */
    insertAtIndex?: number | undefined;
}

/** Tables of a workbook, each with its field configuration. */
export interface Sheets {
    /**
     * List the sheets of a workbook.
     *
     * Returns the sheets of a workbook with their whole field configuration, but without records. Use it to find out
     * which fields a record may have and which rules their values must follow. The list has no pages.
     *
     * @returns The sheets of the workbook.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const sheets = await api.sheets.list({ workbookId: "us_wb_Rm5yZ1hC" });
     * ```
     */
    list(query: ListSheetsQuery, options?: HookedOptions): Call<Sheet[]>;

    /**
     * Get a sheet.
     *
     * Returns a sheet with its whole field configuration, but without records. Use it to find out which fields a record
     * may have, which rules their values must follow, and whether the sheet is locked.
     *
     * @param sheetId The sheet.
     * @returns The sheet.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const sheet = await api.sheets.get("us_sh_Pe3rT7nK");
     * ```
     */
    get(sheetId: SheetId, options?: HookedOptions): Call<Sheet>;

    /**
     * Update a sheet.
     *
     * Changes the name, the slug or the metadata of a sheet and returns it. Send only the properties to change; absent
     * properties stay as they are. Fields are changed with `sheets.addField`, `sheets.removeField` and `workbooks.update`.
     *
     * The change is recorded as the event `sheet:updated`.
     *
     * @param sheetId The sheet.
     * @param body The properties of a sheet to change. Absent properties stay as they are.
     * @returns The sheet after the change.
     * @throws ApiError 400: The changes to the sheet are not valid.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const sheet = await api.sheets.update("us_sh_Pe3rT7nK", { name: "Spring products", metadata: { season: "spring" } });
     * ```
     */
    update(sheetId: SheetId, body: SheetUpdateRequest, options?: HookedConditionalOptions): Call<Sheet, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete a sheet.
     *
     * Deletes a sheet with its records and commits; the other sheets of the workbook stay. This cannot be undone.
     *
     * It is recorded as the event `sheet:deleted`.
     *
     * @param sheetId The sheet.
     * @returns The sheet was deleted.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.sheets.delete("us_sh_Pe3rT7nK");
     * ```
     */
    delete(sheetId: SheetId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * List the commits of a sheet.
     *
     * Returns the commits of one sheet, newest first. Use it with `completed=false` to wait until listeners have handled
     * all changes, and with `createdBy=me` to show people what they can undo.
     *
     * @param sheetId The sheet.
     * @returns The commits of the sheet.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const commits = await api.sheets.listCommits("us_sh_Pe3rT7nK");
     * ```
     */
    listCommits(sheetId: SheetId, query?: ListSheetCommitsQuery, options?: HookedOptions): Call<Commit[]>;

    /**
     * Count the records of a sheet.
     *
     * Returns how many records a sheet holds, how many of them are valid and how many have an error. Use it before
     * reading page by page, or to see whether a sheet is ready.
     *
     * Without parameters all records are included. `filter`, `searchValue` and `q` select records by their values; the
     * version and commit parameters select them by when they changed.
     *
     * @param sheetId The sheet.
     * @returns The counts over the selected records.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const recordCountsResponseData = await api.sheets.getRecordCounts("us_sh_Pe3rT7nK");
     * ```
     */
    getRecordCounts(sheetId: SheetId, query?: GetRecordCountsQuery, options?: HookedOptions): Call<RecordCountsResponseData>;

    /**
     * Download the records of a sheet.
     *
     * Streams the records of a sheet as a file; this is not JSON and has no `data`. Use it to hand the data over to the
     * next system. The number of records has no limit, except for `xlsx`. The `Content-Disposition` header proposes a
     * name: that of the sheet, with the extension of the format. Failures still return JSON with the list of errors, so
     * check the status before you write the bytes to a file.
     *
     * Without parameters, it returns all records as CSV, in the order of their insertion. The parameters for the selection
     * mean the same as those of `records.get`. The file has the values only, without messages and ids.
     *
     * The file is not of one moment. It has only records that the sheet had at the time of the request, each at most once,
     * with the values at the time when they are read; records that are deleted or no longer match before that are left
     * out. With `sortField`, the records and their order are those at the time of the request. To get a file of one
     * moment, lock the sheet first.
     *
     * If something fails after the response began, the connection breaks before the end of the body, and the file is
     * incomplete. The same happens if the sheet is deleted or if the caller loses the right to read it. Start the
     * download again then; a part of the file cannot be requested.
     *
     * @param sheetId The sheet.
     * @returns The file with the records.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const download = await api.sheets.download("us_sh_Pe3rT7nK");
     * console.log(download.fileName, await download.bytes());
     * ```
     */
    download(sheetId: SheetId, query?: DownloadSheetQuery, options?: DownloadOptions): Call<Download, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Duplicate a sheet.
     *
     * Adds a copy of a sheet to the end of its workbook and returns it: with the configuration, the actions, the metadata
     * and the namespace of the sheet, and without its views, commits and snapshots. The copy is not locked, even if the
     * sheet is. Its slug must be free in the workbook; otherwise the response is 409.
     *
     * The copy has no records yet. A job copies them, whose id is the `jobId` of the response: wait for its end with
     * `jobs.get`. The records get other ids, and keep their order, values, messages of writers, metadata, `config` and flags.
     * They are those of one moment: the job takes a snapshot of the sheet when it begins, and deletes it at its end. Each
     * 500 records become one commit of the copy. Others can change the sheet meanwhile, but the job blocks the copy for
     * people: their changes are rejected with 409. If the service stops in the middle, the job goes on when it is back. If
     * the job fails or is canceled, its records and its snapshot stay, and `jobs.retry` continues behind them.
     *
     * The caller needs `records:write`, too. A guest who sees only some sheets, or may not write all fields of this one,
     * gets 403. Emits `sheet:created`, `job:created` and `job:ready`. Then each commit is recorded as `commit:created` and
     * `records:created`.
     *
     * @param sheetId The sheet.
     * @param body What to call the copy of a sheet.
     * @returns The copy, and the job that fills it.
     * @throws ApiError 400: The changes to the sheet are not valid.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const sheet = await api.sheets.duplicate("us_sh_Pe3rT7nK", { name: "Products before the fair", slug: "products-before-the-fair" });
     * ```
     */
    duplicate(sheetId: SheetId, body: DuplicateSheetRequest, options?: HookedOptions): Call<Sheet, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Add a field to a sheet.
     *
     * Adds one field to a sheet and returns it; the other fields and all values stay as they are. The sheet must have
     * `allowAdditionalFields` set. A key that the sheet already has is a conflict; upper and lower case make no
     * difference.
     *
     * The new field is empty in all records, so a field with the rule `required` makes them invalid until it has a
     * value.
     *
     * The change is recorded as the event `sheet:updated`. If the counts or calculations of the sheet change,
     * `sheet:counts-updated` and `sheet:calculation-updated` follow.
     *
     * @param sheetId The sheet.
     * @param body A field of a sheet. Its `type` decides which values it may have.
     * @returns The field, as it is now part of the sheet.
     * @throws ApiError 400: The field is not valid, or the sheet does not allow additional fields.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const property = await api.sheets.addField("us_sh_Pe3rT7nK", {
     *   key: "barcode",
     *   type: "string",
     *   label: "Barcode",
     *   description: "The 13 digits below the stripes.",
     *   config: { size: "tiny" },
     *   constraints: [{ type: "unique", config: { ignoreEmpty: true } }],
     *   alternativeNames: ["EAN", "GTIN"],
     * });
     * ```
     */
    addField(sheetId: SheetId, body: Property, query?: AddFieldQuery, options?: HookedOptions): Call<Property, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Remove a field from a sheet.
     *
     * Removes one field from a sheet, with its values in all records. This cannot be undone.
     *
     * The change is recorded as the event `sheet:updated`. If the counts or calculations of the sheet change,
     * `sheet:counts-updated` and `sheet:calculation-updated` follow.
     *
     * @param sheetId The sheet.
     * @param fieldKey The key of the field.
     * @returns The field and its values were removed.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: The sheet does not exist, or it has no field with this key.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.sheets.removeField("us_sh_Pe3rT7nK", "in_stock");
     * ```
     */
    removeField(sheetId: SheetId, fieldKey: string, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Lock a sheet.
     *
     * Locks a sheet against changes: until it is unlocked, writing its records, its fields or the sheet itself is a
     * conflict. Use it while the data is being handed over. `lockedBy` of the sheet says who locked it, and `lockedAt`
     * when. The request has no body. A sheet that is already locked does not change.
     *
     * The lock is recorded as the event `sheet:updated`.
     *
     * @param sheetId The sheet.
     * @returns The sheet is locked.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.sheets.lock("us_sh_Pe3rT7nK");
     * ```
     */
    lock(sheetId: SheetId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Unlock a sheet.
     *
     * Opens a locked sheet for changes again, no matter who locked it; `lockedBy` and `lockedAt` are removed. The
     * request has no body. A sheet that is not locked does not change.
     *
     * It is recorded as the event `sheet:updated`.
     *
     * @param sheetId The sheet.
     * @returns The sheet is open.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.sheets.unlock("us_sh_Pe3rT7nK");
     * ```
     */
    unlock(sheetId: SheetId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Validate the records of a sheet.
     *
     * Validates every record of a sheet again by the rules of its fields, and replaces the messages of the service;
     * messages from other writers stay. Use it after a change of the rules, or of the records that references refer to.
     * The request has no body.
     *
     * A sheet with more than 1,000 records is validated in parts, and the response comes after the last one. Meanwhile,
     * others can read and change its records, but an insert with `keyFields` is a conflict. Each part has its own events.
     *
     * It is recorded as the event `sheet:updated`, after which listeners run their own validation again. Changes of
     * validity are recorded as `records:updated` and `sheet:counts-updated`.
     *
     * @param sheetId The sheet.
     * @returns The records were validated.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.sheets.validate("us_sh_Pe3rT7nK");
     * ```
     */
    validate(sheetId: SheetId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createSheets(options: ClientOptions = {}): Sheets {
    return bindSheets(createCore(options));
}

/** Creates the methods of `sheets` on an existing client. */
export function bindSheets(core: Core): Sheets {
    return bindResource<Sheets>(core, "sheets", sheetsMethods, { download });
}
