// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    App,
    AppCreate,
    AppId,
    AppPatch,
    ConstraintCreate,
    ConstraintId,
    ConstraintResource,
    ConstraintUpdate,
    ConstraintVersionResource,
    PageSize,
    SuccessData,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
import { appsMethods } from "../resources.gen.ts";

/** The query of `apps.list`. */
export interface ListAppsQuery {
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

/** The query of `apps.getConstraints`. */
export interface GetConstraintsQuery {
    /**
     * Whether the response also has the constraints that are built into the service, one for each format of a rule.
     * @example true
     */
    includeBuiltins?: boolean | undefined;
}

/** Applications that group spaces of one kind. */
export interface Apps {
    /**
     * List apps.
     *
     * Returns the apps of the account, newest first. Use it to find the id that `spaces.create` and the filters of
     * `spaces.list` take, or to show people which kinds of work exist.
     *
     * Apps that are not active yet are listed too; their `activatedAt` is `null`. Nothing is changed and no
     * event is emitted.
     *
     * @returns The apps of the account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const apps = await api.apps.list({ pageSize: 50 });
     * ```
     */
    list(query?: ListAppsQuery, options?: HookedOptions): Call<App[]>;

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
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
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
    update(appId: AppId, body: AppPatch, options?: HookedConditionalOptions): Call<App>;

    /**
     * Delete an app.
     *
     * Removes an app: it is no longer listed and cannot be found by its id. Its spaces stay, with everything in them,
     * but no longer belong to an app. Its stored constraints are deleted; sheets that use them keep the rules.
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

    /**
     * List the stored constraints of an app.
     *
     * Returns the stored constraints of an app with the content of their newest versions, newest first, in one response
     * without pages. Fields of sheets name them as a constraint of the type `stored`.
     *
     * @param appId The app.
     * @returns The stored constraints of the app.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const constraintResources = await api.apps.getConstraints("us_app_Ib3pQ8mH");
     * ```
     */
    getConstraints(appId: AppId, query?: GetConstraintsQuery, options?: HookedOptions): Call<ConstraintResource[]>;

    /**
     * Create a stored constraint.
     *
     * Adds a rule for values to an app, as its version 1. A field of a sheet in a space of the app uses it if its
     * `constraints` name the `validator`. The service then checks each value of the field by the `rule` whenever its record
     * is validated: when it is inserted, updated or imported, when the constraints of the sheet change, and by
     * `sheets.validate`.
     *
     * If the app or the service has a constraint with this `validator`, the status is 409. No event is emitted.
     *
     * @param appId The app.
     * @param body A stored constraint to create. It needs a `rule`, a `function`, or both.
     * @returns The new stored constraint.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const constraintResource = await api.apps.createConstraint("us_app_Ib3pQ8mH", {
     *   validator: "article-number",
     *   label: "Article number",
     *   description: "Three letters, a hyphen and four digits.",
     *   rule: { pattern: "[A-Z]{3}-\\d{4}" },
     *   options: { message: "Write it like ABC-1234.", level: "warn" },
     * });
     * ```
     */
    createConstraint(appId: AppId, body: ConstraintCreate, options?: HookedOptions): Call<ConstraintResource>;

    /**
     * Get a stored constraint.
     *
     * Returns a stored constraint of an app, or a built-in one, with the content of its newest version.
     *
     * @param appId The app.
     * @param constraintId The stored constraint.
     * @returns The stored constraint.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const constraintResource = await api.apps.getConstraintById("us_app_Ib3pQ8mH", "us_cn_Vn4kS7tZ");
     * ```
     */
    getConstraintById(appId: AppId, constraintId: ConstraintId, options?: HookedOptions): Call<ConstraintResource>;

    /**
     * Update a stored constraint.
     *
     * Changes a stored constraint by adding a version, and returns it. `rule`, `function` and `options` are replaced as a
     * whole. A request that changes nothing adds no version. The `validator` cannot be changed, nor can a built-in constraint.
     *
     * Sheets keep the version that their fields name, so no record is validated again. To use the new version in a sheet,
     * set `version` in the constraints of its fields. No event is emitted.
     *
     * @param appId The app.
     * @param constraintId The stored constraint.
     * @param body The properties of a stored constraint to change. Absent properties stay as they are.
     * @returns The stored constraint after the change.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const constraintResource = await api.apps.updateConstraint("us_app_Ib3pQ8mH", "us_cn_Vn4kS7tZ", { rule: { pattern: "(CUP|MUG)-\\d{4}" } });
     * ```
     */
    updateConstraint(appId: AppId, constraintId: ConstraintId, body: ConstraintUpdate, options?: HookedConditionalOptions): Call<ConstraintResource>;

    /**
     * Delete a stored constraint.
     *
     * Deletes a stored constraint with all its versions. If a field of a sheet uses one of them, the status is 409, and the
     * message names the sheet. A built-in constraint cannot be deleted.
     *
     * It cannot be undone: create the constraint again instead. It emits no event. The response is not wrapped in `data`.
     *
     * @param appId The app.
     * @param constraintId The stored constraint.
     * @returns The stored constraint is deleted. The response is not wrapped in `data`.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.apps.deleteConstraint("us_app_Ib3pQ8mH", "us_cn_Vn4kS7tZ");
     * ```
     */
    deleteConstraint(appId: AppId, constraintId: ConstraintId, options?: HookedOptions): Call<SuccessData>;

    /**
     * List the versions of a stored constraint.
     *
     * Returns every version of a stored constraint, newest first, in one response without pages.
     *
     * @param appId The app.
     * @param constraintId The stored constraint.
     * @returns The versions.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const constraintVersionResources = await api.apps.getConstraintVersions("us_app_Ib3pQ8mH", "us_cn_Vn4kS7tZ");
     * ```
     */
    getConstraintVersions(appId: AppId, constraintId: ConstraintId, options?: HookedOptions): Call<ConstraintVersionResource[]>;

    /**
     * Get a version of a stored constraint.
     *
     * Returns a stored constraint as one change left it. Fields that name this version are checked by its rule.
     *
     * @param appId The app.
     * @param constraintId The stored constraint.
     * @param version The number of the version, counted from 1.
     * @returns The version.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const constraintVersionResource = await api.apps.getConstraintVersion("us_app_Ib3pQ8mH", "us_cn_Vn4kS7tZ", 1);
     * ```
     */
    getConstraintVersion(appId: AppId, constraintId: ConstraintId, version: number, options?: HookedOptions): Call<ConstraintVersionResource>;
}

/** Creates a client with only this resource, for small bundles. */
export function createApps(options: ClientOptions = {}): Apps {
    return bindApps(createCore(options));
}

/** Creates the methods of `apps` on an existing client. */
export function bindApps(core: Core): Apps {
    return bindResource<Apps>(core, "apps", appsMethods);
}
