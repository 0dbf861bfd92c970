import type { Insertable, Selectable, Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { withinScope } from "../context/within-scope.ts";
import { readRows } from "../storage/list-rows.ts";
import type { DataRetentionPolicyRow } from "../storage/rows/data-retention-policies.ts";

type Row = Selectable<DataRetentionPolicyRow>;

/** The policies in the actor's scope, newest first. */
export function listPolicyRows(context: Context, environmentId: string | undefined): Promise<Row[]> {
  let query = context.db
    .selectFrom("data_retention_policies")
    .selectAll()
    .where(withinScope(context, "data_retention_policies", { hasSpace: false }));
  if (environmentId !== undefined) query = query.where("environment_id", "=", environmentId);
  return readRows(context, query.orderBy("sequence", "desc"), { table: "data_retention_policies" });
}

/** The row of a policy of the account; undefined if there is none. */
export function findPolicyRow({ db, accountId }: Context, id: string): Promise<Row | undefined> {
  return db
    .selectFrom("data_retention_policies")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function insertPolicyRow(
  { db }: Context,
  row: Insertable<DataRetentionPolicyRow>,
): Promise<void> {
  await db.insertInto("data_retention_policies").values(row).execute();
}

export async function updatePolicyRow(
  { db }: Context,
  { id }: Locked<Row>,
  changes: Updateable<DataRetentionPolicyRow>,
): Promise<void> {
  await db.updateTable("data_retention_policies").set(changes).where("id", "=", id).execute();
}

export async function deletePolicyRow({ db }: Context, { id }: Locked<Row>): Promise<void> {
  await db.deleteFrom("data_retention_policies").where("id", "=", id).execute();
}
