// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { PersonalData, SuccessData } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { personalDataMethods } from "../resources.gen.ts";

/** The query of `personalData.get`. */
export interface GetPersonalDataQuery {
    /**
     * Only the rows behind those of a response, by its `nextCursor`. Requires `table`.
     * @example WyJwZXJzb25hbCBkYXRhIHVzX3Vzcl9GeTVqRDJ2UyBjb21taXRzIiwyLDEwNF0
     */
    cursor?: string | undefined;
    /**
     * Only the rows of this table.
     * @example commits
     */
    table?: string | undefined;
}

/** What the service has of one person, to show it to the person or to erase it. */
export interface PersonalDataResource {
    /**
     * Get the data of a person.
     *
     * Returns what the service has of a user or a guest, for a request of this person: name and mail address, roles,
     * sessions and tokens without their texts, the spaces of a guest, and what the person did, as ids and times. It has no
     * content of records, files and events: those are data of the account, and other operations return them.
     *
     * The rows are those of the tables in the guide on personal data, newest first. Of each table, a response has at most 500;
     * `nextCursor` leads to older ones. It also works for a person who was deleted: then only what the person did is left. If
     * nothing names the person, the response is 404.
     *
     * It is for those who may erase the person: for a user, an administrator of the whole account; for a guest, an
     * administrator of the environment or of all spaces of the guest. Each read is an entry of the audit log.
     *
     * @param personId The user or the guest.
     * @returns The data of the person.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const personalData = await api.personalData.get("us_usr_Fy5jD2vS");
     * ```
     */
    get(personId: string, query?: GetPersonalDataQuery, options?: HookedOptions): Call<PersonalData>;

    /**
     * Erase a person.
     *
     * Deletes a user or a guest, as `users.delete` and `guests.delete` do, and removes the network addresses of the person from
     * the audit log. Sessions, streams, tokens and links of the person end at once. An entry of the audit log has the id of
     * the person and who asked for it. For a guest, emits `space:guestRemoved` for each space of the guest.
     *
     * Records, files, commits and events stay: they are data of the account. Where they say who did something, the id stays,
     * and now means an erased person.
     *
     * A repeated request changes nothing. It also erases what is left of a person who was deleted, but not if the audit log
     * has nothing about the person: that returns 404. The last administrator of an account is not erased: that returns 409.
     * A person who signs in again at an OpenID provider becomes a new user.
     *
     * @param personId The user or the guest.
     * @returns The person is erased.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.personalData.delete("us_usr_Fy5jD2vS");
     * ```
     */
    delete(personId: string, options?: HookedOptions): Call<SuccessData | undefined>;
}

/** Creates a client with only this resource, for small bundles. */
export function createPersonalDataResource(options: ClientOptions = {}): PersonalDataResource {
    return bindPersonalDataResource(createCore(options));
}

/** Creates the methods of `personalData` on an existing client. */
export function bindPersonalDataResource(core: Core): PersonalDataResource {
    return bindResource<PersonalDataResource>(core, "personalData", personalDataMethods);
}
