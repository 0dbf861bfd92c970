import type { Event } from "@data-import/types";
import { type Core, createCore } from "../core/core.ts";
import type { ClientOptions } from "../core/options.ts";
import { type FollowOptions, follow } from "../extras/events.ts";
import { bindEvents as bindOperations, type Events as EventOperations } from "./events.gen.ts";

export type { FollowOptions } from "../extras/events.ts";
export type { ListEventsQuery } from "./events.gen.ts";

/** What happened: the operations, and a way to hear of it as it happens. */
export interface Events extends EventOperations {
  /**
   * Yields every event once, in the order of time, as they happen, until `signal` is aborted.
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

/** The methods of `events` over a client that is there already. */
export function bindEvents(core: Core): Events {
  return { ...bindOperations(core), follow: (options) => follow(core, options) };
}
