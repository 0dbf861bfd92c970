// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { Account, AccountPatch } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { CallOptions, ClientOptions, ConditionalOptions } from "../core/options.ts";
import { accountsMethods } from "../resources.gen.ts";

/** The account that the access token belongs to. */
export interface Accounts {
    /**
     * Get the current account.
     *
     * Returns the account that the access token belongs to. Use it to check a token, or to find the name of the account
     * and its default app.
     *
     * @returns The account.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const account = await api.accounts.getCurrent();
     * ```
     */
    getCurrent(options?: CallOptions): Call<Account>;

    /**
     * Update the current account.
     *
     * Changes the account that the access token belongs to and returns it. Only the name and the default app can be
     * changed; properties that are not sent stay as they are.
     *
     * @param body The properties of an account to change. Absent properties stay as they are.
     * @returns The account after the change.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const account = await api.accounts.updateCurrent({ name: "Harbor Goods Europe" });
     * ```
     */
    updateCurrent(body: AccountPatch, options?: ConditionalOptions): Call<Account>;
}

/** Creates a client with only this resource, for small bundles. */
export function createAccounts(options: ClientOptions = {}): Accounts {
    return bindAccounts(createCore(options));
}

/** Creates the methods of `accounts` on an existing client. */
export function bindAccounts(core: Core): Accounts {
    return bindResource<Accounts>(core, "accounts", accountsMethods);
}
