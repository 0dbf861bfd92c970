import type { Insertable, Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { withinScope } from "../context/within-scope.ts";
import { cutPage, type Page, type PageRows } from "../domain/page.ts";
import type { AgentExportRow } from "../storage/rows/agent-exports.ts";

/** A page of the exports in the actor's scope, newest first, and how many there are in total. */
export async function listAgentExportRows(
  context: Context,
  {
    environmentId,
    agentId,
  }: { readonly environmentId?: string | undefined; readonly agentId?: string | undefined },
  page: Page,
): Promise<PageRows<Selectable<AgentExportRow>> & { readonly total: number }> {
  let query = context.db
    .selectFrom("agent_exports")
    .where(withinScope(context, "agent_exports", { hasSpace: false }));
  if (environmentId !== undefined) query = query.where("environment_id", "=", environmentId);
  if (agentId !== undefined) query = query.where("agent_id", "=", agentId);
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  if (page.after !== undefined) query = query.where("sequence", "<", page.after.number);
  const rows = await query
    .selectAll()
    .orderBy("sequence", "desc")
    .limit(page.limit + 1)
    .offset(page.offset)
    .execute();
  return { ...cutPage(rows, page, ({ sequence }) => ({ number: sequence })), total: Number(total) };
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
