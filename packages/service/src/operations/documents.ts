import { describeDocument, describeDocuments } from "../documents/describe.ts";
import { changeDocument, createDocument, deleteDocument, getDocument } from "../documents/documents.ts";
import { listDocumentRows } from "../documents/store.ts";
import { getSpace, holdSpace } from "../spaces/spaces.ts";
import type { Operations } from "./handler.ts";

/** The Markdown pages of spaces. */
export const documentHandlers = {
  async listDocuments(context, { path: { spaceId }, query }) {
    await getSpace(context, spaceId);
    const { rows, ...position } = await listDocumentRows(context, spaceId, query);
    return { data: await describeDocuments(context, rows), ...position };
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
} satisfies Partial<Operations>;
