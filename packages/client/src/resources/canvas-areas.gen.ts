// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    CanvasArea,
    CanvasAreaId,
    CanvasId,
    CreateCanvasAreaRequest,
    EnvironmentId,
    ErrorEnvelope,
    PageNumber,
    PageSize,
    SpaceId,
    SuccessData,
    UpdateCanvasAreaRequest,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { canvasAreasMethods } from "../resources.gen.ts";

/** The query of `canvasAreas.list`. */
export interface ListCanvasAreasQuery {
    /**
     * Only areas of this canvas.
     * @example us_cv_Dr9nF4jW
     */
    canvasId?: CanvasId | undefined;
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
     * Only areas of canvases in this environment.
     * @example us_env_4hTq9LmZ
     */
    environmentId?: EnvironmentId | undefined;
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
    /**
     * Only areas directly inside this area.
     * @example us_cva_Sa2kT6cX
     */
    parentId?: CanvasAreaId | undefined;
    /**
     * Only areas of canvases in this space.
     * @example us_sp_8vKd3QxN
     */
    spaceId?: SpaceId | undefined;
}

/** The areas that lay out a canvas. */
export interface CanvasAreas {
    /**
     * List canvas areas.
     *
     * Returns the areas that lay out canvases: what each one shows, its position and whether it is visible. Filter by
     * `canvasId` to get the whole layout of one canvas, or by `parentId` to get the areas nested in another area.
     * Filters combine; without any, all areas that the caller may see are listed.
     *
     * The response is one page, newest areas first. `pagination` says how many pages there are; ask for the next one
     * with `pageNumber`. Nothing is changed and no event is emitted.
     *
     * @returns A page of canvas areas.
     * @throws ApiError 400: A filter or page parameter is not valid.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const canvasArea of api.canvasAreas.list({ canvasId: "us_cv_Dr9nF4jW" })) {
     *   console.log(canvasArea);
     * }
     * ```
     */
    list(query?: ListCanvasAreasQuery, options?: HookedOptions): PageCall<CanvasArea>;

    /**
     * Create a canvas area.
     *
     * Adds an area to a canvas. `type` and `config` say what it shows, and `position` where it is. With `parentId` it is
     * inside another area of the same canvas instead of directly on the canvas.
     *
     * The defaults are the layout `split`, the visibility `visible`, empty `config` and `metadata`, and no overlay.
     * Several areas may share a position: show them in the order of their creation. Emits `canvas-area:created`.
     *
     * @param body An area to add to a canvas. The service adds its id and the dates.
     * @returns The new area.
     * @throws ApiError 400: The area is not valid: a property is missing, unknown or malformed, or its parent is on another canvas.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const canvasArea = await api.canvasAreas.create({
     *   canvasId: "us_cv_Dr9nF4jW",
     *   type: "sheet",
     *   position: "middle",
     *   config: { sheetId: "us_sh_Pe3rT7nK", showToolbar: true },
     * });
     * ```
     */
    create(body: CreateCanvasAreaRequest, options?: HookedOptions): Call<CanvasArea, HttpFailure<400, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get a canvas area.
     *
     * Returns one area: what it shows, its position and whether it is visible. The areas nested in it are not part of
     * the response; list them with `canvasAreas.list` and this id as `parentId`.
     *
     * Nothing is changed and no event is emitted.
     *
     * @param canvasAreaId The canvas area.
     * @returns The area.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No canvas area has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const canvasArea = await api.canvasAreas.get("us_cva_Sa2kT6cX");
     * ```
     */
    get(canvasAreaId: CanvasAreaId, options?: HookedOptions): Call<CanvasArea, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Update a canvas area.
     *
     * Changes the properties of an area that the request names; all others stay as they are. `config`, `metadata` and
     * `overlay` are replaced as a whole. Use it to move an area, to show something else in it, or to hide it.
     *
     * An area cannot be moved into itself or into an area nested in it: that returns 400. An area that moves to another
     * canvas takes the areas nested in it with it. Emits `canvas-area:updated`.
     *
     * @param canvasAreaId The canvas area.
     * @param body The properties of an area to change. Absent properties stay as they are.
     * @returns The area after the change.
     * @throws ApiError 400: The area is not valid: a property is missing, unknown or malformed, or its parent is on another canvas.
     * @throws ApiError 404: No canvas area has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const canvasArea = await api.canvasAreas.update("us_cva_Sa2kT6cX", { overlay: { message: "Records are being checked" } });
     * ```
     */
    update(canvasAreaId: CanvasAreaId, body: UpdateCanvasAreaRequest, options?: HookedConditionalOptions): Call<CanvasArea, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete a canvas area.
     *
     * Removes an area and the areas nested in it from their canvas. What they show - a sheet, a file, a document -
     * stays.
     *
     * It cannot be undone. Emits `canvas-area:deleted` for each deleted area.
     *
     * @param canvasAreaId The canvas area.
     * @returns The area is deleted.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No canvas area has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.canvasAreas.delete("us_cva_Sa2kT6cX");
     * ```
     */
    delete(canvasAreaId: CanvasAreaId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createCanvasAreas(options: ClientOptions = {}): CanvasAreas {
    return bindCanvasAreas(createCore(options));
}

/** Creates the methods of `canvasAreas` on an existing client. */
export function bindCanvasAreas(core: Core): CanvasAreas {
    return bindResource<CanvasAreas>(core, "canvasAreas", canvasAreasMethods, { page: createPageCall });
}
