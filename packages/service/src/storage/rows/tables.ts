import { accounts, users } from "./accounts.ts";
import { actions } from "./actions.ts";
import { agentExports } from "./agent-exports.ts";
import { agentFeeds, agentLogs, agentRetries, agentRunners, agents, agentVersions } from "./agents.ts";
import { apps } from "./apps.ts";
import { auditEntries } from "./audit-entries.ts";
import { tokens } from "./auth.ts";
import { looseBlobs } from "./blobs.ts";
import { canvasAreas, canvases } from "./canvas-areas.ts";
import { clock } from "./clock.ts";
import { commitReceivers, commits, recordJudgements } from "./commits.ts";
import { dataRetentionPolicies } from "./data-retention-policies.ts";
import type { RowOf, Table } from "./define-table.ts";
import { deletions } from "./deletions.ts";
import { documents } from "./documents.ts";
import { environments } from "./environments.ts";
import { events } from "./events.ts";
import { files } from "./files.ts";
import { firstStart } from "./first-start.ts";
import { flags } from "./flags.ts";
import { guestSpaces, guests, invitations } from "./guests.ts";
import { guidance } from "./guidance.ts";
import { guides, guideVersions } from "./guides.ts";
import { idempotencyKeys } from "./idempotency.ts";
import { identities } from "./identities.ts";
import { jobPlans, jobs } from "./jobs.ts";
import { lastChanges } from "./last-changes.ts";
import { mappingPrograms, mappingRules } from "./mapping-programs.ts";
import { blockExtremes, recordBlocks, recordColumns, records, recordValues } from "./records.ts";
import { actorRoles, roles } from "./roles.ts";
import { secrets } from "./secrets.ts";
import { sheetStates, sheets } from "./sheets.ts";
import { signInPlaces } from "./sign-in-places.ts";
import { snapshotRecords, snapshots } from "./snapshots.ts";
import { spaceBytes, spaceQuota } from "./space-bytes.ts";
import { spaces } from "./spaces.ts";
import { appConstraints, appConstraintVersions } from "./stored-constraints.ts";
import { templateCopies } from "./template-copies.ts";
import { uploadParts, uploads } from "./uploads.ts";
import { views } from "./views.ts";
import { waitingDeliveries, webhookAttempts, webhooks } from "./webhooks.ts";
import { workbooks } from "./workbooks.ts";
import { writeChecks } from "./write-checks.ts";

/** Every table, in the order in which a new database gets them. */
export const tables = [
  accounts,
  users,
  actions,
  agentExports,
  agents,
  agentVersions,
  agentLogs,
  agentFeeds,
  agentRetries,
  agentRunners,
  apps,
  auditEntries,
  tokens,
  looseBlobs,
  canvases,
  canvasAreas,
  clock,
  commits,
  commitReceivers,
  recordJudgements,
  dataRetentionPolicies,
  deletions,
  documents,
  environments,
  events,
  files,
  firstStart,
  flags,
  guests,
  guestSpaces,
  invitations,
  guidance,
  guides,
  guideVersions,
  idempotencyKeys,
  identities,
  jobs,
  jobPlans,
  lastChanges,
  mappingPrograms,
  mappingRules,
  records,
  recordBlocks,
  blockExtremes,
  recordColumns,
  recordValues,
  roles,
  actorRoles,
  secrets,
  sheets,
  sheetStates,
  signInPlaces,
  snapshots,
  snapshotRecords,
  spaceBytes,
  spaceQuota,
  spaces,
  appConstraints,
  appConstraintVersions,
  templateCopies,
  uploads,
  uploadParts,
  views,
  webhooks,
  webhookAttempts,
  waitingDeliveries,
  workbooks,
  writeChecks,
] as const;

type RowsOf<Of extends Pick<Table, "name">> = { readonly [Each in Of as Each["name"]]: RowOf<Each> };

/** The rows of every table, for Kysely. */
export interface Tables extends RowsOf<(typeof tables)[number]> {}
