// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { Entitlement, ErrorEnvelope, SpaceId } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { entitlementsMethods } from "../resources.gen.ts";

/** The query of `entitlements.list`. */
export interface ListEntitlementsQuery {
    /**
     * The space.
     * @example us_sp_8vKd3QxN
     */
    resourceId: SpaceId;
}

/** What was bought for a space. */
export interface Entitlements {
    /**
     * List the entitlements of a space.
     *
     * Returns what was bought for a space in addition to what every space has. Programs that read files ask for it before
     * they begin. This service sells nothing and limits no program in this way, so the list is empty for every space. The
     * list is complete and has no pages.
     *
     * Nothing is changed and no event is emitted.
     *
     * @returns The entitlements of the space.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No space has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const entitlements = await api.entitlements.list({ resourceId: "us_sp_8vKd3QxN" });
     * ```
     */
    list(query: ListEntitlementsQuery, options?: HookedOptions): Call<Entitlement[], HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createEntitlements(options: ClientOptions = {}): Entitlements {
    return bindEntitlements(createCore(options));
}

/** Creates the methods of `entitlements` on an existing client. */
export function bindEntitlements(core: Core): Entitlements {
    return bindResource<Entitlements>(core, "entitlements", entitlementsMethods);
}
