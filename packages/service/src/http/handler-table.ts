import { accountHandlers } from "../accounts/handlers.ts";
import { actionHandlers } from "../actions/handlers.ts";
import { agentExportHandlers } from "../agent-exports/handlers.ts";
import { agentHandlers } from "../agents/handlers.ts";
import { appHandlers } from "../apps/handlers.ts";
import { accessHandlers } from "../auth/access-handlers.ts";
import { keyHandlers } from "../auth/key-handlers.ts";
import { personalTokenHandlers } from "../auth/personal-handlers.ts";
import { calculationHandlers } from "../calculations/handlers.ts";
import { canvasAreaHandlers } from "../canvas-areas/handlers.ts";
import { commitHandlers } from "../commits/handlers.ts";
import { dataRetentionPolicyHandlers } from "../data-retention-policies/handlers.ts";
import { documentHandlers } from "../documents/handlers.ts";
import { environmentHandlers } from "../environments/handlers.ts";
import { eventHandlers } from "../events/handlers.ts";
import { fileHandlers } from "../files/handlers.ts";
import { flagHandlers } from "../flags/handlers.ts";
import { guestHandlers } from "../guests/handlers.ts";
import { guidanceHandlers } from "../guidance/handlers.ts";
import { jobHandlers } from "../jobs/handlers.ts";
import { recordHandlers } from "../records/handlers.ts";
import { roleHandlers } from "../roles/handlers.ts";
import { sheetHandlers } from "../sheets/handlers.ts";
import { spaceHandlers } from "../spaces/handlers.ts";
import { workbookHandlers } from "../workbooks/handlers.ts";
import type { Handlers } from "./handlers.ts";

/** Every operation of the description and what does it. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...actionHandlers,
  ...accessHandlers,
  ...keyHandlers,
  ...personalTokenHandlers,
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
