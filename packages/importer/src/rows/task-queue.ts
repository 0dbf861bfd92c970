import type { Clock } from "./clock.ts";
import { type RowFailure, readFailure } from "./row-service.ts";

/** The longest pause between two attempts without a connection. */
const longestPauseMs = 15_000;
const shortestPauseMs = 1_000;

/** What became of a task. */
export type TaskOutcome<Result> =
  | { readonly isDone: true; readonly result: Result }
  | { readonly isDone: false; readonly failure: RowFailure };

interface Task {
  readonly run: () => Promise<void>;
  /** Whether it may wait for the connection. */
  readonly waits: boolean;
  readonly fail: (failure: RowFailure) => void;
}

/** Does one thing after the other, in the order in which they were asked for; without a connection, it waits. */
export class TaskQueue {
  readonly #clock: Clock;
  readonly #onChange: () => void;
  readonly #tasks: Task[] = [];
  #isRunning = false;
  #pause = shortestPauseMs;
  #cancelRetry: (() => void) | undefined;
  #isOffline = false;

  constructor(clock: Clock, onChange: () => void) {
    this.#clock = clock;
    this.#onChange = onChange;
  }

  /** How many tasks are not done. */
  get length(): number {
    return this.#tasks.length;
  }

  /** Whether the last attempt found no connection. */
  get isOffline(): boolean {
    return this.#isOffline;
  }

  /** Adds a task. One that does not wait fails at once if there is no connection. */
  add<Result>(run: () => Promise<Result>, waits: boolean): Promise<TaskOutcome<Result>> {
    return new Promise((resolve) => {
      const fail = (failure: RowFailure) => resolve({ isDone: false, failure });
      const finish = async () => resolve({ isDone: true, result: await run() });
      this.#tasks.push({ run: finish, waits, fail });
      this.#onChange();
      void this.#work();
    });
  }

  /** Tries again now, for example because the browser has a connection again. */
  retry(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = undefined;
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#isRunning || this.#cancelRetry !== undefined) {
      if (this.#cancelRetry !== undefined) this.#refuseHasty();
      return;
    }
    this.#isRunning = true;
    for (let task = this.#tasks[0]; task !== undefined; task = this.#tasks[0]) {
      const failure = await attempt(task);
      if (failure?.kind === "offline") {
        this.#isOffline = true;
        this.#refuseHasty(failure);
        if (this.#tasks.length > 0) this.#wait();
        break;
      }
      this.#isOffline = false;
      this.#pause = shortestPauseMs;
      if (failure !== undefined) task.fail(failure);
      this.#tasks.shift();
      this.#onChange();
    }
    this.#isRunning = false;
    this.#onChange();
  }

  #wait(): void {
    this.#cancelRetry = this.#clock.after(this.#pause, () => this.retry());
    this.#pause = Math.min(longestPauseMs, this.#pause * 2);
  }

  /** Tasks that do not wait, once there is no connection. */
  #refuseHasty(failure: RowFailure = { kind: "offline", message: "" }): void {
    for (let index = this.#tasks.length - 1; index >= 0; index -= 1) {
      const task = this.#tasks[index];
      if (task === undefined || task.waits) continue;
      this.#tasks.splice(index, 1);
      task.fail(failure);
    }
  }
}

async function attempt({ run }: Task): Promise<RowFailure | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return readFailure(error);
  }
}
