// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    CanvasArea,
    CanvasAreaId,
    CanvasId,
    EnvironmentId,
    PageNumber,
    PageSize,
    SpaceId,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { canvasAreasMethods } from "../resources.gen.ts";

/** The query of `canvasAreas.list`. */
export interface ListCanvasAreasQuery {
    /**
     * Only areas of this canvas.
     * @example us_cv_Dr9nF4jW
     */
    canvasId?: CanvasId;
    /**
     * Only areas of canvases in this environment.
     * @example us_env_4hTq9LmZ
     */
    environmentId?: EnvironmentId;
    /**
     * Which page to return, counted from 1 in steps of `pageSize`.
     * @example 1
     */
    pageNumber?: PageNumber;
    /**
     * How many items a page holds; 20 unless given.
     * @example 20
     */
    pageSize?: PageSize;
    /**
     * Only areas directly inside this area.
     * @example us_cva_Sa2kT6cX
     */
    parentId?: CanvasAreaId;
    /**
     * Only areas of canvases in this space.
     * @example us_sp_8vKd3QxN
     */
    spaceId?: SpaceId;
}

/** The areas that lay out a canvas. */
export interface CanvasAreas {
    /**
     * List canvas areas.
     *
     * Returns the areas that lay out canvases: what each one shows, where it sits and whether it is visible. Filter by
     * `canvasId` to get the whole layout of one canvas, or by `parentId` to get the areas nested in another area.
     * Filters combine; without any, all areas that the caller may see are listed.
     *
     * The answer is one page, newest areas first. `pagination` says how many pages there are; ask for the next one
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
}

/** Creates a client of this resource alone, for small bundles. */
export function createCanvasAreas(options: ClientOptions = {}): CanvasAreas {
    return bindCanvasAreas(createCore(options));
}

/** The methods of `canvasAreas` over a client that is there already. */
export function bindCanvasAreas(core: Core): CanvasAreas {
    return bindResource<CanvasAreas>(core, canvasAreasMethods, { page: createPageCall });
}
