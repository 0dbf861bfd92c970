// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    Commit,
    CreateWorkbookConfig,
    ErrorEnvelope,
    PageSize,
    SpaceId,
    SuccessData,
    Workbook,
    WorkbookId,
    WorkbookTreatment,
    WorkbookUpdate,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
import { workbooksMethods } from "../resources.gen.ts";

/** The query of `workbooks.list`. */
export interface ListWorkbooksQuery {
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
     * Whether the sheets have record counts; they are all zero.
     * @deprecated Use `getRecordCounts`.
     * @example false
     */
    includeCounts?: boolean | undefined;
    /**
     * Whether each workbook includes its sheets and their whole field configuration.
     * @example false
     */
    includeSheets?: boolean | undefined;
    /**
     * Only the workbooks with this label are returned.
     * @example spring
     */
    label?: string | undefined;
    /**
     * Only the workbooks with this name are returned.
     * @example Spring catalogue
     */
    name?: string | undefined;
    /**
     * Only the workbooks with this namespace are returned.
     * @example supplier-onboarding
     */
    namespace?: string | undefined;
    /**
     * How many items a page holds. Without `pageSize` and `cursor`, the response has all items. With a `cursor`, the default
     * is 20. The maximum is 1,000.
     * @example 50
     */
    pageSize?: PageSize | undefined;
    /**
     * Only the workbooks of this space are returned.
     * @example us_sp_8vKd3QxN
     */
    spaceId?: SpaceId | undefined;
    /**
     * Only the workbooks with this treatment are returned.
     * @example EXTRACTED_FROM_SOURCE
     */
    treatment?: WorkbookTreatment | undefined;
    /**
     * Only the workbooks without this treatment are returned. `EXTRACTED_FROM_SOURCE` leaves out the workbooks that the
     * service makes of files: people want to see their own.
     * @example EXTRACTED_FROM_SOURCE
     */
    withoutTreatment?: WorkbookTreatment | undefined;
}

/** The query of `workbooks.listCommits`. */
export interface ListWorkbookCommitsQuery {
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

/** Groups of sheets inside a space, and their commits. */
export interface Workbooks {
    /**
     * List workbooks.
     *
     * Returns the workbooks that the caller may see, newest first. A workbook must match all parameters in the request.
     * Use it to find a workbook by its name, or all workbooks of a space.
     *
     * @returns The workbooks.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const workbooks = await api.workbooks.list({ spaceId: "us_sp_8vKd3QxN" });
     * ```
     */
    list(query?: ListWorkbooksQuery, options?: HookedOptions): Call<Workbook[], HttpFailure<400, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Create a workbook.
     *
     * Creates a workbook with its sheets and their fields, and returns it. A workbook without sheets gets them later with
     * `workbooks.update`. The slugs of its sheets must be unique, and so must the keys of the fields of one sheet.
     *
     * Set `settings.trackChanges` if a listener checks every change of records: each commit then stays open until it is
     * completed.
     *
     * The workbook is recorded as the event `workbook:created`, each of its sheets as `sheet:created`.
     *
     * @param body What a new workbook holds and how it behaves.
     * @returns The workbook with its sheets.
     * @throws ApiError 400: The workbook is not valid, for example because a sheet has a field twice.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const workbook = await api.workbooks.create({ name: "Spring catalogue", spaceId: "us_sp_8vKd3QxN" });
     * ```
     */
    create(body: CreateWorkbookConfig, options?: HookedOptions): Call<Workbook, HttpFailure<400, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get a workbook.
     *
     * Returns a workbook with its sheets and their whole field configuration, but without records. Use it to find the
     * ids and slugs of the sheets.
     *
     * @param workbookId The workbook.
     * @returns The workbook with its sheets.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No workbook has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const workbook = await api.workbooks.get("us_wb_Rm5yZ1hC");
     * ```
     */
    get(workbookId: WorkbookId, options?: HookedOptions): Call<Workbook, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Update a workbook.
     *
     * Changes a workbook and returns it. Send only the properties to change; absent properties stay as they are.
     *
     * An entry of `sheets` that names an existing sheet, by `id` or else by `slug`, changes that sheet; any other entry
     * adds one, and then needs `name`, `slug` and `fields`. Sheets that are not listed stay; use `sheets.delete` to remove
     * them. `fields` is the whole list: a field that is not in it is removed with its values, and all records are
     * validated again by the new rules. To add or remove one field, `sheets.addField` and `sheets.removeField` are safer.
     *
     * The records of large sheets are validated in parts, as by `sheets.validate`. The response comes after the last part.
     *
     * The change is recorded as the event `workbook:updated`, and the changes of its sheets as `sheet:created` and
     * `sheet:updated`. If the counts or calculations of a sheet change, `sheet:counts-updated` and
     * `sheet:calculation-updated` follow.
     *
     * @param workbookId The workbook.
     * @param body The properties of a workbook to change. Absent properties stay as they are.
     * @returns The workbook after the change, with its sheets.
     * @throws ApiError 400: The workbook is not valid, for example because a sheet has a field twice.
     * @throws ApiError 404: No workbook has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const workbook = await api.workbooks.update("us_wb_Rm5yZ1hC", { labels: ["spring", "suppliers"] });
     * ```
     */
    update(workbookId: WorkbookId, body: WorkbookUpdate, options?: HookedConditionalOptions): Call<Workbook, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete a workbook.
     *
     * Deletes a workbook with its sheets, their records and its flags. This cannot be undone.
     *
     * It is recorded as the event `workbook:deleted`; the sheets have no events of their own.
     *
     * @param workbookId The workbook.
     * @returns The workbook was deleted.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No workbook has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.workbooks.delete("us_wb_Rm5yZ1hC");
     * ```
     */
    delete(workbookId: WorkbookId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * List the commits of a workbook.
     *
     * Returns the commits over all sheets of a workbook. A commit groups the changes that one request made to the
     * records of one sheet; it stays open until it is completed. Use `completed` to list only the open commits, or only
     * the completed ones. The newest one is first.
     *
     * @param workbookId The workbook.
     * @returns The commits of the workbook.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const commits = await api.workbooks.listCommits("us_wb_Rm5yZ1hC");
     * ```
     */
    listCommits(workbookId: WorkbookId, query?: ListWorkbookCommitsQuery, options?: HookedOptions): Call<Commit[]>;
}

/** Creates a client with only this resource, for small bundles. */
export function createWorkbooks(options: ClientOptions = {}): Workbooks {
    return bindWorkbooks(createCore(options));
}

/** Creates the methods of `workbooks` on an existing client. */
export function bindWorkbooks(core: Core): Workbooks {
    return bindResource<Workbooks>(core, "workbooks", workbooksMethods);
}
