// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    CalculationFilter,
    Commit,
    CommitId,
    ErrorEnvelope,
    Property,
    RecordCountsResponseData,
    Sheet,
    SheetId,
    SheetUpdateRequest,
    SuccessData,
    VersionId,
    WorkbookId,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
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
    update(sheetId: SheetId, body: SheetUpdateRequest, options?: HookedOptions): Call<Sheet, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

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
     * all changes. The list has no pages.
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
    return bindResource<Sheets>(core, "sheets", sheetsMethods);
}
