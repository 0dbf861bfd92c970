import type { Job, File as ReceivedFile } from "@data-import/types";
import type { Step } from "./import-calls.ts";
import { hasEnded } from "./outcome.ts";

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
  let isOver = false;
  const look = async () => {
    const { data: jobs } = await client.jobs.list({ fileId: id }, { signal });
    isOver ||= jobs.some((job) => isNamed(job, name) && hasEnded(job));
    return isOver;
  };
  if (await look()) return;
  // The job may have ended before the first event is heard. If this look fails, the next event asks again.
  const onConnect = () =>
    void look().then(
      (isEnd) => isEnd && leaving.abort(),
      () => {},
    );
  const until = AbortSignal.any([signal, leaving.signal]);
  const options = { spaceId, includeAcknowledged: true, shared: true, onConnect, signal: until };
  try {
    for await (const { domain } of client.events.follow(options))
      if (domain === "job" && (await look())) return;
  } catch (error) {
    if (!isOver) throw error;
  } finally {
    leaving.abort();
  }
}
