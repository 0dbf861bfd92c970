import { addRecordColumns } from "./0023-records.ts";
import type { Migration } from "./migration.ts";

export const snapshotsMigration: Migration = {
  name: "0024-snapshots",
  async up({ db, clusterByKey, json, createResource }) {
    await createResource("snapshots")
      .addColumn("sheet_id", "text", (column) => column.notNull())
      .addColumn("label", "text")
      .addColumn("created_by", "text", (column) => column.notNull())
      .addColumn("commit_number", "integer", (column) => column.notNull())
      .addColumn("slots", json, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("snapshots_by_sheet")
      .on("snapshots")
      .columns(["sheet_id", "sequence"])
      .execute();
    await clusterByKey(
      addRecordColumns(
        db.schema
          .createTable("snapshot_records")
          .addColumn("snapshot_id", "text", (column) => column.notNull()),
        json,
      ).addPrimaryKeyConstraint("snapshot_records_key", ["snapshot_id", "position"]),
    ).execute();
  },
};
