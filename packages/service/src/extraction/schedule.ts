import type { Selectable } from "kysely";
import type { Context } from "../domain/context.ts";
import type { FileRow } from "../files/rows.ts";
import { createJob } from "../jobs/jobs.ts";
import { detectFormat } from "./formats.ts";

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
