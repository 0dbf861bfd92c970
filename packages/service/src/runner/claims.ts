import { randomUUID } from "node:crypto";
import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import type { JobRow } from "../storage/rows/jobs.ts";
import type { Tables } from "../storage/rows/tables.ts";
import type { Database, Storage } from "../storage/storage.ts";

type Row = Selectable<JobRow>;

/** A job that is claimed by one run. */
export interface ClaimedJob extends Row {
  readonly claimed_by: string;
}

/** How long a claim is valid, in milliseconds. If a runner does not renew it, another runner takes the job. */
export const claimLife = 60_000;

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
    const claim = {
      // A new value for each run: if a job was canceled and started again, its former run must not continue it.
      claimed_by: randomUUID(),
      claimed_until: extendClaim(now),
      attempts: row.attempts + 1,
    };
    await db.updateTable("jobs").set(claim).where("id", "=", row.id).execute();
    return { ...row, ...claim };
  });
}

/** Whether a job was started too often. */
export function isHopeless({ attempts }: Row): boolean {
  return attempts > mostAttempts;
}

/** The end of a claim that starts now. */
export function extendClaim(now: Date): string {
  return new Date(now.getTime() + claimLife).toISOString();
}

/** Renews claims while the work continues. */
export async function renewClaims(storage: Storage, claims: readonly string[], now: Date): Promise<void> {
  if (claims.length === 0) return;
  await storage.transaction((db) =>
    db
      .updateTable("jobs")
      .set({ claimed_until: extendClaim(now) })
      .where("claimed_by", "in", claims)
      .execute(),
  );
}

/** Releases the claim of a run, so that any runner can continue the job. */
export async function releaseClaim(storage: Storage, { id, claimed_by: claim }: ClaimedJob): Promise<void> {
  await storage.transaction((db) =>
    db
      .updateTable("jobs")
      .set({ claimed_by: null, claimed_until: null, attempts: sql`attempts - 1` })
      .where("claimed_by", "=", claim)
      .where("id", "=", id)
      .execute(),
  );
}

/** Releases the claims of the last process: SQLite has one process at a time. */
export async function releaseAllClaims(storage: Storage): Promise<void> {
  await storage.transaction((db) =>
    db
      .updateTable("jobs")
      .set({ claimed_by: null, claimed_until: null })
      .where("claimed_by", "is not", null)
      .execute(),
  );
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
  // The clock was set back: nobody claims a job for so long. Twice, because the clocks of processes differ a little.
  const furthest = new Date(now.getTime() + 2 * claimLife).toISOString();
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("status", "in", ["ready", "executing"])
    .where("is_built_in", "=", 1)
    .where((is) =>
      is.or([
        is("claimed_until", "is", null),
        is("claimed_until", "<=", now.toISOString()),
        is("claimed_until", ">", furthest),
      ]),
    )
    .orderBy("sequence")
    .limit(1);
}
