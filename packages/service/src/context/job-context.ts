import type { Selectable } from "kysely";
import type { Clock } from "../domain/clock.ts";
import type { Reach } from "../domain/reach.ts";
import type { JobRow } from "../storage/rows/jobs.ts";
import type { Context } from "./context.ts";
import { createContext, type Errand, transact, type Workshop } from "./workshop.ts";

/** What jobs are done with. */
export interface JobWorkshop extends Workshop {
  readonly clock: Clock;
}

/**
 * The context that a job reads in: that of whoever started it, anywhere in its environment. What that one may do was
 * settled when the job was created.
 */
export function createJobContext(workshop: JobWorkshop, row: Selectable<JobRow>): Context {
  return createContext(workshop, describeErrand(workshop, row), workshop.storage.db);
}

/** Runs a transaction in the context of a job. */
export function transactForJob<Result>(
  workshop: JobWorkshop,
  row: Selectable<JobRow>,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  return transact(workshop, describeErrand(workshop, row), work);
}

function describeErrand({ clock }: JobWorkshop, row: Selectable<JobRow>): Errand {
  const reach: Reach = { wholeAccount: false, environmentIds: [row.environment_id], spaceIds: [] };
  return {
    actor: {
      id: row.created_by,
      kind: row.created_by_kind,
      accountId: row.account_id,
      environmentId: row.environment_id,
    },
    permission: "jobs:write",
    grants: [],
    ...{ reach, sight: reach },
    now: clock().toISOString(),
  };
}
