// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { Space, SpaceConfig, SpaceId } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { spacesMethods } from "../resources.gen.ts";

/** The places where import work happens. */
export interface Spaces {
    /**
     * Update a space.
     *
     * Changes a space and returns it. Send only what shall change, such as a new `name`; what is absent stays as it
     * is. Setting `archivedAt` archives the space, and `null` restores it.
     *
     * The change is recorded as the event `space:updated`; archiving and restoring as `space:archived` and
     * `space:unarchived` besides.
     *
     * @param spaceId The space.
     * @param body The properties of a space that can be set. What is absent stays as it is.
     * @returns The space after the change.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const space = await api.spaces.update("us_sp_8vKd3QxN", { name: "Spring and summer product import" });
     * ```
     */
    update(spaceId: SpaceId, body: SpaceConfig, options?: HookedOptions): Call<Space>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createSpaces(options: ClientOptions = {}): Spaces {
    return bindSpaces(createCore(options));
}

/** The methods of `spaces` over a client that is there already. */
export function bindSpaces(core: Core): Spaces {
    return bindResource<Spaces>(core, spacesMethods);
}
