import { randomInt } from "node:crypto";
import type { Context } from "../../context/context.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import type { Database, Storage } from "../../storage/storage.ts";
import { readSlots } from "./column-slots.ts";

/** How long the columns of a sheet are kept after their last use. */
const keptForMs = 7 * 86_400_000;

/**
 * Deletes the columns of changed blocks, in the transaction of the change. The sheet is locked. They are built again when
 * a request needs them. Does nothing for a sheet without columns. Returns the new revision of the columns; undefined if there
 * are none.
 */
export async function dropColumns(
  { db, storage }: Pick<Context, "db" | "storage">,
  { sheet_id, column_slots }: Pick<SheetStateRow, "sheet_id" | "column_slots">,
  blocks: Iterable<number>,
): Promise<number | undefined> {
  if (column_slots === null) return undefined;
  const { integers } = storage.engine.sql;
  const revision = await setRevision(db, sheet_id);
  await db
    .deleteFrom("record_columns")
    .where("sheet_id", "=", sheet_id)
    .where("slot", "in", integers(readSlots(column_slots)) as never)
    .where("block", "in", integers([...blocks]) as never)
    .execute();
  return revision;
}

/**
 * Marks what was read about the columns of a sheet as outdated; returns their revision. It is random, because the same number
 * may be rolled back.
 */
export async function setRevision(db: Database, sheetId: string): Promise<number> {
  const revision = randomInt(2 ** 47);
  await db
    .updateTable("sheet_states")
    .set({ columns_revision: revision })
    .where("sheet_id", "=", sheetId)
    .execute();
  return revision;
}

/** Deletes the columns of sheets that no request has used for a week. */
export async function sweepColumns(storage: Storage, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - keptForMs).toISOString();
  const due = await storage.db
    .selectFrom("sheet_states")
    .select("sheet_id")
    .where("column_slots", "is not", null)
    .where("columns_used_at", "<", cutoff)
    .execute();
  for (const { sheet_id } of due) {
    await storage.transaction(
      async (db) => {
        const state = await db
          .selectFrom("sheet_states")
          .select("columns_used_at")
          .where("sheet_id", "=", sheet_id)
          .$call(storage.engine.sql.lockRows)
          .executeTakeFirst();
        // A request may have used them meanwhile.
        if ((state?.columns_used_at ?? cutoff) >= cutoff) return;
        await db.deleteFrom("record_columns").where("sheet_id", "=", sheet_id).execute();
        await setRevision(db, sheet_id);
        await db
          .updateTable("sheet_states")
          .set({ column_slots: null, columns_used_at: null })
          .where("sheet_id", "=", sheet_id)
          .execute();
      },
      { isDeletion: true },
    );
  }
}
