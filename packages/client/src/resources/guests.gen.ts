// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    AssignActorRoleRequest,
    AssignRoleResponseData,
    ErrorEnvelope,
    GuestId,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { guestsMethods } from "../resources.gen.ts";

/** People invited to spaces, and their roles. */
export interface Guests {
    /**
     * Assign a role to a guest.
     *
     * Gives a guest a role on an account, an environment or a space, and returns the assignment. Use it to let a guest
     * do more, or less, than other guests of the same space: the role decides what the guest may do, `resourceId` where.
     *
     * A guest may hold several roles; assigning one leaves the others as they are. No event is emitted.
     *
     * @param guestId The guest who gets the role.
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
    assignRole(guestId: GuestId, body: AssignActorRoleRequest, options?: HookedOptions): Call<AssignRoleResponseData, HttpFailure<400 | 403 | 404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createGuests(options: ClientOptions = {}): Guests {
    return bindGuests(createCore(options));
}

/** The methods of `guests` over a client that is there already. */
export function bindGuests(core: Core): Guests {
    return bindResource<Guests>(core, guestsMethods);
}
