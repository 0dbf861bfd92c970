import type { Migration } from "./migration.ts";

export const accessCounterMigration: Migration = {
  name: "0073-access-counter",
  up: ({ db, addAccessCounter }) => addAccessCounter(db),
};
