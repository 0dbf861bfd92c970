import { type ClaimedFeed, releaseFeed } from "./feeds.ts";
import type { EventSearch } from "./find-events.ts";
import { findHold } from "./limits.ts";
import { ClaimLost, holdFeed, type RunPlace, runEvent } from "./run-event.ts";

/** What the runs of all agents have in common. */
export interface FeedWork {
  readonly place: RunPlace;
  readonly events: EventSearch;
  /** Waits for a release of a claim; never rejects. */
  release(work: () => Promise<unknown>): Promise<void>;
  /** Called if an agent cannot be run for a reason inside the service. */
  onFailure(agentId: string, error: unknown): void;
}

/** How long an agent waits if it cannot be run for a reason inside the service, in milliseconds. */
const waitAfterFailureMs = 10_000;

/** The turn of an agent. */
export interface Turn {
  /** Aborted when the run must end at once. */
  readonly signal: AbortSignal;
  /** Whether other agents wait for its place: it ends behind the event that it handles, and continues at its next turn. */
  isOver(): boolean;
}

/** Runs a claimed agent for its events until there are no more, or its turn is over, and releases it. Never rejects. */
export async function runFeed(work: FeedWork, claimed: ClaimedFeed, turn: Turn): Promise<void> {
  const { storage, clock } = work.place;
  const { signal } = turn;
  try {
    await runEvents(work, claimed, turn);
  } catch (error) {
    if (error instanceof ClaimLost) return;
    if (!signal.aborted) work.onFailure(claimed.agent_id, error);
    const waitMs = signal.aborted ? 0 : waitAfterFailureMs;
    const waits_until = new Date(clock().getTime() + waitMs).toISOString();
    // If it cannot be released, it ends by itself.
    await work.release(() => releaseFeed(storage, claimed, { waits_until }));
  }
}

async function runEvents(
  { place, events }: FeedWork,
  claimed: ClaimedFeed,
  { signal, isOver }: Turn,
): Promise<void> {
  let feed = claimed;
  const hidden = new Set<string>();
  for (;;) {
    const found = await events.find(feed);
    if (found === undefined) {
      // Otherwise the next runner would have to search all of them again.
      return releaseFeed(place.storage, feed, { position: events.findSearched(feed) });
    }
    for (const event of found.events) {
      if (signal.aborted) return releaseFeed(place.storage, feed);
      const hold = findHold(feed, event, place.limits ?? {}, place.clock());
      if (hold !== undefined) return holdFeed(place, feed, hold);
      const { hasFailed, ...changes } = await runEvent(place, feed, { ...found, event, hidden }, signal);
      feed = { ...feed, ...changes };
      // After a failure, it waits. After a new deployment, the next event is for the new version.
      if (hasFailed || isOver() || !(await isCurrent(place, feed))) return releaseFeed(place.storage, feed);
    }
  }
}

async function isCurrent({ storage }: RunPlace, feed: ClaimedFeed): Promise<boolean> {
  const query = storage.db.selectFrom("agents").select("version").where("id", "=", feed.agent_id);
  return (await query.executeTakeFirst())?.version === feed.version;
}
