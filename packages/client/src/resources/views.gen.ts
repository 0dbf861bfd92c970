// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    ErrorEnvelope,
    PageNumber,
    PageSize,
    SheetId,
    SuccessData,
    View,
    ViewCreate,
    ViewId,
    ViewUpdate,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { viewsMethods } from "../resources.gen.ts";

/** The query of `views.list`. */
export interface ListViewsQuery {
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
     * How many views a page holds. The default is 10, the maximum 1,000.
     * @example 10
     */
    pageSize?: PageSize | undefined;
    /**
     * The sheet.
     * @example us_sh_Pe3rT7nK
     */
    sheetId: SheetId;
}

/** Saved selections of the records of a sheet. */
export interface Views {
    /**
     * List the views of a sheet.
     *
     * Returns the views of a sheet, newest first, a page at a time. Use it to offer people the selections of records that
     * they have saved. A guest sees its own views, and those of users, agents and programs, but not those of other guests.
     *
     * @returns A page of the views of the sheet.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const view of api.views.list({ sheetId: "us_sh_Pe3rT7nK" })) {
     *   console.log(view);
     * }
     * ```
     */
    list(query: ListViewsQuery, options?: HookedOptions): PageCall<View>;

    /**
     * Save a view of a sheet.
     *
     * Saves parameters of `records.get` under a name, so that people find a selection of records again. To see the records
     * of a view, send its `config` as the parameters of `records.get`: each property has the name of one of them.
     *
     * A `config` that `records.get` rejects for this sheet is rejected here with the same status. The view belongs to the
     * sheet: everyone who may read the sheet sees it, and it is deleted with the sheet. Views make no events.
     *
     * The view of a guest is the guest's own: other guests do not see it, and users do. A guest changes and deletes only its
     * own views. A guest who may change the sheet itself is like a user here.
     *
     * @param body A view to save.
     * @returns The new view.
     * @throws ApiError 400: The view is not valid, for example because its `config` names a field that the sheet does not have.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const view = await api.views.create({
     *   sheetId: "us_sh_Pe3rT7nK",
     *   name: "Products with errors",
     *   config: { filter: "error", sortField: "price", sortDirection: "desc", includeMessages: true },
     * });
     * ```
     */
    create(body: ViewCreate, options?: HookedOptions): Call<View, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get a view.
     *
     * Returns one view. Its `config` is as it was saved: if a field was removed from the sheet since, `records.get` rejects
     * the parameters that name it.
     *
     * @param viewId The view.
     * @returns The view.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No view has this id, or it was deleted, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const view = await api.views.get("us_vi_Xe5nR8kT");
     * ```
     */
    get(viewId: ViewId, options?: HookedOptions): Call<View, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Change a view.
     *
     * Replaces the whole `config` of a view, which `views.create` describes. The name changes if you send one. A guest can
     * change only its own views.
     *
     * @param viewId The view.
     * @param body The properties of a view to change.
     * @returns The changed view.
     * @throws ApiError 400: The view is not valid, for example because its `config` names a field that the sheet does not have.
     * @throws ApiError 404: No view has this id, or it was deleted, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const view = await api.views.update("us_vi_Xe5nR8kT", { config: { sortField: "price", sortDirection: "asc", fields: ["sku", "price"] } });
     * ```
     */
    update(viewId: ViewId, body: ViewUpdate, options?: HookedConditionalOptions): Call<View, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete a view.
     *
     * Deletes a view. The sheet and its records stay as they are. A guest can delete only its own views.
     *
     * @param viewId The view.
     * @returns The view is deleted.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.views.delete("us_vi_Xe5nR8kT");
     * ```
     */
    delete(viewId: ViewId, options?: HookedOptions): Call<SuccessData | undefined>;
}

/** Creates a client with only this resource, for small bundles. */
export function createViews(options: ClientOptions = {}): Views {
    return bindViews(createCore(options));
}

/** Creates the methods of `views` on an existing client. */
export function bindViews(core: Core): Views {
    return bindResource<Views>(core, "views", viewsMethods, { page: createPageCall });
}
