import type { EventTopic } from "@data-import/types";
import { type Core, createCore } from "../core/core.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { type EventOf, type FollowOptions, follow } from "../extras/events.ts";
import type { PageCall } from "../paging/page.ts";
import {
  bindEvents as bindOperations,
  type Events as EventOperations,
  type ListEventsQuery,
} from "./events.gen.ts";

export type { EventOf, FollowOptions } from "../extras/events.ts";
export type { ListEventsQuery } from "./events.gen.ts";

/** The operations of events, and a way to follow events as they happen. */
export interface Events extends EventOperations {
  // Editors show the comment of the operation.
  list<Topic extends EventTopic = EventTopic>(
    query?: ListEventsQuery & { topic?: Topic | undefined },
    options?: HookedOptions,
  ): PageCall<EventOf<Topic>>;

  /**
   * Yields every event once, in the order of the service, as the events happen, until `signal` is aborted. With `topic`,
   * the events have the type of that topic.
   *
   * @example
   * ```ts
   * const soon = AbortSignal.timeout(1_000);
   * for await (const event of api.events.follow({ topic: "commit:created", signal: soon })) {
   *   console.log(event.context.sheetId);
   * }
   * ```
   */
  follow<Topic extends EventTopic = EventTopic>(
    options?: FollowOptions<Topic>,
  ): AsyncIterable<EventOf<Topic>>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createEvents(options: ClientOptions = {}): Events {
  return bindEvents(createCore(options));
}

/** The methods of `events` that use an existing core. */
export function bindEvents(core: Core): Events {
  return { ...bindOperations(core), follow: (options) => follow(core, options) } as Events;
}
