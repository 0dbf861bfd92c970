import type { DocumentConfig, DocumentId } from "@data-import/types";
import type { Selectable } from "kysely";
import { setActionsOf } from "../actions/actions-of-targets.ts";
import { deleteActionsOf } from "../actions/delete-actions.ts";
import type { Context, NewEvent } from "../context/context.ts";
import { type Held, type Locked, lockRows } from "../context/lock-rows.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createNotFound } from "../domain/errors.ts";
import { findChanges } from "../domain/find-changes.ts";
import { describeSpace, type getSpace } from "../spaces/spaces.ts";
import { writeJson } from "../storage/rows/columns.ts";
import type { DocumentRow } from "../storage/rows/documents.ts";
import {
  deleteDocumentRow,
  deleteDocumentRows,
  findDocumentRow,
  findDocumentRowById,
  insertDocumentRow,
  updateDocumentRow,
} from "./store.ts";

type Row = Selectable<DocumentRow>;
type Space = Awaited<ReturnType<typeof getSpace>>;

/** The document of an id in a space; throws a `not-found` that names `key` if there is none. */
export async function getDocument(
  context: Context,
  spaceId: string,
  id: string,
  key = "documentId",
): Promise<Row> {
  const row = await findDocumentRow(context, spaceId, id);
  if (row === undefined) throw createNotFound("document", id, key, "this space");
  return row;
}

/** The document of an id in any space of the actor's scope; throws a `not-found` that names `key` if there is none. */
export async function locateDocument(context: Context, id: string, key: string): Promise<Row> {
  return requireRowInScope(context, await findDocumentRowById(context, id), () =>
    createNotFound("document", id, key),
  );
}

export function lockDocument(context: Context, spaceId: string, id: string): Promise<Locked<Row>> {
  return lockRows(context, "documents", [id], () => getDocument(context, spaceId, id));
}

/** Adds a document to a space. */
export async function createDocument(
  context: Context,
  space: Held<Space>,
  config: DocumentConfig,
): Promise<Row> {
  const id = context.newId("document");
  await insertDocumentRow(context, {
    id,
    account_id: context.accountId,
    created_at: context.now,
    updated_at: context.now,
    environment_id: space.environment_id,
    space_id: space.id,
    title: config.title,
    body: config.body,
    treatments: writeJson(config.treatments),
    created_from: null,
    last_propagated_at: null,
  });
  const target = { id, spaceId: space.id, environmentId: space.environment_id };
  await setActionsOf(context, target, config.actions);
  const row = await getDocument(context, space.id, id);
  await context.emit(createDocumentEvent("document:created", space, row));
  return row;
}

/** Changes title and body. By the specification, this operation changes nothing else of a document. */
export async function changeDocument(
  context: Context,
  space: Space,
  id: string,
  { title, body }: DocumentConfig,
): Promise<Row> {
  const document = await lockDocument(context, space.id, id);
  const changes = findChanges<Row>(document, { title, body });
  if (changes === undefined) return document;
  await updateDocumentRow(context, document, { ...changes, updated_at: context.now });
  const row = await getDocument(context, space.id, id);
  await context.emit(createDocumentEvent("document:updated", space, row));
  return row;
}

/** Changes how a document looks or behaves, which no request can do. There is no event for it alone. */
export async function setTreatments(
  context: Context,
  spaceId: string,
  id: string,
  treatments: readonly string[] | undefined,
): Promise<void> {
  const document = await lockDocument(context, spaceId, id);
  await updateDocumentRow(context, document, { treatments: writeJson(treatments) });
}

/** Deletes a document and the actions on it. */
export async function deleteDocument(context: Context, space: Space, id: string): Promise<void> {
  const row = await lockDocument(context, space.id, id);
  await deleteDocumentRow(context, row);
  await deleteActionsOf(context, [id]);
  await context.emit(createDocumentEvent("document:deleted", space, row));
}

/** Deletes the documents of deleted spaces. There are no events for them: the events of the spaces are enough. */
export function deleteDocumentsOfSpaces(context: Context, spaceIds: readonly string[]): Promise<void> {
  return deleteDocumentRows(context, spaceIds);
}

function createDocumentEvent(
  topic: "document:created" | "document:updated" | "document:deleted",
  space: Space,
  { id, title, updated_at }: Row,
): NewEvent {
  return {
    topic,
    domain: "document",
    payload: { title },
    context: { ...describeSpace(space), documentId: id as DocumentId },
    target: id,
    attributes: { targetUpdatedAt: updated_at },
  };
}
