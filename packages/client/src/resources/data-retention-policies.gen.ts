// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { DataRetentionPolicyId, SuccessData } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { dataRetentionPoliciesMethods } from "../resources.gen.ts";

/** Rules that decide when the data of spaces expires. */
export interface DataRetentionPolicies {
    /**
     * Delete a data retention policy.
     *
     * Removes a rule that ends the life of spaces after a number of days. Spaces that it already expired stay expired;
     * all others are from then on kept until another policy of their environment applies.
     *
     * Deleting a policy deletes no data and emits no event. It cannot be undone: create a new policy instead.
     *
     * @param id The data retention policy to delete.
     * @returns The policy is deleted.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.dataRetentionPolicies.delete("us_drp_Kf6oD3iB");
     * ```
     */
    delete(id: DataRetentionPolicyId, options?: HookedOptions): Call<SuccessData | undefined>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createDataRetentionPolicies(options: ClientOptions = {}): DataRetentionPolicies {
    return bindDataRetentionPolicies(createCore(options));
}

/** The methods of `dataRetentionPolicies` over a client that is there already. */
export function bindDataRetentionPolicies(core: Core): DataRetentionPolicies {
    return bindResource<DataRetentionPolicies>(core, dataRetentionPoliciesMethods);
}
