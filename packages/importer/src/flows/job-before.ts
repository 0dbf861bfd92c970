import type { Job, File as ReceivedFile } from "@data-import/types";
import type { Step } from "./import-calls.ts";

const ended: ReadonlySet<string | undefined> = new Set(["complete", "failed", "canceled"]);

/** Whether a job has this operation, which may be written with its type, as in `file:clean`. */
export function isNamed({ type, operation }: Pick<Job, "type" | "operation">, name: string): boolean {
  return operation === name || `${type}:${operation}` === name;
}

/**
 * Waits until the job of a file has ended after which people decide about its columns. A program makes it at some time after the
 * upload, so the events say when to look. If it fails, the person decides about the file as it is.
 */
export async function waitForJob(
  { client, signal }: Step,
  { id, spaceId }: ReceivedFile,
  name: string,
): Promise<void> {
  const leaving = new AbortController();
  const until = AbortSignal.any([signal, leaving.signal]);
  const hasEnded = async () => {
    const { data: jobs } = await client.jobs.list({ fileId: id }, { signal });
    return jobs.some((job) => isNamed(job, name) && ended.has(job.status));
  };
  try {
    if (await hasEnded()) return;
    const events = client.events.follow({ spaceId, includeAcknowledged: true, shared: true, signal: until });
    for await (const { domain } of events) if (domain === "job" && (await hasEnded())) return;
  } finally {
    leaving.abort();
  }
}
