import type { SnapshotId } from "@data-import/types";
import { sql } from "kysely";
import type { Context } from "../context/context.ts";
import { describeSheet, getSheet, type LoadedSheet, lockSheets } from "../sheets/sheets.ts";
import { recordColumns } from "../storage/rows/records.ts";

/** Copies the current records of a sheet. */
export async function takeSnapshot(context: Context, given: LoadedSheet, label: string): Promise<string> {
  const { accountId, actor, db, now } = context;
  const id = context.newId("snapshot");
  const { last_commit } = await lockSheets(context, [given.id]);
  const sheet = await getSheet(context, given.id);
  await db
    .insertInto("snapshots")
    .values({
      id,
      account_id: accountId,
      created_at: now,
      updated_at: now,
      sheet_id: sheet.id,
      label,
      created_by: actor.id,
      commit_number: last_commit,
      slots: JSON.stringify(sheet.slots),
    })
    .execute();
  const columns = sql.join(recordColumns.filter((name) => name !== "sheet_id").map((name) => sql.ref(name)));
  await sql`insert into snapshot_records (snapshot_id, ${columns})
    select ${id}, ${columns} from records where sheet_id = ${sheet.id}`.execute(db);
  await context.emit({
    topic: "snapshot:created",
    domain: "sheet",
    payload: { label },
    context: { ...describeSheet(sheet), snapshotId: id as SnapshotId },
    target: id,
  });
  return id;
}

/** Deletes the snapshots of a deleted sheet. */
export async function deleteSnapshots({ db }: Context, sheetId: string): Promise<void> {
  await db
    .deleteFrom("snapshot_records")
    .where("snapshot_id", "in", (query) =>
      query.selectFrom("snapshots").select("id").where("sheet_id", "=", sheetId),
    )
    .execute();
  await db.deleteFrom("snapshots").where("sheet_id", "=", sheetId).execute();
}
