import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { HttpError } from "@data-import/front";
import { OptionError } from "@data-import/front/command";
import type { ErrorCode } from "../domain/errors.ts";
import type { Backend } from "../service/backend.ts";
import { keepBackend } from "../service/keep-backend.ts";
import { createRemoteBackend } from "../service/threads/remote-backend.ts";
import { reportThreadFailure } from "./log.ts";
import { openThread, takeWriter } from "./open-thread.ts";
import { readLimits } from "./options.ts";
import type { ThreadStart, ThreadTask } from "./work.ts";

/** A thread that fails more often than this in a minute is not started again. */
const mostFailures = 5;
const minuteMs = 60_000;

/**
 * Starts a thread of the command; rejects with the reason if it cannot work. If the thread fails later, a new one takes its
 * place: all that a thread knows is stored, or is about its requests, which get 503.
 */
export async function startThread(task: ThreadTask): Promise<Backend> {
  const failures: number[] = [];
  return keepBackend(
    () => startOnce(task),
    (error) => {
      failures.push(performance.now());
      const recent = failures.filter((at) => performance.now() - at < minuteMs).length;
      if (recent > mostFailures) endProcess(task, error);
      reportThreadFailure(task.role, error);
    },
  );
}

async function startOnce(task: ThreadTask) {
  const thread = task.role === "writer" ? takeWriter() : openThread(task.role);
  thread.postMessage(task);
  const [start] = (await once(thread, "message")) as [ThreadStart];
  if (!start.isStarted) throw start.isAboutOption ? new OptionError(start.reason) : new Error(start.reason);
  const failing = new AbortController();
  const backend = createRemoteBackend(thread, readLimits(task.options), failing.signal);
  let isClosing = false;
  const failed = waitForFailure(thread).then((error) => {
    if (isClosing) return undefined;
    failing.abort(refuseFailed(task));
    return error;
  });
  return {
    failed,
    backend: {
      ...backend,
      async close() {
        isClosing = true;
        const ended = once(thread, "exit");
        await backend.close();
        await ended;
      },
    },
  };
}

/** Resolves when a thread has ended, with the fault that nothing has caught. */
async function waitForFailure(thread: Worker): Promise<unknown> {
  let fault: unknown = new Error("It ended by itself.");
  thread.once("error", (error) => {
    fault = error;
  });
  // After `error`. Now it has given back what it held, such as the lock of the data folder.
  await new Promise((resolve) => thread.once("exit", resolve));
  return fault;
}

/**
 * For the requests that a thread was doing. What the writer did last may be committed. Clients repeat a POST after 503 with
 * `Retry-After`, so it is left out then: a request with the same key finds out.
 */
function refuseFailed({ role }: ThreadTask): HttpError<ErrorCode> {
  const message =
    "The part of the service that had the request failed, and is started again. Send the request again, with the same `Idempotency-Key`.";
  const headers: Record<string, string> = role === "writer" ? {} : { "retry-after": "1" };
  return new HttpError<ErrorCode>(503, [{ message, code: "unavailable" }], headers);
}

/** Ends the process, because a new thread fails like the ones before. A supervisor may start it on another machine. */
function endProcess({ role }: ThreadTask, error: unknown): never {
  const reason = (error instanceof Error && error.stack) || String(error);
  console.error(
    `The service ends, because its thread "${role}" failed ${mostFailures + 1} times in a minute: ${reason}`,
  );
  process.exit(1);
}
