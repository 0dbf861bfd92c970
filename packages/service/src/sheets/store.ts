import type { Insertable, Selectable, Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import type { SheetRow, SheetStateRow } from "../storage/rows/sheets.ts";
import type { WorkbookRow } from "../storage/rows/workbooks.ts";

/** A sheet with the columns of its workbook that every use of a sheet needs. */
export type PlacedSheetRow = Selectable<SheetRow> &
  Pick<Selectable<WorkbookRow>, "space_id" | "environment_id" | "settings">;

export function findSheetRow({ db, accountId }: Context, id: string): Promise<PlacedSheetRow | undefined> {
  return db
    .selectFrom("sheets")
    .innerJoin("workbooks", "workbooks.id", "sheets.workbook_id")
    .selectAll("sheets")
    .select(["workbooks.space_id", "workbooks.environment_id", "workbooks.settings"])
    .where("sheets.id", "=", id)
    .where("sheets.account_id", "=", accountId)
    .executeTakeFirst();
}

/** The sheets of a workbook, in their order. */
export function listSheetRows({ db }: Context, workbookId: string): Promise<Selectable<SheetRow>[]> {
  return db
    .selectFrom("sheets")
    .selectAll()
    .where("workbook_id", "=", workbookId)
    .orderBy("place")
    .orderBy("sequence")
    .execute();
}

export async function insertSheetRow({ db }: Context, row: Insertable<SheetRow>): Promise<void> {
  await db.insertInto("sheets").values(row).execute();
  await db
    .insertInto("sheet_states")
    .values({
      sheet_id: row.id,
      account_id: row.account_id,
      total: 0,
      error: 0,
      next_position: 0,
      last_commit: 0,
    })
    .execute();
}

export async function updateSheetRow(
  { db }: Context,
  { id }: Locked<{ readonly id: string }>,
  changes: Updateable<SheetRow>,
): Promise<void> {
  await db.updateTable("sheets").set(changes).where("id", "=", id).execute();
}

export async function deleteSheetRow(
  { db }: Context,
  { id }: Locked<{ readonly id: string }>,
): Promise<void> {
  await db.deleteFrom("sheet_states").where("sheet_id", "=", id).execute();
  await db.deleteFrom("sheets").where("id", "=", id).execute();
}

export function readSheetState({ db }: Context, id: string): Promise<Selectable<SheetStateRow>> {
  return db.selectFrom("sheet_states").selectAll().where("sheet_id", "=", id).executeTakeFirstOrThrow();
}

/** Reads and locks states until the transaction ends. The order of the locks is always the same. */
export function lockSheetStates(
  { db, storage }: Context,
  ids: readonly string[],
): Promise<Selectable<SheetStateRow>[]> {
  return db
    .selectFrom("sheet_states")
    .selectAll()
    .where("sheet_id", "in", ids)
    .orderBy("sheet_id")
    .$call(storage.engine.sql.lockRows)
    .execute();
}

export async function writeSheetState({ db }: Context, state: SheetStateRow): Promise<void> {
  const { sheet_id, account_id: _, ...changes } = state;
  await db.updateTable("sheet_states").set(changes).where("sheet_id", "=", sheet_id).execute();
}
