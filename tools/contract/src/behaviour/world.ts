import type { CreateEventConfig } from "@data-import/types";
import { findById, operations } from "../description.ts";

/** Ids from the examples of the description. A target with state has these resources from the start. */
export interface World {
  readonly environmentId: string;
  readonly spaceId: string;
  readonly workbookId: string;
  readonly sheetId: string;
  readonly documentId: string;
  readonly canvasAreaId: string;
  readonly guestId: string;
  readonly roleId: string;
  /** The context of an event of the space. */
  readonly context: CreateEventConfig["context"];
}

/** Reads the ids from the examples, so that all rooms use the same ones. */
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
