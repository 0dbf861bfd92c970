import { Duplex, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { type Call, type FilePart, Refusal } from "@data-import/front";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import type { Blobs } from "../blobs/blobs.ts";
import { notePassed } from "../blobs/collect-buffers.ts";
import type { UploadedFile } from "../operations/handler.ts";

/** A form that was read to its end. */
export interface ReadForm {
  /** Everything that was sent, by its name. */
  readonly parts: ReadonlyMap<string, readonly (string | Pick<FilePart, "fileName">)[]>;
  /** The part `file`, stored; undefined where there is none, or where it is text. */
  readonly file: UploadedFile | undefined;
}

/** The most bytes of all parts that are no files, which stay in memory, and the most parts. */
const textBytes = 1_048_576;
const mostParts = 1000;
/** How much longer than its file a form may be. */
const overhead = 16_777_216;

/**
 * Reads a multipart form as it arrives and stores its `file`, which is never whole in memory; other parts may follow
 * it. Throws a `Refusal` where the form is broken or too large; then nothing stays stored.
 * @param fileBytes the most bytes that the file may have
 */
export async function readFormStream(call: Call, blobs: Blobs, fileBytes: number): Promise<ReadForm> {
  const tooLarge = refuseLargeFile(fileBytes);
  if (Number(call.headers["content-length"] ?? 0) > fileBytes + overhead) throw tooLarge;
  const parser = createParser(call);
  const decoders = createDecoders(call);
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
    if (isCut || textLength > textBytes) stop.abort(refuseLongText(name));
    else add(name, value);
  });
  parser.on("file", (name, arriving, fileName, encoding, type) => {
    add(name, { fileName });
    // A form may break before anybody reads the file; whoever reads it then learns of that from the stream itself.
    arriving.on("error", () => {});
    if (name !== "file" || stream !== undefined) {
      arriving.resume();
      return;
    }
    stream = arriving;
    storing = blobs
      .write(limitBytes(arriving, fileBytes, tooLarge))
      .then((stored) => ({ ...stored, fileName, encoding, type }));
    storing.catch((error: unknown) => stop.abort(error));
  });
  parser.on("partsLimit", () => stop.abort(refuseManyParts()));

  try {
    // Parts that nobody asked for are read to their end, too; they must have one, as sent and as unpacked.
    const limit = (bytes: AsyncIterable<Uint8Array>) => limitBytes(bytes, fileBytes + overhead, tooLarge);
    const body = Readable.from(limit(call.openBody()), { objectMode: false });
    const unpacked = decoders.length === 0 ? [] : [...decoders, Duplex.from(limit)];
    await pipeline([body, ...unpacked, parser], { signal: stop.signal });
    return { parts, file: await storing };
  } catch (error) {
    stream?.destroy(new Error("The form ended."));
    const stored = await storing?.catch(() => undefined);
    if (stored !== undefined) await blobs.remove(stored.key);
    if (stop.signal.aborted) throw stop.signal.reason;
    throw error instanceof Refusal ? error : refuseBroken();
  }
}

function createParser({ headers }: Call): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { "content-type": headers["content-type"] ?? "" },
      // Without the name of a file it is text, whatever type it says it has.
      isPartAFile: (_, __, fileName) => fileName !== undefined,
      fileHwm: 262_144,
      limits: { fieldSize: textBytes, parts: mostParts, headerPairs: 100, headerSize: 16_384 },
    });
  } catch {
    throw refuseBroken();
  }
}

const codings = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

function createDecoders({ headers }: Call): NodeJS.ReadWriteStream[] {
  // The last coding was applied last.
  const names = (headers["content-encoding"] ?? "").split(",").reverse();
  return names.flatMap((name) => {
    const coding = name.trim().toLowerCase();
    if (coding === "" || coding === "identity") return [];
    if (Object.hasOwn(codings, coding)) return codings[coding as keyof typeof codings]();
    const message = `\`${coding}\` is not a supported content encoding; gzip, deflate and br are.`;
    throw new Refusal(415, [{ message, key: "Content-Encoding" }]);
  });
}

/** Throws `tooLarge` where there are more bytes, and a `Refusal` of the form where they break off. */
async function* limitBytes(
  stream: AsyncIterable<Uint8Array>,
  limit: number,
  tooLarge: Refusal,
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
    // What fails here is the form; what fails in the store does not come by.
    throw error instanceof Refusal ? error : refuseBroken();
  }
}

function refuseBroken(): Refusal {
  const message = "The body is not a valid multipart form: check its boundary and that it ends.";
  return new Refusal(400, [{ message, key: "Content-Type" }]);
}

function refuseLargeFile(limit: number): Refusal {
  return new Refusal(413, [
    { message: `The file is too large: at most ${limit} bytes are taken.`, key: "file" },
  ]);
}

function refuseLongText(name: string): Refusal {
  const message = `\`${name}\` makes the form too long: beside the file, at most ${textBytes} bytes are taken.`;
  return new Refusal(413, [{ message, key: name }]);
}

function refuseManyParts(): Refusal {
  return new Refusal(413, [{ message: `The form has too many parts: at most ${mostParts} are taken.` }]);
}
