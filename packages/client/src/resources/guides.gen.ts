// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    EnvironmentId,
    ErrorEnvelope,
    GuideCreateRequest,
    GuideId,
    GuideResource,
    GuideUpdateRequest,
    GuideVersionResource,
    PageSize,
    SuccessData,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
import { guidesMethods } from "../resources.gen.ts";

/** The query of `guides.list`. */
export interface ListGuidesQuery {
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

/** Texts that help people in the spaces of an environment. */
export interface Guides {
    /**
     * List the guides of an environment.
     *
     * Returns the guides of an environment with all their versions, newest guide first.
     *
     * @param environmentId The environment.
     * @returns The guides of the environment.
     * @throws ApiError 400: The request for an environment is not valid.
     * @throws ApiError 404: No environment has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const guideResources = await api.guides.list("us_env_4hTq9LmZ");
     * ```
     */
    list(environmentId: EnvironmentId, query?: ListGuidesQuery, options?: HookedOptions): Call<GuideResource[], HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Create a guide.
     *
     * Adds a guide to an environment, with the version 1 of its text. Guidance shows it in the spaces of the environment:
     * `guidance.create` names its `slug`. If another guide of the environment has the slug, the status is 409. No event is
     * emitted.
     *
     * @param environmentId The environment.
     * @param body A guide to create. The service adds its id and its first version.
     * @returns The new guide.
     * @throws ApiError 400: The guide is not valid: a property is missing, unknown or malformed, or names another environment.
     * @throws ApiError 404: No environment has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const guideResource = await api.guides.create("us_env_4hTq9LmZ", {
     *   environmentId: "us_env_4hTq9LmZ",
     *   slug: "prepare-your-product-list",
     *   title: "Prepare your product list",
     *   description: "What a product list needs before it can be imported.",
     *   blocks: [{ type: "markdown", text: "One line per product." }],
     * });
     * ```
     */
    create(environmentId: EnvironmentId, body: GuideCreateRequest, options?: HookedOptions): Call<GuideResource, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get a guide.
     *
     * Returns one guide of an environment with all its versions.
     *
     * @param environmentId The environment.
     * @param guideId The guide.
     * @returns The guide.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: The environment, the guide or the version does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const guideResource = await api.guides.get("us_env_4hTq9LmZ", "us_gu_Pd5wJ8rQ");
     * ```
     */
    get(environmentId: EnvironmentId, guideId: GuideId, options?: HookedOptions): Call<GuideResource, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Update a guide.
     *
     * Changes a guide and returns it. Absent properties stay as they are; `metadata` and `blocks` are replaced as a whole.
     * Other `blocks` than before add a version; the versions before stay. Guidance that names the former `slug` finds the
     * guide no longer. No event is emitted.
     *
     * @param environmentId The environment.
     * @param guideId The guide.
     * @param body The properties of a guide to change. Absent properties stay as they are.
     * @returns The guide after the change.
     * @throws ApiError 400: The guide is not valid: a property is missing, unknown or malformed, or names another environment.
     * @throws ApiError 404: The environment, the guide or the version does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const guideResource = await api.guides.update("us_env_4hTq9LmZ", "us_gu_Pd5wJ8rQ", { blocks: [{ type: "markdown", text: "One line per product. Each line needs a SKU and a price." }] });
     * ```
     */
    update(environmentId: EnvironmentId, guideId: GuideId, body: GuideUpdateRequest, options?: HookedConditionalOptions): Call<GuideResource, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete a guide.
     *
     * Deletes a guide with all its versions. Guidance that names it stays, and finds no guide.
     *
     * It cannot be undone: create the guide again instead. No event is emitted.
     *
     * @param environmentId The environment.
     * @param guideId The guide.
     * @returns The guide is deleted.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: The environment, the guide or the version does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.guides.delete("us_env_4hTq9LmZ", "us_gu_Pd5wJ8rQ");
     * ```
     */
    delete(environmentId: EnvironmentId, guideId: GuideId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get a version of a guide.
     *
     * Returns the text of a guide as one change left it.
     *
     * @param environmentId The environment.
     * @param guideId The guide.
     * @param version The number of the version, counted from 1.
     * @returns The version.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: The environment, the guide or the version does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const guideVersionResource = await api.guides.getVersion("us_env_4hTq9LmZ", "us_gu_Pd5wJ8rQ", 1);
     * ```
     */
    getVersion(environmentId: EnvironmentId, guideId: GuideId, version: number, options?: HookedOptions): Call<GuideVersionResource, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createGuides(options: ClientOptions = {}): Guides {
    return bindGuides(createCore(options));
}

/** Creates the methods of `guides` on an existing client. */
export function bindGuides(core: Core): Guides {
    return bindResource<Guides>(core, "guides", guidesMethods);
}
