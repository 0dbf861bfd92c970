import { isAscii } from "node:buffer";
import { pipeline } from "node:stream";
import { createInflateRaw } from "node:zlib";
import type { Entry, ZipFile } from "yauzl";
import { notePassed } from "../collect-buffers.ts";
import type { ContentMeter } from "../content-meter.ts";
import { createTemporary, type TemporaryFile } from "../temporary-file.ts";
import { UnreadableFile } from "../unreadable-file.ts";

/** The parts of a workbook file, which is a ZIP archive of XML. */
export interface Archive {
  /** The path of the copy of its file. */
  readonly path: string;
  has(path: string): boolean;
  list(): readonly string[];
  /** The length of a part in bytes; 0 if there is none. */
  size(path: string): number;
  /** The text of a part, piece by piece; empty if there is none. */
  read(path: string): AsyncIterable<string>;
  /** The bytes of a part, piece by piece; none if there is none. */
  readBytes(path: string): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

const mostParts = 10_000;

/** The ways to pack a part, as the archive numbers them. */
const storedMethod = 0;
const deflatedMethod = 8;
/** Of the unpacked bytes. */
const pieceBytes = 262_144;

/**
 * Opens a ZIP archive. Its directory is at its end, so the file is copied to a temporary file first.
 * Throws an `UnreadableFile` if its parts have more bytes than the file may become.
 * @param what what it is for people
 */
export async function openArchive(
  bytes: AsyncIterable<Uint8Array>,
  meter: ContentMeter,
  what: ArchiveKind = "workbook",
): Promise<Archive> {
  const file = await createTemporary(bytes);
  let zip: ZipFile | undefined;
  try {
    zip = await openZip(file.path, what);
    const entries = await readDirectory(zip, what);
    // What the archive says: a part that has more is refused where it is read.
    meter.requireUnpacked([...entries.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0));
    return createArchive(zip, entries, file, what);
  } catch (error) {
    zip?.close();
    await file.remove();
    throw error;
  }
}

async function openZip(path: string, what: ArchiveKind): Promise<ZipFile> {
  const { openPromise } = await import("yauzl");
  try {
    return await openPromise(path, { autoClose: false, lazyEntries: true });
  } catch (error) {
    throw refuseFile(error, what);
  }
}

async function readDirectory(zip: ZipFile, what: ArchiveKind): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > mostParts) throw refuseFile(undefined, what);
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (error) {
    throw refuseFile(error, what);
  }
  return entries;
}

function createArchive(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  file: TemporaryFile,
  what: ArchiveKind,
): Archive {
  // Spreadsheet programs find the parts of a workbook without regard to case.
  const folded = new Map([...entries].map(([path, entry]) => [path.toLowerCase(), entry]));
  const find = (path: string) => entries.get(path) ?? folded.get(path.toLowerCase());
  async function* readBytes(path: string): AsyncIterable<Buffer> {
    const entry = find(path);
    if (entry === undefined) return;
    if (entry.isEncrypted()) throw refuseFile(undefined, what);
    try {
      yield* unpack(zip, entry);
    } catch (error) {
      throw refuseFile(error, what);
    }
  }
  return {
    path: file.path,
    has: (path) => find(path) !== undefined,
    list: () => [...entries.keys()],
    size: (path) => find(path)?.uncompressedSize ?? 0,
    readBytes,
    async *read(path) {
      const decode = createDecoder();
      for await (const piece of readBytes(path)) yield decode(piece);
      yield decode();
    },
    async close() {
      zip.close();
      await file.remove();
    },
  };
}

/** The bytes of a part. Throws if there are more or fewer than the archive says. */
async function* unpack(zip: ZipFile, entry: Entry): AsyncIterable<Buffer> {
  const { compressionMethod: method, uncompressedSize: size } = entry;
  if (method !== storedMethod && method !== deflatedMethod)
    throw new Error("a part is packed in an unknown way");
  const bytes = await zip.openReadStreamPromise(entry, { decodeFileData: false });
  // Pieces of the usual size would need a message from another thread for every 40 rows.
  const options = { chunkSize: pieceBytes, highWaterMark: pieceBytes };
  const pieces = method === storedMethod ? bytes : pipeline(bytes, createInflateRaw(options), () => {});
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

/** What a ZIP archive is for people. */
type ArchiveKind = "archive" | "workbook";

const wayOut: Readonly<Record<ArchiveKind, string>> = {
  archive: "Unpack it, and upload what is in it.",
  workbook: "Save it as .xlsx, without a password.",
};

/** The error for a file that is not a readable workbook, or archive. */
export function refuseFile(cause?: unknown, what: ArchiveKind = "workbook"): Error {
  const reason = cause instanceof Error ? ` (${cause.message})` : "";
  return new UnreadableFile(`The file is not a readable ${what}${reason}. ${wayOut[what]}`);
}
