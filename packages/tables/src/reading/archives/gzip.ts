import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { ContentMeter } from "../content-meter.ts";
import { detectFormat } from "../formats.ts";
import { headBytes } from "../signatures.ts";
import type { ReadOptions, Source } from "../source.ts";
import { UnreadableFile } from "../unreadable-file.ts";
import type { OpenPart } from "./open-part.ts";
import { peek } from "./peek.ts";

/** Opens what is compressed with gzip. Its name is that of the file: `people.csv.gz` is a CSV file. */
export async function openCompressed(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
  open: OpenPart,
): Promise<Source> {
  const counter = { count: 0 };
  const { head, all } = await peek(unpack(bytes, options.meter, counter), headBytes);
  const [, stem = options.name, ext = ""] = /^(.+)\.([^.]+)$/.exec(options.name) ?? [];
  const format = detectFormat({ ext: ext.toLowerCase(), mimetype: "" });
  const name = format === undefined ? options.name : stem;
  const source = await open(format ?? "csv", head, all, { ...options, name });
  return { ...source, measureProgress: () => (options.size === 0 ? 0 : counter.count / options.size) };
}

async function* unpack(
  bytes: AsyncIterable<Uint8Array>,
  meter: ContentMeter,
  counter: { count: number },
): AsyncIterable<Uint8Array> {
  async function* count(): AsyncIterable<Uint8Array> {
    for await (const piece of bytes) {
      counter.count += piece.byteLength;
      // The stream keeps pieces, and their memory is used again.
      yield Uint8Array.from(piece);
    }
  }
  let length = 0;
  const pieces = pipeline(Readable.from(count(), { objectMode: false }), createGunzip(), () => {});
  try {
    for await (const piece of pieces as AsyncIterable<Buffer>) {
      length += piece.byteLength;
      meter.requireUnpacked(length);
      yield piece;
    }
  } catch (error) {
    if (!(error instanceof Error && "code" in error && String(error.code).startsWith("Z_"))) throw error;
    const message = `The file is compressed and damaged (${error.message}). Create it again.`;
    throw new UnreadableFile(message);
  }
}
