import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { detectFormat } from "../extraction/formats.ts";
import type { FileRow } from "../storage/rows/files.ts";
import { createJob } from "./create-job.ts";

/**
 * Creates the job that reads an upload into a workbook. Files for download are not read. Files of other formats are not
 * read either, but listeners of `file:created` can read them.
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
