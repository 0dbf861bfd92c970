import type { Migration } from "./migration.ts";

export const auditLogMigration: Migration = {
  name: "0228-audit-log",
  async up({ db, createResource }) {
    await createResource("audit_entries")
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("actor_id", "text")
      .addColumn("target_id", "text")
      .addColumn("related_id", "text")
      .addColumn("environment_id", "text")
      .addColumn("space_id", "text")
      .addColumn("address", "text")
      .addColumn("times", "integer", (column) => column.notNull())
      .execute();
    const indexes = {
      audit_entries_of_account: ["account_id", "sequence"],
      audit_entries_by_actor: ["account_id", "actor_id", "created_at"],
      audit_entries_by_target: ["account_id", "target_id", "sequence"],
      audit_entries_by_age: ["created_at", "sequence"],
    };
    for (const [name, columns] of Object.entries(indexes)) {
      await db.schema.createIndex(name).on("audit_entries").columns(columns).execute();
    }
  },
};
