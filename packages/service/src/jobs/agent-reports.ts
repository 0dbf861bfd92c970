import type { JobConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import { writeAgentLog } from "../agents/logs.ts";
import type { Context } from "../context/context.ts";
import { createInvalid } from "../domain/errors.ts";
import { getEvent } from "../events/events.ts";
import { readJson, writeJson } from "../storage/rows/columns.ts";
import type { JobDetails, JobRow } from "../storage/rows/jobs.ts";

type Row = Selectable<JobRow>;

/** The maximum length of a stored log. The last ones are kept. */
const longestLogCharacters = 65_536;

/**
 * A program that runs an agent for an event reports this as a job: the type is `agent`, the source the agent, and the
 * subject the event. Checks that the event exists.
 */
export async function checkReport(
  context: Context,
  config: JobConfig,
  { environmentId }: { readonly environmentId: string },
): Promise<void> {
  const eventId = findEventId(config.type, config.subject);
  if (eventId === undefined) return;
  const event = await getEvent(context, eventId, "subject.id");
  if (event.environment_id === environmentId) return;
  throw createInvalid(
    "reference_mismatch",
    "subject.id",
    `\`subject.id\` must be an event in the environment of the agent, \`${environmentId}\`; \`${eventId}\` is in \`${event.environment_id}\`.`,
  );
}

/** Adds a line to the log of the run that a job reports; undefined if it reports no run. */
export function keepReportedLine(row: Row, info: string | undefined): Pick<Row, "state"> | undefined {
  if (info === undefined || findReported(row) === undefined) return undefined;
  return { state: writeJson({ log: addLine(readLog(row), info) }) };
}

/** Writes the log entry of the run that a job reports, after its end. A canceled job has no log entry. */
export async function recordReport(context: Context, row: Row): Promise<void> {
  const eventId = findReported(row);
  if (eventId === undefined || row.status === "canceled") return;
  const log = row.info === null ? readLog(row) : addLine(readLog(row), row.info);
  await writeAgentLog(context, {
    agentId: row.source,
    event: await getEvent(context, eventId),
    success: row.status === "complete",
    startedAt: row.started_at ?? row.created_at,
    endedAt: row.finished_at ?? context.now,
    measurements: readJson(row.result) ?? {},
    ...(log !== undefined && { log }),
  });
}

function findReported(row: Row): string | undefined {
  if (row.is_built_in === 1) return undefined;
  return findEventId(row.type, readJson<JobDetails>(row.details)?.subject);
}

function findEventId(type: string, subject: JobConfig["subject"]): string | undefined {
  if (type !== "agent" || subject?.type !== "resource") return undefined;
  return subject.id.split("_")[1] === "evt" ? subject.id : undefined;
}

function readLog({ state }: Row): string | undefined {
  return readJson<{ readonly log?: string }>(state)?.log;
}

function addLine(log: string | undefined, line: string): string {
  // Most final messages repeat the last line, so they are left out.
  if (log !== undefined && (log === line || log.endsWith(`\n${line}`))) return log;
  return (log === undefined ? line : `${log}\n${line}`).slice(-longestLogCharacters);
}
