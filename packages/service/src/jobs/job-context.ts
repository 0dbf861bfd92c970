import type { Selectable } from "kysely";
import type { Blobs } from "../blobs/blobs.ts";
import type { Clock } from "../domain/clock.ts";
import type { Context } from "../domain/context.ts";
import type { NewId } from "../domain/ids.ts";
import type { Reach } from "../domain/reach.ts";
import { insertEvents } from "../events/events.ts";
import type { Database, Storage } from "../storage/storage.ts";
import type { JobRow } from "./rows.ts";

/** What jobs are done with. */
export interface JobWorkshop {
  readonly storage: Storage;
  readonly blobs: Blobs;
  readonly newId: NewId;
  readonly clock: Clock;
  /** Tells whoever runs jobs that there is one. */
  wakeJobs(): void;
}

/**
 * The context that a job works in: that of whoever started it, anywhere in its environment. What that one may do was
 * settled when the job was created.
 */
export function createJobContext(
  { storage, blobs, newId, clock, wakeJobs }: JobWorkshop,
  row: Selectable<JobRow>,
  db: Database,
  after: (() => void)[],
): Context {
  const reach: Reach = { wholeAccount: false, environmentIds: [row.environment_id], spaceIds: [] };
  const context: Context = {
    actor: {
      id: row.created_by,
      kind: row.created_by_kind,
      accountId: row.account_id,
      environmentId: row.environment_id,
    },
    accountId: row.account_id,
    permission: "jobs:write",
    grants: [],
    ...{ reach, sight: reach, storage, blobs, newId, db, wakeJobs },
    now: clock().toISOString(),
    emit: async (...events) => {
      await insertEvents(context, events);
    },
    afterCommit: (work) => {
      after.push(work);
    },
  };
  return context;
}

/** Runs a transaction in the context of a job. */
export async function transactForJob<Result>(
  workshop: JobWorkshop,
  row: Selectable<JobRow>,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  const { result, after } = await workshop.storage.transaction(async (db) => {
    // Inside: the transaction may run more than once.
    const after: (() => void)[] = [];
    return { result: await work(createJobContext(workshop, row, db, after)), after };
  });
  for (const one of after) one();
  return result;
}
