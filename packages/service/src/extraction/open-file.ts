import type { FileJobConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { locateBytes } from "../files/files.ts";
import type { FileRow } from "../storage/rows/files.ts";
import { nameTable, openSource } from "./open-source.ts";
import { readOptions } from "./read-options.ts";
import { checkFormat, headLength } from "./signatures.ts";
import type { Source } from "./source.ts";

/** Opens the content of a stored file, to be read as the settings say; throws an `invalid` if it cannot be read. */
export async function openFile(
  { blobs }: Context,
  file: Selectable<FileRow>,
  { driver, options, detectedHeaderRow }: FileJobConfig,
): Promise<Source> {
  const key = locateBytes(file);
  const size = Number(file.size);
  const format = checkFormat(driver, await readHead(blobs, key, Math.min(size, headLength)));
  return openSource(format, await blobs.read(key), {
    ...{ name: nameTable(file), size },
    ...readOptions(options, detectedHeaderRow),
  });
}

async function readHead(blobs: Context["blobs"], key: string, length: number): Promise<Uint8Array> {
  if (length === 0) return new Uint8Array();
  const stream = await blobs.read(key, { start: 0, end: length - 1 });
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
