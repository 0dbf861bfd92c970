import { isAscii, isUtf8 } from "node:buffer";
import { TextDecoder } from "node:util";
import { createInvalid } from "../domain/errors.ts";

/** All pieces have this size, except the last one. So an interrupted job reads the same pieces again. */
const pieceSize = 32_768;

/**
 * Bytes as text: UTF-16 if the byte order mark says so, otherwise UTF-8 or Windows-1252. The bytes from the first
 * non-ASCII one on decide. Bytes that are not valid UTF-8 become U+FFFD; throws an `invalid` for invalid UTF-16.
 */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  let decoder: TextDecoder | undefined;
  let offset = 0;
  for await (const [piece, next] of pairPieces(cutPieces(chunks))) {
    decoder ??= offset === 0 ? openMarked(piece) : undefined;
    if (decoder === undefined && !isAscii(piece)) {
      decoder = new TextDecoder(detectEncoding(piece, next));
    }
    yield decoder === undefined ? piece.toString("latin1") : decode(decoder, piece, offset);
    offset += piece.byteLength;
  }
  if (decoder !== undefined) yield decode(decoder, undefined, offset);
}

/** The decoder for a file with a byte order mark; undefined if it has none. */
function openMarked(start: Buffer): TextDecoder | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder("utf-16le", { fatal: true });
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder("utf-16be", { fatal: true });
  return start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf ? new TextDecoder() : undefined;
}

function decode(decoder: TextDecoder, piece: Buffer | undefined, offset: number): string {
  try {
    return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true });
  } catch {
    const message = `The file starts as ${decoder.encoding}, but is not valid ${decoder.encoding} from about byte ${offset}. Save it as UTF-8.`;
    throw createInvalid("fileId", message);
  }
}

/** UTF-8 if more letters than bytes are right: a few damaged bytes must not change all other letters. */
function detectEncoding(piece: Buffer, next: Buffer | undefined): "utf-8" | "windows-1252" {
  const sample = next === undefined ? piece : Buffer.concat([piece, next]);
  if (isUtf8(sample)) return "utf-8";
  const text = new TextDecoder().decode(sample, { stream: next !== undefined });
  let valid = 0;
  let invalid = 0;
  for (const letter of text) {
    if (letter === "\uFFFD") invalid += 1;
    else if (letter > "\x7f") valid += 1;
  }
  return valid > invalid ? "utf-8" : "windows-1252";
}

async function* cutPieces(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk]);
    let start = 0;
    for (; bytes.byteLength - start >= pieceSize; start += pieceSize) {
      yield bytes.subarray(start, start + pieceSize);
    }
    rest = bytes.subarray(start);
  }
  if (rest.byteLength > 0) yield rest;
}

/** Each piece with the next one; the last one without. */
async function* pairPieces(
  pieces: AsyncIterable<Buffer>,
): AsyncIterable<readonly [piece: Buffer, next: Buffer | undefined]> {
  let piece: Buffer | undefined;
  for await (const next of pieces) {
    if (piece !== undefined) yield [piece, next];
    piece = next;
  }
  if (piece !== undefined) yield [piece, undefined];
}
