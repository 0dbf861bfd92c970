// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    Environment,
    EnvironmentConfigCreate,
    EnvironmentConfigUpdate,
    EnvironmentId,
    ErrorEnvelope,
    PageNumber,
    PageSize,
    SuccessData,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { environmentsMethods } from "../resources.gen.ts";

/** The query of `environments.list`. */
export interface ListEnvironmentsQuery {
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
     * Which page to return, counted from 1 in steps of `pageSize`.
     * @example 1
     */
    pageNumber?: PageNumber | undefined;
    /**
     * How many environments a page holds. The default is 10, the maximum 1,000.
     * @example 10
     */
    pageSize?: PageSize | undefined;
}

/** Separate parts of an account, such as one for development and one for production. */
export interface Environments {
    /**
     * List the environments of the account.
     *
     * Returns the environments that the caller may see, a page at a time. Use it to find the `environmentId` that many
     * other operations take. A new account has two: `development` and `production`.
     *
     * @returns One page of environments.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const environment of api.environments.list({ pageSize: 10 })) {
     *   console.log(environment);
     * }
     * ```
     */
    list(query?: ListEnvironmentsQuery, options?: HookedOptions): PageCall<Environment>;

    /**
     * Create an environment.
     *
     * Adds an environment to the account and returns it. Spaces, agents, guests and API keys of one environment are not
     * visible in another, so you can use a further environment for tests. A new environment is empty. Emits
     * `environment:created`.
     *
     * @param body The properties of an environment to create. Without `guestAuthentication`, every way is allowed.
     * @returns The new environment.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const environment = await api.environments.create({
     *   name: "rehearsal",
     *   isProd: false,
     *   guestAuthentication: ["shared_link"],
     *   metadata: { owner: "catalogue team" },
     * });
     * ```
     */
    create(body: EnvironmentConfigCreate, options?: HookedOptions): Call<Environment>;

    /**
     * Get an environment.
     *
     * Returns one environment with its settings. A space without its own `guestAuthentication` shows that of its
     * environment; programs also take `translationsPath` and `languageOverride` from here if a space has none.
     *
     * @param environmentId The environment.
     * @returns The environment.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError 400: The request for an environment is not valid.
     * @throws ApiError 404: No environment has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const environment = await api.environments.get("us_env_4hTq9LmZ");
     * ```
     */
    get(environmentId: EnvironmentId, options?: HookedOptions): Call<Environment, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Update an environment.
     *
     * Changes an environment and returns it. Send only the properties to change; absent properties stay as they are.
     * Lists and `metadata` are replaced as a whole. **The response is the environment itself, not wrapped in `data`.**
     * Emits `environment:updated`.
     *
     * @param environmentId The environment.
     * @param body The properties of an environment to change. Absent properties stay as they are.
     * @returns The environment after the change, not wrapped in `data`.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const environment = await api.environments.update("us_env_4hTq9LmZ", { guestAuthentication: ["magic_link"] });
     * ```
     */
    update(environmentId: EnvironmentId, body: EnvironmentConfigUpdate, options?: HookedConditionalOptions): Call<Environment>;

    /**
     * Delete an environment.
     *
     * Deletes an environment with everything in it: spaces with their workbooks, records and files, guests, agents,
     * webhooks, secrets, guides, mapping programs, jobs, data retention policies, API keys, and roles in it. **This
     * cannot be undone.** Nobody finds any of it after the response. The service frees the space of large sheets later,
     * in steps, so that nobody else waits for it.
     *
     * A job that is running, such as an import, stops at its next step. Tokens that are only for this environment are
     * invalid from now on. So the caller needs a role in the whole account: an API key of the environment cannot delete
     * it, the response is 403. The only environment of an account cannot be deleted, the response is 409 with the code
     * `last_environment`.
     *
     * Emits `environment:deleted`, and no events for the content of the environment. Earlier events stay, and
     * `events.list` returns them to callers with a role in the whole account.
     *
     * @param environmentId The environment.
     * @returns The environment was deleted.
     * @throws ApiError 400: The request for an environment is not valid.
     * @throws ApiError 404: No environment has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.environments.delete("us_env_4hTq9LmZ");
     * ```
     */
    delete(environmentId: EnvironmentId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createEnvironments(options: ClientOptions = {}): Environments {
    return bindEnvironments(createCore(options));
}

/** Creates the methods of `environments` on an existing client. */
export function bindEnvironments(core: Core): Environments {
    return bindResource<Environments>(core, "environments", environmentsMethods, { page: createPageCall });
}
