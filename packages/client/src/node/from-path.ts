/// <reference types="node" />
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import { Readable } from "node:stream";
import type { SizedStream } from "../files/types.ts";
import { mediaTypes } from "./media-types.ts";

/**
 * A file on disk as the source of an upload. Each attempt opens it again, and it is never in memory as a whole.
 * Rejects if the file does not exist.
 */
export async function fromPath(
  path: string | URL,
  given: { readonly name?: string | undefined; readonly type?: string | undefined } = {},
): Promise<SizedStream & { readonly stream: () => ReadableStream<Uint8Array>; readonly size: number }> {
  const facts = await stat(path);
  if (!facts.isFile()) throw new TypeError(`${path} is not a file.`);
  const name = given.name ?? basename(typeof path === "string" ? path : decodeURIComponent(path.pathname));
  return {
    name,
    type: given.type ?? mediaTypes[extname(name).toLowerCase()] ?? "application/octet-stream",
    size: facts.size,
    stream: () =>
      Readable.toWeb(createReadStream(path, { highWaterMark: 256 * 1024 })) as ReadableStream<Uint8Array>,
  };
}
