import type { Dependencies } from "../context/dependencies.ts";
import { transactForJob } from "../context/job-context.ts";
import { createAskedWork } from "../domain/asked-work.ts";
import { lockJobRow } from "../jobs/store.ts";
import { failJob } from "./change-job.ts";
import {
  type ClaimedJob,
  claimJob,
  claimLife,
  listOverdue,
  releaseAllClaims,
  releaseClaim,
  renewClaims,
} from "./claims.ts";
import { createClock } from "./clock/clock.ts";
import { runJob } from "./run-job.ts";

/** Runs the jobs of the service in this process. */
export interface JobRunner {
  /** Searches for jobs now, not only at the next tick. */
  wake(): void;
  /** Starts no further job, and puts running jobs back at their next step. */
  stop(): Promise<void>;
}

/** The callbacks of a runner. */
export interface RunnerOptions {
  onFailure(jobId: string, error: unknown): void;
  /** Called every minute, for example to expire spaces. */
  readonly sweeps?: readonly (() => Promise<void>)[];
  /** Called at the start and every minute: continues what an ended process has left. Ends early at the signal. */
  readonly continuations?: readonly ((signal: AbortSignal) => Promise<void>)[];
}

/** How many jobs run at the same time. */
const mostRunning = 4;
/** The interval between searches for jobs of other processes, in milliseconds. */
const tick = 1000;
const sweepEvery = 60_000;
/** How long a managed job may be ready before a listener starts it, in milliseconds. */
const patience = 300_000;

/** Starts a runner. Several runners may share one PostgreSQL, in one process or in many. */
export function startRunner(
  dependencies: Dependencies,
  { onFailure, sweeps = [], continuations = [] }: RunnerOptions,
): JobRunner {
  const { storage, clock } = dependencies;
  const stopping = new AbortController();
  /** Claims of runs that the storage interrupted. They are released when it is back. */
  const interrupted = new Set<ClaimedJob>();
  const claimant = {
    signal: stopping.signal,
    onFailure,
    onInterruption: (row: ClaimedJob) => interrupted.add(row),
  };
  /** By their claims. */
  const running = new Map<string, Promise<void>>();
  const search = createAskedWork(take);
  const clockwork = createAskedWork(createClock(dependencies));
  const left = continuations.map((work) => createAskedWork(() => work(stopping.signal)));
  const continueLeft = async (): Promise<void> => {
    for (const work of left) work.ask();
  };

  async function take(): Promise<void> {
    while (running.size < mostRunning && !stopping.signal.aborted) {
      const row = await claimJob(storage, clock());
      if (row === undefined) return;
      const work = runJob(dependencies, row, claimant)
        .catch((error) => onFailure(row.id, error))
        .finally(() => {
          running.delete(row.claimed_by);
          wake();
        });
      running.set(row.claimed_by, work);
    }
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    search.ask();
    clockwork.ask();
  }

  const background = new Set<Promise<void>>();
  function every(milliseconds: number, work: () => Promise<void>): NodeJS.Timeout {
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      const done = work()
        .catch(() => {})
        .finally(() => {
          isBusy = false;
          background.delete(done);
        });
      background.add(done);
    }, milliseconds);
    // The timer alone does not keep the process running.
    return timer.unref();
  }

  const timers = [
    every(tick, async () => {
      for (const row of interrupted) {
        await releaseClaim(storage, row);
        interrupted.delete(row);
      }
      await failOverdue(dependencies);
      wake();
    }),
    every(claimLife / 3, () => renewClaims(storage, [...running.keys()], clock())),
    ...sweeps.map((sweep) => every(sweepEvery, sweep)),
    every(sweepEvery, continueLeft),
  ];

  // The jobs of the last process must not wait until its claims end.
  const ready = storage.engine.hasOneProcess ? releaseAllClaims(storage) : Promise.resolve();
  ready.then(wake, wake);
  ready.then(continueLeft, continueLeft);

  return {
    wake,
    async stop() {
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
      await Promise.allSettled([ready, search.ended(), clockwork.ended(), ...background]);
      await Promise.allSettled(left.map((work) => work.ended()));
      await Promise.allSettled(running.values());
    },
  };
}

/** Fails the managed jobs that no listener started in time. */
async function failOverdue(dependencies: Dependencies): Promise<void> {
  const since = new Date(dependencies.clock().getTime() - patience);
  for (const id of await listOverdue(dependencies.storage, since)) {
    const row = await dependencies.storage.db
      .selectFrom("jobs")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    if (row === undefined) continue;
    await transactForJob(dependencies, row, async (context) => {
      const locked = await lockJobRow(context, id);
      // A listener may have started the job meanwhile.
      if (locked?.status !== "ready") return;
      const message = "No listener acknowledged the job within five minutes.";
      await failJob(context, locked, {
        info: message,
        outcome: { heading: "The job was not started", message },
      });
    });
  }
}
