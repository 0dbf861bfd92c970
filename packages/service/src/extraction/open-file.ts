import { giveWayIfLong } from "@data-import/front";
import {
  createContentMeter,
  headBytes,
  nameTable,
  openContent,
  readOptions,
  type Source,
} from "@data-import/tables/reading";
import type { FileJobConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import { readBlob } from "../blobs/reuse-buffer.ts";
import type { Context } from "../context/context.ts";
import { locateBytes } from "../files/files.ts";
import type { FileRow } from "../storage/rows/files.ts";

/**
 * Opens the content of a stored file, to be read as the settings say; throws an `UnreadableFile` if it cannot be read.
 * @param requireWanted rejects if nobody waits for the content any more
 */
export async function openFile(
  { blobs, contentLimit }: Context,
  file: Selectable<FileRow>,
  { driver, options, detectedHeaderRow }: FileJobConfig,
  requireWanted: () => Promise<void>,
): Promise<Source> {
  const key = locateBytes(file);
  const size = Number(file.size);
  const head = await readHead(blobs, key, Math.min(size, headBytes));
  return openContent(driver, head, readBlob(blobs, key), {
    name: nameTable(file),
    size,
    meter: createContentMeter(size, contentLimit),
    requireWanted,
    giveWay: giveWayIfLong,
    ...readOptions(options, detectedHeaderRow),
  });
}

async function readHead(blobs: Context["blobs"], key: string, length: number): Promise<Uint8Array> {
  if (length === 0) return new Uint8Array();
  const stream = await blobs.read(key, { start: 0, end: length - 1 });
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
