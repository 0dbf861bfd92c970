import { type Call, type Reply, readFetch, writeWebResponse } from "@data-import/front";
import type { Blobs } from "../blobs/blobs.ts";
import { type Clock, systemClock } from "../domain/clock.ts";
import { createId, type NewId } from "../domain/ids.ts";
import { createLimiter } from "../http/limiter.ts";
import { type AnsweredRequest, createMetrics } from "../http/metrics.ts";
import { createResponder } from "../http/responder.ts";
import { createAccount, type FoundedAccount, type NewAccount } from "../lifecycle/create-account.ts";
import { createExpiry } from "../lifecycle/expire-spaces.ts";
import { type JobRunner, startRunner } from "../runner/runner.ts";
import type { Storage } from "../storage/storage.ts";

/** What a service stands on. */
export interface ServiceOptions {
  /** Where everything but the bytes of files is; `close` closes it. */
  readonly storage: Storage;
  /** Where the bytes of files are; `close` closes it. */
  readonly blobs: Blobs;
  /** Tells the time; the system's clock unless given. */
  readonly clock?: Clock;
  /** Makes ids; random ones unless given. */
  readonly ids?: NewId;
  readonly limits?: Limits;
  /** Called with every request once its answer is known, for a log. */
  readonly onAnswer?: (answered: AnsweredRequest) => void;
  /** Called where a job fails for a reason inside the service, which no answer tells. */
  readonly onJobFailure?: (jobId: string, error: unknown) => void;
}

/** How much a caller may ask for. */
export interface Limits {
  /** The most bytes that a body of JSON may have; 64 MiB unless given. */
  readonly bodyBytes?: number;
  /** The most bytes that an uploaded file may have; 5 GiB unless given. */
  readonly fileBytes?: number;
  /** How many requests an actor may make in a second; any number unless given. */
  readonly requestsPerSecond?: number;
}

/** The service, in this process; it listens nowhere. */
export interface Service {
  /** Answers a request to any host under `/v1`; every failure is an answer with the error envelope. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** The same for a call that is no web request; what a server on a port uses. */
  readonly answer: (call: Call) => Promise<Reply>;
  /** Makes an account; no operation of the API does. */
  createAccount(account: NewAccount): Promise<FoundedAccount>;
  /** Waits for running requests, puts running jobs back, then closes storage and blobs; every request after that is refused. */
  close(): Promise<void>;
}

/** Creates the service, and brings its storage up to this version; rejects with a `StorageError` where it cannot. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { storage, blobs, clock = systemClock, ids: newId = createId, limits = {} } = options;
  const { bodyBytes = 67_108_864, fileBytes = 5_368_709_120, requestsPerSecond } = limits;
  await storage.migrate();
  const wakeJobs = (): void => runner.wake();
  const dependencies = { storage, blobs, newId, clock, wakeJobs };
  const runner: JobRunner = startRunner(dependencies, {
    onFailure: (jobId, error) => options.onJobFailure?.(jobId, error),
    sweeps: [createExpiry(dependencies)],
  });
  const respond = createResponder({
    ...dependencies,
    metrics: createMetrics(),
    limiter: requestsPerSecond === undefined ? undefined : createLimiter(requestsPerSecond),
    bodyLimit: bodyBytes,
    fileLimit: fileBytes,
    onAnswer: (answered) => options.onAnswer?.(answered),
  });
  const running = new Set<Promise<Reply>>();
  let closing: Promise<void> | undefined;

  const answer = async (call: Call): Promise<Reply> => {
    if (closing !== undefined) return refuseClosed();
    const reply = respond(call);
    running.add(reply);
    try {
      return await reply;
    } finally {
      running.delete(reply);
    }
  };
  const close = async (): Promise<void> => {
    await Promise.allSettled(running);
    await runner.stop();
    await storage.close();
    await blobs.close();
  };
  return {
    answer,
    fetch: async (input, init) => writeWebResponse(await answer(readFetch(input, init))),
    createAccount: (account) => createAccount({ storage, clock, newId }, account),
    close() {
      closing ??= close();
      return closing;
    },
  };
}

function refuseClosed(): Reply {
  return {
    status: 503,
    headers: { "content-type": "application/json", "retry-after": "5", connection: "close" },
    body: JSON.stringify({ errors: [{ message: "The service is stopping. Try again in a moment." }] }),
  };
}
