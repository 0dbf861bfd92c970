/// <reference types="node" />
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Download } from "../files/types.ts";

/**
 * Saves a download and resolves to the path of the file. If `path` is a folder, the file gets the name from the
 * response. The bytes are written to a temporary file in the same folder, which is renamed when it is complete: nobody
 * sees half a file, and if the download fails, an existing file does not change.
 */
export async function saveTo(download: Download | PromiseLike<Download>, path: string): Promise<string> {
  const { body, fileName } = await download;
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory() === true;
  const target = isFolder ? join(path, fileName ?? "download") : path;
  const unfinished = join(dirname(target), `.${randomUUID()}.part`);
  try {
    await pipeline(Readable.fromWeb(body as never), createWriteStream(unfinished, { flags: "wx" }));
    await rename(unfinished, target);
    return target;
  } catch (error) {
    await rm(unfinished, { force: true });
    if (!body.locked) await body.cancel().catch(() => {});
    throw error;
  }
}
