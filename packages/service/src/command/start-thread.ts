import { once } from "node:events";
import { OptionError } from "@data-import/front/command";
import type { Backend } from "../service/backend.ts";
import { createRemoteBackend } from "../service/threads/remote-backend.ts";
import { openThread, takeWriter } from "./open-thread.ts";
import { readLimits } from "./options.ts";
import type { ThreadStart, ThreadTask } from "./work.ts";

/** Starts a thread of the command; rejects with the reason if it cannot work. */
export async function startThread(task: ThreadTask): Promise<Backend> {
  const thread = task.role === "writer" ? takeWriter() : openThread(task.role);
  thread.postMessage(task);
  const [start] = (await once(thread, "message")) as [ThreadStart];
  if (!start.isStarted) throw start.isAboutOption ? new OptionError(start.reason) : new Error(start.reason);
  const backend = createRemoteBackend(thread, readLimits(task.options));
  let isClosing = false;
  thread.once("error", (error) => endProcess(task, error));
  thread.once("exit", () => isClosing || endProcess(task, new Error("It ended by itself.")));
  return {
    ...backend,
    async close() {
      isClosing = true;
      const ended = once(thread, "exit");
      await backend.close();
      await ended;
    },
  };
}

/**
 * A thread ends only by a fault that nothing has caught. What it was doing is unknown, so the process ends, as it does for
 * such a fault in its first thread. What was acknowledged is committed; the next start continues the jobs.
 */
function endProcess({ role }: ThreadTask, error: unknown): void {
  const reason = (error instanceof Error && error.stack) || String(error);
  console.error(`The service ends, because its thread "${role}" failed: ${reason}`);
  process.exit(1);
}
