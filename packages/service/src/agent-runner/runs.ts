import type { Slots } from "../domain/slots.ts";
import { type ClaimedFeed, type Feed, feedLease, isSuspect, storeFault } from "./feeds.ts";
import { type FeedWork, runFeed } from "./run-feed.ts";

/** The agents that run in this process. */
export interface Runs {
  count(): number;
  has(agentId: string): boolean;
  /** Whether the only run must stay alone, because it is suspected of a fault. */
  isAlone(): boolean;
  /** Starts to run a claimed agent. `onEnd` is called when it has ended. */
  start(claimed: ClaimedFeed, onEnd: () => void): void;
  /** Renews the claims of all runs, and ends the runs whose claims are lost. */
  renew(): Promise<void>;
  /** Stores that something failed during the runs that nothing has caught. */
  noteFault(): Promise<void>;
  /** Resolves when all runs have ended. */
  ended(): Promise<void>;
}

interface Run {
  readonly feed: Feed;
  readonly claim: string;
  readonly ending: AbortController;
  readonly done: Promise<void>;
}

/** @param stopping ends all runs */
export function createRuns(work: FeedWork, slots: Slots, stopping: AbortSignal): Runs {
  const { storage, clock } = work.place;
  /** By agent. */
  const runs = new Map<string, Run>();
  return {
    count: () => runs.size,
    has: (agentId) => runs.has(agentId),
    isAlone: () => [...runs.values()].some(({ feed }) => isSuspect(feed)),
    start(feed, onEnd) {
      const ending = new AbortController();
      const { environment_id: environmentId, agent_id: id } = feed;
      const end = slots.begin({ environmentId, id });
      const turn = {
        signal: AbortSignal.any([stopping, ending.signal]),
        isOver: () => isSuspect(feed) || slots.isWanted(environmentId),
      };
      const done = runFeed(work, feed, turn).finally(() => {
        runs.delete(id);
        end();
        onEnd();
      });
      runs.set(feed.agent_id, { feed, claim: feed.claimed_by, ending, done });
    },
    async renew() {
      const renewed = [...runs.values()];
      const claims = renewed.map(({ claim }) => claim);
      const valid = await feedLease.renew(storage, claims, clock());
      for (const { claim, ending } of renewed) if (!valid.includes(claim)) ending.abort();
    },
    async noteFault() {
      const claims = [...runs.values()].map(({ claim }) => claim);
      await storeFault(storage, claims);
    },
    async ended() {
      await Promise.all([...runs.values()].map(({ done }) => done));
    },
  };
}
