// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    DataRetentionPolicy,
    DataRetentionPolicyConfig,
    DataRetentionPolicyId,
    EnvironmentId,
    ErrorEnvelope,
    SuccessData,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
import { dataRetentionPoliciesMethods } from "../resources.gen.ts";

/** The query of `dataRetentionPolicies.list`. */
export interface ListDataRetentionPoliciesQuery {
    /**
     * Only policies of this environment.
     * @example us_env_4hTq9LmZ
     */
    environmentId?: EnvironmentId | undefined;
}

/** Rules that decide when the data of spaces expires. */
export interface DataRetentionPolicies {
    /**
     * List data retention policies.
     *
     * Returns the rules by which spaces expire after a number of days, newest first, in one response without pages. Use
     * it to tell people how long their data is kept. If several rules apply to a space, it expires by the rule that is
     * due first.
     *
     * Nothing is changed and no event is emitted.
     *
     * @returns The policies that match.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: The policy, or the environment, does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const dataRetentionPolicies = await api.dataRetentionPolicies.list({ environmentId: "us_env_4hTq9LmZ" });
     * ```
     */
    list(query?: ListDataRetentionPoliciesQuery, options?: HookedOptions): Call<DataRetentionPolicy[], HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Create a data retention policy.
     *
     * Adds a rule that deletes old data automatically: spaces of the environment expire `period` days after they were
     * created, or after the last activity in them. With `target`, the rule is about the workbooks that the service makes
     * of files, or about the logs of agents. An expired space stays listed, but cannot be opened. Its workbooks and the
     * bytes of its files are deleted.
     *
     * The rule also applies to existing spaces. It is applied at least once a day, so spaces may expire within 24 hours of
     * this request. The request itself emits no event; `space:expired`, `workbook:expired` and `file:expired` follow when a
     * space expires.
     *
     * @param body The settings of a data retention policy.
     * @returns The new policy.
     * @throws ApiError 400: The policy is not valid: it needs a type, a period of at least one day and an environment.
     * @throws ApiError 404: The policy, or the environment, does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const dataRetentionPolicy = await api.dataRetentionPolicies.create({ type: "lastActivity", period: 365, environmentId: "us_env_4hTq9LmZ" });
     * ```
     */
    create(body: DataRetentionPolicyConfig, options?: HookedOptions): Call<DataRetentionPolicy, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get a data retention policy.
     *
     * Returns one rule: what its days are counted from, after how many days spaces expire, and in which environment.
     *
     * Nothing is changed and no event is emitted.
     *
     * @param id The data retention policy.
     * @returns The policy.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: The policy, or the environment, does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const dataRetentionPolicy = await api.dataRetentionPolicies.get("us_drp_Kf6oD3iB");
     * ```
     */
    get(id: DataRetentionPolicyId, options?: HookedOptions): Call<DataRetentionPolicy, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Update a data retention policy.
     *
     * Replaces a rule: send all properties, including those that do not change; without `target` it is about spaces.
     * After a shorter `period`, spaces may expire within 24 hours. A longer one does not restore spaces that have expired.
     *
     * The request itself emits no event.
     *
     * @param id The data retention policy.
     * @param body The settings of a data retention policy.
     * @returns The policy after the change.
     * @throws ApiError 400: The policy is not valid: it needs a type, a period of at least one day and an environment.
     * @throws ApiError 404: The policy, or the environment, does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const dataRetentionPolicy = await api.dataRetentionPolicies.update("us_drp_Kf6oD3iB", { type: "lastActivity", period: 730, environmentId: "us_env_4hTq9LmZ" });
     * ```
     */
    update(id: DataRetentionPolicyId, body: DataRetentionPolicyConfig, options?: HookedConditionalOptions): Call<DataRetentionPolicy, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete a data retention policy.
     *
     * Removes a rule by which spaces expire after a number of days. Spaces that have already expired stay expired. All
     * others are kept until another policy of their environment applies.
     *
     * Deleting a policy deletes no data and emits no event. It cannot be undone: create a new policy instead.
     *
     * @param id The data retention policy.
     * @returns The policy is deleted.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.dataRetentionPolicies.delete("us_drp_Kf6oD3iB");
     * ```
     */
    delete(id: DataRetentionPolicyId, options?: HookedOptions): Call<SuccessData | undefined>;
}

/** Creates a client with only this resource, for small bundles. */
export function createDataRetentionPolicies(options: ClientOptions = {}): DataRetentionPolicies {
    return bindDataRetentionPolicies(createCore(options));
}

/** Creates the methods of `dataRetentionPolicies` on an existing client. */
export function bindDataRetentionPolicies(core: Core): DataRetentionPolicies {
    return bindResource<DataRetentionPolicies>(core, "dataRetentionPolicies", dataRetentionPoliciesMethods);
}
