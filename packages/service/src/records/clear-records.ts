import type { Context } from "../context/context.ts";

/** Forgets every record of a sheet that is deleted, and whatever is kept about them. */
export async function clearRecords({ db }: Context, sheetId: string): Promise<void> {
  await db.deleteFrom("records").where("sheet_id", "=", sheetId).execute();
  await db.deleteFrom("record_blocks").where("sheet_id", "=", sheetId).execute();
  await db.deleteFrom("record_values").where("sheet_id", "=", sheetId).execute();
  await db.deleteFrom("field_figures").where("sheet_id", "=", sheetId).execute();
}
