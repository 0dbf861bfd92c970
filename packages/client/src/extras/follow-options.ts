import type {
  EnvironmentId,
  Event,
  EventByTopic,
  EventDomain,
  EventTopic,
  SpaceId,
} from "@data-import/types";
import type { CallOptions } from "../core/types.ts";

/** The type of the events of a topic; any event if the topic is not known. */
export type EventOf<Topic extends EventTopic> = EventTopic extends Topic ? Event : EventByTopic[Topic];

/** Which events to follow, from where on, and how often to request them. */
export interface FollowOptions<Topic extends EventTopic = EventTopic> extends CallOptions {
  /** Only events of this environment. */
  environmentId?: EnvironmentId | undefined;
  /** Only events of this space. */
  spaceId?: SpaceId | undefined;
  /** Only events of this domain, such as `workbook`. */
  domain?: EventDomain | undefined;
  /** Only events of this topic, such as `commit:created`; the events then have the type of this topic. */
  topic?: Topic | undefined;
  /** Only events behind this one: the id of the last event that you received, or `start` for all events. */
  after?: string | undefined;
  /** Only events of this time and later. Without `since` and `after`, the first event is the first new one. */
  since?: string | Date | undefined;
  /** Whether to include acknowledged events. The default is `false`. */
  includeAcknowledged?: boolean | undefined;
  /** Whether you call `commits.complete` after each `commit:created` with `trackChanges`. Then such commits wait for it. */
  completesCommits?: boolean | undefined;
  /**
   * Whether to receive events through a stream, which takes milliseconds. The default is true. Without a stream, or if
   * none comes through (an older service, a mock, a proxy that holds responses back), it polls.
   */
  live?: boolean | undefined;
  /**
   * Whether all tabs of a browser share one stream: a browser opens only six connections to an HTTP/1.1 address. Tabs share
   * it that follow the same events for the same person. If the tab with the stream is closed, another one goes on behind
   * the last event. The default is false. Where `navigator.locks` or `BroadcastChannel` is missing, it follows alone.
   */
  shared?: boolean | undefined;
  /**
   * Called once, when the place in the events is known: every event behind it follows. What you have read before that may
   * be older, so read it again.
   */
  onConnect?: (() => void) | undefined;
  /**
   * Milliseconds between two requests if it polls. The default is 2,000. Without new events, it grows to 15 times that.
   */
  interval?: number | undefined;
}
