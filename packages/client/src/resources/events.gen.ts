// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    CreateEventConfig,
    EnvironmentId,
    ErrorEnvelope,
    Event,
    EventDomain,
    EventId,
    EventTopic,
    PageNumber,
    PageSize,
    SpaceId,
    SuccessData,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import type { Download, DownloadOptions } from "../files/types.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { download } from "../files/download.ts";
import { eventsMethods } from "../resources.gen.ts";

/** The query of `events.list`. */
export interface ListEventsQuery {
    /**
     * Only the events behind this one, oldest first: the `cursor` of an earlier response, the id of an event, or
     * `start` for all events. If the service has removed events behind it because of their age, the error has the code
     * `events_removed`.
     * @example start
     */
    after?: string | undefined;
    /**
     * Whether the caller calls `completeCommit` after each event `commit:created` of a workbook with
     * `trackChanges: true`. The commits of these workbooks then wait for it, also for 1 minute after its last request.
     * `topic=commit:created` says the same.
     * @example true
     */
    completesCommits?: boolean | undefined;
    /**
     * Only events of this domain, such as `workbook`.
     * @example workbook
     */
    domain?: EventDomain | undefined;
    /**
     * Only events of this environment.
     * @example us_env_4hTq9LmZ
     */
    environmentId?: EnvironmentId | undefined;
    /**
     * Whether to include acknowledged events. The default is `false`.
     * @example true
     */
    includeAcknowledged?: boolean | undefined;
    /**
     * Which page to return, counted from 1 in steps of `pageSize`.
     * @example 1
     */
    pageNumber?: PageNumber | undefined;
    /**
     * How many events a page holds. The default is 10, the maximum 1,000.
     * @example 10
     */
    pageSize?: PageSize | undefined;
    /**
     * Only events whose `createdAt` is this time or later. If you poll with the `createdAt` of the newest event that
     * you have received, you miss no event, but receive that event again.
     * @example 2026-03-02T09:00:00.000Z
     */
    since?: string | undefined;
    /**
     * Only events of this space.
     * @example us_sp_8vKd3QxN
     */
    spaceId?: SpaceId | undefined;
    /**
     * Only events of this topic, such as `commit:created`. A text that is not a topic is rejected with 400; the message
     * names the topic that is most like it.
     * @example commit:created
     */
    topic?: EventTopic | undefined;
}

/** The query of `events.stream`. */
export interface StreamEventsQuery {
    /**
     * Only the events behind this one: the `id` of a message, the `cursor` of `listEvents`, the id of an event, or
     * `start` for all events. If the service has removed events behind it because of their age, the error has the code
     * `events_removed`.
     * @example start
     */
    after?: string | undefined;
    /**
     * Whether the caller calls `completeCommit` after each event `commit:created` of a workbook with
     * `trackChanges: true`. The commits of these workbooks then wait for it, also for 1 minute after its last request.
     * `topic=commit:created` says the same.
     * @example true
     */
    completesCommits?: boolean | undefined;
    /**
     * Only events of this domain, such as `workbook`.
     * @example workbook
     */
    domain?: EventDomain | undefined;
    /**
     * Only events of this environment.
     * @example us_env_4hTq9LmZ
     */
    environmentId?: EnvironmentId | undefined;
    /**
     * Whether to include acknowledged events. The default is `false`.
     * @example true
     */
    includeAcknowledged?: boolean | undefined;
    /**
     * Only events whose `createdAt` is this time or later.
     * @example 2026-03-02T09:00:00.000Z
     */
    since?: string | undefined;
    /**
     * Only events of this space.
     * @example us_sp_8vKd3QxN
     */
    spaceId?: SpaceId | undefined;
    /**
     * Only events of this topic, such as `commit:created`.
     * @example commit:created
     */
    topic?: EventTopic | undefined;
}

/** What happened, in order; created by the service and by clients. */
export interface Events {
    /**
     * List events.
     *
     * Returns what happened: newest first, or with `after` oldest first. Filter by environment or space, by domain or
     * topic, and by time with `since`; filters combine. Events that a receiver acknowledged are left out unless
     * `includeAcknowledged` is `true`.
     *
     * If no environment or space has the id of a filter, the response is 404. The events of a deleted space are still
     * listed.
     *
     * To miss no event, poll with `after`: send the `cursor` of each response as `after` in the next request. Every
     * event comes in one of these responses, and in only one. An event is listed as soon as its change is committed,
     * and never before an event that was already listed. `createdAt` follows the same order.
     *
     * The response is one page, of 10 events unless `pageSize` is sent, and has no pagination object: the first page
     * with fewer events than `pageSize` is the last one. With `after`, a page ends early where its events would have more
     * than 8 MiB together, and the last one has no events. The request acknowledges no event and emits none.
     *
     * @returns A page of events.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const event of api.events.list({ environmentId: "us_env_4hTq9LmZ" })) {
     *   console.log(event);
     * }
     * ```
     */
    list(query?: ListEventsQuery, options?: HookedOptions): PageCall<Event>;

    /**
     * Create an event.
     *
     * Records that something happened, in the same way as events of the service. Use it to inform agents and other
     * receivers about work done outside the service, or to start a program that listens for a topic.
     *
     * `topic` and `domain` must be among the listed values, and everything that `context` names must exist. The response
     * is the event with its id and time. The emitted event is the one in the request, with the caller as
     * `context.actorId` and with `sentByClient`: it appears in the list, in streams and at webhooks. The service does not
     * act on it. Agents run for it if they were deployed with `clientEvents`, or if the service records no events of this
     * topic itself. A second request with the same body creates a second event.
     *
     * @param body An event to record. The service adds its id and the time. As JSON, it has at most 262,144 bytes: each listener, webhook and agent that waits for it gets it as a whole. Send the address of larger data, as `dataUrl`.
     * @returns The event as it was recorded.
     * @throws ApiError 400: The event is not valid: only the listed topics and domains are accepted.
     * @throws ApiError 404: Something that the event's context names does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const event = await api.events.create({
     *   topic: "workbook:updated",
     *   domain: "workbook",
     *   context: {
     *     accountId: "us_acc_Kp7Rw2Nx",
     *     environmentId: "us_env_4hTq9LmZ",
     *     spaceId: "us_sp_8vKd3QxN",
     *     workbookId: "us_wb_Rm5yZ1hC",
     *     slugs: { space: "spring-product-import", workbook: "spring-catalogue" },
     *     namespaces: ["supplier-onboarding"],
     *     actorId: "us_usr_Nq8dK1yT",
     *   },
     *   payload: { name: "Spring catalogue", changed: ["labels"] },
     *   attributes: {
     *     targetUpdatedAt: "2026-03-07T06:00:14.020Z",
     *     progress: { current: 1, total: 1, percent: 100 },
     *   },
     *   namespaces: ["supplier-onboarding"],
     *   origin: { slug: "nightly-catalogue-sync" },
     *   target: "us_wb_Rm5yZ1hC",
     * });
     * ```
     */
    create(body: CreateEventConfig, options?: HookedOptions): Call<Event, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Stream events.
     *
     * Sends events as they happen, as server-sent events: the response stays open, and each event comes as soon as its
     * change is committed. The stream begins with the events that are recorded after the request, or with those behind
     * `after`, or with those since `since`. Filters combine, as in `events.list`.
     *
     * The `data` of a message is one event as JSON, and its `id` is the cursor behind this event. The first message has
     * only an `id`, and another such message follows after 15 seconds without an event. If the connection breaks, send
     * the last `id` as `Last-Event-ID` or as `after`: then no event is missing, and none comes twice.
     *
     * The stream ends within a second if the token is revoked or expires, or if the roles of the caller change. It also
     * ends if the service stops, if the client does not read for 1 minute, and from time to time for a guest. Send the
     * request again; its response says if something is wrong. In each process of the service, a caller can
     * have 50 open streams, a space 250, and an environment 100 that are about no single space; the operator of the service
     * can change these numbers. One more is rejected with 429. The streams of an account that are about no single environment
     * count like those of one.
     *
     * The request acknowledges no event and emits none. `events.follow` of the client uses this operation, and polls
     * `events.list` if a proxy holds the stream back.
     *
     * @returns The events, until the stream ends.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const { body } = await api.events.stream({ environmentId: "us_env_4hTq9LmZ" });
     * await body.pipeTo(new WritableStream({ write: (bytes) => console.log(bytes) }));
     * ```
     */
    stream(query?: StreamEventsQuery, options?: DownloadOptions): Call<Download>;

    /**
     * Get an event.
     *
     * Returns one event, acknowledged or not. Use it if you know only the id of an event, for example from the log of an
     * agent.
     *
     * The request does not acknowledge the event and emits none.
     *
     * @param eventId The event.
     * @returns The event.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const event = await api.events.get("us_evt_Vs2hC5nL");
     * ```
     */
    get(eventId: EventId, options?: HookedOptions): Call<Event>;

    /**
     * Acknowledge an event.
     *
     * Reports an event as handled. `events.list` then leaves it out, unless the request includes acknowledged events. The
     * event records who acknowledged it and when. The `callbackUrl` of an event is the address of this operation.
     *
     * If the event is already acknowledged, nothing changes. The request emits no event, and does not complete the
     * commit or the job that the event is about; use `commits.complete` and `jobs.complete` for that.
     *
     * @param eventId The event.
     * @returns The event is acknowledged.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.events.acknowledge("us_evt_Vs2hC5nL");
     * ```
     */
    acknowledge(eventId: EventId, options?: HookedOptions): Call<SuccessData | undefined>;
}

/** Creates a client with only this resource, for small bundles. */
export function createEvents(options: ClientOptions = {}): Events {
    return bindEvents(createCore(options));
}

/** Creates the methods of `events` on an existing client. */
export function bindEvents(core: Core): Events {
    return bindResource<Events>(core, "events", eventsMethods, { page: createPageCall, download });
}
