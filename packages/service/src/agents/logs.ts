import type { AgentLog } from "@data-import/types";
import { tokenPattern } from "../auth/tokens.ts";
import type { Context } from "../context/context.ts";
import { listSecretTexts } from "../context/secret-texts.ts";
import { createNotFound } from "../domain/errors.ts";
import { maskTexts } from "../domain/mask-texts.ts";
import { readJson, writeFlag } from "../storage/rows/columns.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import { addLogBytes, insertLogRow, listLogRows, trimLogs } from "./store.ts";

type LogRow = Awaited<ReturnType<typeof listLogRows>>["rows"][number];

/** A run of an agent that has ended. */
export interface AgentRun {
  readonly agentId: string;
  /** The event that the agent ran for. */
  readonly event: StoredEvent;
  readonly success: boolean;
  readonly startedAt: string;
  readonly endedAt: string;
  /** The measurements of the program that ran it. Unknown members and values that are not counts are left out. */
  readonly measurements: Readonly<Record<string, unknown>>;
  readonly log?: string;
  /** Texts that the log must not show, besides tokens and the secrets of the environment. */
  readonly hidden?: Iterable<string>;
}

const counted = [
  ...["memoryUsage", "requestTime", "requestCount", "failedRequestCount", "bytesReceived", "bytesSent"],
] as const;

/** Writes the log entry of a run, and deletes old ones of its agent if they take too much. */
export async function writeAgentLog(context: Context, run: AgentRun): Promise<void> {
  const bytes = await addAgentLog(context, run);
  await trimLogs(context, run.agentId, await addLogBytes(context, run.agentId, bytes));
}

/**
 * Writes the log entry of a run: what it takes, nearly, in bytes. Its log shows no token and no secret: more people may read
 * it than these.
 */
export async function addAgentLog(context: Context, run: AgentRun): Promise<number> {
  const { event, measurements } = run;
  const counts = counted.flatMap((name) => {
    const measured = measurements[name];
    return Number.isInteger(measured) && (measured as number) >= 0 ? [[name, measured]] : [];
  });
  const { namespaces } = readJson<{ readonly namespaces?: string[] }>(event.extras) ?? {};
  const known: Partial<AgentLog> = {
    ...Object.fromEntries(counts),
    queueLag: Math.max(0, Date.parse(run.startedAt) - Date.parse(event.created_at)),
    ...(namespaces !== undefined && { namespaces }),
  };
  const log = run.log === undefined ? null : await maskLog(context, run.log, run);
  const figures = JSON.stringify(known);
  const bytes = [event.context, figures, log ?? ""].reduce(
    (sum, text) => sum + Buffer.byteLength(text),
    rowBytes,
  );
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
    requests_failed: writeFlag(haveAllFailed(known)),
    started_at: run.startedAt,
    ended_at: run.endedAt,
    topic: event.topic,
    context: event.context,
    figures,
    log,
    bytes,
  });
  return bytes;
}

/** Whether a run could do nothing at the service, although its code may have said nothing of that. */
function haveAllFailed({ requestCount = 0, failedRequestCount = 0 }: Partial<AgentLog>): boolean {
  return requestCount > 0 && failedRequestCount >= requestCount;
}

/** What an entry takes besides its texts, nearly. */
const rowBytes = 300;

const withheld =
  "The log is not shown: this process does not have the key of the secrets, and cannot remove them from the log. Start it with the key.";

async function maskLog(
  { db, secretKeys }: Context,
  log: string,
  { event, hidden = [] }: Pick<AgentRun, "event" | "hidden">,
): Promise<string> {
  if (log === "") return log;
  const secrets = await listSecretTexts(db, secretKeys, event.environment_id);
  return secrets === undefined ? withheld : maskTexts(log, [...hidden, ...secrets], tokenPattern);
}

/** The log of the run for an event in an environment; throws a `not-found` if there was none. */
export async function getAgentLogRow(
  context: Context,
  environmentId: string,
  eventId: string,
): Promise<LogRow> {
  const { rows } = await listLogRows(context, { environmentId, eventId }, { limit: 1, offset: 0 });
  const [row] = rows;
  if (row === undefined) throw createNotFound("agent log for the event", eventId, "eventId");
  return row;
}
