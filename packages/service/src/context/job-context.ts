import type { Selectable } from "kysely";
import type { Scope } from "../domain/scope.ts";
import type { JobRow } from "../storage/rows/jobs.ts";
import type { Context } from "./context.ts";
import { type Caller, createContext, type Dependencies, transact } from "./dependencies.ts";

/**
 * The context in which a job reads: the actor is who started the job, and the scope is the whole environment of the job.
 * The permissions of the actor were checked when the job was created.
 */
export function createJobContext(dependencies: Dependencies, row: Selectable<JobRow>): Context {
  return createContext(dependencies, describeCaller(dependencies, row), dependencies.storage.db);
}

/** Runs a transaction in the context of a job. */
export function transactForJob<Result>(
  dependencies: Dependencies,
  row: Selectable<JobRow>,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  return transact(dependencies, describeCaller(dependencies, row), work, {
    isBackground: true,
    turnOf: row.environment_id,
  });
}

function describeCaller({ clock }: Dependencies, row: Selectable<JobRow>): Caller {
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
    chainDepth: row.chain_depth,
    scope,
    readableScope: scope,
    now: clock().toISOString(),
  };
}
