// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { ErrorEnvelope, Guidance, GuidanceId, SpaceId } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { guidanceMethods } from "../resources.gen.ts";

/** The query of `guidance.get`. */
export interface GetGuidanceQuery {
    /**
     * Whether to return the guide together with the guidance; it is left out unless asked for.
     * @example false
     */
    includeGuide?: boolean;
}

/** Which guide a space shows, where and when. */
export interface GuidanceResource {
    /**
     * Get a guidance.
     *
     * Returns one guidance of a space: which guide it shows, on which target, when, in which form, and to whom. The
     * guidance is the whole body; unlike most answers it is not wrapped in `data`.
     *
     * @param spaceId The space.
     * @param guidanceId The guidance.
     * @returns The guidance, not wrapped in `data`.
     * @throws ApiError 400: A parameter is not valid.
     * @throws ApiError 403: The caller may not read the guidance of this space.
     * @throws ApiError 404: The space or the guidance does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const guidance = await api.guidance.get("us_sp_8vKd3QxN", "us_gd_Mv7eL1zG");
     * ```
     */
    get(spaceId: SpaceId, guidanceId: GuidanceId, query?: GetGuidanceQuery, options?: HookedOptions): Call<Guidance, HttpFailure<400 | 403 | 404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createGuidanceResource(options: ClientOptions = {}): GuidanceResource {
    return bindGuidanceResource(createCore(options));
}

/** The methods of `guidance` over a client that is there already. */
export function bindGuidanceResource(core: Core): GuidanceResource {
    return bindResource<GuidanceResource>(core, guidanceMethods);
}
