import type { Document } from "@data-import/types";
import type { Selectable } from "kysely";
import { readActionsOf } from "../actions/actions-of-targets.ts";
import type { Context } from "../context/context.ts";
import { changeDocument, createDocument, deleteDocument, getDocument } from "../documents/documents.ts";
import { listDocumentRows } from "../documents/store.ts";
import { getSpace, holdSpace } from "../spaces/spaces.ts";
import { type DocumentRow, toDocument } from "../storage/rows/documents.ts";
import type { Handlers } from "./handler.ts";

/** The Markdown pages of spaces. */
export const documentHandlers = {
  async listDocuments(context, { path: { spaceId } }) {
    await getSpace(context, spaceId);
    return { data: await describeDocuments(context, await listDocumentRows(context, spaceId)) };
  },
  async createDocument(context, { path: { spaceId }, body }) {
    const space = await holdSpace(context, spaceId);
    return { data: await describeDocument(context, await createDocument(context, space, body)) };
  },
  async getDocument(context, { path: { spaceId, documentId } }) {
    await getSpace(context, spaceId);
    return { data: await describeDocument(context, await getDocument(context, spaceId, documentId)) };
  },
  async updateDocument(context, { path: { spaceId, documentId }, body }) {
    const space = await getSpace(context, spaceId);
    return { data: await describeDocument(context, await changeDocument(context, space, documentId, body)) };
  },
  async deleteDocument(context, { path: { spaceId, documentId } }) {
    await deleteDocument(context, await getSpace(context, spaceId), documentId);
    return { data: { success: true } };
  },
} satisfies Partial<Handlers>;

async function describeDocument(context: Context, row: Selectable<DocumentRow>): Promise<Document> {
  const [document] = await describeDocuments(context, [row]);
  return document as Document;
}

async function describeDocuments(
  context: Context,
  rows: readonly Selectable<DocumentRow>[],
): Promise<Document[]> {
  const ids = rows.map(({ id }) => id);
  const actions = await readActionsOf(context, ids);
  return rows.map((row) => toDocument(row, actions.get(row.id)));
}
