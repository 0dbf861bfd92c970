// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    CreateWebhookRequest,
    EnvironmentId,
    EventId,
    PageNumber,
    PageSize,
    RedeliverEventRequest,
    SpaceId,
    SuccessData,
    UpdateWebhookRequest,
    Webhook,
    WebhookAttempt,
    WebhookId,
    WebhookWithSecret,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { webhooksMethods } from "../resources.gen.ts";

/** The query of `webhooks.list`. */
export interface ListWebhooksQuery {
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
     * Only webhooks of this environment.
     * @example us_env_4hTq9LmZ
     */
    environmentId?: EnvironmentId | undefined;
    /**
     * How many items a page holds. Without `pageSize` and `cursor`, the response has all items. With a `cursor`, the default
     * is 20. The maximum is 1,000.
     * @example 50
     */
    pageSize?: PageSize | undefined;
    /**
     * Only webhooks of this space.
     * @example us_sp_8vKd3QxN
     */
    spaceId?: SpaceId | undefined;
}

/** The query of `webhooks.listAttempts`. */
export interface ListWebhookAttemptsQuery {
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
     * Only attempts to send this event.
     * @example us_evt_Vs2hC5nL
     */
    eventId?: EventId | undefined;
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
}

/** Addresses that get events, with signed requests. */
export interface Webhooks {
    /**
     * List webhooks.
     *
     * Returns the webhooks in the environments and spaces that the caller may read, oldest first. No response of this
     * operation has a secret.
     *
     * @returns The webhooks that match.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const webhooks = await api.webhooks.list({ environmentId: "us_env_4hTq9LmZ" });
     * ```
     */
    list(query?: ListWebhooksQuery, options?: HookedOptions): Call<Webhook[]>;

    /**
     * Create a webhook.
     *
     * Sends the events of an environment or of a space to an address, from now on. Each event is one `POST` with the event
     * as JSON, signed as [Standard Webhooks](https://www.standardwebhooks.com/) describes it. The response has the
     * secret of the signatures; later responses do not have it.
     *
     * The receiver responds with a status from 200 to 299 within 15 seconds. Any other response, also a redirect, is a
     * failure. A failed event is sent again, after 5 seconds first and then after longer and longer waits, for 24 hours.
     * The events of one sheet arrive in their order: those behind a failed one wait until it has arrived, or its 24 hours
     * are over. Each event arrives at least once. Sometimes it arrives again; then it has the same `webhook-id`.
     *
     * After 10 failures in a row, the service sends only one event at a time as a test, until one arrives. A receiver that
     * responds with 410 gets nothing more: its webhook is no longer active.
     *
     * Environments take turns: a receiver that is slow does not delay the events of other environments. Of one
     * environment, 8 webhooks are sent events at the same time, if the operator of the service sets no other number.
     *
     * Private addresses, such as `10.0.0.1` or `localhost`, are not reached, whatever name leads to them, unless the
     * operator of the service allows it. Emits no event.
     *
     * @param body Where to send which events.
     * @returns The webhook, with its secret.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const webhookWithSecret = await api.webhooks.create({
     *   url: "https://shop.example/data-import",
     *   environmentId: "us_env_4hTq9LmZ",
     *   spaceId: "us_sp_8vKd3QxN",
     *   topics: ["commit:created"],
     * });
     * ```
     */
    create(body: CreateWebhookRequest, options?: HookedOptions): Call<WebhookWithSecret>;

    /**
     * Get a webhook.
     *
     * Returns one webhook, without its secret.
     *
     * @param webhookId The webhook.
     * @returns The webhook.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const webhook = await api.webhooks.get("us_wh_Qy4tN8cR");
     * ```
     */
    get(webhookId: WebhookId, options?: HookedOptions): Call<Webhook>;

    /**
     * Update a webhook.
     *
     * Changes the properties in the request. A webhook that is not active sends nothing; when it is active again, it
     * continues with the events that were recorded meanwhile. Emits no event.
     *
     * @param webhookId The webhook.
     * @param body The properties to change.
     * @returns The webhook after the change.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const webhook = await api.webhooks.update("us_wh_Qy4tN8cR", { isActive: false });
     * ```
     */
    update(webhookId: WebhookId, body: UpdateWebhookRequest, options?: HookedConditionalOptions): Call<Webhook>;

    /**
     * Delete a webhook.
     *
     * Deletes a webhook with its secret and its attempts; it sends nothing more. Emits no event.
     *
     * @param webhookId The webhook.
     * @returns The webhook was deleted.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.webhooks.delete("us_wh_Qy4tN8cR");
     * ```
     */
    delete(webhookId: WebhookId, options?: HookedOptions): Call<SuccessData | undefined>;

    /**
     * Rotate the secret of a webhook.
     *
     * Gives the webhook a new secret and returns it. For 24 hours, each request has two signatures, one with the new secret
     * and one with the one before, so that the receiver can change it without a gap. Emits no event.
     *
     * @param webhookId The webhook.
     * @returns The webhook, with its new secret.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const webhookWithSecret = await api.webhooks.rotateSecret("us_wh_Qy4tN8cR");
     * ```
     */
    rotateSecret(webhookId: WebhookId, options?: HookedOptions): Call<WebhookWithSecret>;

    /**
     * List the attempts of a webhook.
     *
     * Returns the requests that the webhook has sent in the last seven days, newest first, with the status of each
     * response or the reason why there is none.
     *
     * @param webhookId The webhook.
     * @returns A page of attempts.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const webhookAttempt of api.webhooks.listAttempts("us_wh_Qy4tN8cR")) {
     *   console.log(webhookAttempt);
     * }
     * ```
     */
    listAttempts(webhookId: WebhookId, query?: ListWebhookAttemptsQuery, options?: HookedOptions): PageCall<WebhookAttempt>;

    /**
     * Send an event again.
     *
     * Sends an event of the environment or the space of the webhook once more, soon and whatever its topic is, also if it
     * has arrived before. It waits for no other event. Emits no event.
     *
     * @param webhookId The webhook.
     * @param body Which event to send.
     * @returns The event will be sent.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.webhooks.redeliverEvent("us_wh_Qy4tN8cR", { eventId: "us_evt_Vs2hC5nL" });
     * ```
     */
    redeliverEvent(webhookId: WebhookId, body: RedeliverEventRequest, options?: HookedOptions): Call<SuccessData | undefined>;
}

/** Creates a client with only this resource, for small bundles. */
export function createWebhooks(options: ClientOptions = {}): Webhooks {
    return bindWebhooks(createCore(options));
}

/** Creates the methods of `webhooks` on an existing client. */
export function bindWebhooks(core: Core): Webhooks {
    return bindResource<Webhooks>(core, "webhooks", webhooksMethods, { page: createPageCall });
}
