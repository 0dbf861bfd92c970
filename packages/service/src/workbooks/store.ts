import { type Insertable, sql, type Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { measureParts, readRows } from "../storage/list-rows.ts";
import type { WorkbookRow, WorkbookView } from "../storage/rows/workbooks.ts";

export function findWorkbookRow({ db, accountId }: Context, id: string): Promise<WorkbookView | undefined> {
  return selectWorkbooks(db, accountId).where("workbooks.id", "=", id).executeTakeFirst();
}

/** The workbooks of the account, newest first. If spaces are given, only their workbooks. */
export function listWorkbookRows(
  context: Context,
  spaceIds: readonly string[] | undefined,
  withSheets = false,
): Promise<WorkbookView[]> {
  const { db, accountId } = context;
  const query = selectWorkbooks(db, accountId);
  const { engine } = context.storage;
  const more = withSheets
    ? measureParts(engine, "sheets", sql`sheets.workbook_id = workbooks.id`)
    : undefined;
  return readRows(
    context,
    (spaceIds === undefined ? query : query.where("workbooks.space_id", "in", spaceIds)).orderBy(
      "workbooks.sequence",
      "desc",
    ),
    { table: "workbooks", more },
  );
}

function selectWorkbooks(db: Context["db"], accountId: string) {
  return db
    .selectFrom("workbooks")
    .innerJoin("spaces", "spaces.id", "workbooks.space_id")
    .selectAll("workbooks")
    .select(["spaces.name as space_name", "spaces.namespace as space_namespace", "spaces.app_id as app_id"])
    .select("spaces.archived_at as space_archived_at")
    .where("workbooks.account_id", "=", accountId);
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
