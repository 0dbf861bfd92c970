import type {
  AccountId,
  Agent,
  AgentConfig,
  AgentId,
  AgentLog,
  AgentLogId,
  AgentVersion,
  AgentVersionId,
  DetailedAgentLog,
  EnvironmentId,
  EventId,
  Execution,
  SpaceId,
} from "@data-import/types";
import type { Selectable } from "kysely";
import { type Json, omitEmpty, readJson } from "./columns.ts";
import {
  bigint,
  defineTable,
  flag,
  integer,
  json,
  key,
  long,
  nullable,
  personal,
  type RowOf,
  resourceColumns,
  text,
  time,
  withDefault,
} from "./define-table.ts";

/** A process that runs agents. */
export const agentRunners = defineTable("agent_runners", {
  columns: {
    id: key(text()),
    /** It renews this time while it works. */
    works_until: time(),
  },
});

/** How far an agent has come in the events of its account. One runner at a time claims it. */
export const agentFeeds = defineTable("agent_feeds", {
  columns: {
    agent_id: key(text()),
    account_id: text(),
    /** The position up to which the agent was run for each event. */
    position: bigint(),
    /** The positions behind it of further events that the agent was run for: a list of numbers, or null. */
    handled: nullable(text<Json>()),
    /** Up to this position, events run one after the other: the last runner ended during its runs. */
    alone_until: nullable(bigint()),
    /** How often a runner has begun since the last run ended. The next event may end the runner. */
    attempts: integer(),
    /** How many runs failed one after the other. */
    failures: integer(),
    /** A failing agent is not run before this time. */
    waits_until: nullable(time()),
    /** Since when the agent is not run, because too many runs failed. */
    paused_at: nullable(time()),
    claimed_by: nullable(text()),
    claimed_until: nullable(time()),
    /** How many runs of agents, each caused by the one before, led to the event that it handles or has handled last. */
    chain_depth: withDefault(integer(), 0),
    /** The start of the hour in which its runs are counted. */
    runs_since: nullable(time()),
    /** Its runs in this hour, and those of them for events that agents caused. */
    runs: withDefault(integer(), 0),
    chained_runs: withDefault(integer(), 0),
    /** Until when it is not run, because it has run as often as it may in an hour. */
    held_until: nullable(time()),
    /** For how many events it was not run since its deployment, because they come from a circle; and the last time. */
    left_out: withDefault(integer(), 0),
    left_out_at: nullable(time()),
    /** How often a fault ended the runner during its run for the next event. */
    faults: withDefault(integer(), 0),
    /** The sum of the sizes of its logs. */
    log_bytes: withDefault(bigint(), 0),
  },
});
export type AgentFeedRow = RowOf<typeof agentFeeds>;

/** An event for which hooks of an agent must run again, because a conflict lasted longer than a run. */
export const agentRetries = defineTable("agent_retries", {
  columns: {
    agent_id: text(),
    event_id: text(),
    /** The names of the hooks, a list of texts. */
    hooks: text<Json>(),
    /** How many runs met the conflict. */
    attempts: integer(),
    /** The hooks are not run before this time. */
    waits_until: time(),
  },
  key: { agent_retries_pk: ["agent_id", "event_id"] },
});

/** An agent. Its code is in the version that it names. */
export const agents = defineTable("agents", {
  columns: {
    ...resourceColumns,
    environment_id: text(),
    slug: long(text()),
    /** The number of the version that it runs. */
    version: integer(),
    is_system: flag(),
    /** The `cron:*` topics of the version that it runs, with spaces between them; null if there are none. */
    cron_topics: nullable(text()),
  },
  uniques: { agents_have_slugs: ["environment_id", "slug"] },
});
export type AgentRow = RowOf<typeof agents>;

/** One deployed version of an agent. */
export const agentVersions = defineTable("agent_versions", {
  columns: {
    ...resourceColumns,
    agent_id: text(),
    version: integer(),
    origin: integer(),
    /** An `AgentConfig`, as it was sent. */
    config: long(json()),
  },
  uniques: { agent_versions_have_numbers: ["agent_id", "version"] },
});
export type AgentVersionRow = RowOf<typeof agentVersions>;

/** One run of an agent for one event. */
export const agentLogs = defineTable("agent_logs", {
  columns: {
    ...resourceColumns,
    environment_id: text(),
    space_id: nullable(text()),
    agent_id: text(),
    event_id: text(),
    success: flag(),
    /** Whether the run sent requests, and all of them failed. */
    requests_failed: withDefault(flag(), 0),
    started_at: time(),
    ended_at: time(),
    topic: text(),
    /** The context of the event. */
    context: personal(long(json()), "context"),
    /** The measured members of `AgentLog`. */
    figures: long(json()),
    log: long(nullable(text())),
    /** How much space the entry takes, nearly. */
    bytes: withDefault(integer(), 0),
  },
  indexes: {
    agent_logs_by_agent_id: { columns: ["account_id", "agent_id", "sequence"] },
    agent_logs_by_environment_id: { columns: ["account_id", "environment_id", "sequence"] },
    agent_logs_by_event_id: { columns: ["account_id", "event_id", "sequence"] },
    agent_logs_by_time: { columns: ["created_at"] },
  },
});
export type AgentLogRow = RowOf<typeof agentLogs>;

/** An agent with its code, as the API shows it. */
export function toAgent(
  row: Selectable<AgentRow> & Pick<AgentFeedRow, "paused_at">,
  config: Json,
  problem?: string,
): Agent {
  return {
    ...(readJson<AgentConfig>(config) ?? {}),
    slug: row.slug,
    isSystem: row.is_system === 1,
    id: row.id as AgentId,
    accountId: row.account_id as AccountId,
    environmentId: row.environment_id as EnvironmentId,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(row.paused_at !== null && { pausedAt: row.paused_at }),
    ...(problem !== undefined && { problem }),
  };
}

export function toAgentVersion(
  row: Selectable<AgentVersionRow>,
  { slug }: Pick<AgentRow, "slug">,
): AgentVersion {
  return {
    ...(readJson<AgentConfig>(row.config) ?? {}),
    slug,
    id: row.id as AgentVersionId,
    version: row.version,
    origin: row.origin,
    agent_id: row.agent_id as AgentId,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** A run as the list of runs of one agent shows it. */
export function toAgentLog(row: Selectable<AgentLogRow>): AgentLog {
  return omitEmpty({
    ...(readJson<Partial<AgentLog>>(row.figures) ?? {}),
    id: row.id as AgentLogId,
    agentId: row.agent_id as AgentId,
    eventId: row.event_id as EventId,
    success: row.success === 1,
    createdAt: row.started_at,
    completedAt: row.ended_at,
    topic: row.topic as NonNullable<AgentLog["topic"]>,
    context: readJson<NonNullable<AgentLog["context"]>>(row.context),
    duration: measureRun(row),
    log: row.log,
  });
}

/** A run as the log of an event shows it. */
export function toDetailedAgentLog(row: Selectable<AgentLogRow>): DetailedAgentLog {
  return omitEmpty({
    eventId: row.event_id as EventId,
    success: row.success === 1,
    createdAt: row.started_at,
    completedAt: row.ended_at,
    topic: row.topic as DetailedAgentLog["topic"],
    context: readJson<DetailedAgentLog["context"]>(row.context) ?? {},
    duration: measureRun(row),
    log: row.log,
  });
}

/** A run as the list of executions shows it. */
export function toExecution(row: Selectable<AgentLogRow>): Execution {
  const { requestTime, requestCount, failedRequestCount, memoryUsage } =
    readJson<Partial<AgentLog>>(row.figures) ?? {};
  return omitEmpty({
    eventId: row.event_id as EventId,
    success: row.success === 1,
    spaceId: row.space_id as SpaceId | null,
    createdAt: row.started_at,
    completedAt: row.ended_at,
    duration: measureRun(row),
    requestTime,
    requestCount,
    failedRequestCount,
    memoryUsage,
    topic: row.topic as Execution["topic"],
  });
}

function measureRun({ started_at, ended_at }: Selectable<AgentLogRow>): number {
  return Math.max(0, Date.parse(ended_at) - Date.parse(started_at));
}
