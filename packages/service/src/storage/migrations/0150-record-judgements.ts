import type { Migration } from "./migration.ts";

/** Which records were validated again with another result, and because of which commit. */
export const recordJudgementsMigration: Migration = {
  name: "0150-record-judgements",
  async up({ db, json, addSequence }) {
    await addSequence(db.schema.createTable("record_judgements"))
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("sheet_id", "text", (column) => column.notNull())
      .addColumn("after_commit", "integer", (column) => column.notNull())
      .addColumn("commit_id", "text")
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("judged", json, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("judgements_of_sheet")
      .on("record_judgements")
      .columns(["sheet_id", "after_commit", "sequence"])
      .execute();
    await db.schema
      .createIndex("judgements_of_commit")
      .on("record_judgements")
      .columns(["commit_id", "sequence"])
      .execute();
  },
};
