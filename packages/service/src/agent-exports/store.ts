import type { Insertable, Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { withinScope } from "../context/within-scope.ts";
import type { Page } from "../domain/page.ts";
import { type CountedRows, listRows } from "../storage/list-rows.ts";
import type { AgentExportRow } from "../storage/rows/agent-exports.ts";

/** A page of the exports in the actor's scope, newest first, and how many there are in total. */
export async function listAgentExportRows(
  context: Context,
  {
    environmentId,
    agentId,
  }: { readonly environmentId?: string | undefined; readonly agentId?: string | undefined },
  page: Page,
): Promise<CountedRows<Selectable<AgentExportRow>>> {
  let query = context.db
    .selectFrom("agent_exports")
    .where(withinScope(context, "agent_exports", { hasSpace: false }));
  if (environmentId !== undefined) query = query.where("environment_id", "=", environmentId);
  if (agentId !== undefined) query = query.where("agent_id", "=", agentId);
  return listRows(context, query, page, {
    table: "agent_exports",
    select: (matching) => matching.selectAll(),
  });
}

/** The row of an export of the account; undefined if there is none. */
export function findAgentExportRow(
  { db, accountId }: Context,
  id: string,
): Promise<Selectable<AgentExportRow> | undefined> {
  return db
    .selectFrom("agent_exports")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function insertAgentExportRow({ db }: Context, row: Insertable<AgentExportRow>): Promise<void> {
  await db.insertInto("agent_exports").values(row).execute();
}

export async function deleteAgentExportRow(
  { db }: Context,
  { id }: Locked<Selectable<AgentExportRow>>,
): Promise<void> {
  await db.deleteFrom("agent_exports").where("id", "=", id).execute();
}
