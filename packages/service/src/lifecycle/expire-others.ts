import { type Selectable, sql } from "kysely";
import { deleteOldLogs } from "../agents/store.ts";
import type { Context } from "../context/context.ts";
import { type Dependencies, transact } from "../context/dependencies.ts";
import { createServiceCaller } from "../context/service-caller.ts";
import { DomainError } from "../domain/errors.ts";
import { endStatuses } from "../jobs/jobs.ts";
import type { DataRetentionPolicyRow } from "../storage/rows/data-retention-policies.ts";
import type { Database, Storage } from "../storage/storage.ts";
import { lockWorkbook } from "../workbooks/workbooks.ts";
import { expireWorkbook } from "./change-workbooks.ts";

type Policy = Selectable<DataRetentionPolicyRow>;

const day = 86_400_000;

/** The policies of all environments about one kind of thing. */
export function listPolicies({ db }: Storage, target: Policy["target"]): Promise<Policy[]> {
  return db.selectFrom("data_retention_policies").selectAll().where("target", "=", target).execute();
}

/** Deletes the logs of agents and the workbooks of files that are due by the policies of their environments. */
export async function expireOthers(dependencies: Dependencies): Promise<void> {
  const { storage } = dependencies;
  for (const policy of await listPolicies(storage, "agentLogs")) {
    const before = findCutoff(dependencies, policy);
    if (before !== undefined) await deleteOldLogs(storage, before, { environmentId: policy.environment_id });
  }
  for (const policy of await listPolicies(storage, "fileWorkbooks")) {
    const before = findCutoff(dependencies, policy);
    if (before === undefined) continue;
    for (const id of await listDueWorkbooks(storage.db, policy, before))
      await expireOne(dependencies, policy, id, before);
  }
}

/** What is older is due; undefined if the period starts before 1970. */
function findCutoff({ clock }: Dependencies, { period }: Policy): string | undefined {
  const cutoff = clock().getTime() - period * day;
  return cutoff < 0 ? undefined : new Date(cutoff).toISOString();
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
