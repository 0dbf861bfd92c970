import { accountHandlers } from "./accounts.ts";
import { actionHandlers } from "./actions.ts";
import { agentExportHandlers } from "./agent-exports.ts";
import { agentHandlers } from "./agents.ts";
import { appHandlers } from "./apps.ts";
import { authHandlers } from "./auth.ts";
import { calculationHandlers } from "./calculations.ts";
import { canvasAreaHandlers } from "./canvas-areas.ts";
import { commitHandlers } from "./commits.ts";
import { dataRetentionPolicyHandlers } from "./data-retention-policies.ts";
import { documentHandlers } from "./documents.ts";
import { environmentHandlers } from "./environments.ts";
import { eventHandlers } from "./events.ts";
import { fileHandlers } from "./files.ts";
import { flagHandlers } from "./flags.ts";
import { guestHandlers } from "./guests.ts";
import { guidanceHandlers } from "./guidance.ts";
import { guideHandlers } from "./guides.ts";
import type { Handlers } from "./handler.ts";
import { jobHandlers } from "./jobs.ts";
import { mappingHandlers } from "./mapping.ts";
import { recordHandlers } from "./records.ts";
import { roleHandlers } from "./roles.ts";
import { secretHandlers } from "./secrets.ts";
import { sheetHandlers } from "./sheets.ts";
import { snapshotHandlers } from "./snapshots.ts";
import { spaceHandlers } from "./spaces.ts";
import { userHandlers } from "./users.ts";
import { viewHandlers } from "./views.ts";
import { webhookHandlers } from "./webhooks.ts";
import { workbookHandlers } from "./workbooks.ts";

/** The handlers of all operations. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...actionHandlers,
  ...authHandlers,
  ...agentHandlers,
  ...agentExportHandlers,
  ...appHandlers,
  ...calculationHandlers,
  ...canvasAreaHandlers,
  ...commitHandlers,
  ...dataRetentionPolicyHandlers,
  ...documentHandlers,
  ...environmentHandlers,
  ...eventHandlers,
  ...fileHandlers,
  ...flagHandlers,
  ...guestHandlers,
  ...guidanceHandlers,
  ...guideHandlers,
  ...jobHandlers,
  ...mappingHandlers,
  ...recordHandlers,
  ...roleHandlers,
  ...secretHandlers,
  ...sheetHandlers,
  ...snapshotHandlers,
  ...spaceHandlers,
  ...userHandlers,
  ...viewHandlers,
  ...webhookHandlers,
  ...workbookHandlers,
};

/** Operations that open their transactions themselves, because they do long work outside of them. */
export const ownTransactions: ReadonlySet<string> = new Set([
  "createAccessToken",
  "detectHeader",
  "exchangeInvitation",
  "mergeRecordDuplicates",
  "replaceRecordValues",
  "previewMutation",
  "refreshAccessToken",
  "updateSelectedRecords",
] satisfies (keyof Handlers)[]);

/** Operations whose transactions are short if their requests are. */
export const shortTransactions: ReadonlySet<string> = new Set([
  "createEvent",
  "deleteRecords",
  "insertRecords",
  "updateRecords",
] satisfies (keyof Handlers)[]);

/**
 * Operations that only change what belongs to the spaces of their events: no read of another space has another result
 * after them, and tokens and roles are the same.
 */
export const changingOneSpace: ReadonlySet<string> = new Set([
  "deleteRecords",
  "insertRecordLines",
  "insertRecords",
  "updateRecords",
  "updateSpace",
] satisfies (keyof Handlers)[]);
