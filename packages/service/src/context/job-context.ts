import type { Selectable } from "kysely";
import type { Clock } from "../domain/clock.ts";
import type { Scope } from "../domain/scope.ts";
import type { JobRow } from "../storage/rows/jobs.ts";
import type { Context } from "./context.ts";
import { type Caller, createContext, type Dependencies, transact } from "./dependencies.ts";

/** What jobs are done with. */
export interface JobDependencies extends Dependencies {
  readonly clock: Clock;
}

/**
 * The context that a job reads in: that of whoever started it, anywhere in its environment. What that one may do was
 * settled when the job was created.
 */
export function createJobContext(dependencies: JobDependencies, row: Selectable<JobRow>): Context {
  return createContext(dependencies, describeCaller(dependencies, row), dependencies.storage.db);
}

/** Runs a transaction in the context of a job. */
export function transactForJob<Result>(
  dependencies: JobDependencies,
  row: Selectable<JobRow>,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  return transact(dependencies, describeCaller(dependencies, row), work);
}

function describeCaller({ clock }: JobDependencies, row: Selectable<JobRow>): Caller {
  const scope: Scope = { wholeAccount: false, environmentIds: [row.environment_id], spaceIds: [] };
  return {
    actor: {
      id: row.created_by,
      kind: row.created_by_kind,
      accountId: row.account_id,
      environmentId: row.environment_id,
    },
    permission: "jobs:write",
    grants: [],
    ...{ scope, readableScope: scope },
    now: clock().toISOString(),
  };
}
