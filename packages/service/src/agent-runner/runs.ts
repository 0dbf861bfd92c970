import type { Slots, WorkPlace } from "../domain/slots.ts";
import { createBell } from "./bell.ts";
import { type ClaimedFeed, type Feed, feedLease, isSuspect, storeFault } from "./feeds.ts";
import { type FeedWork, runFeed, type Turn } from "./run-feed.ts";

/** The agents that run in this process. */
export interface Runs {
  count(): number;
  has(agentId: string): boolean;
  /** Whether the only run must stay alone, because it is suspected of a fault. */
  isAlone(): boolean;
  /** Lets the agents that run look for new events. */
  wake(): void;
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
  readonly turn: Turn;
  readonly done: Promise<void>;
}

/** @param stopping ends all runs */
export function createRuns(work: FeedWork, slots: Slots, stopping: AbortSignal): Runs {
  const { storage, clock } = work.place;
  /** By agent. */
  const runs = new Map<string, Run>();

  function createTurn(feed: Feed, signal: AbortSignal): Turn {
    const place = findPlace(feed);
    let running = 0;
    /** The ends of the places besides the first one. */
    const more: (() => void)[] = [];
    const turn: Turn = {
      signal,
      bell: createBell(),
      isOver: () => isSuspect(feed) || slots.isWanted(place.environmentId),
      countRunning: () => running,
      canBegin: () => running === 0 || (!turn.isOver() && slots.hasRoom(place.environmentId)),
      begin() {
        if (running > 0) more.push(slots.begin(place));
        running += 1;
        return () => {
          running -= 1;
          more.pop()?.();
        };
      },
    };
    signal.addEventListener("abort", () => turn.bell.ring(), { once: true });
    return turn;
  }

  return {
    count: () => runs.size,
    has: (agentId) => runs.has(agentId),
    isAlone: () => [...runs.values()].some(({ feed }) => isSuspect(feed)),
    wake() {
      for (const { turn } of runs.values()) turn.bell.ring();
    },
    start(feed, onEnd) {
      const ending = new AbortController();
      const id = feed.agent_id;
      const end = slots.begin(findPlace(feed));
      const turn = createTurn(feed, AbortSignal.any([stopping, ending.signal]));
      const done = runFeed(work, feed, turn).finally(() => {
        runs.delete(id);
        end();
        onEnd();
      });
      runs.set(id, { feed, claim: feed.claimed_by, ending, turn, done });
    },
    async renew() {
      const renewed = [...runs.values()];
      const claims = renewed.map(({ claim }) => claim);
      const valid = await feedLease.renew(storage, claims, clock());
      for (const { claim, ending } of renewed) if (!valid.includes(claim)) ending.abort();
    },
    async noteFault() {
      // One that only waits for its next event is not the reason.
      const all = [...runs.values()].filter(({ turn }) => turn.countRunning() > 0);
      const runCount = all.reduce((sum, { turn }) => sum + turn.countRunning(), 0);
      await storeFault(
        storage,
        all.map(({ claim }) => claim),
        runCount,
      );
    },
    async ended() {
      await Promise.all([...runs.values()].map(({ done }) => done));
    },
  };
}

/** The place of a feed among the work that takes turns. */
export function findPlace({ environment_id: environmentId, agent_id: id }: Feed): WorkPlace {
  return { environmentId, id };
}
