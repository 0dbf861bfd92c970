import { limits } from "@data-import/types";
import type { Dependencies } from "../context/dependencies.ts";
import { transactForJob } from "../context/job-context.ts";
import type { Chores } from "../domain/chore.ts";
import { createNewcomers } from "../domain/newcomers.ts";
import type { Slots } from "../domain/slots.ts";
import { writeTexts } from "../jobs/operation.ts";
import { lockJobRow } from "../jobs/store.ts";
import { failJob } from "./change-job.ts";
import {
  type ClaimedJob,
  claimJob,
  jobLease,
  listOpenEnvironments,
  listOverdue,
  releaseJob,
} from "./claims.ts";
import { createClock } from "./clock/clock.ts";
import { runJob } from "./run-job.ts";

/** Runs the jobs of the service in this process. */
export interface JobRunner {
  /** Searches for jobs now, not only at the next tick. */
  wake(): void;
  /** After its chores have stopped: puts running jobs back at their next step. */
  stop(): Promise<void>;
}

/** The settings of a runner. */
export interface RunnerOptions {
  /** For jobs. */
  readonly slots: Slots;
  onFailure(jobId: string, error: unknown): void;
}

/** The interval between searches for jobs of other processes, in milliseconds. */
const tickMs = 1000;

/** Starts a runner. Several runners may share one PostgreSQL, in one process or in many. */
export function startRunner(
  dependencies: Dependencies,
  chores: Chores,
  { slots, onFailure }: RunnerOptions,
): JobRunner {
  const { storage, clock } = dependencies;
  /** Claims of runs that lost the storage or the files. They are released when it is back. */
  const interrupted = new Set<ClaimedJob>();
  const claimant = {
    signal: chores.signal,
    newcomers: createNewcomers(),
    onFailure,
    onInterruption: (row: ClaimedJob) => interrupted.add(row),
  };
  /** By their claims. */
  const running = new Map<string, Promise<void>>();
  /** The jobs of the last process must not wait until its claims end. */
  let hasOldClaims = storage.engine.hasOneProcess;

  async function take(): Promise<void> {
    if (hasOldClaims) await storage.transaction((db) => jobLease.releaseAll(db));
    hasOldClaims = false;
    slots.startRound();
    // In each pass, each environment begins one job.
    for (let open = await listOpenEnvironments(storage); open.length > 0; ) {
      const begun: string[] = [];
      for (const environmentId of slots.arrange(open, (id) => ({ environmentId: id, id })))
        if (await takeOne(environmentId)) begun.push(environmentId);
      open = begun;
    }
  }

  /** Begins a job of an environment, if it has one and there is room; resolves to whether it did. */
  async function takeOne(environmentId: string): Promise<boolean> {
    if (chores.signal.aborted) return false;
    if (!slots.findRoom(environmentId)) return false;
    const row = await claimJob(storage, environmentId, clock());
    if (row === undefined) return false;
    const end = slots.begin({ environmentId, id: row.id });
    const work = runJob(dependencies, row, claimant)
      .catch((error) => onFailure(row.id, error))
      .finally(() => {
        running.delete(row.claimed_by);
        end();
        wake();
      });
    running.set(row.claimed_by, work);
    return true;
  }

  async function releaseInterrupted(): Promise<void> {
    for (const row of interrupted) {
      await releaseJob(storage, row);
      interrupted.delete(row);
      wake();
    }
  }

  const often = { intervalMs: tickMs };
  const search = chores.add({ ...often, name: "search-jobs", startsAtOnce: true, work: take });
  const start = chores.add({
    ...often,
    name: "start-jobs",
    startsAtOnce: true,
    work: createClock(dependencies),
  });
  chores.add({ ...often, name: "release-jobs", work: releaseInterrupted });
  chores.add({ ...often, name: "fail-overdue-jobs", work: () => failOverdue(dependencies) });
  chores.add({
    name: "renew-jobs",
    intervalMs: jobLease.claimDurationMs / 3,
    work: async () => void (await jobLease.renew(storage, [...running.keys()], clock())),
  });

  function wake(): void {
    search();
    start();
  }

  return {
    wake,
    async stop() {
      await Promise.all(running.values());
    },
  };
}

/** Fails the managed jobs that no listener started in time. */
async function failOverdue(dependencies: Dependencies): Promise<void> {
  const since = new Date(dependencies.clock().getTime() - limits.jobAcknowledgementMs);
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
      await failJob(context, locked, writeTexts({ code: "job_not_started" }));
    });
  }
}
