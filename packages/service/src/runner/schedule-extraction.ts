import type { FileExtent, FileMode } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { detectFormat, type Format } from "../extraction/formats.ts";
import { getSpace } from "../spaces/spaces.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { FileRow } from "../storage/rows/files.ts";
import type { SpaceExtras } from "../storage/rows/spaces.ts";
import { createJob } from "./create-job.ts";

/**
 * The format that the service reads an upload as, if its bytes do not say another one; undefined if it does not read the
 * upload. Files for download are not read. Files with an extension of something else are read only if the upload says that
 * they are to be imported: otherwise, listeners of `file:created` can read them.
 */
export function findDriver(file: {
  readonly name: string;
  readonly ext: string;
  readonly mimetype: string;
  readonly mode: FileMode | undefined;
}): Format | undefined {
  if (file.mode === "export") return undefined;
  return detectFormat(file) ?? (file.mode === "import" ? "csv" : undefined);
}

/** Creates the job that reads an upload into a workbook. The space may say how the header is found. */
export async function scheduleExtraction(
  context: Context,
  file: Selectable<FileRow>,
  driver: Format,
  extent?: FileExtent,
): Promise<void> {
  const space = await getSpace(context, file.space_id);
  const header = readJson<SpaceExtras>(space.config)?.settings?.extractionOptions;
  const options = { ...(header && { header }), ...(extent && { extent }) };
  await createJob(context, {
    type: "file",
    operation: "extract",
    source: file.id,
    trigger: "immediate",
    config: { driver, ...(Object.keys(options).length > 0 && { options }) },
  });
}
