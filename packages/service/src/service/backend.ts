import type { HttpError } from "@data-import/front";
import { limits } from "@data-import/types";
import { type AgentRunner, startAgentRunner } from "../agent-runner/agent-runner.ts";
import type { AgentLimits } from "../agent-runner/limits.ts";
import type { Sandbox } from "../agent-runner/sandbox.ts";
import type { Blobs } from "../blobs/blobs.ts";
import { listHousekeeping } from "../chores/housekeeping.ts";
import { startChores } from "../chores/start-chores.ts";
import type { Dependencies } from "../context/dependencies.ts";
import { writeReads } from "../context/note-audit.ts";
import { type Deliveries, startDeliveries } from "../deliveries/deliveries.ts";
import type { AgentAddress } from "../domain/agent-address.ts";
import { type AgentGauge, createAgentGauge } from "../domain/agent-figures.ts";
import type { NotedReads } from "../domain/audit-note.ts";
import type { Chores } from "../domain/chore.ts";
import { type Clock, systemClock } from "../domain/clock.ts";
import type { ColumnAsk } from "../domain/column-ask.ts";
import type { EndedJob } from "../domain/ended-job.ts";
import type { ErrorCode } from "../domain/errors.ts";
import type { Figures } from "../domain/figures.ts";
import {
  createScanCounter,
  type FileScanSettings,
  type InfectedFile,
  type ScanCounter,
} from "../domain/file-scans.ts";
import type { GuestAccess } from "../domain/guest-access.ts";
import { createId, type NewId } from "../domain/ids.ts";
import { createJobCounter, type JobCounter } from "../domain/job-figures.ts";
import type { Admission, ProvidedPerson } from "../domain/open-id.ts";
import type { SecretKeys } from "../domain/secret-keys.ts";
import type { Tracer } from "../domain/trace.ts";
import { createTurns } from "../domain/turns.ts";
import { createWorkload, type Shares, type Workload } from "../domain/workload.ts";
import { createEventWatch, type EventWatch } from "../events/event-watch.ts";
import { createEventStreams } from "../http/event-streams.ts";
import { explainFailure } from "../http/explain-failure.ts";
import { createPerformer, type Perform } from "../http/perform.ts";
import { createScanUpload, type ScanUpload } from "../http/scan/scan-upload.ts";
import { createUploadTurns } from "../http/upload-turns.ts";
import { createWriteCheck } from "../http/write-check.ts";
import { admitPerson, endSession } from "../lifecycle/admit-person.ts";
import { completeDueCommits } from "../lifecycle/complete-commits.ts";
import {
  createAccount,
  createFirstAccount,
  type FoundedAccount,
  type NewAccount,
} from "../lifecycle/create-account.ts";
import { type ColumnBuilder, createColumnBuilder } from "../records/columns/column-builder.ts";
import { measureQueue } from "../runner/claims.ts";
import { type JobRunner, startRunner } from "../runner/runner.ts";
import type { Storage } from "../storage/storage.ts";
import { watchFigures } from "./backend-figures.ts";

/** The part of a service that runs operations and jobs. It may be in another thread than the part that listens. */
export interface Backend {
  /** Runs the operation of an admitted call; rejects with the error of the call. */
  readonly perform: Perform;
  /** The response to the caller for an error of `perform`; undefined if it is a bug of the service. */
  explain(error: unknown): HttpError<ErrorCode> | undefined;
  /** Rejects if the storage does not respond, or cannot store anything. */
  checkReady(): Promise<void>;
  /** Builds columns of records in the background. */
  askForColumns(ask: ColumnAsk): void;
  /** Writes what another backend has read, which only reads. */
  noteReads(reads: NotedReads): void;
  /** Where to send what was read, if this backend only reads. */
  forwardReads(forward: (reads: NotedReads) => void): void;
  /** Sets who gets the asks that this backend cannot fulfil, because its storage only reads. */
  forwardColumns(forward: (ask: ColumnAsk) => void): void;
  createAccount(account: NewAccount): Promise<FoundedAccount>;
  createFirstAccount(account: NewAccount): Promise<FoundedAccount | undefined>;
  /** Lets a person in whom an OpenID provider has named. */
  admitPerson(person: ProvidedPerson): Promise<Admission>;
  /** Ends the session of the access token with a hash. */
  endSession(hash: string): Promise<void>;
  /** Calls `onChange` with what metrics show, now and after each change. */
  watchFigures(onChange: (figures: Figures) => void): void;
  /** Starts to run agents, if the backend has a sandbox. */
  runAgents(address: AgentAddress): void;
  /** Stores which agents were running when something failed that nothing has caught: one of them may be the reason. */
  noteFault(): Promise<void>;
  /** Puts running jobs back, then closes storage and blobs. */
  close(): Promise<void>;
}

/** Where and how agents run. */
export interface AgentOptions {
  /** How many agents of one environment run at the same time. The default is 2. */
  readonly atOnce?: number | undefined;
  /** How often agents run. */
  readonly limits?: AgentLimits | undefined;
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
  /** A list of more bytes is read and sent in parts. The default is 8 MiB. */
  readonly listLimit?: number | undefined;
  /** How much one environment may do at the same time. */
  readonly shares?: Shares | undefined;
  /** For how many days the logs of agents are kept. The default is 30. */
  readonly agentLogDays?: number | undefined;
  /** For how many days the entries of the audit log are kept. The default is 365. */
  readonly auditDays?: number | undefined;
  /** For how many days events are kept. Without it, they are never removed. */
  readonly eventDays?: number | undefined;
  /** What every file may become when its content is read, in bytes. The default is 64 MiB. */
  readonly contentLimit?: number | undefined;
  /** Whether jobs and sweeps run here. */
  readonly runsJobs: boolean;
  /** Whether webhooks may reach private addresses. The default is false. */
  readonly allowsPrivateWebhooks?: boolean | undefined;
  /** Whether names that the description does not have are left out of requests of documented and public operations. */
  readonly lenient?: boolean | undefined;
  /** Takes the spans of this thread. `close` closes it. */
  readonly tracer?: Tracer | undefined;
  /** The virus scanner that looks at uploaded files; without it, none does. */
  readonly fileScans?: FileScanSettings | undefined;
  /** Called with each uploaded file in which the virus scanner found something. */
  readonly onInfectedFile?: ((file: InfectedFile) => void) | undefined;
  /** Where agents run; without it, none run here. */
  readonly agents?: AgentOptions | undefined;
  /** Called if a job fails for a reason inside the service. */
  onJobFailure(jobId: string, error: unknown): void;
  /** Called when a job has ended. */
  readonly onJobEnd?: ((job: EndedJob) => void) | undefined;
  /** Called if work in the background fails, by the name of the chore. */
  onChoreFailure(chore: string, error: unknown): void;
}

/** Creates a backend in this thread. Its storage is migrated. */
export function createBackend(options: BackendOptions): Backend {
  const { storage, blobs, guestAccess, bodyLimit, fileLimit, listLimit, lenient } = options;
  const { shares = {} } = options;
  const chores = startChores({ storage, onFailure: options.onChoreFailure });
  const workload = createWorkload();
  const background = createBackground(options, chores);
  const { dependencies, builder, watch, jobCounter } = background;
  const agentGauge = createAgentGauge();
  const streams = createEventStreams(dependencies, watch, {
    slots: workload.open("streams", { ofEnvironment: shares.streams ?? limits.environmentStreams }),
    mostOfSpace: shares.streamsOfSpace ?? limits.spaceStreams,
    mostOfActor: shares.streamsOfActor ?? limits.callerStreams,
  });
  const uploads = workload.open("uploads", { ofEnvironment: shares.uploads ?? 16 });
  const takeUpload = createUploadTurns(uploads);
  const scanCounter = createScanCounter();
  const scanUpload = openFileScans(options, workload, scanCounter);
  const runners = options.runsJobs ? startRunners(background, chores, options, workload) : undefined;
  background.runners = runners;
  const writeCheck = createWriteCheck(storage, blobs);
  const noting = new Set<Promise<void>>();
  return {
    perform: createPerformer({
      ...dependencies,
      streams,
      takeUpload,
      scanUpload,
      bodyLimit,
      fileLimit,
      listLimit,
      lenient,
    }),
    explain: (error) => explainFailure(storage.engine, writeCheck, error),
    askForColumns: dependencies.askForColumns,
    noteReads(reads) {
      const written = writeReads(dependencies, reads)
        .catch((error: unknown) => options.onChoreFailure("note-reads", error))
        .finally(() => noting.delete(written));
      noting.add(written);
    },
    forwardReads: (forward) => {
      background.forwardReads = forward;
    },
    forwardColumns: (forward) => {
      background.forwardColumns = forward;
    },
    checkReady: () => writeCheck.run(),
    createAccount: (account) => createAccount(dependencies, account),
    createFirstAccount: (account) => createFirstAccount(dependencies, account),
    admitPerson: (person) => admitPerson(dependencies, person),
    endSession: (hash) => endSession(dependencies, hash),
    watchFigures: (onChange) =>
      watchFigures(
        { chores, workload, jobCounter, agentGauge, scanCounter, tracer: options.tracer },
        onChange,
      ),
    runAgents(address) {
      background.agentRunner ??= runAgents(dependencies, chores, options, workload, {
        address,
        onLag: agentGauge.setLag,
      });
    },
    noteFault: async () => background.agentRunner?.noteFault(),
    async close() {
      workload.stop();
      await chores.stop();
      await background.agentRunner?.stop();
      streams.stop();
      watch.stop();
      await Promise.all([runners?.jobs.stop(), runners?.deliveries.stop()]);
      await builder.stop();
      await Promise.all(noting);
      guestAccess.mailer?.close();
      await storage.close();
      await blobs.close();
      await options.tracer?.close();
    },
  };
}

/** Has files scanned; undefined if there is no scanner. */
function openFileScans(
  { fileScans, shares, onInfectedFile = () => {}, onChoreFailure }: BackendOptions,
  workload: Workload,
  counter: ScanCounter,
): ScanUpload | undefined {
  if (fileScans === undefined) return undefined;
  const slots = workload.open("file-scans", { ofEnvironment: shares?.fileScans ?? 4 });
  const onFailure = (error: unknown) => onChoreFailure("scan-files", error);
  return createScanUpload({ ...fileScans, takeTurn: createTurns(slots), counter, onInfectedFile, onFailure });
}

/** What runs beside requests. */
interface Runners {
  readonly jobs: JobRunner;
  readonly deliveries: Deliveries;
}

/** What operations and jobs tell the rest of a backend, which is started after the dependencies exist. */
interface Background {
  readonly dependencies: Dependencies;
  readonly builder: ColumnBuilder;
  readonly watch: EventWatch;
  readonly jobCounter: JobCounter;
  forwardColumns(ask: ColumnAsk): void;
  forwardReads(reads: NotedReads): void;
  runners: Runners | undefined;
  agentRunner: AgentRunner | undefined;
}

function createBackground(options: BackendOptions, chores: Chores): Background {
  const { storage, blobs, clock = systemClock, ids: newId = createId, secretKeys, guestAccess } = options;
  const { allowsPrivateWebhooks = false, contentLimit = limits.contentBytes, tracer } = options;
  const builder = createColumnBuilder(storage, clock, chores, (ask) => background.forwardColumns(ask));
  const watch = createEventWatch(storage, chores);
  const jobCounter = createJobCounter();
  const dependencies: Dependencies = {
    storage,
    blobs,
    newId,
    clock,
    secretKeys,
    guestAccess,
    allowsPrivateWebhooks,
    contentLimit,
    tracer,
    wakeJobs: () => background.runners?.jobs.wake(),
    askForColumns: (ask) => builder.ask(ask),
    forwardReads: (reads) => background.forwardReads(reads),
    noteJobEnd(job) {
      jobCounter.countEnd(job);
      options.onJobEnd?.(job);
    },
    noteEvents() {
      watch.wake();
      background.agentRunner?.wake();
      background.runners?.deliveries.wake();
    },
  };
  const background: Background = {
    dependencies,
    builder,
    watch,
    jobCounter,
    runners: undefined,
    agentRunner: undefined,
    forwardColumns: () => {},
    forwardReads: () => {},
  };
  return background;
}

/** Starts what a process with the role `jobs` does beside requests. */
function startRunners(
  { dependencies, jobCounter }: Pick<Background, "dependencies" | "jobCounter">,
  chores: Chores,
  options: BackendOptions,
  workload: Workload,
): Runners {
  const { onJobFailure: onFailure, shares: { jobs = 4, webhooks = limits.deliveringWebhooks } = {} } =
    options;
  const { allowsPrivateWebhooks: allowsPrivate } = dependencies;
  for (const chore of listHousekeeping(dependencies, options)) chores.add(chore);
  // People wait for this one.
  chores.add({
    name: "complete-commits",
    intervalMs: 1000,
    work: (signal) => completeDueCommits(dependencies, signal),
  });
  chores.add({
    name: "measure-queue",
    intervalMs: 15_000,
    work: async () => jobCounter.setWaiting(await measureQueue(dependencies.storage, dependencies.clock())),
  });
  const slots = {
    jobs: workload.open("jobs", { ofEnvironment: jobs, ofAll: jobs * 2 }),
    webhooks: workload.open("webhooks", { ofEnvironment: webhooks, ofAll: webhooks * 4 }),
  };
  return {
    jobs: startRunner(dependencies, chores, { slots: slots.jobs, onFailure }),
    deliveries: startDeliveries(dependencies, chores, { slots: slots.webhooks, allowsPrivate, onFailure }),
  };
}

/** Starts to run agents; undefined if there is no sandbox. */
function runAgents(
  dependencies: Dependencies,
  chores: Chores,
  { agents, onJobFailure: onFailure }: BackendOptions,
  workload: Workload,
  { address: own, onLag }: { readonly address: AgentAddress; readonly onLag: AgentGauge["setLag"] },
): AgentRunner | undefined {
  if (agents === undefined) return undefined;
  const { sandbox, url, atOnce = limits.runningAgents } = agents;
  const slots = workload.open("agents", { ofEnvironment: atOnce, ofAll: atOnce * 4 });
  const address = url === undefined ? own : { url, hasOnlyApi: false };
  const place = { ...dependencies, sandbox, address, limits: agents.limits };
  return startAgentRunner(place, chores, { slots, onFailure, onLag });
}
