import { type Client, createClient, type EventOf, type FollowOptions } from "@data-import/client";
import { type Event, type EventTopic, eventTopics } from "@data-import/types";
import { checkFilter, type EventFilter, matches } from "./event-filter.ts";
import { findHookName } from "./hook-names.ts";
import { findConflicts, OrderedWork } from "./ordered-work.ts";
import type { Tools } from "./tools.ts";

/** Handles an event. If it throws or rejects, the event counts as failed. */
export type Handler<Topic extends EventTopic = EventTopic> = (event: EventOf<Topic>, tools: Tools) => unknown;

/** Adds handlers to a listener; `recordHook` and `jobHandler` return one. */
export type Plugin = (listener: Listener) => void;

/** Which events to follow, and what to do after each. */
export interface ListenOptions
  extends Pick<FollowOptions, "environmentId" | "spaceId" | "after" | "since" | "interval" | "signal"> {
  /** Writes the lines of handlers. The default is `console.log`. */
  readonly log?: Tools["log"] | undefined;
  /**
   * Called after every event, whether a handler took it or not, in the order of the events. Store its `id`, and pass it as
   * `after` after a restart. If a hook of an event waits for the end of a conflict, the calls for this event and those behind
   * it wait, too: nothing is lost at a restart.
   */
  readonly onHandled?: ((event: Event) => unknown) | undefined;
  /**
   * Called if a handler fails; the next event follows. Without it, `listen` rejects with the error. A hook that met a
   * conflict fails with a `HookConflictError` and runs again later; without `onError`, the log says so.
   */
  readonly onError?: ((error: unknown, event: Event) => unknown) | undefined;
}

/** Handles events. The default export of an agent is one. */
export interface Listener {
  /** The topics that have a handler: what an agent names when it is deployed. With a handler for `*`, all topics. */
  readonly topics: readonly EventTopic[];
  /**
   * Adds a handler for a topic, for several, or with `*` for all. A filter narrows it further. Events that clients sent
   * are left out, unless the filter has `clientEvents`. Handlers run one after the other, in the order in which they were
   * added. Throws a TypeError if the topic or the filter has a mistake.
   */
  on<Topic extends EventTopic>(topic: Topic | readonly Topic[] | "*", handler: Handler<Topic>): this;
  on<Topic extends EventTopic>(
    topic: Topic | readonly Topic[] | "*",
    filter: EventFilter,
    handler: Handler<Topic>,
  ): this;
  /** Adds the handlers of a plugin. */
  use(plugin: Plugin): this;
  /**
   * Runs the handlers of one event. An agent calls it for each event, a test with an event of its own. Without `api`, the
   * client is made from the environment variables `DATA_IMPORT_URL` and `DATA_IMPORT_TOKEN`. Every handler runs; if some
   * fail, it rejects with the error, or with an AggregateError if there are several.
   */
  dispatchEvent(event: Event, tools?: GivenTools): Promise<void>;
  /**
   * Follows the events of the service and handles them one by one, in their order. Ends when `signal` is aborted, after
   * the handlers of the current event.
   *
   * With a handler of `commit:created`, the commits of workbooks with `trackChanges` wait for this program. They are
   * completed after their handlers, unless one of these failed. If none of them is a hook, they call `commits.complete`.
   */
  listen(api: Client, options?: ListenOptions): Promise<void>;
}

/** The tools that a caller provides; the others are made. */
export type GivenTools = { readonly [Name in keyof Tools]?: Tools[Name] | undefined } & {
  /** Runs only these hooks: those that a `HookConflictError` of the same event has named. */
  readonly retry?: readonly string[] | undefined;
};

interface Entry {
  readonly topics: readonly EventTopic[] | "*";
  readonly filter: EventFilter;
  readonly handle: Handler;
}

/** Creates a listener without handlers. */
export function createListener(): Listener {
  const entries: Entry[] = [];
  let made: Client | undefined;
  const makeClient = () => {
    made ??= createClient();
    return made;
  };

  const listTaken = (event: Event, retry?: readonly string[]) =>
    entries.filter(
      ({ topics, filter, handle }) =>
        takes(topics, event) &&
        matches(event, filter) &&
        (!retry || retry.includes(findHookName(handle) ?? "")),
    );

  const listener: Listener = {
    get topics() {
      const named = entries.map(({ topics }) => topics);
      return named.includes("*") ? eventTopics : [...new Set(named.flat() as EventTopic[])];
    },
    on(topic: EventTopic | readonly EventTopic[] | "*", ...rest: [EventFilter, Handler] | [Handler]) {
      const [filter, handle] = rest.length === 2 ? rest : [{}, rest[0]];
      const topics = topic === "*" ? topic : [topic].flat();
      if (topics !== "*") for (const name of topics) checkTopic(name);
      checkFilter(filter);
      entries.push({ topics, filter, handle });
      return listener;
    },
    use(plugin) {
      plugin(listener);
      return listener;
    },
    async dispatchEvent(
      event,
      { api, log = console.log, signal = new AbortController().signal, retry } = {},
    ) {
      const errors: unknown[] = [];
      for (const { handle } of listTaken(event, retry)) {
        try {
          await handle(event, { api: api ?? makeClient(), log, signal });
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 1) throw new AggregateError(errors, `${errors.length} handlers failed.`);
      if (errors.length === 1) throw errors[0];
    },
    async listen(api, { log, onHandled, onError, ...options } = {}) {
      const { signal } = options;
      const completesCommits = entries.some(namesCommits);
      const work = new OrderedWork({
        signal,
        async dispatch(event, retry) {
          await listener.dispatchEvent(event, { api, log, signal, retry });
          if (completesCommits) await completeCommit(event, { api, signal });
        },
        report: (event) => onHandled?.(event),
        async fail(error, event) {
          if (onError) await onError(error, event);
          else if (findConflicts(error).isAll) (log ?? console.log)(String(error));
          else throw error;
        },
      });
      const following = { ...options, completesCommits, signal: work.signal, includeAcknowledged: true };
      try {
        for await (const event of api.events.follow(following)) await work.handle(event);
      } finally {
        await work.end();
      }
    },
  };
  async function completeCommit(event: Event, { api, signal }: Pick<GivenTools, "signal"> & { api: Client }) {
    if (event.topic !== "commit:created" || !event.payload.trackChanges) return;
    // Such a commit waits for nobody, and what a client says of a commit does not complete it.
    if (event.hooksDisabled === true || event.sentByClient === true) return;
    const own = listTaken(event).filter(namesCommits);
    if (own.length > 0 && !own.some(({ handle }) => findHookName(handle) !== undefined)) return;
    await api.commits.complete(event.context.commitId, { signal });
  }

  return listener;
}

/** Whether a handler is for commits. A handler of all events, such as a log, does not hold them. */
const namesCommits = ({ topics }: Entry) => topics !== "*" && topics.includes("commit:created");

const takes = (topics: Entry["topics"], event: Event) =>
  topics === "*" || topics.some((topic) => topic === event.topic);

function checkTopic(topic: string): void {
  if (eventTopics.some((known) => known === topic)) return;
  const near = eventTopics.filter((known) => known.split(":")[0] === topic.split(":")[0]);
  const hint =
    near.length > 0
      ? `Similar topics are ${near.join(", ")}.`
      : "eventTopics of @data-import/types lists all.";
  throw new TypeError(`on: there is no topic "${topic}". ${hint}`);
}
