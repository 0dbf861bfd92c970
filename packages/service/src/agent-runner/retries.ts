import { type SelectQueryBuilder, sql } from "kysely";
import { isDue } from "../storage/is-due.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import type { Tables } from "../storage/rows/tables.ts";
import type { Database } from "../storage/storage.ts";
import { findWait, longestWaitMs } from "./find-wait.ts";

/** An event for which hooks of an agent run again. */
export interface Retry {
  readonly event: StoredEvent;
  readonly hooks: readonly string[];
  /** How many runs met a conflict. */
  readonly attempts: number;
}

/** Nobody works in an archived space: its hooks run again when it is restored. */
const isInOpenSpace = sql<boolean>`not exists (select 1 from spaces where spaces.id = events.space_id and spaces.archived_at is not null)`;

/** The next event for which hooks of an agent may run again; undefined if there is none. */
export async function findRetry(db: Database, agentId: string, now: Date): Promise<Retry | undefined> {
  const row = await db
    .selectFrom("agent_retries")
    .innerJoin("events", "events.id", "agent_retries.event_id")
    .selectAll("events")
    .select(["hooks", "agent_retries.attempts"])
    .where("agent_retries.agent_id", "=", agentId)
    .where(isDue("agent_retries.waits_until", now, longestWaitMs))
    .where(isInOpenSpace)
    .orderBy("agent_retries.waits_until")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { hooks, attempts, ...event } = row;
  return { event, attempts, hooks: readJson<string[]>(hooks) ?? [] };
}

/** Whether hooks of an agent may run again, as a column of a query of feeds: 1 or 0. */
export function selectRetries<Row>(
  query: SelectQueryBuilder<Tables, "agent_feeds", Row>,
  now: Date,
): SelectQueryBuilder<Tables, "agent_feeds", Row & { readonly has_retries: number }> {
  const due = sql`select 1 from agent_retries inner join events on events.id = agent_retries.event_id where agent_retries.agent_id = agent_feeds.agent_id and ${isDue("agent_retries.waits_until", now, longestWaitMs)} and ${isInOpenSpace}`;
  return query.select(sql<number>`case when exists (${due}) then 1 else 0 end`.as("has_retries")) as never;
}

/** Stores that hooks of an agent must run again for an event, after a wait that grows with each attempt. */
export async function storeRetry(
  db: Database,
  agentId: string,
  eventId: string,
  {
    hooks,
    attempts,
    now,
  }: { readonly hooks: readonly string[]; readonly attempts: number; readonly now: Date },
): Promise<void> {
  const changes = { hooks: JSON.stringify(hooks), attempts, waits_until: findWait(now, attempts) };
  await db
    .insertInto("agent_retries")
    .values({ agent_id: agentId, event_id: eventId, ...changes })
    .onConflict((conflict) => conflict.columns(["agent_id", "event_id"]).doUpdateSet(changes))
    .execute();
}

/** Stores that no hook must run again for an event. */
export async function deleteRetry(db: Database, agentId: string, eventId: string): Promise<void> {
  await db
    .deleteFrom("agent_retries")
    .where("agent_id", "=", agentId)
    .where("event_id", "=", eventId)
    .execute();
}
