import { accountsMigration } from "./0001-accounts.ts";
import { environmentsMigration } from "./0002-environments.ts";
import { authMigration } from "./0003-auth.ts";
import { rolesMigration } from "./0004-roles.ts";
import { eventsMigration } from "./0005-events.ts";
import { idempotencyMigration } from "./0006-idempotency.ts";
import { workbooksMigration } from "./0020-workbooks.ts";
import { sheetsMigration } from "./0021-sheets.ts";
import { commitsMigration } from "./0022-commits.ts";
import { recordsMigration } from "./0023-records.ts";
import { snapshotsMigration } from "./0024-snapshots.ts";
import { spacesMigration } from "./0030-spaces.ts";
import { documentsMigration } from "./0031-documents.ts";
import { guestsMigration } from "./0032-guests.ts";
import { actionsMigration } from "./0033-actions.ts";
import { guidanceMigration } from "./0034-guidance.ts";
import { canvasAreasMigration } from "./0035-canvas-areas.ts";
import { appsMigration } from "./0036-apps.ts";
import { dataRetentionPoliciesMigration } from "./0037-data-retention-policies.ts";
import { filesMigration } from "./0040-files.ts";
import { jobsMigration } from "./0050-jobs.ts";
import { flagsMigration } from "./0051-flags.ts";
import { agentsMigration } from "./0052-agents.ts";
import { agentExportsMigration } from "./0053-agent-exports.ts";
import { eventPositionsMigration } from "./0062-event-positions.ts";
import { looseBlobsMigration } from "./0066-loose-blobs.ts";
import { startsAndChecksMigration } from "./0068-starts-and-checks.ts";
import { signInFailuresMigration } from "./0069-sign-in-failures.ts";
import { actionsOfTargetsMigration } from "./0070-actions-of-targets.ts";
import { accessCounterMigration } from "./0073-access-counter.ts";
import { configurationsMigration } from "./0074-configurations.ts";
import { recordColumnsMigration } from "./0075-record-columns.ts";
import { blockExtremesMigration } from "./0076-block-extremes.ts";
import type { Migration } from "./migration.ts";

/** Every step of the schema, in the order of their names. A published step never changes. */
export const migrations: readonly Migration[] = [
  accountsMigration,
  environmentsMigration,
  authMigration,
  rolesMigration,
  eventsMigration,
  idempotencyMigration,
  workbooksMigration,
  sheetsMigration,
  commitsMigration,
  recordsMigration,
  snapshotsMigration,
  spacesMigration,
  documentsMigration,
  guestsMigration,
  actionsMigration,
  guidanceMigration,
  canvasAreasMigration,
  appsMigration,
  dataRetentionPoliciesMigration,
  filesMigration,
  jobsMigration,
  flagsMigration,
  agentsMigration,
  agentExportsMigration,
  eventPositionsMigration,
  looseBlobsMigration,
  startsAndChecksMigration,
  signInFailuresMigration,
  actionsOfTargetsMigration,
  accessCounterMigration,
  configurationsMigration,
  recordColumnsMigration,
  blockExtremesMigration,
];
