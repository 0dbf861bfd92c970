// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    ActorIdUnion,
    EnvironmentId,
    ErrorEnvelope,
    Secret,
    SecretId,
    SpaceId,
    WriteSecret,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { secretsMethods } from "../resources.gen.ts";

/** The query of `secrets.list`. */
export interface ListSecretsQuery {
    /**
     * Only secrets for this actor.
     * @example us_ag_Hn6cV2pY
     */
    actorId?: ActorIdUnion | undefined;
    /**
     * Only secrets of this environment.
     * @example us_env_4hTq9LmZ
     */
    environmentId?: EnvironmentId | undefined;
    /**
     * Only secrets of this space and of its environment.
     * @example us_sp_8vKd3QxN
     */
    spaceId?: SpaceId | undefined;
}

/** Values that only some callers may read, such as the keys of other services that agents need. */
export interface Secrets {
    /**
     * List secrets.
     *
     * Returns the secrets in the environments and spaces that the caller may read, by name, in one response without pages.
     * With `spaceId`, these are the secrets of the space and of its environment; if both have a secret with the same name,
     * only the one of the space is returned. With `environmentId` alone, these are the secrets of the environment itself,
     * without those of its spaces.
     *
     * A value is only for callers whose role grants `secrets:write` in the environment or space of the secret. If the secret
     * has an `actorId`, its value is only for this actor, who needs `secrets:read` there. For all others, `value` is
     * `********`.
     *
     * @returns The secrets that match.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: The secret, the environment, the space or the actor does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const secrets = await api.secrets.list({ environmentId: "us_env_4hTq9LmZ" });
     * ```
     */
    list(query?: ListSecretsQuery, options?: HookedOptions): Call<Secret[], HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Store a secret.
     *
     * Stores a value under a name for an environment, or for a space, for example the key of another service that an agent
     * needs. If there is a secret with the same name, environment, space and actor already, it gets the new value. The
     * service encrypts the value before it stores it, and shows it only in the responses of `secrets.list`; the response of
     * this operation has `********` instead. Emits `secret:created` or `secret:updated`, without the value.
     *
     * @param body A secret to store. It needs an `environmentId`, a `spaceId`, or both.
     * @returns The stored secret, without its value.
     * @throws ApiError 400: The secret is not valid: it needs a name, a value, and an environment or a space.
     * @throws ApiError 404: The secret, the environment, the space or the actor does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const secrets = await api.secrets.upsert({ name: "SHOP_API_KEY", value: "example-key-of-the-shop", environmentId: "us_env_4hTq9LmZ" });
     * ```
     */
    upsert(body: WriteSecret, options?: HookedOptions): Call<Secret[], HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete a secret.
     *
     * Deletes a secret with its value, which cannot be restored. Emits `secret:deleted`. The secrets of a space are also
     * deleted with the space, and the secrets for an actor with the actor, without an event.
     *
     * @param secretId The secret.
     * @returns The deleted secret, without its value.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: The secret, the environment, the space or the actor does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const secrets = await api.secrets.delete("us_sec_Jd5vP9xU");
     * ```
     */
    delete(secretId: SecretId, options?: HookedOptions): Call<Secret[], HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createSecrets(options: ClientOptions = {}): Secrets {
    return bindSecrets(createCore(options));
}

/** Creates the methods of `secrets` on an existing client. */
export function bindSecrets(core: Core): Secrets {
    return bindResource<Secrets>(core, "secrets", secretsMethods);
}
