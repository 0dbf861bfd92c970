import { type Insertable, sql, type Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { withinScope } from "../context/within-scope.ts";
import { type AllOrPage, listAllOrPage, measureParts, type OptionalPage } from "../storage/list-rows.ts";
import type { WorkbookRow, WorkbookView } from "../storage/rows/workbooks.ts";
import { listGuestLimits } from "../visits/visits.ts";

export function findWorkbookRow(context: Context, id: string): Promise<WorkbookView | undefined> {
  return selectViews(joinWorkbooks(context)).where("workbooks.id", "=", id).executeTakeFirst();
}

/** The workbooks of spaces, newest first. */
export function listWorkbookRows(context: Context, spaceIds: readonly string[]): Promise<WorkbookView[]> {
  return selectViews(joinWorkbooks(context).where("workbooks.space_id", "in", spaceIds))
    .orderBy("workbooks.sequence", "desc")
    .execute();
}

/** Which workbooks to list. */
interface WorkbookFilter extends OptionalPage {
  readonly spaceId?: string | undefined;
  readonly name?: string | undefined;
  readonly namespace?: string | undefined;
  readonly label?: string | undefined;
  readonly treatment?: string | undefined;
  readonly withoutTreatment?: string | undefined;
}

/**
 * The workbooks that the caller may read, newest first: all of them, or a page.
 * @param withSheets whether the items of the list have their sheets, too
 */
export async function listVisibleWorkbookRows(
  context: Context,
  { spaceId, name, namespace, label, treatment, withoutTreatment, ...page }: WorkbookFilter,
  withSheets: boolean,
): Promise<AllOrPage<WorkbookView>> {
  const { engine } = context.storage;
  const { hasItem } = engine.sql;
  let query = joinWorkbooks(context).where(withinScope(context, "workbooks"));
  if (spaceId !== undefined) query = query.where("workbooks.space_id", "=", spaceId);
  if (name !== undefined) query = query.where("workbooks.name", "=", name);
  if (namespace !== undefined) query = query.where("workbooks.namespace", "=", namespace);
  if (label !== undefined) query = query.where(hasItem("workbooks.labels", label));
  if (treatment !== undefined) query = query.where(hasItem("workbooks.treatments", treatment));
  if (withoutTreatment !== undefined) {
    query = query.where(
      sql<boolean>`not coalesce(${hasItem("workbooks.treatments", withoutTreatment)}, false)`,
    );
  }
  for (const { spaceId: place, workbookIds } of await listGuestLimits(context)) {
    if (workbookIds === undefined) continue;
    const ids = engine.sql.list(workbookIds);
    query = query.where(sql<boolean>`(workbooks.space_id <> ${place} or workbooks.id in ${ids})`);
  }
  return listAllOrPage(context, query, page, {
    table: "workbooks",
    select: selectViews,
    more: withSheets ? measureParts(engine, "sheets", sql`sheets.workbook_id = workbooks.id`) : undefined,
  });
}

function joinWorkbooks({ db, accountId }: Context) {
  return db
    .selectFrom("workbooks")
    .innerJoin("spaces", "spaces.id", "workbooks.space_id")
    .where("workbooks.account_id", "=", accountId);
}

function selectViews(query: ReturnType<typeof joinWorkbooks>) {
  return query
    .selectAll("workbooks")
    .select(["spaces.name as space_name", "spaces.namespace as space_namespace", "spaces.app_id as app_id"])
    .select("spaces.archived_at as space_archived_at");
}

export async function insertWorkbookRow({ db }: Context, row: Insertable<WorkbookRow>): Promise<void> {
  await db.insertInto("workbooks").values(row).execute();
}

export async function updateWorkbookRow(
  { db }: Context,
  { id }: Locked<WorkbookView>,
  changes: Updateable<WorkbookRow>,
): Promise<void> {
  await db.updateTable("workbooks").set(changes).where("id", "=", id).execute();
}

export async function deleteWorkbookRows({ db }: Context, rows: Locked<WorkbookView[]>): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom("workbooks").where("id", "in", ids).execute();
}
