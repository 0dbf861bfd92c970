// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    AccessToken,
    ApiKey,
    ApiKeyId,
    ApiKeyType,
    CreateImportSessionRequest,
    CreatePersonalAccessTokenRequest,
    CreatePersonalAccessTokenResponseData,
    CreatedImportSession,
    Credentials,
    CurrentActor,
    EnvironmentId,
    ErrorEnvelope,
    ImportSession,
    JobId,
    PersonalAccessToken,
    PersonalAccessTokenId,
    SpaceId,
    SuccessData,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { authMethods } from "../resources.gen.ts";

/** The query of `auth.createApiKey`. */
export interface CreateApiKeyQuery {
    /**
     * The environment that the key is for.
     * @example us_env_4hTq9LmZ
     */
    environmentId: EnvironmentId;
    /**
     * The origins of the pages that may send a publishable key, such as `https://shop.example`. Without it, all pages
     * may. Repeat the parameter for each origin.
     * @example [
     *   "https://shop.harbor-goods.example"
     * ]
     */
    origins?: string[] | undefined;
    /**
     * How many requests a publishable key has per minute, in each process of the service. The default is 60.
     * @example 60
     */
    requestsPerMinute?: number | undefined;
    /**
     * What the key may do.
     * @example PUBLISHABLE
     */
    type: ApiKeyType;
}

/** The query of `auth.deleteApiKey`. */
export interface DeleteApiKeyQuery {
    /**
     * The environment of the key.
     * @example us_env_4hTq9LmZ
     */
    environmentId: EnvironmentId;
    /**
     * The `id` of the key, as `listApiKeys` returns it. Not the key itself, which must not be part of an address.
     * @example us_key_Lb6wT1sG
     */
    key: ApiKeyId;
}

/** The query of `auth.listApiKeys`. */
export interface ListApiKeysQuery {
    /**
     * The environment whose keys to list.
     * @example us_env_4hTq9LmZ
     */
    environmentId: EnvironmentId;
}

/** The query of `auth.getCurrentActor`. */
export interface GetCurrentActorQuery {
    /**
     * The space whose permissions to return.
     * @example us_sp_8vKd3QxN
     */
    spaceId?: SpaceId | undefined;
}

/** The query of `auth.getPublishableKey`. */
export interface GetPublishableKeyQuery {
    /**
     * The environment whose key to return.
     * @example us_env_4hTq9LmZ
     */
    environmentId: EnvironmentId;
}

/** Access tokens, API keys and personal access tokens. */
export interface Auth {
    /**
     * Create an access token.
     *
     * Exchanges credentials for an access token. The other operations take that token in the header `Authorization:
     * Bearer <ACCESS_TOKEN>`; this one needs none. Use `userCredentials` for a person and `apiCredentials` for a
     * program, with an API key or an API token of a user.
     *
     * Before `expires`, `auth.refreshAccessToken` exchanges the token for a newer one. **The response is the token itself, not wrapped in
     * `data`.** Wrong credentials return 401, and the message does not say which part of them is wrong. An unknown
     * `clientId` returns 404. The body has at most 64 KiB.
     *
     * Nobody is locked out: who guesses waits, and comes behind the others. Wrong passwords count for 15 minutes. After 10
     * for one account from one address, one password from there is tried each second. After 100 for one account, so is
     * one from all addresses from which nobody has signed in to it. If others wait there already, the response is 429 with
     * `Retry-After`. If too many passwords are being checked, it is 503 with `Retry-After`. Keys and tokens have no limit.
     *
     * @param body The credentials that are exchanged for an access token.
     * @returns The access token, not wrapped in `data`.
     * @throws ApiError 400: The credentials are incomplete or of an unknown type.
     * @throws ApiError 404: No API key and no API token has the id that was sent as `clientId`.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const accessToken = await api.auth.createAccessToken({
     *   type: "userCredentials",
     *   email: "nora.lindqvist@harbor-goods.example",
     *   password: "correct horse battery staple",
     * });
     * ```
     */
    createAccessToken(body: Credentials, options?: HookedOptions): Call<AccessToken, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Create an API key.
     *
     * Creates a key for a program that works in one environment, and returns it. A `SECRET` key may do everything in its
     * environment; keep it on servers. A `PUBLISHABLE` key may only create spaces, and may be part of a web page. Keys
     * do not expire; `auth.deleteApiKey` revokes them.
     *
     * Everyone who opens the page has a publishable key. So name the `origins` of your pages: a browser that sends the key,
     * or the token of a space that it created, from another page gets 403. Programs send no origin. Each process of the
     * service takes `requestsPerMinute` requests with the key, and a sixth of them from one address; one more returns 429.
     *
     * **Keep `rawKey` of a secret key: only this response contains it.** `data` is a list with the new key as its only entry.
     *
     * @returns A list with the new key. Only this response contains the key itself.
     * @throws ApiError 400: A parameter is missing or not valid.
     * @throws ApiError 404: No environment has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const apiKeys = await api.auth.createApiKey({ environmentId: "us_env_4hTq9LmZ", type: "PUBLISHABLE" });
     * ```
     */
    createApiKey(query: CreateApiKeyQuery, options?: HookedOptions): Call<ApiKey[], HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Revoke an API key.
     *
     * Revokes a key of an environment. Later requests with this key return 401. This cannot be undone.
     *
     * @returns The key was revoked.
     * @throws ApiError 400: A parameter is missing or not valid.
     * @throws ApiError 404: The environment, or the key in it, does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.auth.deleteApiKey({ environmentId: "us_env_4hTq9LmZ", key: "us_key_Lb6wT1sG" });
     * ```
     */
    deleteApiKey(query: DeleteApiKeyQuery, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * List the API keys of an environment.
     *
     * Returns every API key of one environment with what it may call, without the keys themselves: a key is returned
     * only by the request that creates it, and a publishable key by `auth.getPublishableKey`. Revoked keys are left out. The list is complete and has no pages.
     *
     * @returns The API keys of the environment.
     * @throws ApiError 400: A parameter is missing or not valid.
     * @throws ApiError 404: No environment has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const apiKeys = await api.auth.listApiKeys({ environmentId: "us_env_4hTq9LmZ" });
     * ```
     */
    listApiKeys(query: ListApiKeysQuery, options?: HookedOptions): Call<ApiKey[], HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Create an import session.
     *
     * Makes all that one person needs for one import: a space from a blueprint or a template, a guest, and a token for the
     * page on which the person works. Call it on your server with a secret key, and give `token` to the page. What a page
     * says, a visitor can change: so the sheet, the key fields and the person come from your server.
     *
     * The token may do what an import needs, in this space only: read a file, map its columns, correct the records, and end
     * the session. Browsers can send it only from pages of `origins`. It is good until the session ends or expires, and
     * cannot be renewed.
     *
     * The session ends when the page calls `jobs.complete` with its `id`: a session is a job. The event `job:completed` has the
     * id as `importSessionId` in its payload, as all events of this job. `jobs.cancel` ends it, too, and so do you.
     *
     * @param body One import of one person. Send one of `blueprint` and `spaceConfigId`.
     * @returns The session with its token.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const createdImportSession = await api.auth.createImportSession({
     *   environmentId: "us_env_4hTq9LmZ",
     *   blueprint: {
     *     workbooks: [
     *       {
     *         name: "Contacts",
     *         sheets: [
     *           {
     *             name: "Contacts",
     *             slug: "contacts",
     *             fields: [
     *               {
     *                 key: "email",
     *                 type: "string",
     *                 label: "E-mail",
     *                 constraints: [{ type: "required" }],
     *               },
     *               { key: "age", type: "number", label: "Age" },
     *             ],
     *           },
     *         ],
     *       },
     *     ],
     *   },
     *   guest: { externalId: "customer-4711", name: "Tomás Alves" },
     *   origins: ["https://shop.harbor-goods.example"],
     *   keyFields: ["email"],
     *   expiresIn: 3600,
     *   metadata: { order: 1204 },
     *   completedUrl: "https://shop.harbor-goods.example/imports/done",
     * });
     * ```
     */
    createImportSession(body: CreateImportSessionRequest, options?: HookedOptions): Call<CreatedImportSession>;

    /**
     * Get an import session.
     *
     * Returns how far an import session is: its status, and how many records its sheet has. The token is not part of it.
     *
     * @param importSessionId The session.
     * @returns The session.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const importSession = await api.auth.getImportSession("us_jb_Is5eS8xQ");
     * ```
     */
    getImportSession(importSessionId: JobId, options?: HookedOptions): Call<ImportSession>;

    /**
     * Get the caller of this request.
     *
     * Returns whom the token of the request represents, what it may do, and until when it is valid. Each valid token may
     * ask, whatever its roles grant. Use it to leave out what would return 403, and to show people who they are.
     *
     * With `spaceId`, `permissions` are those in this space. Without it, they are those that the caller has in at least one
     * place. A space that the caller may not read returns 404.
     *
     * @returns The caller, with its permissions and its token.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const currentActor = await api.auth.getCurrentActor({ spaceId: "us_sp_8vKd3QxN" });
     * ```
     */
    getCurrentActor(query?: GetCurrentActorQuery, options?: HookedOptions): Call<CurrentActor>;

    /**
     * List your personal access tokens.
     *
     * Returns the personal access tokens of the calling user, without the tokens themselves. Use it to find out which
     * are still used, by `lastUsedAt`. The list is complete and has no pages.
     *
     * @returns The personal access tokens of the user.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: The caller is not a user but, for example, an API key or a guest, and has no personal access tokens.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const personalAccessTokens = await api.auth.listPersonalAccessTokens();
     * ```
     */
    listPersonalAccessTokens(options?: HookedOptions): Call<PersonalAccessToken[], HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Create a personal access token.
     *
     * Creates a token with the permissions of the calling user, in every environment, and returns it. Use it for scripts
     * and command-line programs that work for you. It does not expire; `auth.deletePersonalAccessToken` revokes it.
     *
     * **Keep `token`: only this response contains it.**
     *
     * @param body The personal access token to create.
     * @returns The new token. Only this response contains the token itself.
     * @throws ApiError 400: The request for personal access tokens is not valid.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const createPersonalAccessTokenResponseData = await api.auth.createPersonalAccessToken({ name: "Scripts on my laptop" });
     * ```
     */
    createPersonalAccessToken(body: CreatePersonalAccessTokenRequest, options?: HookedOptions): Call<CreatePersonalAccessTokenResponseData, HttpFailure<400, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Revoke a personal access token.
     *
     * Revokes one of your personal access tokens. Later requests with this token return 401. This cannot be undone. A
     * token can be used to revoke itself.
     *
     * The last administrator of the account who can sign in keeps a way to do so. If you are this administrator and have
     * neither a password nor another personal access token or API token, the response is 409: create another one first.
     *
     * @param accessTokenId The `id` of the token, as `auth.listPersonalAccessTokens` returns it. Not the token itself.
     * @returns The token was revoked.
     * @throws ApiError 400: The request for personal access tokens is not valid.
     * @throws ApiError 404: No personal access token of the caller has this id.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.auth.deletePersonalAccessToken("us_pat_Gv8cX3nF");
     * ```
     */
    deletePersonalAccessToken(accessTokenId: PersonalAccessTokenId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get the publishable key of an environment.
     *
     * Returns the newest publishable key of an environment, with the key itself: it is part of web pages, so it is not a
     * secret. Use it in a program that writes such a page. If the environment has no publishable key, the response is 404;
     * `auth.createApiKey` makes one.
     *
     * @returns The newest publishable key.
     * @throws ApiError 400: A parameter is missing or not valid.
     * @throws ApiError 404: The environment, or the key in it, does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const apiKey = await api.auth.getPublishableKey({ environmentId: "us_env_4hTq9LmZ" });
     * ```
     */
    getPublishableKey(query: GetPublishableKeyQuery, options?: HookedOptions): Call<ApiKey, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Exchange an access token for a newer one.
     *
     * Returns another access token with the same rights, valid for a day from now. The body is the present token, as a
     * JSON string. It must be valid still; this operation needs no other token. **The response is the token itself, not
     * wrapped in `data`.**
     *
     * The present token stays valid until its own `expires`, so requests that are on their way do not fail. A person or
     * a program must sign in again with `auth.createAccessToken` 30 days after the last time: no newer token is valid for
     * longer. If the user, the API key, the API token or the space of a token is deleted, all of its tokens are invalid,
     * the newer ones too.
     *
     * A token that is wrong, has expired or was revoked returns 404. API keys and personal access tokens do not expire, and
     * the tokens of guests and agents are renewed without a request: these tokens return 400.
     *
     * @param body The present token, `accessToken` of the response that created it.
     * @returns The newer token, not wrapped in `data`.
     * @throws ApiError 400: The body is not a JSON string, or the token is one of another kind.
     * @throws ApiError 404: The token is unknown, has expired or was revoked.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const accessToken = await api.auth.refreshAccessToken("example-access-token");
     * ```
     */
    refreshAccessToken(body: string, options?: HookedOptions): Call<AccessToken, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createAuth(options: ClientOptions = {}): Auth {
    return bindAuth(createCore(options));
}

/** Creates the methods of `auth` on an existing client. */
export function bindAuth(core: Core): Auth {
    return bindResource<Auth>(core, "auth", authMethods);
}
