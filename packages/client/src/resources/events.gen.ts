// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    CreateEventConfig,
    EnvironmentId,
    ErrorEnvelope,
    Event,
    EventId,
    PageNumber,
    PageSize,
    SpaceId,
    SuccessData,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { eventsMethods } from "../resources.gen.ts";

/** The query of `events.list`. */
export interface ListEventsQuery {
    /**
     * Only events of this domain, such as `workbook`.
     * @example workbook
     */
    domain?: string;
    /**
     * Only events of this environment.
     * @example us_env_4hTq9LmZ
     */
    environmentId?: EnvironmentId;
    /**
     * Whether to list acknowledged events too; `false` unless given.
     * @example true
     */
    includeAcknowledged?: boolean;
    /**
     * Which page to return, counted from 1 in steps of `pageSize`.
     * @example 1
     */
    pageNumber?: PageNumber;
    /**
     * How many events a page holds; 10 unless given.
     * @example 10
     */
    pageSize?: PageSize;
    /**
     * Only events that happened at this time or later.
     * @example 2026-03-02T09:00:00.000Z
     */
    since?: string;
    /**
     * Only events of this space.
     * @example us_sp_8vKd3QxN
     */
    spaceId?: SpaceId;
    /**
     * Only events of this topic, such as `commit:created`.
     * @example commit:created
     */
    topic?: string;
}

/** What happened, in order; created by the service and by clients. */
export interface Events {
    /**
     * List events.
     *
     * Returns what happened, newest first. Filter by environment or space, by domain or topic, and by time with `since`;
     * filters combine. Use it to show activity, or to poll: remember the `createdAt` of the newest event you have seen
     * and send it as `since` next time.
     *
     * Events that a receiver acknowledged are left out unless `includeAcknowledged` is `true`. The answer is one page of
     * 10 events unless `pageSize` says otherwise, without a pagination object: the first page with fewer events than
     * `pageSize` is the last. Listing acknowledges nothing and emits nothing.
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
     * Records that something happened, as if the service had noticed it. Use it to tell agents and other receivers about
     * work done outside the service, or to start an agent that listens for a topic.
     *
     * `topic` and `domain` must be among the listed values, and everything that `context` names must exist. The answer
     * is the event with its id and time. The event emitted is the one sent: it appears in the listing and reaches every
     * receiver of its topic. Recording the same thing twice makes two events.
     *
     * @param body An event to record. The service adds its id and the time.
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
    create(body: CreateEventConfig, options?: HookedOptions): Call<Event, HttpFailure<400 | 404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get an event.
     *
     * Returns one event, acknowledged or not. Use it when only the id of an event is known, for example from the log of
     * an agent.
     *
     * Reading an event does not acknowledge it, and emits nothing.
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
     * Reports an event as handled. `events.list` leaves it out from then on, unless asked for acknowledged events too;
     * the event itself keeps who acknowledged it and when. The `callbackUrl` of an event leads here.
     *
     * Acknowledging an event again changes nothing: the first time counts. It emits no event, and does not complete the
     * commit or the job that the event is about; `commits.complete` and `jobs.complete` do.
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

/** Creates a client of this resource alone, for small bundles. */
export function createEvents(options: ClientOptions = {}): Events {
    return bindEvents(createCore(options));
}

/** The methods of `events` over a client that is there already. */
export function bindEvents(core: Core): Events {
    return bindResource<Events>(core, eventsMethods, { page: createPageCall });
}
