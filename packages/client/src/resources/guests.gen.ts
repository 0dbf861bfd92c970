// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    ActorRoleId,
    ActorRoleResponse,
    AssignActorRoleRequest,
    AssignRoleResponseData,
    ErrorEnvelope,
    ExchangedInvitation,
    Guest,
    GuestConfigUpdate,
    GuestConfigs,
    GuestId,
    GuestToken,
    InvitationExchange,
    InvitationsResponseData,
    Invites,
    PageSize,
    SpaceId,
    SuccessData,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
import { guestsMethods } from "../resources.gen.ts";

/** The query of `guests.list`. */
export interface ListGuestsQuery {
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
     * Only the guest with this mail address.
     * @example tomas.alves@casa-alves.example
     */
    email?: string | undefined;
    /**
     * How many items a page holds. Without `pageSize` and `cursor`, the response has all items. With a `cursor`, the default
     * is 20. The maximum is 1,000.
     * @example 50
     */
    pageSize?: PageSize | undefined;
    /**
     * The space whose guests to list.
     * @example us_sp_8vKd3QxN
     */
    spaceId: SpaceId;
}

/** The query of `guests.delete`. */
export interface DeleteGuestQuery {
    /**
     * The space to remove the guest from. Without it, the guest loses access to every space and is deleted.
     * @example us_sp_8vKd3QxN
     */
    spaceId?: SpaceId | undefined;
}

/** The query of `guests.getToken`. */
export interface GetGuestTokenQuery {
    /**
     * The only space that the token is for. Without it, the token is for all spaces of the guest.
     * @example us_sp_8vKd3QxN
     */
    spaceId?: SpaceId | undefined;
}

/** People invited to spaces, and their roles. */
export interface Guests {
    /**
     * List the guests of a space.
     *
     * Returns everyone who is invited to one space, newest first. Use `email` to find one guest.
     *
     * @returns The guests of the space.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const guests = await api.guests.list({ spaceId: "us_sp_8vKd3QxN" });
     * ```
     */
    list(query: ListGuestsQuery, options?: HookedOptions): Call<Guest[]>;

    /**
     * Create guests.
     *
     * Gives people access to spaces and returns them as guests, in the order of the request. The body is a list, so that
     * one request can invite a whole team. If a mail address is already known in the environment, its guest keeps the
     * guest id and gets the new spaces in addition. No mail is sent: `guests.invite` sends the guests their links.
     *
     * Either all guests are created or none. Emits `space:guestAdded` for each guest and space.
     *
     * @param body The guests to create, in one list.
     * @returns The guests, in the order of the request.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const guests = await api.guests.create([
     *   {
     *     environmentId: "us_env_4hTq9LmZ",
     *     email: "tomas.alves@casa-alves.example",
     *     name: "Tomás Alves",
     *     spaces: [{ id: "us_sp_8vKd3QxN" }],
     *   },
     * ]);
     * ```
     */
    create(body: GuestConfigs, options?: HookedOptions): Call<Guest[]>;

    /**
     * Get a guest.
     *
     * Returns one guest with the spaces, workbooks and sheets that the guest may open. `guests.listRoles` returns what the
     * guest may do there.
     *
     * @param guestId The guest.
     * @returns The guest.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const guest = await api.guests.get("us_g_Oj7wR3vP");
     * ```
     */
    get(guestId: GuestId, options?: HookedOptions): Call<Guest>;

    /**
     * Update a guest.
     *
     * Changes a guest and returns it. Send only the properties to change. `spaces` replaces the whole list: the guest
     * gains the spaces that are new in it and loses those that are missing. Emits `space:guestAdded` or
     * `space:guestRemoved` for each such space. To change the `email`, the caller needs all permissions of the guest: who
     * gets the mail can sign in as the guest.
     *
     * @param guestId The guest.
     * @param body The properties of a guest to change. Absent properties stay as they are.
     * @returns The guest after the change.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const guest = await api.guests.update("us_g_Oj7wR3vP", {
     *   spaces: [
     *     {
     *       id: "us_sp_8vKd3QxN",
     *       workbooks: [{ id: "us_wb_Rm5yZ1hC" }],
     *       sheets: [{ id: "us_sh_Pe3rT7nK" }],
     *     },
     *   ],
     * });
     * ```
     */
    update(guestId: GuestId, body: GuestConfigUpdate, options?: HookedConditionalOptions): Call<Guest>;

    /**
     * Delete a guest.
     *
     * Removes a guest from one space. If `spaceId` is absent, the guest is removed from all spaces and deleted, together
     * with the guest's roles. Tokens of the guest stop working at once for every space that the guest has lost. Emits
     * `space:guestRemoved` for each space.
     *
     * @param guestId The guest.
     * @returns The guest has lost access.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.guests.delete("us_g_Oj7wR3vP");
     * ```
     */
    delete(guestId: GuestId, query?: DeleteGuestQuery, options?: HookedOptions): Call<SuccessData | undefined>;

    /**
     * List the roles of a guest.
     *
     * Returns every role that the guest holds, each with the account, environment or space that it is granted on. The
     * list is complete and has no pages.
     *
     * @param guestId The guest.
     * @returns The role assignments of the guest.
     * @throws ApiError 400: The role assignment is not valid.
     * @throws ApiError 403: The caller may not see or change roles on this resource.
     * @throws ApiError 404: The guest or the role does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const actorRoleResponses = await api.guests.listRoles("us_g_Oj7wR3vP");
     * ```
     */
    listRoles(guestId: GuestId, options?: HookedOptions): Call<ActorRoleResponse[], HttpFailure<400, ErrorEnvelope> | HttpFailure<403, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Assign a role to a guest.
     *
     * Gives a guest a role on an account, an environment or a space, and returns the assignment. Use it to give a guest
     * more or fewer permissions than other guests of the same space: the role says what the guest may do, and
     * `resourceId` says where.
     *
     * A guest may hold several roles; a new assignment does not change the others. No event is emitted.
     *
     * @param guestId The guest.
     * @param body Which role an actor gets, and on what.
     * @returns The role assignment.
     * @throws ApiError 400: The role assignment is not valid.
     * @throws ApiError 403: The caller may not see or change roles on this resource.
     * @throws ApiError 404: The guest or the role does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const assignRoleResponseData = await api.guests.assignRole("us_g_Oj7wR3vP", { roleId: "us_rol_Ce5tB9xU", resourceId: "us_sp_8vKd3QxN" });
     * ```
     */
    assignRole(guestId: GuestId, body: AssignActorRoleRequest, options?: HookedOptions): Call<AssignRoleResponseData, HttpFailure<400, ErrorEnvelope> | HttpFailure<403, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Remove a role from a guest.
     *
     * Removes one assignment of a role. The role itself stays, and so do the guest's other assignments, even those of the
     * same role on other resources. No event is emitted.
     *
     * @param guestId The guest.
     * @param actorRoleId The assignment to remove; the `id` that `guests.assignRole` and `guests.listRoles` return, not a role id.
     * @returns The assignment was removed.
     * @throws ApiError 400: The role assignment is not valid.
     * @throws ApiError 403: The caller may not see or change roles on this resource.
     * @throws ApiError 404: The guest or the role does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.guests.deleteRole("us_g_Oj7wR3vP", "us_acr_Wm2pV7dJ");
     * ```
     */
    deleteRole(guestId: GuestId, actorRoleId: ActorRoleId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<403, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get a token for a guest.
     *
     * **Creates a token although the method is GET**, so it needs the permission to write, and its response must not be
     * cached. Requests with the token act as the guest. It is valid for one hour; a request in its last half hour extends
     * it to one hour from then. Use it on your server to sign a guest in to an embedded space. Earlier tokens stay valid
     * until they expire.
     *
     * @param guestId The guest.
     * @returns The token.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const guestToken = await api.guests.getToken("us_g_Oj7wR3vP");
     * ```
     */
    getToken(guestId: GuestId, query?: GetGuestTokenQuery, options?: HookedOptions): Call<GuestToken>;

    /**
     * Invite guests to spaces.
     *
     * Gives each guest a link of their own to one of their spaces, by mail if the operator of the service has named a mail
     * server. The link is valid for seven days, as often as the guest follows it, and a new invitation to the same space
     * replaces it. It needs `magic_link` in the `guestAuthentication` of the space, and a caller who has all permissions of
     * the guest there.
     *
     * Without a mail server, the response has the token of each link, for you to pass on: nobody else can read it later. If
     * the mail server does not take a mail, the response is 503.
     *
     * @param body The guests to invite, in one list.
     * @returns The invitations, in the order of the request.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const invitationsResponseData = await api.guests.invite([
     *   {
     *     guestId: "us_g_Oj7wR3vP",
     *     spaceId: "us_sp_8vKd3QxN",
     *     fromName: "Ines Harbour",
     *     message: "Please send us the products of your spring collection.",
     *   },
     * ]);
     * ```
     */
    invite(body: Invites, options?: HookedOptions): Call<InvitationsResponseData>;

    /**
     * Exchange an invitation for a token.
     *
     * Signs a guest or a user in: the page that a link leads to sends what follows the `#` in the address. This operation
     * needs no access token.
     *
     * A guest gets a token for one space, which is valid for 1 hour and longer while it is used. A user gets a personal
     * access token, which is valid until it is revoked; the invitation of a user works once.
     *
     * A user who comes back from the OpenID provider of the service brings a code in place of an invitation. It works once,
     * within two minutes, and gives an access token, which is valid for a day.
     *
     * The link that the guests of a space share, `guestLink`, also needs `email` and `name`. A new mail address becomes a
     * new guest of the space, and `space:guestAdded` is emitted. Nothing proves that the address belongs to the person, so a
     * guest who was invited or has got a role under it cannot sign in with this link: that returns 403.
     *
     * A link that is not valid returns 404.
     *
     * @param body The link that a guest or a user signs in with.
     * @returns The guest has signed in.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const exchangedInvitation = await api.guests.exchangeInvitation({ token: "gi_4kTq9LmZ8vKd3QxNRm5yZ1hCPe3rT7nKWd8jX5kV" });
     * ```
     */
    exchangeInvitation(body: InvitationExchange, options?: HookedOptions): Call<ExchangedInvitation>;
}

/** Creates a client with only this resource, for small bundles. */
export function createGuests(options: ClientOptions = {}): Guests {
    return bindGuests(createCore(options));
}

/** Creates the methods of `guests` on an existing client. */
export function bindGuests(core: Core): Guests {
    return bindResource<Guests>(core, "guests", guestsMethods);
}
