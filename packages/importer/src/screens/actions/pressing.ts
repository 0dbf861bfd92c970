import { isJobError } from "@data-import/client";
import type { Job } from "@data-import/types";
import { type Signal, signal } from "@preact/signals";
import { type Hindrance, type ShownAction, writeJob } from "../../flows/actions.ts";
import { type Failure, readFailure } from "../../flows/failure.ts";
import { canGoAlone, readOutcome, readTrigger } from "../../flows/outcome.ts";
import { followedJobs } from "../followed-jobs.ts";
import { NextSteps } from "./next-steps.ts";
import { describeEnd, type Ended, type Pressed, type Running } from "./press.ts";

/** The actions of one screen, the jobs that were started there, and what these say at their end. */
export abstract class Pressing extends NextSteps {
  /** The press whose dialog is open. */
  readonly pressed: Signal<Pressed | undefined> = signal(undefined);
  readonly running: Signal<readonly Running[]> = signal([]);
  readonly ended: Signal<readonly Ended[]> = signal([]);
  protected readonly stopped: AbortController = new AbortController();

  /** Why a button cannot be pressed now; undefined if it can, as far as the page knows. */
  abstract findHindrance(shown: ShownAction, fieldKey?: string): Hindrance | undefined;
  /** Opens the dialog of an action, or starts its job at once; if it cannot be pressed, says why. */
  abstract press(shown: ShownAction, fieldKey?: string): Promise<void>;

  /** People can only read until the job has ended. */
  protected block(_job: Job): void {}

  protected unblock(_job: Job): void {}

  /** Follows the jobs no longer; they go on, and the frame of the page says how they end. */
  stop(): void {
    this.stopped.abort();
    const followed = followedJobs(this.host.root);
    const left = [...this.running.peek(), ...this.ended.peek()].flatMap(({ job, label }) =>
      job === undefined ? [] : [[job.id, { label, isHere: false }] as const],
    );
    if (left.length > 0) followed.value = new Map([...followed.peek(), ...left]);
  }

  explain(hindrance: Hindrance): string {
    const { actions } = this.host.texts;
    return hindrance.kind === "errors"
      ? actions.errors(hindrance.errors)
      : actions.hindrances[hindrance.kind];
  }

  protected isRunning(key: string): boolean {
    return this.running.value.some((each) => each.key === key);
  }

  /** Starts the job; resolves to what went wrong. */
  async start(pressed: Pressed, input?: Readonly<Record<string, unknown>>): Promise<Failure | undefined> {
    const { shown, fieldKey } = pressed;
    const { label } = shown.action;
    const key = nameButton(shown, fieldKey);
    // A second press at the same moment would start a second job.
    if (this.running.peek().some((each) => each.key === key)) return undefined;
    this.#show({ key, label });
    try {
      const sheetId = this.findSheetId() ?? "";
      const config = writeJob({ ...pressed, sheetId, input });
      // The program around does what the action is for.
      if ((await this.host.around.mayRun?.(config)) === false) {
        this.#hide(key);
        return undefined;
      }
      const job = await this.host.client.jobs.create(config);
      void this.follow({ key, label, job }, async () => this.fail(await this.start(pressed, input)));
      return undefined;
    } catch (error) {
      this.#hide(key);
      return readFailure(error);
    }
  }

  cancel({ id }: Job): void {
    this.host.client.jobs.cancel(id).catch(this.refuse);
  }

  /** The person has seen what a job said at its end. */
  closeOutcome({ job }: Ended): void {
    this.ended.value = this.ended.peek().filter((each) => each.job.id !== job.id);
    this.#markSeen(job);
  }

  /** Says how a job goes on and ends. */
  protected async follow(
    started: Running & { readonly job: Job },
    again: () => Promise<void>,
  ): Promise<void> {
    const { signal } = this.stopped;
    const { key, label, job } = started;
    const followed = followedJobs(this.host.root);
    // The person may have left before the service has it.
    followed.value = new Map([...followed.peek(), [job.id, { label, isHere: !signal.aborted }]]);
    if (blocksRecords(job)) this.block(job);
    this.#show(started);
    try {
      const onProgress = (now: Job) => this.#show({ key, label, job: now });
      this.#end(await this.host.client.jobs.wait(job.id, { signal, onProgress }), label, again);
    } catch (error) {
      if (signal.aborted) return;
      if (isJobError(error)) this.#end(error.job, label, again);
      else this.refuse(error);
    }
    this.#hide(key);
    this.unblock(job);
  }

  #show(shown: Running): void {
    const running = this.running.peek();
    const isKnown = running.some(({ key }) => key === shown.key);
    this.running.value = isKnown
      ? running.map((each) => (each.key === shown.key ? shown : each))
      : [...running, shown];
  }

  #hide(key: string): void {
    this.running.value = this.running.peek().filter((each) => each.key !== key);
  }

  /** If this fails, the outcome is only not marked as seen. */
  #markSeen({ id, outcomeAcknowledgedAt }: Job): void {
    if (outcomeAcknowledgedAt == null) void this.host.client.jobs.acknowledgeOutcome(id).result();
  }

  /** Says how a job ended, in its own words if it has some. */
  #end(job: Job, label: string, start: () => Promise<void>): void {
    const { actions } = this.host.texts;
    const outcome = readOutcome(job);
    const { info } = job;
    const { level, usual } = describeEnd(job, label, actions);
    if (outcome === undefined) {
      this.say({ level, text: info ?? usual });
      return;
    }
    const { next, heading = label, message = info ?? "" } = outcome;
    if (next?.type === "wait" && next.fade === true && outcome.acknowledge !== true) {
      this.say({ level, text: [heading, message].filter((text) => text !== "").join(": ") });
      this.#markSeen(job);
      return;
    }
    const ended = { job, label, outcome, again: () => void start() };
    const trigger = readTrigger(outcome);
    const isDone = next !== undefined && trigger !== "manual" && canGoAlone(next);
    const isShown = !isDone || trigger !== "automatic_silent";
    if (isShown) this.ended.value = [...this.ended.peek(), ended];
    else this.#markSeen(job);
    if (isDone) this.take(ended, next);
  }
}

/** Whether people can only read the records until a job has ended. */
export function blocksRecords({ mode }: Job): boolean {
  return mode === "foreground" || mode === "toolbarBlocking";
}

/** The name of a button while its job runs. */
export function nameButton({ action, source }: ShownAction, fieldKey = ""): string {
  return [source, action.operation, fieldKey].join(" ");
}
