import { type Message, usualLanguage, writeMessage } from "@data-import/tables/basics";
import type { JobCompleteDetails, JobOutcome } from "@data-import/types";
import type { MessagePart } from "@data-import/types/messages";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import type { JobRow } from "../storage/rows/jobs.ts";
import type { ConfigName } from "./check-config.ts";

/** An operation that the service runs itself. */
export interface JobOperation {
  /** The permission that the actor needs in the place of the job, in addition to `jobs:write`. */
  readonly permission: string;
  /** A second one, if the first one does not cover what the job reads. */
  readonly readPermission?: string;
  /** The schema for the settings, by its name in the description. */
  readonly config: ConfigName;
  /** Throws if the settings name something that does not exist. */
  check?(context: Context, job: NewJob): Promise<void>;
  /** Suggests the plan of a new job, if the operation has plans. Runs before the transaction that stores both. */
  createPlan?(context: Context, job: NewJob): Promise<NewPlan>;
  /** Whether it only takes data out of its space: then it runs in an archived space, too. */
  readonly isExport?: true;
  /** Whether a failed or canceled job continues where it stopped, instead of from the beginning. */
  readonly continues?: true;
  /** Does the work. An interrupted job runs again, with the state that its last step stored. */
  run(job: RunningJob): Promise<FinishedJob>;
  /** Cleans up if the job ends without success, in the transaction that ends it. */
  giveUp?(context: Context, row: Selectable<JobRow>): Promise<void>;
}

/** The settings and the place of a job. */
export interface NewJob {
  /** The id of its source. */
  readonly source: string;
  readonly config: Readonly<Record<string, unknown>>;
  /** The id of the workbook that it writes to, if the job says so. */
  readonly destination?: string | undefined;
}

/** The plan of a new job. */
export interface NewPlan {
  /** In the form of the operation. */
  readonly content: object;
  /** Whether the job must wait for `executeJob`, whatever its trigger is. */
  readonly mustWait: boolean;
}

/** A running job of the service. */
export interface RunningJob {
  readonly row: Selectable<JobRow>;
  /** For reads between the steps, outside of any transaction. */
  readonly context: Context;
  /** The state that the last step before an interruption stored; undefined at the start. */
  readonly state: unknown;
  /**
   * Does a part of the work and stores its report in the same transaction, so that no part is done twice or lost. `work`
   * may run more than once, as in every transaction. Rejects with `JobStopped` if the job was canceled or the service
   * stops: do not catch that.
   */
  step<Result extends JobReport>(work: (context: Context) => Promise<Result>): Promise<Result>;
  /** For long work between two steps: rejects with `JobStopped`, as a step would do now. */
  requireWanted(): Promise<void>;
  /** Whether the next step should be a short one, because a job of another environment has just begun. */
  mustBeShort(): boolean;
  /** The last step: completes the job in the transaction of its last part. */
  finish(work: (context: Context) => Promise<JobEnd>): Promise<FinishedJob>;
}

/** A job that has ended with success. Only `finish` returns it. */
export interface FinishedJob {
  readonly status: "complete";
}

/** The progress of a job. Absent members stay as they are. */
export interface JobReport {
  /** In percent. */
  readonly progress?: number;
  /** A line for people. */
  readonly info?: string;
  /** The state that the work needs to continue after an interruption: any JSON value. */
  readonly state?: unknown;
}

/** The end of a successful job. */
export interface JobEnd extends JobCompleteDetails {
  readonly outcome?: JobOutcome;
  /** What `info` and `outcome` say. */
  readonly message: Message;
  /** The file that the job created. */
  readonly fileId?: string;
  /** The result of the job, for programs. */
  readonly result?: Readonly<Record<string, unknown>>;
}

/** The texts of a message about a job, in English. It has an outcome if the message has a heading. */
export function writeTexts(
  message: Message,
  next?: NonNullable<JobOutcome["next"]>,
): { readonly info: string; readonly message: Message; readonly outcome?: JobOutcome } {
  const info = writeMessage(message);
  const write = (part: MessagePart) => writeMessage(message, usualLanguage, part);
  const [heading, text, label] = [write("heading"), write("outcome"), write("label")];
  if (heading === "") return { info, message };
  const outcome = {
    heading,
    ...(text !== "" && { message: text }),
    ...(next && { next: (label === "" ? next : { ...next, label }) as typeof next }),
  };
  return { info, message, outcome };
}

/** Ends the work on a job that was canceled, deleted or put back. */
export class JobStopped extends Error {
  constructor() {
    super("The job was canceled, or the service is stopping.");
    this.name = "JobStopped";
  }
}

/** A progress in percent, as jobs report it: 100 only when everything is done. */
export function toPercent(done: number, total: number): number {
  return total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100));
}
