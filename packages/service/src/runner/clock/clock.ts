import { sql } from "kysely";
import type { Dependencies } from "../../context/dependencies.ts";
import { findNextStart } from "../../domain/periods.ts";
import { keepQuery } from "../../storage/kept-query.ts";
import { endSession } from "./end-session.ts";
import { planRun } from "./plan-run.ts";
import { recordTicks } from "./record-ticks.ts";
import { startJob } from "./start-job.ts";

/** How many jobs and actions one call treats. The next call continues. */
const mostJobs = 100;

/**
 * Creates a function that the job runner calls every second, in every process that runs jobs. It records the events of the
 * clock, makes jobs ready whose time has come, ends import sessions that have expired, and creates the jobs of the next runs of actions.
 */
export function createClock(dependencies: Dependencies): () => Promise<void> {
  const { storage, clock } = dependencies;
  let nextTick = 0;

  async function tick(): Promise<void> {
    const now = clock().getTime();
    const next = findNextStart("5-minutes", now);
    // Also if the clock was set back.
    if (now < nextTick && nextTick <= next) return;
    if (await recordTicks(dependencies)) nextTick = next;
  }

  return async () => {
    const failures: unknown[] = [];
    // If one of them fails, the others must still happen.
    const attempt = (work: Promise<void>) => work.catch((error) => failures.push(error));
    await attempt(tick());
    const now = clock().toISOString();
    for (const { id, kind } of await due.run({ storage, db: storage.db }, { now })) {
      if (kind !== "action") {
        const row = await storage.db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
        const work = kind === "job" ? startJob : endSession;
        if (row !== undefined) await attempt(work(dependencies, row));
      } else {
        const row = await storage.db
          .selectFrom("actions")
          .selectAll()
          .where("id", "=", id)
          .executeTakeFirst();
        if (row !== undefined) await attempt(planRun(dependencies, row));
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, "The clock could not do everything.");
  };
}

/** Jobs first: a run that is due starts before the next one is planned. */
const due = keepQuery((db, { now }: { readonly now: string }) =>
  db
    .selectFrom("jobs")
    .select(["id", sql<"job" | "end" | "action">`'job'`.as("kind")])
    // As text of the query, so that PostgreSQL always knows that the index of these rows is right.
    .where(sql<boolean>`status = 'scheduled'`)
    .where("start_at", "<=", now)
    .unionAll(
      db
        .selectFrom("jobs")
        .select(["id", sql<"job" | "end" | "action">`'end'`.as("kind")])
        .where("ends_at", "<=", now),
    )
    .unionAll(
      db
        .selectFrom("actions")
        .select(["id", sql<"job" | "end" | "action">`'action'`.as("kind")])
        .where("next_run_at", "<=", now),
    )
    .limit(mostJobs),
);
