import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { detectFormat } from "../extraction/formats.ts";
import type { FileRow } from "../storage/rows/files.ts";
import { createJob } from "./create-job.ts";

/**
 * Has the content of an upload read into a workbook, by a job. Files that are meant for download stay as they are, and so
 * do those of formats that we do not read: listeners of `file:created` may.
 */
export async function scheduleExtraction(context: Context, file: Selectable<FileRow>): Promise<void> {
  const driver = detectFormat(file);
  if (file.mode === "export" || driver === undefined) return;
  await createJob(context, {
    type: "file",
    operation: "extract",
    source: file.id,
    trigger: "immediate",
    config: { driver },
  });
}
