import type { CreateEventConfig } from "@data-import/types";
import { findById, operations } from "../description.ts";

/** Ids of the description's examples that no operation makes yet: a target that remembers has them from the start. */
export interface World {
  readonly environmentId: string;
  readonly spaceId: string;
  readonly workbookId: string;
  readonly sheetId: string;
  readonly documentId: string;
  readonly canvasAreaId: string;
  readonly guestId: string;
  readonly roleId: string;
  /** Where an event of the space happens. */
  readonly context: CreateEventConfig["context"];
}

/** Reads the ids from the examples, so that they are the same everywhere. */
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
