// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    AccountId,
    ActorRoleId,
    ActorRoleResponse,
    ApiToken,
    ApiTokenId,
    ApiTokenWithSecret,
    AssignActorRoleRequest,
    AssignRoleResponseData,
    ErrorEnvelope,
    PageNumber,
    PageSize,
    ResendInviteResponseData,
    SortDirection,
    SuccessData,
    UpdateUserRequest,
    User,
    UserCreateAndInviteRequest,
    UserId,
    UserSortField,
    UserWithRoles,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { usersMethods } from "../resources.gen.ts";

/** The query of `users.list`. */
export interface ListUsersQuery {
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
     * Only the user with this mail address. Upper and lower case make no difference.
     * @example ines.harbour@harbor-goods.example
     */
    email?: string | undefined;
    /**
     * Which page to return, counted from 1 in steps of `pageSize`.
     * @example 1
     */
    pageNumber?: PageNumber | undefined;
    /**
     * How many items a page holds. The default is 20, the maximum 1,000.
     * @example 20
     */
    pageSize?: PageSize | undefined;
    /**
     * Text to search for in the name and the mail address. A part of one of them is enough, and upper and lower case
     * make no difference.
     * @example harbour
     */
    search?: string | undefined;
    /**
     * The direction to sort in. Requires `sortField`.
     * @example asc
     */
    sortDirection?: SortDirection | undefined;
    /**
     * The property to sort by. Requires `sortDirection`.
     * @example name
     */
    sortField?: UserSortField | undefined;
}

/** The query of `users.listApiTokens`. */
export interface ListApiTokensQuery {
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
     * How many API tokens a page holds. The default is 10, the maximum 1,000.
     * @example 10
     */
    pageSize?: PageSize | undefined;
    /**
     * The account of the user. It must be the account of the caller.
     * @example us_acc_Kp7Rw2Nx
     */
    tenantId: AccountId;
}

/** The query of `users.createApiToken`. */
export interface CreateApiTokenQuery {
    /**
     * The account of the user. It must be the account of the caller.
     * @example us_acc_Kp7Rw2Nx
     */
    tenantId: AccountId;
}

/** People who work in the account, their invitations, their roles and their API tokens. */
export interface Users {
    /**
     * List the users of the account.
     *
     * Returns the users of the account, a page at a time, newest first unless `sortField` and `sortDirection` are sent.
     * Filters combine. This needs a role on the whole account, as all operations of users do.
     *
     * @returns A page of the users.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const user of api.users.list({ email: "ines.harbour@harbor-goods.example" })) {
     *   console.log(user);
     * }
     * ```
     */
    list(query?: ListUsersQuery, options?: HookedOptions): PageCall<User>;

    /**
     * Create and invite a user.
     *
     * Creates a user with roles and an invitation, by mail if the operator of the service has named a mail server. A user
     * without roles may do nothing. You can give only what you have yourself: a role that grants more than your roles
     * returns 403.
     *
     * The token of the invitation works once, for seven days: `guests.exchangeInvitation` exchanges it for a token of the user.
     * Without a mail server, the response has the token, for you to pass on: nobody else can read it later. If the mail
     * server does not take the mail, the response is 503; the user exists then, and `users.resendInvite` tries it again.
     *
     * A mail address belongs to one user, in all accounts of the service. No event is emitted.
     *
     * @param body A user to create and to invite.
     * @returns The user, with the roles and the invitation.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const userWithRoles = await api.users.createAndInvite({
     *   email: "mateo.ruiz@harbor-goods.example",
     *   name: "Mateo Ruiz",
     *   accountId: "us_acc_Kp7Rw2Nx",
     *   actorRoles: [{ roleId: "us_rol_Ce5tB9xU", resourceId: "us_env_4hTq9LmZ" }],
     *   fromName: "Nora Lindqvist",
     *   message: "Please have a look at the imports of spring.",
     * });
     * ```
     */
    createAndInvite(body: UserCreateAndInviteRequest, options?: HookedOptions): Call<UserWithRoles>;

    /**
     * Get a user.
     *
     * Returns one user of the account. `users.listRoles` returns what the user may do.
     *
     * @param userId The user.
     * @returns The user.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const user = await api.users.get("us_usr_Fy5jD2vS");
     * ```
     */
    get(userId: UserId, options?: HookedOptions): Call<User>;

    /**
     * Update a user.
     *
     * Changes a user and returns it. Send only the properties to change.
     *
     * A new mail address ends the invitation that was sent to the old one: send another with `users.resendInvite`. Invitations
     * go to this address, so only a caller with all permissions of the user can change it.
     *
     * @param userId The user.
     * @param body The properties of a user to change.
     * @returns The user after the change.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const user = await api.users.update("us_usr_Fy5jD2vS", { name: "Ines Harbour-Silva" });
     * ```
     */
    update(userId: UserId, body: UpdateUserRequest, options?: HookedConditionalOptions): Call<User>;

    /**
     * Delete a user.
     *
     * Deletes a user with the user's roles, tokens, secrets and invitation. Tokens of the user stop working at once. What
     * the user made stays.
     *
     * An account keeps an administrator: deleting the last user who has the role `Administrator` on the account and can
     * sign in returns 409. A user can sign in with a password, a personal access token or an API token, so one who has not
     * accepted an invitation does not count.
     *
     * @param userId The user.
     * @returns The user was deleted.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.users.delete("us_usr_Fy5jD2vS");
     * ```
     */
    delete(userId: UserId, options?: HookedOptions): Call<SuccessData | undefined>;

    /**
     * List the API tokens of a user.
     *
     * Returns the API tokens of a user, newest first, a page at a time, without their secrets. Use it to find out which are
     * still used, by `lastUsedAt`. Revoked tokens are left out.
     *
     * Your own are listed with a role on any part of the account. As for all operations of users, those of others need a
     * role on the whole account.
     *
     * @param userId The user.
     * @returns A page of the API tokens of the user.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const apiToken of api.users.listApiTokens("us_usr_Fy5jD2vS", { tenantId: "us_acc_Kp7Rw2Nx" })) {
     *   console.log(apiToken);
     * }
     * ```
     */
    listApiTokens(userId: UserId, query: ListApiTokensQuery, options?: HookedOptions): PageCall<ApiToken>;

    /**
     * Create an API token for a user.
     *
     * Creates credentials for a program that works for a user. `auth.createAccessToken` exchanges their `clientId` and `secret`
     * for an access token, which may do what the user may do at the time of each request, in every environment. The
     * credentials do not expire; `users.deleteApiToken` revokes them, and `users.delete` revokes all of a user.
     *
     * Create them for yourself, or, with a role on the whole account, for a user who has no permission that you do not
     * have. Otherwise the response is 403.
     *
     * **Keep `secret`: only this response contains it.** It is not a token: a request that sends it as one gets 401. No
     * event is emitted.
     *
     * @param userId The user.
     * @returns The new API token. Only this response contains the secret.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const apiTokenWithSecret = await api.users.createApiToken("us_usr_Fy5jD2vS", { tenantId: "us_acc_Kp7Rw2Nx" });
     * ```
     */
    createApiToken(userId: UserId, query: CreateApiTokenQuery, options?: HookedOptions): Call<ApiTokenWithSecret>;

    /**
     * Revoke an API token of a user.
     *
     * Revokes an API token and the access tokens that were created with it. Later requests with them return 401. This cannot
     * be undone. You may revoke your own; those of others need a role on the whole account.
     *
     * The last administrator of the account who can sign in keeps a way to do so: as for `auth.deletePersonalAccessToken`,
     * revoking the last one returns 409.
     *
     * @param userId The user.
     * @param clientId The API token, as `users.listApiTokens` returns it. Not its secret.
     * @returns The API token was revoked.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.users.deleteApiToken("us_usr_Fy5jD2vS", "us_apt_Hs3mV9qC");
     * ```
     */
    deleteApiToken(userId: UserId, clientId: ApiTokenId, options?: HookedOptions): Call<SuccessData | undefined>;

    /**
     * Invite a user again.
     *
     * Sends a new invitation, which replaces an earlier one. It also helps a user who has lost every token: earlier tokens
     * stay valid. Anyone with the invitation has the permissions of the user, so the caller must have these permissions,
     * too.
     *
     * Without a mail server, the response has the token of the invitation. If the mail server does not take the mail, the
     * response is 503.
     *
     * @param userId The user.
     * @returns The invitation.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const resendInviteResponseData = await api.users.resendInvite("us_usr_Fy5jD2vS");
     * ```
     */
    resendInvite(userId: UserId, options?: HookedOptions): Call<ResendInviteResponseData>;

    /**
     * List the roles of a user.
     *
     * Returns every role that the user holds, each with the account, environment or space that it is granted on. The
     * list is complete and has no pages.
     *
     * @param userId The user.
     * @returns The role assignments of the user.
     * @throws ApiError 400: The role assignment is not valid.
     * @throws ApiError 403: The caller may not see or change roles on this resource.
     * @throws ApiError 404: The user, the role or the assignment does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const actorRoleResponses = await api.users.listRoles("us_usr_Fy5jD2vS");
     * ```
     */
    listRoles(userId: UserId, options?: HookedOptions): Call<ActorRoleResponse[], HttpFailure<400, ErrorEnvelope> | HttpFailure<403, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Assign a role to a user.
     *
     * Gives a user a role on the account, an environment or a space, and returns the assignment. You can give only what you
     * have yourself. A user may hold several roles; a new assignment does not change the others. The tokens of the user have
     * the role from then on.
     *
     * @param userId The user.
     * @param body Which role an actor gets, and on what.
     * @returns The role assignment.
     * @throws ApiError 400: The role assignment is not valid.
     * @throws ApiError 403: The caller may not see or change roles on this resource.
     * @throws ApiError 404: The user, the role or the assignment does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const assignRoleResponseData = await api.users.assignRole("us_usr_Fy5jD2vS", { roleId: "us_rol_Ce5tB9xU", resourceId: "us_sp_8vKd3QxN" });
     * ```
     */
    assignRole(userId: UserId, body: AssignActorRoleRequest, options?: HookedOptions): Call<AssignRoleResponseData, HttpFailure<400, ErrorEnvelope> | HttpFailure<403, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Remove a role from a user.
     *
     * Removes one assignment of a role. The tokens of the user lose its permissions at once. The role itself stays, and so
     * do the user's other assignments, even those of the same role on other resources.
     *
     * The last administrator of the account who can sign in keeps the role: as for `users.delete`, removing it returns 409.
     *
     * @param userId The user.
     * @param actorRoleId The assignment to remove; the `id` that `users.assignRole` and `users.listRoles` return, not a role id.
     * @returns The assignment was removed.
     * @throws ApiError 400: The role assignment is not valid.
     * @throws ApiError 403: The caller may not see or change roles on this resource.
     * @throws ApiError 404: The user, the role or the assignment does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.users.deleteRole("us_usr_Fy5jD2vS", "us_acr_Dv9cH4tL");
     * ```
     */
    deleteRole(userId: UserId, actorRoleId: ActorRoleId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<403, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createUsers(options: ClientOptions = {}): Users {
    return bindUsers(createCore(options));
}

/** Creates the methods of `users` on an existing client. */
export function bindUsers(core: Core): Users {
    return bindResource<Users>(core, "users", usersMethods, { page: createPageCall });
}
