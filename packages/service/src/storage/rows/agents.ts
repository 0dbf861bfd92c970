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
} from "@data-import/types";
import type { Selectable } from "kysely";
import { type Flag, type Json, omitEmpty, type ResourceColumns, readJson, type Time } from "./columns.ts";

export interface AgentTables {
  readonly agents: AgentRow;
  readonly agent_versions: AgentVersionRow;
  readonly agent_logs: AgentLogRow;
}

/** An agent. Its code is in the version that it names. */
export interface AgentRow extends ResourceColumns {
  readonly environment_id: string;
  readonly slug: string;
  /** The number of the version that it runs. */
  readonly version: number;
  readonly is_system: Flag;
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
  readonly started_at: Time;
  readonly ended_at: Time;
  readonly topic: string;
  /** The context of the event. */
  readonly context: Json;
  /** The measured members of `AgentLog`. */
  readonly figures: Json;
  readonly log: string | null;
}

/** An agent with its code, as the API shows it. */
export function toAgent(row: Selectable<AgentRow>, config: Json): Agent {
  return {
    ...(readJson<AgentConfig>(config) ?? {}),
    slug: row.slug,
    isSystem: row.is_system === 1,
    id: row.id as AgentId,
    accountId: row.account_id as AccountId,
    environmentId: row.environment_id as EnvironmentId,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
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

function measureRun({ started_at, ended_at }: Selectable<AgentLogRow>): number {
  return Math.max(0, Date.parse(ended_at) - Date.parse(started_at));
}
