import { unrecordedTopics } from "@data-import/types";
import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import { createLease } from "../context/lease.ts";
import type { EventExtras } from "../context/write-events.ts";
import { isDue } from "../storage/is-due.ts";
import { keepQuery } from "../storage/kept-query.ts";
import { findNewestPosition, newestPosition } from "../storage/newest-position.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import type { Tables } from "../storage/rows/tables.ts";
import type { Database, Storage } from "../storage/storage.ts";
import { findWait, longestWaitMs } from "./find-wait.ts";
import { selectRetries } from "./retries.ts";

/** An agent that may be run, with the version that it runs. */
export type Feed = Selectable<Tables["agent_feeds"]> & {
  readonly environment_id: string;
  readonly slug: string;
  readonly version: number;
  readonly version_id: string;
  /** 1 if hooks may run again for former events, otherwise 0. */
  readonly has_retries: number;
};

/** A feed that one runner has claimed. */
export interface ClaimedFeed extends Feed {
  readonly claimed_by: string;
}

/** The right of a runner to run an agent. */
export const feedLease = createLease("agent_feeds", 30_000);

/** The agents that no runner works on and that need not wait. */
export function listFreeFeeds(db: Database, now: Date): Promise<Feed[]> {
  return selectFree(db, now).execute();
}

const anyFeed = keepQuery((db) => db.selectFrom("agent_feeds").select("agent_id").limit(1));

/** Whether there is any agent. */
export async function hasFeeds(storage: Pick<Storage, "db" | "engine">): Promise<boolean> {
  return (await anyFeed.run({ storage, db: storage.db }, {})).length > 0;
}

/** Claims an agent; undefined if another runner has claimed it meanwhile. */
export async function claimFeed(
  storage: Storage,
  agentId: string,
  now: Date,
): Promise<ClaimedFeed | undefined> {
  return storage.transaction(async (db) => {
    const locked = db.selectFrom("agent_feeds").select("agent_id").where("agent_id", "=", agentId);
    if ((await locked.$call(storage.engine.sql.lockFreeRows).executeTakeFirst()) === undefined) return;
    const row = await selectFree(db, now).where("agent_feeds.agent_id", "=", agentId).executeTakeFirst();
    if (row === undefined) return undefined;
    const attempts = row.attempts + 1;
    const changes = { attempts, ...(attempts > 1 && { alone_until: await readNewest(db, row.account_id) }) };
    const claim = await feedLease.claim(db, agentId, now, changes);
    return claim && { ...row, ...claim, ...changes };
  });
}

/** The position of the newest event: the last runner, which ended during its runs, knew none behind it. */
async function readNewest(db: Database, accountId: string): Promise<number> {
  const { rows } = await sql<{ position: number }>`select ${newestPosition(accountId)} as position`.execute(
    db,
  );
  return Number(rows[0]?.position ?? 0);
}

/** Whether the events of a feed run one after the other, because some of them may end the runner. */
export function isCareful({ position, alone_until: end }: Pick<Feed, "position" | "alone_until">): boolean {
  return end !== null && position < end;
}

/** The version that the agent of a feed has now, as a column. */
export const currentVersion = sql<number>`(select agents.version from agents where agents.id = agent_feeds.agent_id)`;

/** Whether a claim is valid, and its agent has the version that it had then. */
export async function isCurrent(db: Database, feed: ClaimedFeed): Promise<boolean> {
  const row = await db
    .selectFrom("agent_feeds")
    .select(currentVersion.as("version"))
    .where("agent_id", "=", feed.agent_id)
    .where("claimed_by", "=", feed.claimed_by)
    .executeTakeFirst();
  return row?.version === feed.version;
}

/** What the release of a claim changes. */
export interface FeedRelease {
  /** Up to where no events are left for the agent. */
  readonly position?: number | undefined;
  /** From when on the agent may be run again. */
  readonly waits_until?: string;
}

/** Releases a claim. The attempt does not count, because it has not ended the runner. */
export function releaseFeed(
  storage: Storage,
  { agent_id: agentId, claimed_by: claim }: ClaimedFeed,
  { position, ...changes }: FeedRelease = {},
): Promise<void> {
  return feedLease.release(storage, agentId, claim, {
    attempts: sql`attempts - 1`,
    ...(position !== undefined && { position, handled: null }),
    ...changes,
  });
}

/**
 * Releases the claims of the last process, if the engine has one process at a time. An agent that was running when
 * several processes ended may be the reason, so it waits longer each time.
 */
export async function releaseAllFeeds(storage: Storage, now: Date): Promise<void> {
  if (!storage.engine.hasOneProcess) return;
  await storage.transaction(async (db) => {
    const query = db.selectFrom("agent_feeds").select(["agent_id", "attempts"]);
    for (const { agent_id, attempts } of await query.where("claimed_by", "is not", null).execute()) {
      const waits_until = attempts > 1 ? findWait(now, attempts) : null;
      await db.updateTable("agent_feeds").set({ waits_until }).where("agent_id", "=", agent_id).execute();
    }
    await feedLease.releaseAll(db);
  });
}

/** From so many faults on, an event is left out: its handling ends the runner. */
export const mostFaults = 2;

/** Whether a fault ended the runner while it ran several agents, of which this was one. */
export function isSuspect({ faults }: Pick<Feed, "faults">): boolean {
  return faults > 0 && faults < mostFaults;
}

/**
 * Stores that a fault ended the runs of some claims, and releases them. If there was one run, it is the reason. Of several,
 * each is run alone the next time.
 */
export async function storeFault(
  storage: Storage,
  claims: readonly string[],
  runCount: number,
): Promise<void> {
  if (claims.length === 0) return;
  const more = claims.length === 1 && runCount <= 1 ? mostFaults : 1;
  await storage.transaction((db) =>
    db
      .updateTable("agent_feeds")
      .set((is) => ({ faults: is("faults", "+", more), claimed_by: null, claimed_until: null }))
      .where("claimed_by", "in", claims)
      .execute(),
  );
}

/** What an agent asks for, from the settings of its version. */
export interface Interest {
  readonly topics: readonly string[];
  readonly ownEvents: boolean;
  readonly clientEvents: boolean;
}

/** The most events that are read at once. */
const batchEvents = 50;

/** The next events for an agent, in their order. Between `after` and `position` there are no others. */
export async function listNextEvents(
  storage: Storage,
  feed: Feed,
  interest: Interest,
  after: number,
): Promise<{ readonly events: readonly StoredEvent[]; readonly position: number; readonly isEnd: boolean }> {
  // Before the list, so that no event can come between the two.
  const { db } = storage;
  const newest = await findNewestPosition(storage, db, feed.account_id);
  if (newest <= after) return { events: [], position: after, isEnd: true };
  const rows = await db
    .selectFrom("events")
    .selectAll()
    .where("account_id", "=", feed.account_id)
    .where("environment_id", "=", feed.environment_id)
    .where("position", ">", after)
    .where("position", "<=", newest)
    .where("topic", "in", interest.topics)
    .orderBy("position")
    .limit(batchEvents)
    .execute();
  const isEnd = rows.length < batchEvents;
  return {
    events: rows.filter((row) => wakes(feed, row, interest)),
    position: isEnd ? newest : (rows.at(-1)?.position ?? after),
    isEnd,
  };
}

const unrecorded: ReadonlySet<string> = new Set(unrecordedTopics);

/**
 * An event of the agent itself does not wake it, and changes of records with disabled hooks wake no agent. What only a client
 * says wakes those that ask for it.
 */
function wakes(feed: Feed, event: StoredEvent, { ownEvents, clientEvents }: Interest): boolean {
  const { hooksDisabled, sentByClient } = readJson<EventExtras>(event.extras) ?? {};
  if (hooksDisabled === true) return false;
  if (sentByClient === true && !clientEvents && !unrecorded.has(event.topic)) return false;
  return ownEvents || readJson<{ readonly actorId?: string }>(event.context)?.actorId !== feed.agent_id;
}

/** The agents that are not paused, also those that run or wait. */
export function listFeeds(db: Database, now: Date): Promise<Feed[]> {
  return selectFeeds(db, now).execute();
}

type FeedQuery = SelectQueryBuilder<Tables, "agent_feeds" | "agents", Feed>;

function selectFeeds(db: Database, now: Date): FeedQuery {
  return db
    .selectFrom("agent_feeds")
    .innerJoin("agents", "agents.id", "agent_feeds.agent_id")
    .innerJoin("agent_versions", (join) =>
      join
        .onRef("agent_versions.agent_id", "=", "agents.id")
        .onRef("agent_versions.version", "=", "agents.version"),
    )
    .selectAll("agent_feeds")
    .select(["agents.environment_id", "agents.slug", "agents.version", "agent_versions.id as version_id"])
    .$call((query) => selectRetries(query as never, now))
    .where("agent_feeds.paused_at", "is", null) as never;
}

function selectFree(db: Database, now: Date): FeedQuery {
  return selectFeeds(db, now)
    .where((is) => is.or([is("waits_until", "is", null), isDue("waits_until", now, longestWaitMs)]))
    .where(feedLease.isFree(now)) as never;
}
