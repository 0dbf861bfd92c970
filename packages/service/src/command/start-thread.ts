import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { OptionError } from "@data-import/front/command";
import type { Backend } from "../service/backend.ts";
import { createRemoteBackend } from "../service/threads/remote-backend.ts";
import { readLimits } from "./options.ts";
import type { ThreadStart, ThreadTask } from "./work.ts";

/** The name of this file says what the files beside it are called, compiled or not. */
const program = new URL(import.meta.url.endsWith(".ts") ? "./thread.ts" : "./thread.js", import.meta.url);

/**
 * New objects of a thread, in megabytes. With less, objects of one step of an import become old, and fill the memory; more
 * has no effect on it.
 */
const youngGeneration = 40;

/** Starts a thread of the command; rejects with the reason if it cannot work. */
export async function startThread(task: ThreadTask): Promise<Backend> {
  const thread = new Worker(program, {
    name: task.role,
    workerData: task,
    resourceLimits: { maxYoungGenerationSizeMb: youngGeneration },
  });
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
