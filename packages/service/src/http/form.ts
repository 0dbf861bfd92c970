import { Duplex, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type FilePart, HttpError, type HttpRequest } from "@data-import/front";
import { findDecoder } from "@data-import/front/node";
import { notePassed } from "@data-import/tables/reading";
import { limits } from "@data-import/types";
import type { Busboy, BusboyFileStream } from "@fastify/busboy";
import type { StoredBlob } from "../blobs/blobs.ts";
import type { UploadedFile } from "../operations/handler.ts";

/** A complete form. */
export interface ReadForm {
  /** All parts, by name. */
  readonly parts: ReadonlyMap<string, readonly (string | Pick<FilePart, "fileName">)[]>;
  /** The stored part `file`; undefined if there is none, or if it is text. */
  readonly file: UploadedFile | undefined;
}

/** Stores the file of a form, until the operation takes it. */
export interface FileStore {
  write(chunks: AsyncIterable<Uint8Array>): Promise<StoredBlob>;
  remove(key: string): Promise<void>;
}

/** How many bytes a form may have in addition to its file. */
const overheadBytes = 16_777_216;

/**
 * Reads a multipart form as it arrives and stores its `file`, which is never completely in memory. Other parts may follow.
 * Throws an `HttpError` if the form is broken or too large; then nothing stays stored.
 * @param fileBytes the most bytes that the file may have
 */
export async function readFormStream(
  call: HttpRequest,
  store: FileStore,
  fileBytes: number,
): Promise<ReadForm> {
  const tooLarge = refuseLargeFile(fileBytes);
  if (Number(call.headers["content-length"] ?? 0) > fileBytes + overheadBytes) throw tooLarge;
  const parser = await createParser(call);
  const decoder = findDecoder(call.headers["content-encoding"]);
  const parts = new Map<string, (string | { fileName: string })[]>();
  const stop = new AbortController();
  let textLength = 0;
  let stream: BusboyFileStream | undefined;
  let storing: Promise<UploadedFile> | undefined;

  const add = (name: string | undefined, part: string | { fileName: string }) => {
    parts.set(name ?? "", [...(parts.get(name ?? "") ?? []), part]);
  };
  parser.on("field", (name, value, _, isCut) => {
    textLength += Buffer.byteLength(value);
    if (isCut || textLength > limits.formTextBytes) stop.abort(refuseLongText(name));
    else add(name, value);
  });
  parser.on("file", (name, arriving, fileName, encoding, type) => {
    add(name, { fileName });
    // A form may break before the file is read. A later reader gets the error from the stream.
    arriving.on("error", () => {});
    if (name !== "file" || stream !== undefined) {
      arriving.resume();
      return;
    }
    stream = arriving;
    storing = store
      .write(limitBytes(arriving, fileBytes, tooLarge))
      .then((stored) => ({ ...stored, fileName, encoding, type }));
    storing.catch((error: unknown) => stop.abort(error));
  });
  parser.on("partsLimit", () => stop.abort(refuseManyParts()));

  try {
    // Unknown parts are read to their end, too. So the limit holds for all bytes, as sent and as decompressed.
    const limit = (bytes: AsyncIterable<Uint8Array>) =>
      limitBytes(bytes, fileBytes + overheadBytes, tooLarge);
    const body = Readable.from(limit(call.openBody()), { objectMode: false });
    const unpacked = decoder === undefined ? [] : [decoder.create(), Duplex.from(limit)];
    await pipeline([body, ...unpacked, parser], { signal: stop.signal });
    return { parts, file: await storing };
  } catch (error) {
    stream?.destroy(new Error("The form ended."));
    const stored = await storing?.catch(() => undefined);
    if (stored !== undefined) await store.remove(stored.key);
    if (stop.signal.aborted) throw stop.signal.reason;
    throw error instanceof HttpError ? error : refuseBroken();
  }
}

async function createParser({ headers }: HttpRequest): Promise<InstanceType<typeof Busboy>> {
  const { Busboy } = await import("@fastify/busboy");
  try {
    return new Busboy({
      headers: { "content-type": headers["content-type"] ?? "" },
      // A part without a file name is text, even if it has another media type.
      isPartAFile: (_, __, fileName) => fileName !== undefined,
      fileHwm: 262_144,
      limits: {
        fieldSize: limits.formTextBytes,
        parts: limits.formParts,
        headerPairs: 100,
        headerSize: 16_384,
      },
    });
  } catch {
    throw refuseBroken();
  }
}

/** Throws `tooLarge` if there are more bytes than the limit, and an `HttpError` if the stream breaks. */
async function* limitBytes(
  stream: AsyncIterable<Uint8Array>,
  limit: number,
  tooLarge: HttpError,
): AsyncIterable<Uint8Array> {
  let length = 0;
  try {
    for await (const chunk of stream) {
      length += chunk.byteLength;
      if (length > limit) throw tooLarge;
      yield chunk;
      notePassed(chunk.byteLength);
    }
  } catch (error) {
    // Only errors of the form arrive here, not those of the store.
    throw error instanceof HttpError ? error : refuseBroken();
  }
}

function refuseBroken(): HttpError {
  const message = "The body is not a valid multipart form: check its boundary and that it ends.";
  return new HttpError(400, [{ message, key: "Content-Type", code: "body_malformed" }]);
}

function refuseLargeFile(limit: number): HttpError {
  return new HttpError(413, [
    { message: `The file is too large: the limit is ${limit} bytes.`, key: "file", code: "body_too_large" },
  ]);
}

function refuseLongText(name: string): HttpError {
  const message = `\`${name}\` makes the form too long: all parts except the file may have at most ${limits.formTextBytes} bytes.`;
  return new HttpError(413, [{ message, key: name, code: "body_too_large" }]);
}

function refuseManyParts(): HttpError {
  return new HttpError(413, [
    { message: `The form has too many parts: the limit is ${limits.formParts}.`, code: "body_too_large" },
  ]);
}
