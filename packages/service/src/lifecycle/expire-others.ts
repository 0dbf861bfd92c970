import { sql } from "kysely";
import { deleteOldLogs } from "../agents/store.ts";
import type { Context } from "../context/context.ts";
import { type Dependencies, transact } from "../context/dependencies.ts";
import { createServiceCaller } from "../context/service-caller.ts";
import { DomainError } from "../domain/errors.ts";
import { endStatuses } from "../jobs/jobs.ts";
import type { Database } from "../storage/storage.ts";
import { lockWorkbook } from "../workbooks/workbooks.ts";
import { expireWorkbook } from "./change-workbooks.ts";
import { createAttempts, listDuePolicies, type Policy } from "./due-policies.ts";

/**
 * Deletes the logs of agents and the workbooks of files that are due by the policies of their environments. Rejects at the
 * end if some of them failed.
 */
export async function expireOthers(dependencies: Dependencies): Promise<void> {
  const { storage } = dependencies;
  const attempts = createAttempts();
  for (const { policy, cutoff } of await listDuePolicies(dependencies, "agentLogs"))
    await attempts.run(() => deleteOldLogs(storage, cutoff, { environmentId: policy.environment_id }));
  for (const { policy, cutoff } of await listDuePolicies(dependencies, "fileWorkbooks")) {
    for (const id of await listDueWorkbooks(storage.db, policy, cutoff))
      await attempts.run(() => expireOne(dependencies, policy, id, cutoff));
  }
  attempts.end("logs or workbooks");
}

/** The ids of the workbooks of files that are due, or of only one. A job that has not ended keeps its workbook. */
async function listDueWorkbooks(
  db: Database,
  { account_id, environment_id, type }: Policy,
  before: string,
  only?: string,
): Promise<string[]> {
  let query = db
    .selectFrom("workbooks")
    .select("id")
    .where("account_id", "=", account_id)
    .where("environment_id", "=", environment_id)
    .where("created_at", "<=", before)
    .where(sql<boolean>`cast(treatments as text) like '%"EXTRACTED_FROM_SOURCE"%'`);
  if (only !== undefined) query = query.where("id", "=", only);
  if (type === "lastActivity") {
    query = query
      .where("updated_at", "<=", before)
      .where(
        sql<boolean>`not exists (select 1 from commits where commits.workbook_id = workbooks.id and commits.created_at > ${before})`,
      );
  }
  const due = await query.orderBy("sequence").execute();
  const open = await db
    .selectFrom("jobs")
    .select("workbook_id")
    .where("account_id", "=", account_id)
    .where("environment_id", "=", environment_id)
    .where("status", "not in", endStatuses)
    .execute();
  const used = new Set(open.map(({ workbook_id: id }) => id));
  return due.flatMap(({ id }) => (used.has(id) ? [] : id));
}

async function expireOne(
  dependencies: Dependencies,
  policy: Policy,
  workbookId: string,
  before: string,
): Promise<void> {
  const place = { accountId: policy.account_id, environmentId: policy.environment_id };
  const caller = createServiceCaller(dependencies, place, "workbooks:write");
  const expire = async (context: Context) => {
    // What is archived expires, too.
    context.enterArchived();
    const workbook = await lockWorkbook(context, workbookId);
    // Somebody may have used it meanwhile.
    const [isDue] = await listDueWorkbooks(context.db, policy, before, workbookId);
    if (isDue !== undefined) await expireWorkbook(context, workbook);
  };
  try {
    await transact(dependencies, caller, expire, { isDeletion: true });
  } catch (error) {
    // Another node has deleted it.
    if (!(error instanceof DomainError && error.kind === "not-found")) throw error;
  }
}
