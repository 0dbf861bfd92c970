import { writeList } from "../context/written-json.ts";
import { describeDocument, describeDocuments } from "../documents/describe.ts";
import { changeDocument, createDocument, deleteDocument, getDocument } from "../documents/documents.ts";
import { listDocumentRows, listDocumentRowsAt, measureDocuments } from "../documents/store.ts";
import { countFitting, divideSized } from "../domain/sized.ts";
import { getSpace, holdSpace } from "../spaces/spaces.ts";
import type { Operations } from "./handler.ts";

/** The Markdown pages of spaces. */
export const documentHandlers = {
  async listDocuments(context, { path: { spaceId } }) {
    await getSpace(context, spaceId);
    const sizes = await measureDocuments(context, spaceId);
    if (countFitting(sizes) === sizes.length) {
      return { data: await describeDocuments(context, await listDocumentRows(context, spaceId)) };
    }
    return writeList(['{"data":[', "]}"], divideSized(sizes), async (own, numbers) => {
      await getSpace(own, spaceId);
      const documents = await describeDocuments(own, await listDocumentRowsAt(own, spaceId, numbers));
      return documents.map((one) => JSON.stringify(one)).join();
    });
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
