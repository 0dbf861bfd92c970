import { auditLogMigration } from "./0228-audit-log.ts";
import { lastChangesMigration } from "./0233-last-changes.ts";
import { timesOfCommitsMigration } from "./0240-times-of-commits.ts";
import { placesOfEventsMigration } from "./0241-places-of-events.ts";
import { runsSideBySideMigration } from "./0242-runs-side-by-side.ts";
import type { Migration } from "./migration.ts";

/** Every step of the schema since 1.0.0, in the order of their names. A published step never changes. */
export const migrations: readonly Migration[] = [
  auditLogMigration,
  lastChangesMigration,
  timesOfCommitsMigration,
  placesOfEventsMigration,
  runsSideBySideMigration,
];
