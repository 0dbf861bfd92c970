// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { App, AppId } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { appsMethods } from "../resources.gen.ts";

/** Applications that group spaces of one kind. */
export interface Apps {
    /**
     * Get an app.
     *
     * Returns an app: the kind of work that its spaces are for, what one of them is called, and which environments it
     * is offered in. Use it to label spaces as people know them, or to learn whether an app is active.
     *
     * Nothing is changed and no event is emitted.
     *
     * @param appId The app.
     * @returns The app.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const app = await api.apps.get("us_app_Ib3pQ8mH");
     * ```
     */
    get(appId: AppId, options?: HookedOptions): Call<App>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createApps(options: ClientOptions = {}): Apps {
    return bindApps(createCore(options));
}

/** The methods of `apps` over a client that is there already. */
export function bindApps(core: Core): Apps {
    return bindResource<Apps>(core, appsMethods);
}
