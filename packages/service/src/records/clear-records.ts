import type { Context } from "../context/context.ts";

/** Deletes every record of a deleted sheet, with everything that is stored about them. */
export async function clearRecords({ db }: Context, sheetId: string): Promise<void> {
  await db.deleteFrom("records").where("sheet_id", "=", sheetId).execute();
  await db.deleteFrom("record_blocks").where("sheet_id", "=", sheetId).execute();
  await db.deleteFrom("block_extremes").where("sheet_id", "=", sheetId).execute();
  await db.deleteFrom("record_columns").where("sheet_id", "=", sheetId).execute();
  await db.deleteFrom("record_values").where("sheet_id", "=", sheetId).execute();
}
