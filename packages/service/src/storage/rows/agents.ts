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
import type { Generated, Selectable } from "kysely";
import { type Flag, type Json, omitEmpty, type ResourceColumns, readJson, type Time } from "./columns.ts";

export interface AgentTables {
  readonly agents: AgentRow;
  readonly agent_versions: AgentVersionRow;
  readonly agent_logs: AgentLogRow;
  readonly agent_feeds: AgentFeedRow;
  readonly agent_retries: AgentRetryRow;
  readonly agent_runners: AgentRunnerRow;
}

/** A process that runs agents. */
export interface AgentRunnerRow {
  readonly id: string;
  /** It renews this time while it works. */
  readonly works_until: Time;
}

/** How far an agent has come in the events of its account. One runner at a time claims it. */
export interface AgentFeedRow {
  readonly agent_id: string;
  readonly account_id: string;
  /** The position of the last event that the agent was run for. */
  readonly position: number;
  /** How often a runner has begun since the last run ended. The next event may end the runner. */
  readonly attempts: number;
  /** How many runs failed one after the other. */
  readonly failures: number;
  /** A failing agent is not run before this time. */
  readonly waits_until: Time | null;
  /** Since when the agent is not run, because too many runs failed. */
  readonly paused_at: Time | null;
  readonly claimed_by: string | null;
  readonly claimed_until: Time | null;
  /** How many runs of agents, each caused by the one before, led to the event that it handles or has handled last. */
  readonly chain_depth: Generated<number>;
  /** The start of the hour in which its runs are counted. */
  readonly runs_since: Generated<Time | null>;
  /** Its runs in this hour, and those of them for events that agents caused. */
  readonly runs: Generated<number>;
  readonly chained_runs: Generated<number>;
  /** Until when it is not run, because it has run as often as it may in an hour. */
  readonly held_until: Generated<Time | null>;
  /** For how many events it was not run since its deployment, because they come from a circle; and the last time. */
  readonly left_out: Generated<number>;
  readonly left_out_at: Generated<Time | null>;
  /** How often a fault ended the runner during its run for the next event. */
  readonly faults: Generated<number>;
  /** The sum of the sizes of its logs. */
  readonly log_bytes: Generated<number>;
}

/** An event for which hooks of an agent must run again, because a conflict lasted longer than a run. */
export interface AgentRetryRow {
  readonly agent_id: string;
  readonly event_id: string;
  /** The names of the hooks, a list of texts. */
  readonly hooks: Json;
  /** How many runs met the conflict. */
  readonly attempts: number;
  /** The hooks are not run before this time. */
  readonly waits_until: Time;
}

/** An agent. Its code is in the version that it names. */
export interface AgentRow extends ResourceColumns {
  readonly environment_id: string;
  readonly slug: string;
  /** The number of the version that it runs. */
  readonly version: number;
  readonly is_system: Flag;
  /** The `cron:*` topics of the version that it runs, with spaces between them; null if there are none. */
  readonly cron_topics: string | null;
}

/** One deployed version of an agent. */
export interface AgentVersionRow extends ResourceColumns {
  readonly agent_id: string;
  readonly version: number;
  readonly origin: number;
  /** An `AgentConfig`, as it was sent. */
  readonly config: Json;
}

/** One run of an agent for one event. */
export interface AgentLogRow extends ResourceColumns {
  readonly environment_id: string;
  readonly space_id: string | null;
  readonly agent_id: string;
  readonly event_id: string;
  readonly success: Flag;
  /** Whether the run sent requests, and all of them failed. */
  readonly requests_failed: Generated<Flag>;
  readonly started_at: Time;
  readonly ended_at: Time;
  readonly topic: string;
  /** The context of the event. */
  readonly context: Json;
  /** The measured members of `AgentLog`. */
  readonly figures: Json;
  readonly log: string | null;
  /** How much space the entry takes, nearly. */
  readonly bytes: Generated<number>;
}

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
    ...{ requestTime, requestCount, failedRequestCount, memoryUsage },
    topic: row.topic as Execution["topic"],
  });
}

function measureRun({ started_at, ended_at }: Selectable<AgentLogRow>): number {
  return Math.max(0, Date.parse(ended_at) - Date.parse(started_at));
}
