// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    CreateGuidanceRequest,
    ErrorEnvelope,
    Guidance,
    GuidanceId,
    SpaceId,
    SuccessData,
    UpdateGuidanceRequest,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
import { guidanceMethods } from "../resources.gen.ts";

/** The query of `guidance.list`. */
export interface ListGuidanceQuery {
    /**
     * Whether to return the guides together with the guidance. The default is `false`.
     * @example false
     */
    includeGuide?: boolean | undefined;
}

/** The query of `guidance.get`. */
export interface GetGuidanceQuery {
    /**
     * Whether to return the guide together with the guidance. The default is `false`.
     * @example false
     */
    includeGuide?: boolean | undefined;
}

/** Which guide a space shows, where and when. */
export interface GuidanceResource {
    /**
     * List the guidance of a space.
     *
     * Returns every guidance of a space, newest first, in one response without pages. Use it when a space opens, to find
     * out which guides to show, on which targets and to whom. Guests get no guidance with the role `admin`; all others
     * get every guidance, because they manage it.
     *
     * Nothing is changed and no event is emitted.
     *
     * @param spaceId The space.
     * @returns The guidance of the space.
     * @throws ApiError 400: A parameter is not valid.
     * @throws ApiError 403: The caller may not read the guidance of this space.
     * @throws ApiError 404: The space or the guidance does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const guidances = await api.guidance.list("us_sp_8vKd3QxN");
     * ```
     */
    list(spaceId: SpaceId, query?: ListGuidanceQuery, options?: HookedOptions): Call<Guidance[], HttpFailure<400, ErrorEnvelope> | HttpFailure<403, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Create a guidance.
     *
     * Tells the program that shows a space to show a guide. `guideSlug` names the guide; `options` say on which part of
     * the interface, when, in which form and to whom it should appear. Several guidances may show the same guide.
     *
     * The guide can be one that `guides.create` added to the environment, or a part of that program: the service does not
     * check the slug. The new guidance is the whole body; unlike most responses, it is not wrapped in `data`. No event is
     * emitted.
     *
     * @param spaceId The space.
     * @param body A guidance to create. The service adds its id.
     * @returns The new guidance, not wrapped in `data`.
     * @throws ApiError 400: The guidance is not valid: a property or an option is missing, unknown or malformed.
     * @throws ApiError 403: The caller may not change the guidance of this space.
     * @throws ApiError 404: The space or the guidance does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const guidance = await api.guidance.create("us_sp_8vKd3QxN", {
     *   guideSlug: "prepare-your-product-list",
     *   options: { target: "files", trigger: "first", type: "sidebar", role: "guest" },
     * });
     * ```
     */
    create(spaceId: SpaceId, body: CreateGuidanceRequest, options?: HookedOptions): Call<Guidance, HttpFailure<400, ErrorEnvelope> | HttpFailure<403, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get a guidance.
     *
     * Returns one guidance of a space: which guide it shows, on which target, when, in which form, and to whom. The
     * guidance is the whole body; unlike most responses, it is not wrapped in `data`. For a guest, guidance with the role
     * `admin` does not exist.
     *
     * @param spaceId The space.
     * @param guidanceId The guidance.
     * @returns The guidance, not wrapped in `data`.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError 400: A parameter is not valid.
     * @throws ApiError 403: The caller may not read the guidance of this space.
     * @throws ApiError 404: The space or the guidance does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const guidance = await api.guidance.get("us_sp_8vKd3QxN", "us_gd_Mv7eL1zG");
     * ```
     */
    get(spaceId: SpaceId, guidanceId: GuidanceId, query?: GetGuidanceQuery, options?: HookedOptions): Call<Guidance, HttpFailure<400, ErrorEnvelope> | HttpFailure<403, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Update a guidance.
     *
     * Replaces the options of a guidance: send all of them, including those that do not change. The guide itself cannot
     * be changed; create another guidance for another guide.
     *
     * The guidance is the whole body; unlike most responses, it is not wrapped in `data`. No event is emitted.
     *
     * @param spaceId The space.
     * @param guidanceId The guidance.
     * @param body The new settings of a guidance.
     * @returns The guidance after the change, not wrapped in `data`.
     * @throws ApiError 400: The guidance is not valid: a property or an option is missing, unknown or malformed.
     * @throws ApiError 403: The caller may not change the guidance of this space.
     * @throws ApiError 404: The space or the guidance does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const guidance = await api.guidance.update("us_sp_8vKd3QxN", "us_gd_Mv7eL1zG", { options: { target: "files", trigger: "first", type: "popout", role: "guest" } });
     * ```
     */
    update(spaceId: SpaceId, guidanceId: GuidanceId, body: UpdateGuidanceRequest, options?: HookedConditionalOptions): Call<Guidance, HttpFailure<400, ErrorEnvelope> | HttpFailure<403, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete a guidance.
     *
     * Removes a guidance from its space, which no longer shows the guide there, unless other guidance does.
     *
     * It cannot be undone: create the guidance again instead. No event is emitted.
     *
     * @param spaceId The space.
     * @param guidanceId The guidance.
     * @returns The guidance is deleted.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 403: The caller may not change the guidance of this space.
     * @throws ApiError 404: The space or the guidance does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.guidance.delete("us_sp_8vKd3QxN", "us_gd_Mv7eL1zG");
     * ```
     */
    delete(spaceId: SpaceId, guidanceId: GuidanceId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<403, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createGuidanceResource(options: ClientOptions = {}): GuidanceResource {
    return bindGuidanceResource(createCore(options));
}

/** Creates the methods of `guidance` on an existing client. */
export function bindGuidanceResource(core: Core): GuidanceResource {
    return bindResource<GuidanceResource>(core, "guidance", guidanceMethods);
}
