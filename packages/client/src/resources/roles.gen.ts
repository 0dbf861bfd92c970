// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { RoleResponse } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { rolesMethods } from "../resources.gen.ts";

/** What can be granted to users, agents and guests. */
export interface Roles {
    /**
     * List the roles of the account.
     *
     * Returns every role that can be granted. Use it to find the `roleId` that `users.assignRole`, `agents.assignRole`
     * and `guests.assignRole` take. The list is complete and has no pages. No operation adds a role.
     *
     * @returns The roles of the account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const roleResponses = await api.roles.list();
     * ```
     */
    list(options?: HookedOptions): Call<RoleResponse[]>;
}

/** Creates a client with only this resource, for small bundles. */
export function createRoles(options: ClientOptions = {}): Roles {
    return bindRoles(createCore(options));
}

/** Creates the methods of `roles` on an existing client. */
export function bindRoles(core: Core): Roles {
    return bindResource<Roles>(core, "roles", rolesMethods);
}
