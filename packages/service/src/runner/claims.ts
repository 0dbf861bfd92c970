import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import { createLease } from "../context/lease.ts";
import type { JobRow } from "../storage/rows/jobs.ts";
import type { Tables } from "../storage/rows/tables.ts";
import type { Database, Storage } from "../storage/storage.ts";

type Row = Selectable<JobRow>;

/** A job that is claimed by one run. */
export interface ClaimedJob extends Row {
  readonly claimed_by: string;
}

/** The right of a run to work on a job. */
export const jobLease = createLease("jobs", 60_000);

/** How often a job is started that never ends and stores no state. The job itself may crash the process. */
const mostAttempts = 5;

/** Claims the oldest job that can run and that no runner works on; undefined if there is none. */
export async function claimJob(storage: Storage, now: Date): Promise<ClaimedJob | undefined> {
  // Most of the time there is no job. This check needs no transaction.
  if ((await selectClaimable(storage.db, now).executeTakeFirst()) === undefined) return undefined;
  return storage.transaction(async (db) => {
    const query = selectClaimable(db, now);
    // Runners that search at the same time find different jobs.
    const row = await query.$call(storage.engine.sql.lockFreeRows).executeTakeFirst();
    if (row === undefined) return undefined;
    const attempts = row.attempts + 1;
    const claim = await jobLease.claim(db, row.id, now, { attempts });
    return claim && { ...row, ...claim, attempts };
  });
}

/** Whether a job was started too often. */
export function isHopeless({ attempts }: Row): boolean {
  return attempts > mostAttempts;
}

/** Releases the claim of a run, so that any runner can continue the job. */
export function releaseJob(storage: Storage, { id, claimed_by: claim }: ClaimedJob): Promise<void> {
  return jobLease.release(storage, id, claim, { attempts: sql`attempts - 1` });
}

/** The ids of the jobs that nobody has acknowledged since a time. */
export async function listOverdue({ db }: Storage, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("jobs")
    .select("id")
    .where("status", "=", "ready")
    .where("is_built_in", "=", 0)
    .where("is_managed", "=", 1)
    .where("ready_at", "<", since.toISOString())
    .orderBy("sequence")
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

function selectClaimable(db: Database, now: Date): SelectQueryBuilder<Tables, "jobs", Row> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("status", "in", ["ready", "executing"])
    .where("is_built_in", "=", 1)
    .where(jobLease.isFree(now))
    .orderBy("sequence")
    .limit(1);
}
