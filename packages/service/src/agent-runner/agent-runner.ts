import type { AgentConfig } from "@data-import/types";
import { createAskedWork } from "../domain/asked-work.ts";
import { BoundedMap } from "../domain/bounded-map.ts";
import { findNewestPosition } from "../storage/newest-position.ts";
import { readJson } from "../storage/rows/columns.ts";
import {
  type ClaimedFeed,
  claimFeed,
  claimLife,
  type Feed,
  hasFeeds,
  type Interest,
  listFreeFeeds,
  listNextEvents,
  releaseAllFeeds,
  releaseFeed,
  renewFeeds,
} from "./feeds.ts";
import { showPresence } from "./presence.ts";
import { ClaimLost, type RunPlace, runEvent } from "./run-event.ts";

/** Runs the agents of all accounts in this process. */
export interface AgentRunner {
  /** Searches for events now, not only at the next tick. */
  wake(): void;
  /** Ends the runs; they begin again with the next runner. */
  stop(): Promise<void>;
}

/** The settings of a runner. */
export interface AgentRunnerOptions {
  /** How many agents of one environment run at the same time. The default is 2. */
  readonly atOnce?: number | undefined;
  /** Called if an agent cannot be run for a reason inside the service. */
  onFailure(agentId: string, error: unknown): void;
}

/** How many agents run at the same time in this process. */
const mostRunning = 8;
/** The interval between searches for events of other processes, in milliseconds. */
const tick = 1000;
/** How long an agent waits if it cannot be run for a reason inside the service, in milliseconds. */
const waitAfterFailure = 10_000;

interface Code extends Interest {
  readonly source: string | undefined;
}

/** Starts a runner. Several runners may share one PostgreSQL: each agent is run by one of them at a time. */
export function startAgentRunner(
  place: RunPlace,
  { atOnce = 2, onFailure }: AgentRunnerOptions,
): AgentRunner {
  const { storage, clock } = place;
  const stopping = new AbortController();
  /** By agent. */
  const running = new Map<string, { readonly environmentId: string; readonly done: Promise<void> }>();
  /** The ends of claimed work, by claim. */
  const claims = new Map<string, AbortController>();
  /** Up to where the events were searched, by agent: the database has only the positions of runs. */
  const searched = new Map<string, number>();
  const codes = new BoundedMap<Code>({ entries: 100, size: 67_108_864 });
  let hasAgents = false;
  /** The version of the database in which agents were searched; undefined if the engine does not know it. */
  let searchedVersion: number | undefined;
  const search = createAskedWork(takeAll);

  async function readCode(versionId: string): Promise<Code> {
    const known = codes.get(versionId);
    if (known !== undefined) return known;
    const query = storage.db.selectFrom("agent_versions").select("config").where("id", "=", versionId);
    const row = await query.executeTakeFirst();
    const config = readJson<AgentConfig>(row?.config ?? null) ?? {};
    const { source, topics = [], ownEvents = false } = config;
    const code = { source, topics, ownEvents };
    codes.set(versionId, code, source?.length ?? 0);
    return code;
  }

  function findStart(feed: Feed): number {
    return Math.max(feed.position, searched.get(feed.agent_id) ?? 0);
  }

  async function findEvents(feed: Feed) {
    const code = await readCode(feed.version_id);
    if (code.source === undefined || code.topics.length === 0) return undefined;
    for (;;) {
      const found = await listNextEvents(storage.db, feed, code, findStart(feed));
      if (found.events.length > 0) return { events: found.events, source: code.source };
      searched.set(feed.agent_id, found.position);
      if (found.isEnd) return undefined;
    }
  }

  async function takeAll(): Promise<void> {
    if (stopping.signal.aborted) return;
    const version = storage.readVersion();
    hasAgents ||= await hasFeeds(storage.db);
    const feeds = hasAgents ? await listFreeFeeds(storage.db, clock()) : [];
    if (feeds.length === 0 && running.size === 0) hasAgents &&= await hasFeeds(storage.db);
    searchedVersion = version;
    const newest = new Map<string, number>();
    for (const feed of feeds) {
      if (stopping.signal.aborted || running.size >= mostRunning) return;
      if (running.has(feed.agent_id) || isFull(feed.environment_id)) continue;
      const { account_id: accountId } = feed;
      // Once for all agents of an account, because most of them have nothing to do.
      if (!newest.has(accountId)) newest.set(accountId, await findNewestPosition(storage.db, accountId));
      if ((newest.get(accountId) ?? 0) <= findStart(feed)) continue;
      if ((await findEvents(feed)) === undefined) continue;
      const claimed = await claimFeed(storage, feed.agent_id, clock());
      if (claimed === undefined) continue;
      const done = work(claimed).finally(() => {
        running.delete(feed.agent_id);
        wake();
      });
      running.set(feed.agent_id, { environmentId: feed.environment_id, done });
    }
  }

  function isFull(environmentId: string): boolean {
    return [...running.values()].filter((one) => one.environmentId === environmentId).length >= atOnce;
  }

  /** Runs a claimed agent for its events until there are no more. */
  async function work(claimed: ClaimedFeed): Promise<void> {
    const ending = new AbortController();
    claims.set(claimed.claimed_by, ending);
    const signal = AbortSignal.any([stopping.signal, ending.signal]);
    let feed = claimed;
    try {
      for (;;) {
        const found = await findEvents(feed);
        if (found === undefined) {
          // Otherwise the next runner would have to search all of them again.
          return await releaseFeed(storage, feed.claimed_by, { position: searched.get(feed.agent_id) });
        }
        for (const event of found.events) {
          if (signal.aborted) return await releaseFeed(storage, feed.claimed_by);
          const { failures } = await runEvent(place, feed, found.source, event, signal);
          feed = { ...feed, position: event.position, attempts: 1, failures };
          // After a failure, it waits. After a new deployment, the next event is for the new version.
          if (failures > 0 || !(await isCurrent(feed))) {
            return await releaseFeed(storage, feed.claimed_by);
          }
        }
      }
    } catch (error) {
      if (error instanceof ClaimLost) return;
      if (!signal.aborted) onFailure(feed.agent_id, error);
      const wait = signal.aborted ? 0 : waitAfterFailure;
      const waits_until = new Date(clock().getTime() + wait).toISOString();
      await releaseFeed(storage, feed.claimed_by, { waits_until }).catch(() => {});
    } finally {
      claims.delete(claimed.claimed_by);
    }
  }

  async function isCurrent(feed: ClaimedFeed): Promise<boolean> {
    const query = storage.db.selectFrom("agents").select("version").where("id", "=", feed.agent_id);
    return (await query.executeTakeFirst())?.version === feed.version;
  }

  function wake(): void {
    if (!stopping.signal.aborted) search.ask();
  }

  /** Without agents, nothing is read until the database changes. */
  function searchChanged(): void {
    const isSame = searchedVersion !== undefined && storage.readVersion() === searchedVersion;
    if (hasAgents || !isSame) wake();
  }

  async function renew(): Promise<void> {
    const valid = await renewFeeds(storage, [...claims.keys()], clock());
    for (const [claim, ending] of claims) if (!valid.includes(claim)) ending.abort();
  }

  const presence = showPresence(place);
  const ready = releaseAllFeeds(storage, clock());
  ready.then(wake, wake);
  const timers = [
    setInterval(searchChanged, tick).unref(),
    setInterval(() => void renew().catch(() => {}), claimLife / 3).unref(),
  ];
  return {
    wake() {
      if (hasAgents) wake();
    },
    async stop() {
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
      await Promise.allSettled([ready, search.ended()]);
      await Promise.allSettled([...running.values()].map(({ done }) => done));
      await presence.stop();
      await place.sandbox.close();
    },
  };
}
