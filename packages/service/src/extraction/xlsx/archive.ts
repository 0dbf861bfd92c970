import { isAscii } from "node:buffer";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { pipeline as complete } from "node:stream/promises";
import { createInflateRaw } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { notePassed } from "../../blobs/collect-buffers.ts";
import { createInvalid } from "../../domain/errors.ts";

/** The parts of a workbook file, which is a ZIP archive of XML. */
export interface Archive {
  has(path: string): boolean;
  /** The length of a part in bytes; 0 if there is none. */
  size(path: string): number;
  /** The text of a part, piece by piece; empty if there is none. */
  read(path: string): AsyncIterable<string>;
  close(): Promise<void>;
}

const mostParts = 10_000;
/** Longer than any sheet of a spreadsheet program. A longer part is an attempt to fill the memory. */
const longestPart = 8_589_934_592;

/** The ways to pack a part, as the archive numbers them. */
const stored = 0;
const deflated = 8;
/** Of the unpacked bytes. */
const pieceSize = 262_144;

/** Opens a workbook file. The directory of a ZIP archive is at its end, so the file is copied to a temporary file first. */
export async function openArchive(bytes: AsyncIterable<Uint8Array>): Promise<Archive> {
  const folder = await mkdtemp(join(tmpdir(), "data-import-"));
  let zip: ZipFile | undefined;
  try {
    const path = join(folder, "workbook");
    await complete(bytes, createWriteStream(path, { mode: 0o600 }));
    zip = await openZip(path);
    return createArchive(zip, await readDirectory(zip), folder);
  } catch (error) {
    zip?.close();
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false, lazyEntries: true });
  } catch (error) {
    throw refuseFile(error);
  }
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > mostParts) throw refuseFile();
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (error) {
    throw refuseFile(error);
  }
  return entries;
}

function createArchive(zip: ZipFile, entries: ReadonlyMap<string, Entry>, folder: string): Archive {
  return {
    has: (path) => entries.has(path),
    size: (path) => entries.get(path)?.uncompressedSize ?? 0,
    async *read(path) {
      const entry = entries.get(path);
      if (entry === undefined) return;
      if (entry.uncompressedSize > longestPart || entry.isEncrypted()) throw refuseFile();
      const decode = createDecoder();
      try {
        for await (const piece of unpack(zip, entry)) yield decode(piece);
      } catch (error) {
        throw refuseFile(error);
      }
      yield decode();
    },
    async close() {
      zip.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The bytes of a part. Throws if there are more or fewer than the archive says. */
async function* unpack(zip: ZipFile, entry: Entry): AsyncIterable<Buffer> {
  const { compressionMethod: method, uncompressedSize: size } = entry;
  if (method !== stored && method !== deflated) throw new Error("a part is packed in an unknown way");
  const bytes = await zip.openReadStreamPromise(entry, { decodeFileData: false });
  // Pieces of the usual size would need a message from another thread for every 40 rows.
  const options = { chunkSize: pieceSize, highWaterMark: pieceSize };
  const pieces = method === stored ? bytes : pipeline(bytes, createInflateRaw(options), () => {});
  let length = 0;
  for await (const piece of pieces) {
    length += piece.byteLength;
    if (length > size) break;
    notePassed(piece.byteLength);
    yield piece as Buffer;
  }
  if (length !== size) throw new Error("a part has another length than the archive says");
}

/** Decodes UTF-8 piece by piece; without a piece, the rest. Most pieces have only ASCII, which is much faster. */
function createDecoder(): (piece?: Buffer) => string {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let isFirst = true;
  let isWhole = true;
  return (piece) => {
    if (piece === undefined) return decoder.decode();
    const text =
      isWhole && isAscii(piece) ? piece.toString("latin1") : decoder.decode(piece, { stream: true });
    isWhole = (piece.at(-1) ?? 0) < 0x80;
    const start = isFirst && text.startsWith("\uFEFF") ? 1 : 0;
    isFirst = false;
    return start === 0 ? text : text.slice(start);
  };
}

/** The error for a file that is not a readable workbook. */
export function refuseFile(cause?: unknown): Error {
  const reason = cause instanceof Error ? ` (${cause.message})` : "";
  const message = `The file is not a readable workbook${reason}. Save it as .xlsx, without a password.`;
  return createInvalid("file_unreadable", "fileId", message);
}
