import { type Selectable, sql } from "kysely";
import type { Context } from "../context/context.ts";
import { lockSheetStates } from "../sheets/store.ts";
import { deleteNextRows } from "../storage/delete-next-rows.ts";
import { type AllOrPage, listAllOrPage, type OptionalPage } from "../storage/list-rows.ts";
import type { Flag } from "../storage/rows/columns.ts";
import type { SnapshotRecordRow, SnapshotRow } from "../storage/rows/snapshots.ts";
import type { Storage } from "../storage/storage.ts";

/** The snapshots whose records are being copied from a sheet. */
export function listCopying({ db }: Context, sheetId: string): Promise<Selectable<SnapshotRow>[]> {
  return db
    .selectFrom("snapshots")
    .selectAll()
    .where("sheet_id", "=", sheetId)
    .where("status", "=", "copying")
    .execute();
}

/** Stores with the state of a locked sheet whether its records are being copied. */
export async function noteCopying(context: Context, sheetId: string): Promise<void> {
  const isCopied: Flag = (await listCopying(context, sheetId)).length > 0 ? 1 : 0;
  await context.db
    .updateTable("sheet_states")
    .set({ is_copied: isCopied })
    .where("sheet_id", "=", sheetId)
    .execute();
}

/** Drops the snapshots of deleted sheets. `sweepSnapshots` deletes them. */
export async function dropSnapshotsOf({ db }: Context, sheetIds: readonly string[]): Promise<void> {
  await db.updateTable("snapshots").set({ status: "dropped" }).where("sheet_id", "in", sheetIds).execute();
}

/** Drops a snapshot. `sweepSnapshots` deletes it. */
export async function dropSnapshot(
  context: Context,
  { id, sheet_id }: Pick<Selectable<SnapshotRow>, "id" | "sheet_id">,
): Promise<void> {
  await lockSheetStates(context, [sheet_id]);
  await context.db.updateTable("snapshots").set({ status: "dropped" }).where("id", "=", id).execute();
  await noteCopying(context, sheet_id);
}

export function findSnapshot(
  { db, accountId }: Context,
  id: string,
): Promise<Selectable<SnapshotRow> | undefined> {
  return db
    .selectFrom("snapshots")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("status", "<>", "dropped")
    .executeTakeFirst();
}

/** The snapshots of a sheet, newest first: all of them, or a page. */
export function listSnapshotRows(
  context: Context,
  sheetId: string,
  { threadId, ...page }: OptionalPage & { readonly threadId?: string | undefined },
): Promise<AllOrPage<Selectable<SnapshotRow>>> {
  const { db } = context;
  let query = db.selectFrom("snapshots").where("sheet_id", "=", sheetId).where("status", "<>", "dropped");
  if (threadId !== undefined) query = query.where("thread_id", "=", threadId);
  return listAllOrPage(context, query, page, { table: "snapshots", select: (rows) => rows.selectAll() });
}

/** The copied records at some positions, in their order. */
export function listCopiesAt(
  { db, storage }: Context,
  snapshotId: string,
  positions: readonly number[],
): Promise<Selectable<SnapshotRecordRow>[]> {
  return db
    .selectFrom("snapshot_records")
    .selectAll()
    .where("snapshot_id", "=", snapshotId)
    .where("position", "in", storage.engine.sql.integers(positions) as never)
    .orderBy("position")
    .execute();
}

/** The copied records behind a position, in their order. */
export function listCopiesBehind(
  { db }: Context,
  snapshotId: string,
  position: number,
  limit: number,
): Promise<Selectable<SnapshotRecordRow>[]> {
  return db
    .selectFrom("snapshot_records")
    .selectAll()
    .where("snapshot_id", "=", snapshotId)
    .where("position", ">", position)
    .orderBy("position")
    .limit(limit)
    .execute();
}

/** Ends the copying of snapshots that are not complete. `sweepSnapshots` deletes them. */
export async function dropSnapshots(context: Context, ids: readonly string[]): Promise<void> {
  const { db } = context;
  for (const id of ids) {
    const row = await db.selectFrom("snapshots").select("sheet_id").where("id", "=", id).executeTakeFirst();
    if (row === undefined) continue;
    await lockSheetStates(context, [row.sheet_id]);
    await db
      .updateTable("snapshots")
      .set({ status: "dropped" })
      .where("id", "=", id)
      .where("status", "=", "copying")
      .execute();
    await noteCopying(context, row.sheet_id);
  }
}

/** Deletes the dropped snapshots with their records, in steps. Ends early at the signal. */
export async function sweepSnapshots(storage: Storage, signal?: AbortSignal): Promise<void> {
  const dropped = await storage.db
    .selectFrom("snapshots")
    .select("id")
    .where("status", "=", "dropped")
    .execute();
  for (const { id } of dropped) {
    for (let isDone = false; !isDone && signal?.aborted !== true; ) {
      isDone = await storage.transaction(
        async (db) => {
          const own = sql`snapshot_id = ${id}`;
          const isEmpty = await deleteNextRows(db, "snapshot_records", own, ["position"]);
          if (isEmpty) await db.deleteFrom("snapshots").where("id", "=", id).execute();
          return isEmpty;
        },
        { isDeletion: true, isBackground: true },
      );
    }
  }
}
