import type { FileMode } from "@data-import/types";
import { noteReads } from "../context/note-audit.ts";
import { describePage, readPage } from "../domain/page.ts";
import { previewReading } from "../extraction/preview.ts";
import { describeFile, describeFiles } from "../files/describe.ts";
import { readFileName } from "../files/file-name.ts";
import {
  cloneFile,
  createFile,
  deleteFile,
  getFile,
  locateBytes,
  lockFile,
  updateFile,
} from "../files/files.ts";
import { listFileRows } from "../files/store.ts";
import { loadDrivers, scheduleExtraction } from "../runner/schedule-extraction.ts";
import { getSpace } from "../spaces/spaces.ts";
import type { Operations } from "./handler.ts";

/** The files of spaces, uploaded or to download. */
export const fileHandlers = {
  async listFiles(context, { query }) {
    const page = readPage(query, { order: ["files"] });
    if (query.spaceId !== undefined) await getSpace(context, query.spaceId);
    const { rows, total, next } = await listFileRows(context, query, page);
    return { data: await describeFiles(context, rows), pagination: describePage(page, total, next) };
  },
  async uploadFile(context, { body: { file, extent, ...fields } }) {
    const { name, ext } = readFileName(file.fileName);
    const findDriver = await loadDrivers(context, fields.spaceId);
    const driver = findDriver({ name, ext, mimetype: file.type, mode: fields.mode });
    const status = driver === undefined ? "complete" : "partial";
    const row = await createFile(context, { ...file, ...fields, status });
    if (driver !== undefined) await scheduleExtraction(context, row, driver, extent);
    return { data: await describeFile(context, row) };
  },
  async cloneFile(context, { path: { fileId }, body }) {
    const file = await getFile(context, fileId);
    const findDriver = await loadDrivers(context, file.space_id);
    const row = await cloneFile(context, file, body?.prefix ?? "Copy of", (copy) =>
      findDriver(copy) === undefined ? "complete" : "partial",
    );
    const driver = findDriver({ ...row, mode: (row.mode ?? undefined) as FileMode | undefined });
    if (driver !== undefined) await scheduleExtraction(context, row, driver);
    return { data: await describeFile(context, row) };
  },
  detectHeader: {
    transaction: "own",
    async handle(context, { body }) {
      return { data: await previewReading(context, body) };
    },
  },
  async getFile(context, { path: { fileId } }) {
    return { data: await describeFile(context, await getFile(context, fileId)) };
  },
  async updateFile(context, { path: { fileId }, body }) {
    return { data: await describeFile(context, await updateFile(context, fileId, body)) };
  },
  async deleteFile(context, { path: { fileId } }) {
    await deleteFile(context, await lockFile(context, fileId));
    return { data: { success: true } };
  },
  async downloadFile(context, { path: { fileId } }) {
    const row = await getFile(context, fileId);
    const place = { environmentId: row.environment_id, spaceId: row.space_id };
    noteReads(context, [{ action: "file:downloaded", targetId: fileId, ...place }], { mayFollow: true });
    return {
      blobKey: locateBytes(row),
      fileName: row.name,
      // As the description says: an uploaded page or script must never run from the address of the service.
      type: "application/octet-stream",
      size: Number(row.size),
    };
  },
} satisfies Partial<Operations>;
