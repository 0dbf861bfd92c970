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
import { calculationsOfSheetsMigration } from "./0078-calculations-of-sheets.ts";
import { clockMigration } from "./0084-clock.ts";
import { foregroundJobsMigration } from "./0085-foreground-jobs.ts";
import { secretsMigration } from "./0087-secrets.ts";
import { agentFeedsMigration } from "./0088-agent-feeds.ts";
import { webhooksMigration } from "./0091-webhooks.ts";
import { invitationsMigration } from "./0095-invitations.ts";
import { snapshotsInStepsMigration } from "./0096-snapshots-in-steps.ts";
import { revalidationsMigration } from "./0097-revalidations.ts";
import { guidesMigration } from "./0098-guides.ts";
import { templateCopiesMigration } from "./0099-template-copies.ts";
import { undoMigration } from "./0104-undo.ts";
import { agentRunnersMigration } from "./0111-agent-runners.ts";
import { smallWritesMigration } from "./0112-small-writes.ts";
import { jobPlansMigration } from "./0113-job-plans.ts";
import { confirmedColumnsMigration } from "./0114-confirmed-columns.ts";
import { snapshotsShownMigration } from "./0116-snapshots-shown.ts";
import { uploadsMigration } from "./0117-uploads.ts";
import { mappingProgramsMigration } from "./0118-mapping-programs.ts";
import { viewsMigration } from "./0120-views.ts";
import { bytesOfFilesMigration } from "./0121-bytes-of-files.ts";
import { storedConstraintsMigration } from "./0122-stored-constraints.ts";
import { usersMigration } from "./0124-users.ts";
import { deletionsAndSignInsMigration } from "./0126-deletions-and-sign-ins.ts";
import { samplesOfFilesMigration } from "./0127-samples-of-files.ts";
import { apiTokensMigration } from "./0128-api-tokens.ts";
import { sheetsAlikeMigration } from "./0129-sheets-alike.ts";
import { undoneCommitsMigration } from "./0145-undone-commits.ts";
import { openCommitsMigration } from "./0146-open-commits.ts";
import { recordJudgementsMigration } from "./0150-record-judgements.ts";
import { agentRetriesMigration } from "./0155-agent-retries.ts";
import { archivedSheetsMigration } from "./0156-archived-sheets.ts";
import { findingsOfSheetsMigration } from "./0170-findings-of-sheets.ts";
import { jobsByPlaceMigration } from "./0171-jobs-by-place.ts";
import { turnsOfEnvironmentsMigration } from "./0190-turns-of-environments.ts";
import { limitsOfAgentsMigration } from "./0191-limits-of-agents.ts";
import { targetsOfPoliciesMigration } from "./0192-targets-of-policies.ts";
import { signInPlacesMigration } from "./0195-sign-in-places.ts";
import { spaceBytesMigration } from "./0205-space-bytes.ts";
import { removedEventsMigration } from "./0206-removed-events.ts";
import { viewsOfGuestsMigration } from "./0215-views-of-guests.ts";
import { originsOfTokensMigration } from "./0216-origins-of-tokens.ts";
import { webhooksOfSessionsMigration } from "./0217-webhooks-of-sessions.ts";
import { messagesOfJobsMigration } from "./0220-messages-of-jobs.ts";
import { textsOfPublishableKeysMigration } from "./0221-texts-of-publishable-keys.ts";
import { endsOfSessionsMigration } from "./0225-ends-of-sessions.ts";
import { codeOfConstraintsMigration } from "./0226-code-of-constraints.ts";
import { failedRequestsOfRunsMigration } from "./0227-failed-requests-of-runs.ts";
import { identitiesMigration } from "./0230-identities.ts";
import { namesOfFilesMigration } from "./0231-names-of-files.ts";
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
  calculationsOfSheetsMigration,
  clockMigration,
  foregroundJobsMigration,
  secretsMigration,
  agentFeedsMigration,
  webhooksMigration,
  invitationsMigration,
  snapshotsInStepsMigration,
  revalidationsMigration,
  guidesMigration,
  templateCopiesMigration,
  undoMigration,
  agentRunnersMigration,
  smallWritesMigration,
  jobPlansMigration,
  confirmedColumnsMigration,
  snapshotsShownMigration,
  uploadsMigration,
  mappingProgramsMigration,
  viewsMigration,
  bytesOfFilesMigration,
  storedConstraintsMigration,
  usersMigration,
  deletionsAndSignInsMigration,
  samplesOfFilesMigration,
  apiTokensMigration,
  sheetsAlikeMigration,
  undoneCommitsMigration,
  openCommitsMigration,
  recordJudgementsMigration,
  agentRetriesMigration,
  archivedSheetsMigration,
  findingsOfSheetsMigration,
  jobsByPlaceMigration,
  turnsOfEnvironmentsMigration,
  limitsOfAgentsMigration,
  targetsOfPoliciesMigration,
  signInPlacesMigration,
  spaceBytesMigration,
  removedEventsMigration,
  viewsOfGuestsMigration,
  originsOfTokensMigration,
  webhooksOfSessionsMigration,
  messagesOfJobsMigration,
  endsOfSessionsMigration,
  codeOfConstraintsMigration,
  failedRequestsOfRunsMigration,
  textsOfPublishableKeysMigration,
  identitiesMigration,
  namesOfFilesMigration,
];
