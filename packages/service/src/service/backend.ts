import type { Refusal } from "@data-import/front";
import { type AgentRunner, type AgentRunnerOptions, startAgentRunner } from "../agent-runner/agent-runner.ts";
import type { Sandbox } from "../agent-runner/sandbox.ts";
import type { Blobs } from "../blobs/blobs.ts";
import { sweepBlobs } from "../blobs/loose-blobs.ts";
import type { Dependencies } from "../context/dependencies.ts";
import { startDeliveries, sweepAttempts } from "../deliveries/deliveries.ts";
import { type Clock, systemClock } from "../domain/clock.ts";
import type { ColumnAsk } from "../domain/column-ask.ts";
import type { ErrorCode } from "../domain/errors.ts";
import type { GuestAccess } from "../domain/guest-access.ts";
import { createId, type NewId } from "../domain/ids.ts";
import type { SecretKeys } from "../domain/secret-keys.ts";
import { createEventWatch } from "../events/event-watch.ts";
import { sweepUploads } from "../files/uploads.ts";
import { createEventStreams } from "../http/event-streams.ts";
import { explainFailure } from "../http/explain-failure.ts";
import { sweepKeys } from "../http/idempotency.ts";
import { createPerformer, type Perform } from "../http/perform.ts";
import { createWriteCheck } from "../http/write-check.ts";
import {
  createAccount,
  createFirstAccount,
  type FoundedAccount,
  type NewAccount,
} from "../lifecycle/create-account.ts";
import { sweepDeletions } from "../lifecycle/deletions.ts";
import { createExpiry } from "../lifecycle/expire-spaces.ts";
import { createColumnBuilder } from "../records/columns/column-builder.ts";
import { sweepColumns } from "../records/columns/drop-columns.ts";
import { continueRevalidations } from "../records/finish-revalidation.ts";
import { cancelRunsOfDeleted } from "../runner/clock/start-job.ts";
import { startRunner } from "../runner/runner.ts";
import { resealSecrets } from "../secrets/secrets.ts";
import { continueSnapshots } from "../snapshots/snapshots.ts";
import { sweepSnapshots } from "../snapshots/store.ts";
import type { Storage } from "../storage/storage.ts";
import { resealWebhooks } from "../webhooks/webhooks.ts";

/** The part of a service that runs operations and jobs. It may be in another thread than the part that listens. */
export interface Backend {
  /** Runs the operation of an admitted call; rejects with the error of the call. */
  readonly perform: Perform;
  /** The response to the caller for an error of `perform`; undefined if it is a bug of the service. */
  explain(error: unknown): Refusal<ErrorCode> | undefined;
  /** Rejects if the storage does not respond, or cannot store anything. */
  checkReady(): Promise<void>;
  /** Builds columns of records in the background. */
  askForColumns(ask: ColumnAsk): void;
  /** Sets who gets the asks that this backend cannot fulfil, because its storage only reads. */
  forwardColumns(forward: (ask: ColumnAsk) => void): void;
  createAccount(account: NewAccount): Promise<FoundedAccount>;
  createFirstAccount(account: NewAccount): Promise<FoundedAccount | undefined>;
  /** Starts to run agents, if the backend has a sandbox. `url` is the address of the service for them; it ends with `/v1`. */
  runAgents(url: string): void;
  /** Puts running jobs back, then closes storage and blobs. */
  close(): Promise<void>;
}

/** Where and how agents run. */
export interface AgentOptions extends Pick<AgentRunnerOptions, "atOnce"> {
  /** A sandbox, such as that of the package `@data-import/agents`. `close` closes it. */
  readonly sandbox: Sandbox;
  /** The address of the service for agents; it ends with `/v1`. The default is the one at which it listens. */
  readonly url?: string | undefined;
}

/** The dependencies and settings of a backend. */
export interface BackendOptions {
  readonly storage: Storage;
  readonly blobs: Blobs;
  readonly clock?: Clock | undefined;
  readonly ids?: NewId | undefined;
  readonly secretKeys: SecretKeys;
  readonly guestAccess: GuestAccess;
  /** The maximum size of a JSON body, in bytes. */
  readonly bodyLimit: number;
  /** The maximum size of an uploaded file, in bytes. */
  readonly fileLimit: number;
  /** Whether jobs and sweeps run here. */
  readonly runsJobs: boolean;
  /** Whether webhooks may reach private addresses. The default is false. */
  readonly allowsPrivateWebhooks?: boolean | undefined;
  /** Where agents run; without it, none run here. */
  readonly agents?: AgentOptions | undefined;
  /** Called if a job fails for a reason inside the service. */
  onJobFailure(jobId: string, error: unknown): void;
}

/** Creates a backend in this thread. Its storage is migrated. */
export function createBackend(options: BackendOptions): Backend {
  const { storage, blobs, clock = systemClock, ids: newId = createId, bodyLimit, fileLimit } = options;
  const { secretKeys, guestAccess } = options;
  const wakeJobs = (): void => runner?.wake();
  let forwardColumns: (ask: ColumnAsk) => void = () => {};
  const builder = createColumnBuilder(storage, clock, (ask) => forwardColumns(ask));
  const askForColumns = (ask: ColumnAsk): void => builder.ask(ask);
  const watch = createEventWatch(storage);
  let agentRunner: AgentRunner | undefined;
  const noteEvents = (): void => {
    watch.wake();
    agentRunner?.wake();
    deliveries?.wake();
  };
  const dependencies: Dependencies = {
    ...{ storage, blobs, newId, clock, secretKeys, guestAccess, wakeJobs, askForColumns, noteEvents },
  };
  const streams = createEventStreams(dependencies, watch);
  const runner = options.runsJobs
    ? startRunner(dependencies, {
        onFailure: options.onJobFailure,
        sweeps: [
          createExpiry(dependencies),
          () => cancelRunsOfDeleted(dependencies),
          () => sweepUploads(dependencies, clock()),
          async () => void (await sweepBlobs(dependencies, clock())),
          () => sweepKeys(storage, clock()),
          () => sweepColumns(storage, clock()),
          () => resealSecrets(storage, secretKeys),
          () => resealWebhooks(storage, secretKeys),
          () => sweepAttempts(dependencies),
        ],
        continuations: [
          (signal) => sweepDeletions(storage, signal),
          (signal) => sweepSnapshots(storage, signal),
          (signal) => continueSnapshots(dependencies, signal),
          (signal) => continueRevalidations(dependencies, signal),
        ],
      })
    : undefined;
  const deliveries = options.runsJobs
    ? startDeliveries(dependencies, {
        allowsPrivate: options.allowsPrivateWebhooks ?? false,
        onFailure: options.onJobFailure,
      })
    : undefined;
  const writeCheck = createWriteCheck(storage, blobs);
  return {
    perform: createPerformer({ ...dependencies, streams, bodyLimit, fileLimit }),
    explain: (error) => explainFailure(storage.engine, writeCheck, error),
    askForColumns,
    forwardColumns: (forward) => {
      forwardColumns = forward;
    },
    checkReady: () => writeCheck.run(),
    createAccount: (account) => createAccount(dependencies, account),
    createFirstAccount: (account) => createFirstAccount(dependencies, account),
    runAgents(url) {
      const { agents } = options;
      if (agents === undefined) return;
      const { sandbox, atOnce } = agents;
      agentRunner ??= startAgentRunner(
        { ...dependencies, sandbox, url: agents.url ?? url },
        { atOnce, onFailure: options.onJobFailure },
      );
    },
    async close() {
      await agentRunner?.stop();
      streams.stop();
      await watch.stop();
      await Promise.all([runner?.stop(), deliveries?.stop()]);
      await builder.stop();
      guestAccess.mailer?.close();
      await storage.close();
      await blobs.close();
    },
  };
}
