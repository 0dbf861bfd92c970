import type { AgentLog } from "@data-import/types";
import type { Context } from "../context/context.ts";
import type { StoredEvent } from "../context/write-events.ts";
import { readJson, writeFlag } from "../storage/rows/columns.ts";
import { insertLogRow } from "./store.ts";

/** What is known of a run of an agent once it has ended. */
export interface AgentRun {
  readonly agentId: string;
  /** What the agent ran for. */
  readonly event: StoredEvent;
  readonly success: boolean;
  readonly startedAt: string;
  readonly endedAt: string;
  /** What whoever ran it measured; unknown members, and what is no count, are left out. */
  readonly figures: Readonly<Record<string, unknown>>;
  readonly log?: string;
}

const counted = ["memoryUsage", "requestTime", "requestCount", "bytesReceived", "bytesSent"] as const;

/** Writes the log entry of a run. */
export async function writeAgentLog(context: Context, run: AgentRun): Promise<void> {
  const { event, figures } = run;
  const measured = counted.flatMap((name) => {
    const figure = figures[name];
    return Number.isInteger(figure) && (figure as number) >= 0 ? [[name, figure]] : [];
  });
  const { namespaces } = readJson<{ readonly namespaces?: string[] }>(event.extras) ?? {};
  const known: Partial<AgentLog> = {
    ...Object.fromEntries(measured),
    queueLag: Math.max(0, Date.parse(run.startedAt) - Date.parse(event.created_at)),
    ...(namespaces !== undefined && { namespaces }),
  };
  await insertLogRow(context, {
    id: context.newId("agentLog"),
    account_id: context.accountId,
    created_at: context.now,
    updated_at: context.now,
    environment_id: event.environment_id,
    space_id: event.space_id,
    agent_id: run.agentId,
    event_id: event.id,
    success: writeFlag(run.success),
    started_at: run.startedAt,
    ended_at: run.endedAt,
    topic: event.topic,
    context: event.context,
    figures: JSON.stringify(known),
    log: run.log ?? null,
  });
}
