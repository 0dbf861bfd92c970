import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import type { SizedStream } from "@data-import/client";
import { Failure } from "../failure.ts";
import type { Io } from "../io.ts";

/**
 * Opens a file of the disk, or the standard input for `-`.
 * @param name of the standard input; its extension says how a text is read
 */
export async function openSource(io: Io, path: string, name = "standard-input.csv"): Promise<SizedStream> {
  if (path === "-") {
    return { stream: Readable.toWeb(Readable.from(io.stdin)) as ReadableStream<Uint8Array>, name };
  }
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) throw new Failure(`${path} is a folder.`, "Name a file in it.");
  if (!found?.isFile())
    throw new Failure(`There is no file ${path}.`, `Check the path. You are in ${process.cwd()}.`);
  const { fromPath } = await import("@data-import/client/node");
  return fromPath(path);
}
