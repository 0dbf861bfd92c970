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
import type { Handlers } from "./handler.ts";
import { jobHandlers } from "./jobs.ts";
import { recordHandlers } from "./records.ts";
import { roleHandlers } from "./roles.ts";
import { sheetHandlers } from "./sheets.ts";
import { spaceHandlers } from "./spaces.ts";
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
  ...jobHandlers,
  ...recordHandlers,
  ...roleHandlers,
  ...sheetHandlers,
  ...spaceHandlers,
  ...workbookHandlers,
};

/** Operations that open their transactions themselves, because they do long work outside of them. */
export const ownTransactions: ReadonlySet<string> = new Set([
  "createAccessToken",
] satisfies (keyof Handlers)[]);

/** Operations whose transactions are short if their requests are. */
export const shortTransactions: ReadonlySet<string> = new Set([
  "createEvent",
  "deleteRecords",
  "insertRecords",
  "updateRecords",
] satisfies (keyof Handlers)[]);
