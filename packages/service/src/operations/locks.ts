import type { operations } from "@data-import/types";
import { lockAction } from "../actions/actions.ts";
import { lockApp } from "../apps/apps.ts";
import { lockConstraint } from "../apps/stored-constraints.ts";
import { lockArea } from "../canvas-areas/canvas-areas.ts";
import type { Context } from "../context/context.ts";
import { lockRows } from "../context/lock-rows.ts";
import { lockPolicy } from "../data-retention-policies/data-retention-policies.ts";
import { lockDocument } from "../documents/documents.ts";
import { lockEnvironment } from "../environments/environments.ts";
import { lockFile } from "../files/files.ts";
import { lockFlag } from "../flags/flags.ts";
import { lockWholeGuest } from "../guests/guests.ts";
import { lockGuidance } from "../guidance/guidance.ts";
import { lockGuide } from "../guides/guides.ts";
import { lockProgram } from "../programs/programs.ts";
import { lockJob } from "../runner/change-job.ts";
import { lockSheet } from "../sheets/sheets.ts";
import { lockSpace } from "../spaces/spaces.ts";
import { lockUser } from "../users/users.ts";
import { lockView } from "../views/views.ts";
import { lockWebhook } from "../webhooks/webhooks.ts";
import { lockWorkbook } from "../workbooks/workbooks.ts";
import type { Input, OperationId } from "./handler.ts";

type Headers<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["header"]>;

/** The operations that take `If-Match`. */
type ConditionalId = {
  [Id in OperationId]: [Headers<Id>] extends [never]
    ? never
    : "If-Match" extends keyof Headers<Id>
      ? Id
      : never;
}[OperationId];

/**
 * What each operation that takes `If-Match` locks first: nobody else can change the resource from then on. The same as its
 * handler locks first, so that two requests never wait for each other.
 */
const locks: { readonly [Id in ConditionalId]: (context: Context, input: Input<Id>) => Promise<unknown> } = {
  updateAction: (context, { path }) => lockAction(context, path.actionId),
  updateApp: (context, { path }) => lockApp(context, path.appId),
  updateCanvasArea: (context, { path, body }) => lockArea(context, path.canvasAreaId, body.canvasId),
  updateConstraint: (context, { path }) => lockConstraint(context, path.appId, path.constraintId),
  updateCurrentAccount: (context) =>
    lockRows(context, "accounts", [context.accountId], async () => undefined),
  updateDataRetentionPolicy: (context, { path }) => lockPolicy(context, path.id),
  updateDocument: (context, { path }) => lockDocument(context, path.spaceId, path.documentId),
  updateEnvironment: (context, { path }) => lockEnvironment(context, path.environmentId),
  updateFile: (context, { path }) => lockFile(context, path.fileId),
  updateFlag: (context, { path }) => lockFlag(context, path.workbookId, path.slug),
  updateGuest: (context, { path }) => lockWholeGuest(context, path.guestId),
  updateGuidance: (context, { path }) => lockGuidance(context, path.spaceId, path.guidanceId),
  async updateGuide(context, { path, body }) {
    if (body.slug !== undefined) await lockEnvironment(context, path.environmentId);
    await lockGuide(context, path.environmentId, path.guideId);
  },
  updateJob: (context, { path }) => lockJob(context, path.jobId),
  replaceJobPlan: (context, { path }) => lockJob(context, path.jobId),
  updateJobPlan: (context, { path }) => lockJob(context, path.jobId),
  updateMappingProgram: (context, { path }) => lockProgram(context, path.programId),
  updateMappingRule: (context, { path }) => lockProgram(context, path.programId),
  updateSheet: (context, { path }) => lockSheet(context, path.sheetId),
  updateSpace: (context, { path }) => lockSpace(context, path.spaceId),
  updateUser: (context, { path }) => lockUser(context, path.userId),
  updateView: (context, { path }) => lockView(context, path.viewId),
  updateWebhook: (context, { path }) => lockWebhook(context, path.webhookId),
  updateWorkbook: (context, { path }) => lockWorkbook(context, path.workbookId),
};

type Lock = (context: Context, input: Input<OperationId>) => Promise<unknown>;

// The compiler cannot know which operation it is, but it checks each lock with the types of its operation.
const byOperation = new Map(Object.entries(locks) as [string, Lock][]);

/** Locks what an operation changes; undefined for an operation that does not take `If-Match`. */
export function findLock(operationId: string): Lock | undefined {
  return byOperation.get(operationId);
}
