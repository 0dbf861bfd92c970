import { accountHandlers } from "./accounts.ts";
import { actionHandlers } from "./actions.ts";
import { agentExportHandlers } from "./agent-exports.ts";
import { agentHandlers } from "./agents.ts";
import { appHandlers } from "./apps.ts";
import { auditEntryHandlers } from "./audit-entries.ts";
import { authHandlers } from "./auth.ts";
import { calculationHandlers } from "./calculations.ts";
import { canvasAreaHandlers } from "./canvas-areas.ts";
import { commitHandlers } from "./commits.ts";
import { dataRetentionPolicyHandlers } from "./data-retention-policies.ts";
import { documentHandlers } from "./documents.ts";
import { entitlementHandlers } from "./entitlements.ts";
import { environmentHandlers } from "./environments.ts";
import { eventHandlers } from "./events.ts";
import { fileHandlers } from "./files.ts";
import { flagHandlers } from "./flags.ts";
import { guestHandlers } from "./guests.ts";
import { guidanceHandlers } from "./guidance.ts";
import { guideHandlers } from "./guides.ts";
import type { Operation, OperationId, Operations } from "./handler.ts";
import { jobHandlers } from "./jobs.ts";
import { mappingHandlers } from "./mapping.ts";
import { personalDataHandlers } from "./personal-data.ts";
import { recordLineHandlers } from "./record-lines.ts";
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

const table: Operations = {
  ...accountHandlers,
  ...actionHandlers,
  ...auditEntryHandlers,
  ...authHandlers,
  ...agentHandlers,
  ...agentExportHandlers,
  ...appHandlers,
  ...calculationHandlers,
  ...canvasAreaHandlers,
  ...commitHandlers,
  ...dataRetentionPolicyHandlers,
  ...documentHandlers,
  ...entitlementHandlers,
  ...environmentHandlers,
  ...eventHandlers,
  ...fileHandlers,
  ...flagHandlers,
  ...guestHandlers,
  ...guidanceHandlers,
  ...guideHandlers,
  ...jobHandlers,
  ...mappingHandlers,
  ...personalDataHandlers,
  ...recordHandlers,
  ...recordLineHandlers,
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

const operations = new Map(
  Object.entries(table).map(([operationId, given]) => [
    operationId,
    // The compiler cannot know which operation it is, but it checks that each has a handler with its types.
    (typeof given === "function" ? { handle: given } : given) as Operation<OperationId>,
  ]),
);

/** An operation with the facts of its implementation. */
export function findOperation(operationId: string): Operation<OperationId> {
  const operation = operations.get(operationId);
  if (operation === undefined) throw new Error(`There is no operation ${operationId}.`);
  return operation;
}
