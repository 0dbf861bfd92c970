import type { FileJobConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { locateBytes } from "../files/files.ts";
import type { FileRow } from "../storage/rows/files.ts";
import { nameTable, openSource } from "./open-source.ts";
import { readOptions } from "./read-options.ts";
import type { Source } from "./source.ts";

/** Opens the content of a stored file, to be read as the settings say; throws an `invalid` if it cannot be read. */
export async function openFile(
  { blobs }: Context,
  file: Selectable<FileRow>,
  { driver, options, detectedHeaderRow }: FileJobConfig,
): Promise<Source> {
  return openSource(driver, await blobs.read(locateBytes(file)), {
    ...{ name: nameTable(file), size: Number(file.size) },
    ...readOptions(options, detectedHeaderRow),
  });
}
