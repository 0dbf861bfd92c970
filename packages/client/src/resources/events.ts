import type { Event } from "@data-import/types";
import { type Core, createCore } from "../core/core.ts";
import type { ClientOptions } from "../core/options.ts";
import { type FollowOptions, follow } from "../extras/events.ts";
import { bindEvents as bindOperations, type Events as EventOperations } from "./events.gen.ts";

export type { FollowOptions } from "../extras/events.ts";
export type { ListEventsQuery } from "./events.gen.ts";

/** The operations of events, and a way to follow events as they happen. */
export interface Events extends EventOperations {
  /**
   * Yields every event once, in the order of the service, as the events happen, until `signal` is aborted.
   *
   * @example
   * ```ts
   * const soon = AbortSignal.timeout(1_000);
   * for await (const event of api.events.follow({ spaceId: "us_sp_8vKd3QxN", signal: soon })) {
   *   if (event.topic === "commit:created") console.log(event.context.sheetId);
   * }
   * ```
   */
  follow(options?: FollowOptions): AsyncIterable<Event>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createEvents(options: ClientOptions = {}): Events {
  return bindEvents(createCore(options));
}

/** The methods of `events` that use an existing core. */
export function bindEvents(core: Core): Events {
  return { ...bindOperations(core), follow: (options) => follow(core, options) };
}
