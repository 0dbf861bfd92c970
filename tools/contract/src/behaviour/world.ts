import type {
  AppId,
  CanvasAreaId,
  CreateEventConfig,
  DocumentId,
  EnvironmentId,
  GuestId,
  RoleId,
  SheetId,
  SpaceId,
  WorkbookId,
} from "@data-import/types";
import { findById, operations } from "../description.ts";

/** Ids from the examples of the description. A target with state has these resources from the start. */
export interface World {
  readonly environmentId: EnvironmentId;
  readonly appId: AppId;
  readonly spaceId: SpaceId;
  readonly workbookId: WorkbookId;
  readonly sheetId: SheetId;
  readonly documentId: DocumentId;
  readonly canvasAreaId: CanvasAreaId;
  readonly guestId: GuestId;
  readonly roleId: RoleId;
  /** The context of an event of the space. */
  readonly context: CreateEventConfig["context"];
}

/** Reads the ids from the examples, so that all packages use the same ones. */
export function readWorld(): World {
  const ids = Object.assign({}, ...operations.map((operation) => operation.pathParameters));
  const { environmentId } = findById("listAgents").queryParameters;
  const { roleId } = bodyOf<{ roleId: string }>("assignAgentRole");
  const { context } = bodyOf<CreateEventConfig>("createEvent");
  return { ...ids, environmentId, roleId, context };
}

function bodyOf<Body>(operationId: string): Body {
  const [request] = findById(operationId).requests;
  if (!request) throw new Error(`${operationId} has no example of a request.`);
  return request.value as Body;
}
