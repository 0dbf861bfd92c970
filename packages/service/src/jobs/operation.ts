import type { JobCompleteDetails, JobOutcome } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import type { JobRow } from "../storage/rows/jobs.ts";
import type { ConfigName } from "./check-config.ts";

/** An operation that the service carries out itself. */
export interface JobOperation {
  /** What the actor must be allowed where the job works, beside `jobs:write`. */
  readonly permission: string;
  /** The schema of the description that the settings must fit. */
  readonly config: ConfigName;
  /** Throws where the settings do not fit what is there. */
  check?(context: Context, job: NewJob): Promise<void>;
  /** Does the work. A job that was interrupted is run again, with the state that its last step left. */
  run(job: RunningJob): Promise<FinishedJob>;
  /** Takes back what must not stay where the job ends without success, in the transaction that ends it. */
  giveUp?(context: Context, row: Selectable<JobRow>): Promise<void>;
}

/** What a job is about to work on. */
export interface NewJob {
  /** The id of its source. */
  readonly source: string;
  readonly config: Readonly<Record<string, unknown>>;
}

/** A job of the service at work. */
export interface RunningJob {
  readonly row: Selectable<JobRow>;
  /** For reads between the steps: it stands outside of any transaction. */
  readonly context: Context;
  /** What the last step before an interruption kept; undefined at the beginning. */
  readonly state: unknown;
  /**
   * Does a part of the work, in one transaction with what it reports, so that no part is done twice or lost. `work` may
   * run more than once, as in every transaction. Rejects with `JobStopped` where the job was called off or the service
   * stops: let it pass.
   */
  step<Result extends JobReport>(work: (context: Context) => Promise<Result>): Promise<Result>;
  /** The last step: completes the job in the transaction of its last part. */
  finish(work: (context: Context) => Promise<JobEnd>): Promise<FinishedJob>;
}

/** A job that has ended with success; only `finish` gives it. */
export interface FinishedJob {
  readonly status: "complete";
}

/** How far a job has come; what is left out stays as it was. */
export interface JobReport {
  /** In percent. */
  readonly progress?: number;
  /** A line for people to read. */
  readonly info?: string;
  /** What the work needs to know when it is taken up again; anything that JSON can hold. */
  readonly state?: unknown;
}

/** How a job ended with success. */
export interface JobEnd extends JobCompleteDetails {
  readonly outcome?: JobOutcome;
  /** What the job produced, for programs to read. */
  readonly result?: Readonly<Record<string, unknown>>;
}

/** Ends the work on a job that is no longer there to be done. */
export class JobStopped extends Error {
  constructor() {
    super("The job was called off, or the service stops.");
    this.name = "JobStopped";
  }
}

/** A part of the whole in percent, as jobs report it: 100 only when all is done. */
export function toPercent(done: number, total: number): number {
  return total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100));
}
