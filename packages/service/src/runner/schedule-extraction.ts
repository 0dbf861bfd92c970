import { detectFormat, type Format } from "@data-import/tables/reading";
import type { FileExtent, FileMode } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { getSpace } from "../spaces/spaces.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { FileRow } from "../storage/rows/files.ts";
import type { SpaceExtras } from "../storage/rows/spaces.ts";
import { createJob } from "./create-job.ts";

interface Upload {
  readonly name: string;
  readonly ext: string;
  readonly mimetype: string;
  readonly mode: FileMode | undefined;
}

/** Finds the format that the service reads an upload of a space as; undefined if the space leaves files to a listener. */
export async function loadDrivers(
  context: Context,
  spaceId: string,
): Promise<(file: Upload) => Format | undefined> {
  const space = await getSpace(context, spaceId);
  return readJson<SpaceExtras>(space.config)?.readFiles === false ? () => undefined : findDriver;
}

/**
 * The format of an upload, if its bytes do not say another one; undefined if the service does not read it. Files for
 * download are not read. Files with an extension of something else are read only if the upload says that they are to be
 * imported: otherwise, listeners of `file:created` can read them.
 */
function findDriver(file: Upload): Format | undefined {
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
