import type { AgentId, AgentLog, EnvironmentId } from "@data-import/types";
import type { Context } from "../context.ts";
import { writeCell } from "../output/table.ts";

/** Reads the log of an agent. Each call returns the runs that are new, the oldest first. */
export function createLogReader(
  { api, signal }: Context,
  agentId: AgentId,
  environmentId: EnvironmentId,
): () => Promise<AgentLog[]> {
  const seen = new Set<string>();
  return async () => {
    const logs = await api.agents.listLogs(agentId, { environmentId }, { signal });
    const fresh = logs.filter(({ id }) => !seen.has(id));
    for (const { id } of logs) seen.add(id);
    return fresh.toReversed();
  };
}

type Three = [string, string, string];

/** A line for a run, and below it what the code logged. */
export function writeLog({ print }: Context, run: AgentLog): string {
  const { success, log = "", duration } = run;
  const [createdAt, eventId, topic] = [run.createdAt, run.eventId, run.topic].map(writeCell) as Three;
  const time = duration === undefined ? "" : `${Math.round(duration)} ms`;
  const head = [print.dim(createdAt), success ? "✓" : "✗", topic, time, print.dim(eventId)];
  const lines = log.trimEnd() === "" ? [] : log.trimEnd().split("\n");
  return [head.filter(Boolean).join("  "), ...lines.map((line) => `    ${writeCell(line)}`)].join("\n");
}
