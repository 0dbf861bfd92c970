// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { App, AppCreate, AppId, AppPatch, SuccessData } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { appsMethods } from "../resources.gen.ts";

/** Applications that group spaces of one kind. */
export interface Apps {
    /**
     * List apps.
     *
     * Returns the apps of the account, newest first, in one response without pages. Use it to find the id that
     * `spaces.create` and the filters of `spaces.list` take, or to show people which kinds of work exist.
     *
     * Apps that are not active yet are listed too; their `activatedAt` is `null`. Nothing is changed and no
     * event is emitted.
     *
     * @returns The apps of the account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const apps = await api.apps.list();
     * ```
     */
    list(options?: HookedOptions): Call<App[]>;

    /**
     * Create an app.
     *
     * Adds an app to the account: a name for one kind of work, and the namespace that its spaces share. Spaces join it
     * with their `appId`, and events in them name the namespace.
     *
     * The new app is not in use until `apps.update` sets `activatedAt`; that is a note for programs, and spaces can belong
     * to it before. Apps have no events of their own.
     *
     * @param body An app to create. The service adds its id and the dates.
     * @returns The new app.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const app = await api.apps.create({
     *   name: "Invoice intake",
     *   namespace: "invoice-intake",
     *   type: "CUSTOM",
     *   entity: "Month",
     *   entityPlural: "Months",
     *   metadata: { team: "accounting" },
     *   environmentFilters: { type: ["development"] },
     * });
     * ```
     */
    create(body: AppCreate, options?: HookedOptions): Call<App>;

    /**
     * Get an app.
     *
     * Returns an app: the kind of work that its spaces are for, what one of them is called, and in which environments
     * programs should offer it. Use it to label spaces with the names that people know, or to find out whether an app is active.
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

    /**
     * Update an app.
     *
     * Changes the properties of an app that the request names; all others stay as they are. Set `activatedAt` to a date
     * to put the app into use, and to `null` to take it out of use. The `type` of an app cannot be changed.
     *
     * A new `namespace` applies to spaces that are created later; existing spaces keep theirs. No event is emitted.
     *
     * @param appId The app.
     * @param body The properties of an app to change. Absent properties stay as they are.
     * @returns The app after the change.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const app = await api.apps.update("us_app_Ib3pQ8mH", { activatedAt: "2026-03-06T08:00:00.000Z" });
     * ```
     */
    update(appId: AppId, body: AppPatch, options?: HookedOptions): Call<App>;

    /**
     * Delete an app.
     *
     * Removes an app: it is no longer listed and cannot be found by its id. Its spaces stay, with everything in them,
     * but no longer belong to an app.
     *
     * It cannot be undone and emits no event. Unlike the responses of other deletes, this response is not wrapped in
     * `data`.
     *
     * @param appId The app.
     * @returns The app is deleted. The response is not wrapped in `data`.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.apps.delete("us_app_Ib3pQ8mH");
     * ```
     */
    delete(appId: AppId, options?: HookedOptions): Call<SuccessData>;
}

/** Creates a client with only this resource, for small bundles. */
export function createApps(options: ClientOptions = {}): Apps {
    return bindApps(createCore(options));
}

/** Creates the methods of `apps` on an existing client. */
export function bindApps(core: Core): Apps {
    return bindResource<Apps>(core, "apps", appsMethods);
}
