import type { Refusal } from "@data-import/front";
import type { Blobs } from "../blobs/blobs.ts";
import { sweepBlobs } from "../blobs/loose-blobs.ts";
import type { Dependencies } from "../context/dependencies.ts";
import { type Clock, systemClock } from "../domain/clock.ts";
import type { ColumnAsk } from "../domain/column-ask.ts";
import { createId, type NewId } from "../domain/ids.ts";
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
import { createExpiry } from "../lifecycle/expire-spaces.ts";
import { createColumnBuilder } from "../records/columns/column-builder.ts";
import { sweepColumns } from "../records/columns/drop-columns.ts";
import { startRunner } from "../runner/runner.ts";
import type { Storage } from "../storage/storage.ts";

/** The part of a service that runs operations and jobs. It may be in another thread than the part that listens. */
export interface Backend {
  /** Runs the operation of an admitted call; rejects with the error of the call. */
  readonly perform: Perform;
  /** The response to the caller for an error of `perform`; undefined if it is a bug of the service. */
  explain(error: unknown): Refusal | undefined;
  /** Rejects if the storage does not respond, or cannot store anything. */
  checkReady(): Promise<void>;
  /** Builds columns of records in the background. */
  askForColumns(ask: ColumnAsk): void;
  /** Sets who gets the asks that this backend cannot fulfil, because its storage only reads. */
  forwardColumns(forward: (ask: ColumnAsk) => void): void;
  createAccount(account: NewAccount): Promise<FoundedAccount>;
  createFirstAccount(account: NewAccount): Promise<FoundedAccount | undefined>;
  /** Puts running jobs back, then closes storage and blobs. */
  close(): Promise<void>;
}

/** The dependencies and settings of a backend. */
export interface BackendOptions {
  readonly storage: Storage;
  readonly blobs: Blobs;
  readonly clock?: Clock | undefined;
  readonly ids?: NewId | undefined;
  /** The maximum size of a JSON body, in bytes. */
  readonly bodyLimit: number;
  /** The maximum size of an uploaded file, in bytes. */
  readonly fileLimit: number;
  /** Whether jobs and sweeps run here. */
  readonly runsJobs: boolean;
  /** Called if a job fails for a reason inside the service. */
  onJobFailure(jobId: string, error: unknown): void;
}

/** Creates a backend in this thread. Its storage is migrated. */
export function createBackend(options: BackendOptions): Backend {
  const { storage, blobs, clock = systemClock, ids: newId = createId, bodyLimit, fileLimit } = options;
  const wakeJobs = (): void => runner?.wake();
  let forwardColumns: (ask: ColumnAsk) => void = () => {};
  const builder = createColumnBuilder(storage, clock, (ask) => forwardColumns(ask));
  const askForColumns = (ask: ColumnAsk): void => builder.ask(ask);
  const dependencies: Dependencies = { storage, blobs, newId, clock, wakeJobs, askForColumns };
  const runner = options.runsJobs
    ? startRunner(dependencies, {
        onFailure: options.onJobFailure,
        sweeps: [
          createExpiry(dependencies),
          async () => void (await sweepBlobs(dependencies, clock())),
          () => sweepKeys(storage, clock()),
          () => sweepColumns(storage, clock()),
        ],
      })
    : undefined;
  const writeCheck = createWriteCheck(storage, blobs);
  return {
    perform: createPerformer({ ...dependencies, bodyLimit, fileLimit }),
    explain: (error) => explainFailure(storage.engine, writeCheck, error),
    askForColumns,
    forwardColumns: (forward) => {
      forwardColumns = forward;
    },
    checkReady: () => writeCheck.run(),
    createAccount: (account) => createAccount(dependencies, account),
    createFirstAccount: (account) => createFirstAccount(dependencies, account),
    async close() {
      await runner?.stop();
      await builder.stop();
      await storage.close();
      await blobs.close();
    },
  };
}
