import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from "kysely";
import { createLease } from "../context/lease.ts";
import type { WaitingJobs } from "../domain/job-figures.ts";
import { keepQuery } from "../storage/kept-query.ts";
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

/**
 * The environments with jobs of the service that have not ended. However many jobs wait, the index is asked once for each
 * environment.
 */
export async function listOpenEnvironments({ db }: Storage): Promise<string[]> {
  const first = (after: RawBuilder<unknown>) =>
    sql`(select ${openIn} from jobs where ${openIn} > ${after} order by ${openIn} limit 1)`;
  const { rows } = await sql<{ id: string | null }>`
    with recursive open_environments (id) as (
      select ${first(sql`''`)}
      union all
      select ${first(sql.ref("open_environments.id"))} from open_environments where open_environments.id is not null
    )
    select id from open_environments where id is not null`.execute(db);
  return rows.flatMap(({ id }) => id ?? []);
}

/** Claims the oldest job of an environment that can run and that no runner works on; undefined if there is none. */
export async function claimJob(
  storage: Storage,
  environmentId: string,
  now: Date,
): Promise<ClaimedJob | undefined> {
  // Often there are only jobs that run. This check needs no transaction.
  if ((await selectClaimable(storage.db, environmentId, now).executeTakeFirst()) === undefined)
    return undefined;
  return storage.transaction(async (db) => {
    const query = selectClaimable(db, environmentId, now);
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

/** How many jobs of the service could run and are not claimed, and how long the first one has waited. */
export async function measureQueue({ db }: Pick<Storage, "db">, now: Date): Promise<WaitingJobs> {
  const { count, oldest } = await db
    .selectFrom("jobs")
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("ready_at").as("oldest")])
    .where(openIn, ">", "")
    .where(jobLease.isFree(now))
    .executeTakeFirstOrThrow();
  const waited = oldest === null ? 0 : now.getTime() - Date.parse(oldest);
  return { count: Number(count), oldestSeconds: Math.max(0, waited) / 1000 };
}

const overdue = keepQuery((db, { since }: { readonly since: string }) =>
  db
    .selectFrom("jobs")
    .select("id")
    .where("status", "=", "ready")
    .where("is_built_in", "=", 0)
    .where("is_managed", "=", 1)
    .where("ready_at", "<", since)
    .orderBy("sequence")
    .limit(100),
);

/** The ids of the jobs that nobody has acknowledged since a time. */
export async function listOverdue(storage: Storage, since: Date): Promise<string[]> {
  const rows = await overdue.run({ storage, db: storage.db }, { since: since.toISOString() });
  return rows.map(({ id }) => id);
}

/**
 * The environment of a job of the service that has not ended, otherwise null: the expression of the index `open_jobs`. With
 * parameters, no engine would find the index.
 */
const openIn = sql<string>`(case when is_built_in = 1 and status in ('ready', 'executing') then environment_id end)`;

function selectClaimable(
  db: Database,
  environmentId: string,
  now: Date,
): SelectQueryBuilder<Tables, "jobs", Row> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where(openIn, "=", environmentId)
    .where(jobLease.isFree(now))
    .orderBy("sequence")
    .limit(1);
}
