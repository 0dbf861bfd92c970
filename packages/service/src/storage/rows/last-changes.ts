import { defineTable, personal, text, time } from "./define-table.ts";

/** The last request that changed a resource, for those who wanted to change what they had read before it. */
export const lastChanges = defineTable("last_changes", {
  columns: {
    account_id: text(),
    /** The path of the resource: `/spaces/us_sp_8vKd3QxN`. */
    resource: text(),
    actor_id: personal(text(), "actor"),
    changed_at: time(),
  },
  key: { last_changes_are_of_resources: ["account_id", "resource"] },
  indexes: {
    last_changes_by_age: { columns: ["changed_at"] },
  },
});
