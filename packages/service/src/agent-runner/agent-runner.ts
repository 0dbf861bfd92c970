import type { Chores } from "../domain/chore.ts";
import type { Slots } from "../domain/slots.ts";
import { findNewestPosition } from "../storage/newest-position.ts";
import { createFeedList } from "./feed-list.ts";
import { claimFeed, type Feed, feedLease, isSuspect } from "./feeds.ts";
import { createEventSearch } from "./find-events.ts";
import { measureLag } from "./measure-lag.ts";
import { createPacer } from "./pacer.ts";
import { showPresence } from "./presence.ts";
import type { RunPlace } from "./run-event.ts";
import { createRuns, findPlace } from "./runs.ts";

/** Runs the agents of all accounts in this process. */
export interface AgentRunner {
  /** Searches for events now, not only at the next tick. */
  wake(): void;
  /** Stores that something failed that nothing has caught: one of the running agents may be the reason. */
  noteFault(): Promise<void>;
  /** After its chores have stopped: ends the runs; they begin again with the next runner. */
  stop(): Promise<void>;
}

/** The settings of a runner. */
export interface AgentRunnerOptions {
  /** For agents. */
  readonly slots: Slots;
  /** Called from time to time with how old the first event is that an agent has not handled, in seconds. */
  onLag?(seconds: number): void;
  /** Called if an agent cannot be run for a reason inside the service. */
  onFailure(agentId: string, error: unknown): void;
}

/** The interval between searches for events of other processes, in milliseconds. */
const tickMs = 1000;
/** The shortest time between two searches after commits of this process, in milliseconds. A run makes two commits. */
const wakePauseMs = 20;

/** Starts a runner. Several runners may share one PostgreSQL: each agent is run by one of them at a time. */
export function startAgentRunner(
  place: RunPlace,
  chores: Chores,
  { slots, onFailure, onLag = () => {} }: AgentRunnerOptions,
): AgentRunner {
  const { storage, clock } = place;
  const events = createEventSearch(storage, clock);
  const release = chores.guard("release-agents");
  const runs = createRuns({ place, events, release, onFailure }, slots, chores.signal);
  const feeds = createFeedList(place);

  /** Whether the last search found no agent besides those that run here. */
  let isNoneFree = false;

  async function takeAll(): Promise<void> {
    runs.wake();
    const newest = new Map<string, number>();
    const hasNew = async (feed: Feed) => {
      const { account_id: accountId } = feed;
      // Once for all agents of an account, because most of them have nothing to do.
      if (!newest.has(accountId))
        newest.set(accountId, await findNewestPosition(storage, storage.db, accountId));
      return (newest.get(accountId) ?? 0) > events.findStart(feed);
    };
    const hasWork = async (feed: Feed) =>
      (feed.has_retries !== 0 || (await hasNew(feed))) && (await events.find(feed)) !== undefined;
    const begin = async (feed: Feed) => {
      const claimed = await claimFeed(storage, feed.agent_id, clock());
      if (claimed !== undefined) runs.start(claimed, search);
    };
    slots.startRound();
    const free = slots.arrange(await feeds.listFree(runs.count() > 0), findPlace);
    isNoneFree = free.length === 0 && runs.count() > 0;
    for (const suspect of free.filter(isSuspect)) {
      if (!(await hasWork(suspect))) continue;
      // It runs alone, so that it is known who the reason was if it happens again.
      if (runs.count() === 0) await begin(suspect);
      else slots.wantAll();
      return;
    }
    if (runs.isAlone()) return;
    for (const feed of free) {
      if (chores.signal.aborted) return;
      if (runs.has(feed.agent_id) || slots.isWanted(feed.environment_id)) continue;
      if (!(await hasWork(feed)) || !slots.findRoom(feed.environment_id)) continue;
      await begin(feed);
    }
  }

  const search = chores.add({
    name: "search-agent-events",
    intervalMs: tickMs,
    startsAtOnce: true,
    work: takeAll,
  });
  chores.add({
    name: "renew-agents",
    intervalMs: feedLease.claimDurationMs / 3,
    work: () => runs.renew(),
  });
  chores.add({
    name: "measure-agents",
    intervalMs: 15_000,
    work: async () => onLag(await measureLag(place, events)),
  });
  const presence = showPresence(place, chores);
  // One that is deployed meanwhile is found at the next tick.
  const look = () => (isNoneFree && runs.count() > 0 ? runs.wake() : search());
  const wake = createPacer(wakePauseMs, look, chores.signal);
  return {
    wake: () => feeds.hasAgents() && wake(),
    noteFault: runs.noteFault,
    async stop() {
      await runs.ended();
      await presence.stop();
      await place.sandbox.close();
    },
  };
}
