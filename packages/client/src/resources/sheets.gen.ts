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
    completed?: boolean;
}

/** The query of `sheets.getRecordCounts`. */
export interface GetRecordCountsQuery {
    /**
     * Whether to return the counts of each field as well, in `byField`.
     * @example true
     */
    byField?: boolean;
    /**
     * Only the records that changed in the version of this commit or in a later one take part.
     * @example us_vr_Wd8jX5kV
     */
    commitId?: CommitId;
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
     * Only the records that changed since this commit take part.
     * @example us_vr_Bn4tS9gQ
     */
    sinceCommitId?: CommitId;
    /**
     * Only the records that changed since this version take part.
     * @deprecated Use `sinceCommitId`.
     * @example us_vr_Bn4tS9gQ
     */
    sinceVersionId?: VersionId;
    /**
     * Only the records that changed in this version take part.
     * @example us_vr_Wd8jX5kV
     */
    versionId?: VersionId;
}

/** The query of `sheets.addField`. */
export interface AddFieldQuery {
    /**
     * The place of the field among the others, counted from 0; the end unless given.
     * @example 1
     */
    insertAtIndex?: number;
}

/** Tables of a workbook, each with its field configuration. */
export interface Sheets {
    /**
     * List the sheets of a workbook.
     *
     * Returns the sheets of a workbook with their whole field configuration, but without records. Use it to learn
     * which fields a record may have and which rules their values have to keep. The list has no pages.
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
     * Returns a sheet with its whole field configuration, but without records. Use it to learn which fields a record may
     * have, which rules their values have to keep, and whether the sheet is locked.
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
     * Changes the name, the slug or the metadata of a sheet and returns it. Send only what shall change; what is absent
     * stays as it is. Fields are changed with `sheets.addField`, `sheets.removeField` and `workbooks.update`.
     *
     * The change is recorded as the event `sheet:updated`.
     *
     * @param sheetId The sheet.
     * @param body What to change about a sheet; what is absent stays as it is.
     * @returns The sheet after the change.
     * @throws ApiError 400: What to change about the sheet is not valid.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const sheet = await api.sheets.update("us_sh_Pe3rT7nK", { name: "Spring products", metadata: { season: "spring" } });
     * ```
     */
    update(sheetId: SheetId, body: SheetUpdateRequest, options?: HookedOptions): Call<Sheet, HttpFailure<400 | 404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete a sheet.
     *
     * Deletes a sheet with its records and commits; the other sheets of the workbook stay. This cannot be undone.
     *
     * It is recorded as the event `sheet:deleted`.
     *
     * @param sheetId The sheet.
     * @returns The sheet is gone.
     * @throws ApiError 400: A parameter is not valid, or the operation does not have it.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.sheets.delete("us_sh_Pe3rT7nK");
     * ```
     */
    delete(sheetId: SheetId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400 | 404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * List the commits of a sheet.
     *
     * Returns the commits of one sheet, newest first. Use it with `completed=false` to wait until listeners have handled
     * everything that was written. The list has no pages.
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
     * Without parameters all records take part. `filter`, `searchValue` and `q` select records by what they hold; the
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
     * Adds one field to a sheet and returns it; the other fields and all values stay as they are. The sheet has to allow
     * it with `allowAdditionalFields`. A key that the sheet has already, in whatever case, is a conflict.
     *
     * In all records the new field is empty, so a field with the rule `required` makes them invalid until it is filled.
     *
     * The change is recorded as the event `sheet:updated`, and, where the figures of the sheet change, as
     * `sheet:counts-updated` and `sheet:calculation-updated`.
     *
     * @param sheetId The sheet.
     * @param body A field of a sheet. What its values may be depends on its `type`.
     * @returns The field, as it is now part of the sheet.
     * @throws ApiError 400: The field is not valid, or the sheet takes no additional fields.
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
    addField(sheetId: SheetId, body: Property, query?: AddFieldQuery, options?: HookedOptions): Call<Property, HttpFailure<400 | 404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Remove a field from a sheet.
     *
     * Removes one field from a sheet, with its values in all records. This cannot be undone.
     *
     * The change is recorded as the event `sheet:updated`, and, where the figures of the sheet change, as
     * `sheet:counts-updated` and `sheet:calculation-updated`.
     *
     * @param sheetId The sheet.
     * @param fieldKey The key of the field.
     * @returns The field and its values are gone.
     * @throws ApiError 400: A parameter is not valid, or the operation does not have it.
     * @throws ApiError 404: The sheet does not exist, or it has no field with this key.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.sheets.removeField("us_sh_Pe3rT7nK", "in_stock");
     * ```
     */
    removeField(sheetId: SheetId, fieldKey: string, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400 | 404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Lock a sheet.
     *
     * Locks a sheet against changes: until it is unlocked, writing its records, its fields or the sheet itself is a
     * conflict. Use it while the data is being handed over. The sheet shows who locked it in `lockedBy` and when in
     * `lockedAt`. There is no body. A sheet that is locked stays as it is.
     *
     * The lock is recorded as the event `sheet:updated`.
     *
     * @param sheetId The sheet.
     * @returns The sheet is locked.
     * @throws ApiError 400: A parameter is not valid, or the operation does not have it.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.sheets.lock("us_sh_Pe3rT7nK");
     * ```
     */
    lock(sheetId: SheetId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400 | 404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Unlock a sheet.
     *
     * Opens a locked sheet for changes again, whoever locked it; `lockedBy` and `lockedAt` disappear. There is no body. A
     * sheet that is not locked stays as it is.
     *
     * It is recorded as the event `sheet:updated`.
     *
     * @param sheetId The sheet.
     * @returns The sheet is open.
     * @throws ApiError 400: A parameter is not valid, or the operation does not have it.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.sheets.unlock("us_sh_Pe3rT7nK");
     * ```
     */
    unlock(sheetId: SheetId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400 | 404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Validate the records of a sheet.
     *
     * Checks every record of a sheet again by the rules of its fields, and renews the messages of the service; those that
     * others wrote stay. Use it after rules, or the records that references point to, have changed. There is no body.
     *
     * It is recorded as the event `sheet:updated`, on which listeners run their own checks again; what it changed, as
     * `records:updated` and `sheet:counts-updated`.
     *
     * @param sheetId The sheet.
     * @returns The records were checked.
     * @throws ApiError 400: A parameter is not valid, or the operation does not have it.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.sheets.validate("us_sh_Pe3rT7nK");
     * ```
     */
    validate(sheetId: SheetId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400 | 404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createSheets(options: ClientOptions = {}): Sheets {
    return bindSheets(createCore(options));
}

/** The methods of `sheets` over a client that is there already. */
export function bindSheets(core: Core): Sheets {
    return bindResource<Sheets>(core, sheetsMethods);
}
