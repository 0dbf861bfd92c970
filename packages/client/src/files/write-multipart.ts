import { countBytes } from "./count-bytes.ts";
import type { ReadSource } from "./read-source.ts";
import { streamOf } from "./stream-of.ts";
import type { Progress } from "./types.ts";

/** A body that each attempt opens again. */
export interface StreamedBody {
  /** The Content-Type of the request. */
  readonly type: string;
  /** The Content-Length of the request, if known. */
  readonly size: number | undefined;
  /** The number of bytes before those of the file. */
  readonly fileStart: number;
  /** Whether `open` can be called again, so that the request can be retried. */
  readonly replayable: boolean;
  open(): Blob | ReadableStream<Uint8Array>;
}

/** The parts after the file. A service can read the fields before it while the file arrives. */
const fieldsAfterFile = ["actions", "origin"];

/**
 * Writes an upload as `multipart/form-data`: the fields, the file, then `actions` (one part for each, as JSON) and
 * `origin`. FormData would be enough for a blob, but it cannot stream, and nothing could count the sent bytes.
 * @param stream whether the runtime can send a stream; without streams only a blob can be written
 */
export function writeMultipart(
  fields: Readonly<Record<string, unknown>>,
  source: ReadSource,
  stream: boolean,
  onProgress?: (progress: Progress) => void,
): StreamedBody {
  const boundary = `data-import-${crypto.randomUUID()}`;
  const write = (names: Iterable<string>) => {
    let text = "";
    for (const name of names) {
      for (const value of [fields[name]].flat()) {
        if (value === undefined || value === null) continue;
        const json = typeof value === "object";
        text +=
          `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"\r\n` +
          `${json ? "Content-Type: application/json\r\n" : ""}\r\n${json ? JSON.stringify(value) : value}\r\n`;
      }
    }
    return text;
  };
  const names = new Set(["spaceId", "environmentId", "mode", ...Object.keys(fields)]);
  for (const name of fieldsAfterFile) names.delete(name);
  const encoder = new TextEncoder();
  const head = encoder.encode(
    `${write(names)}--${boundary}\r\nContent-Disposition: form-data; name="file"; ` +
      `filename="${escapeName(source.name)}"\r\nContent-Type: ${source.type.replace(/[\r\n]/g, "")}\r\n\r\n`,
  );
  const tail = encoder.encode(`\r\n${write(fieldsAfterFile)}--${boundary}--\r\n`);
  const type = `multipart/form-data; boundary=${boundary}`;
  const size = source.size === undefined ? undefined : head.length + source.size + tail.length;
  const { blob, replayable } = source;
  const facts = { type, size, fileStart: head.length, replayable };
  if (blob && !(stream && onProgress)) {
    return { ...facts, open: () => new Blob([head, blob, tail], { type }) };
  }
  if (!stream) {
    throw new TypeError(
      "A browser cannot send a stream. Make it a blob: `await new Response(stream).blob()`.",
    );
  }

  async function* parts() {
    yield head;
    yield* countBytes(source.open(), source.size, onProgress);
    yield tail;
  }
  return { ...facts, open: () => streamOf(parts()) };
}

/** Names are UTF-8; quotes and line breaks are escaped as browsers do it. */
function escapeName(name: string): string {
  return name.replace(/["\r\n]/g, encodeURIComponent);
}
