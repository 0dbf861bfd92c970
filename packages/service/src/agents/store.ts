import { escapePattern } from "@data-import/tables/basics";
import { limits } from "@data-import/types";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import type { Page } from "../domain/page.ts";
import {
  type AllOrPage,
  type CountedRows,
  listAllOrPage,
  listRows,
  measureRow,
  type OptionalPage,
} from "../storage/list-rows.ts";
import { findNewestPosition } from "../storage/newest-position.ts";
import type { AgentFeedRow, AgentLogRow, AgentRow, AgentVersionRow } from "../storage/rows/agents.ts";
import type { Database, Storage } from "../storage/storage.ts";

/** An agent with the settings of the version that it runs, and what it shows of its feed: null if it has none. */
export type AgentWithConfig = Selectable<AgentRow> &
  Pick<Selectable<AgentVersionRow>, "config"> & {
    readonly [Name in FeedColumn]: Selectable<AgentFeedRow>[Name] | null;
  };

type FeedColumn = (typeof feedColumns)[number];

/** What an agent shows of its feed. */
const feedColumns = ["paused_at", "held_until", "left_out", "left_out_at"] as const;
const selected = [
  "agent_versions.config",
  ...feedColumns.map((name) => `agent_feeds.${name}` as const),
] as const;

/** The filter for the agents of an environment. */
export interface AgentFilter {
  readonly environmentId: string;
  readonly isSystem?: boolean | undefined;
  /** A part of the id or the slug, in any case. */
  readonly search?: string | undefined;
}

function selectAgents({ db, accountId }: Context) {
  return db
    .selectFrom("agents")
    .innerJoin("agent_versions", (join) =>
      join
        .onRef("agent_versions.agent_id", "=", "agents.id")
        .onRef("agent_versions.version", "=", "agents.version"),
    )
    .leftJoin("agent_feeds", "agent_feeds.agent_id", "agents.id")
    .where("agents.account_id", "=", accountId);
}

/** A page of the agents of an environment, newest first, and how many there are in total. */
export async function listAgentRows(
  context: Context,
  { environmentId, isSystem, search }: AgentFilter,
  page: Page,
): Promise<CountedRows<AgentWithConfig>> {
  const { storage } = context;
  let query = selectAgents(context).where("agents.environment_id", "=", environmentId);
  if (isSystem !== undefined) query = query.where("agents.is_system", "=", isSystem ? 1 : 0);
  if (search !== undefined) {
    const pattern = `%${escapePattern(search)}%`;
    const matches = (column: string) => storage.engine.sql.matches(sql.ref(column), pattern, false);
    query = query.where(sql<boolean>`(${matches("agents.id")} or ${matches("agents.slug")})`);
  }
  return listRows(context, query, page, {
    table: "agents",
    select: (matching) => matching.selectAll("agents").select(selected),
    more: measureRow(storage.engine, "agent_versions"),
  });
}

/** The agent of an id; undefined if the account has none. */
export function findAgentRow(context: Context, id: string): Promise<AgentWithConfig | undefined> {
  return selectAgents(context)
    .where("agents.id", "=", id)
    .selectAll("agents")
    .select(selected)
    .executeTakeFirst();
}

/** The agent of a slug; undefined if the environment has none. */
export function findAgentRowBySlug(
  context: Context,
  environmentId: string,
  slug: string,
): Promise<AgentWithConfig | undefined> {
  return selectAgents(context)
    .where("agents.environment_id", "=", environmentId)
    .where("agents.slug", "=", slug)
    .selectAll("agents")
    .select(selected)
    .executeTakeFirst();
}

/** The agents of an environment that the service manages. */
export function listSystemAgentRows(context: Context, environmentId: string): Promise<AgentWithConfig[]> {
  return selectAgents(context)
    .where("agents.environment_id", "=", environmentId)
    .where("agents.is_system", "=", 1)
    .selectAll("agents")
    .select(selected)
    .orderBy("agents.sequence")
    .execute();
}

export async function insertAgentRow({ db }: Context, row: Insertable<AgentRow>): Promise<void> {
  await db.insertInto("agents").values(row).execute();
}

export async function updateAgentRow(
  { db }: Context,
  { id }: Locked<Selectable<AgentRow>>,
  changes: Partial<Pick<AgentRow, "version" | "is_system" | "cron_topics" | "updated_at">>,
): Promise<void> {
  await db.updateTable("agents").set(changes).where("id", "=", id).execute();
}

/** Lets an agent run for the events from now on; a paused agent continues where it stopped. */
export async function startFeed({ storage, db, accountId }: Context, agentId: string): Promise<void> {
  const fresh = {
    attempts: 0,
    failures: 0,
    waits_until: null,
    paused_at: null,
    held_until: null,
    left_out: 0,
    left_out_at: null,
    faults: 0,
  };
  await db
    .insertInto("agent_feeds")
    .values({
      agent_id: agentId,
      account_id: accountId,
      position: await findNewestPosition(storage, db, accountId),
      ...fresh,
      claimed_by: null,
      claimed_until: null,
    })
    .onConflict((conflict) => conflict.column("agent_id").doUpdateSet(fresh))
    .execute();
}

/** Deletes an agent and its versions. Its log entries stay. */
export async function deleteAgentRows({ db }: Context, { id }: Locked<Selectable<AgentRow>>): Promise<void> {
  await db.deleteFrom("agent_feeds").where("agent_id", "=", id).execute();
  await db.deleteFrom("agent_retries").where("agent_id", "=", id).execute();
  await db.deleteFrom("agent_versions").where("agent_id", "=", id).execute();
  await db.deleteFrom("agents").where("id", "=", id).execute();
}

/** The versions of an agent, newest first: all of them, or a page. */
export function listVersionRows(
  context: Context,
  agentId: string,
  page: OptionalPage = {},
): Promise<AllOrPage<Selectable<AgentVersionRow>>> {
  const query = context.db.selectFrom("agent_versions").where("agent_id", "=", agentId);
  return listAllOrPage(context, query, page, {
    table: "agent_versions",
    select: (rows) => rows.selectAll(),
  });
}

export async function insertVersionRow({ db }: Context, row: Insertable<AgentVersionRow>): Promise<void> {
  await db.insertInto("agent_versions").values(row).execute();
}

/** The filter for runs. */
export interface LogFilter {
  readonly environmentId: string;
  readonly agentId?: string | undefined;
  readonly spaceId?: string | undefined;
  readonly eventId?: string | undefined;
  readonly success?: boolean | undefined;
  /** Whether all requests of the run failed. */
  readonly requestsFailed?: boolean | undefined;
}

/** A page of the runs in an environment, newest first, and how many there are in total. */
export async function listLogRows(
  context: Context,
  { environmentId, agentId, spaceId, eventId, success, requestsFailed }: LogFilter,
  page: Pick<Page, "limit" | "offset" | "after">,
): Promise<CountedRows<Selectable<AgentLogRow>>> {
  const { db, accountId } = context;
  let query = db
    .selectFrom("agent_logs")
    .where("account_id", "=", accountId)
    .where("environment_id", "=", environmentId);
  if (agentId !== undefined) query = query.where("agent_id", "=", agentId);
  if (spaceId !== undefined) query = query.where("space_id", "=", spaceId);
  if (eventId !== undefined) query = query.where("event_id", "=", eventId);
  if (success !== undefined) query = query.where("success", "=", success ? 1 : 0);
  if (requestsFailed !== undefined) query = query.where("requests_failed", "=", requestsFailed ? 1 : 0);
  return listRows(context, query, page, { table: "agent_logs", select: (matching) => matching.selectAll() });
}

/** How many of the oldest entries are deleted at once. */
const entriesDeletedAtOnce = 200;

/** Adds an entry. */
export async function insertLogRow({ db, storage }: Context, row: Insertable<AgentLogRow>): Promise<void> {
  await storage.send(db, db.insertInto("agent_logs").values(row).compile());
}

/** Adds to the sum of the sizes of the logs of an agent: the sum; undefined if it has no feed. */
export async function addLogBytes(
  { db }: Context,
  agentId: string,
  bytes: number,
): Promise<number | undefined> {
  const feed = await db
    .updateTable("agent_feeds")
    .set((is) => ({ log_bytes: is("log_bytes", "+", bytes) }))
    .where("agent_id", "=", agentId)
    .returning("log_bytes")
    .executeTakeFirst();
  return feed && Number(feed.log_bytes);
}

/** If the logs of an agent take too much, deletes the oldest ones. */
export async function trimLogs(
  { db, accountId }: Context,
  agentId: string,
  sum: number | undefined,
): Promise<void> {
  if (sum === undefined || sum <= limits.agentLogBytes) return;
  const oldest = await db
    .selectFrom("agent_logs")
    .select(["sequence", "bytes"])
    .where("account_id", "=", accountId)
    .where("agent_id", "=", agentId)
    .orderBy("sequence")
    .limit(entriesDeletedAtOnce)
    .execute();
  let left = sum;
  const deleted = oldest.filter(({ bytes }) => {
    const isTooMuch = left > limits.agentLogBytes;
    if (isTooMuch) left -= bytes;
    return isTooMuch;
  });
  await deleteLogRows(
    db,
    deleted.map(({ sequence }) => sequence),
  );
}

/** Deletes entries of any agents. */
async function deleteLogRows(db: Database, sequences: readonly number[]): Promise<void> {
  if (sequences.length === 0) return;
  const deleted = await db
    .deleteFrom("agent_logs")
    .where("sequence", "in", sequences)
    .returning(["agent_id", "bytes"])
    .execute();
  for (const [agentId, rows] of Map.groupBy(deleted, ({ agent_id }) => agent_id)) {
    const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
    await db
      .updateTable("agent_feeds")
      .set((is) => ({ log_bytes: is("log_bytes", "-", bytes) }))
      .where("agent_id", "=", agentId)
      .execute();
  }
}

/**
 * Deletes the entries before a time, of all environments or of one, in steps, so that nobody waits for long. Ends early at
 * the signal.
 */
export async function deleteOldLogs(
  storage: Storage,
  before: string,
  { environmentId, signal }: { readonly environmentId?: string; readonly signal?: AbortSignal },
): Promise<void> {
  for (let isDone = false; !isDone && signal?.aborted !== true; ) {
    let query = storage.db.selectFrom("agent_logs").select("sequence").where("created_at", "<", before);
    if (environmentId !== undefined) query = query.where("environment_id", "=", environmentId);
    const rows = await query.orderBy("created_at").limit(entriesDeletedAtOnce).execute();
    isDone = rows.length < entriesDeletedAtOnce;
    if (rows.length === 0) return;
    const sequences = rows.map(({ sequence }) => sequence);
    await storage.transaction((db) => deleteLogRows(db, sequences), {
      isDeletion: true,
      isBackground: true,
    });
  }
}
