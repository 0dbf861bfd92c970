import { isAscii } from "node:buffer";
import { TextDecoder } from "node:util";
import { createPageDecoder, isCodePage, type PieceDecoder } from "./encodings/code-pages.ts";
import type { Encoding } from "./encodings/encoding.ts";
import { findEncoding, findUtf16, readMark } from "./encodings/find-encoding.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** All pieces have this size, except the last one. So an interrupted job reads the same pieces again. */
const pieceBytes = 32_768;

/**
 * Bytes as text. The encoding is the one that a mark at the start states, the given one, or the one that fits the bytes
 * from the first one beyond ASCII on. Bytes that stand for nothing become U+FFFD; throws an `UnreadableFile` for invalid UTF-16.
 * @param tell gets the encoding when it is known: never if all bytes are ASCII
 */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  given: string | undefined,
  tell: (encoding: Encoding) => void,
): AsyncIterable<string> {
  let decoder: PieceDecoder | undefined;
  let offset = 0;
  const open = ({ name, confidence }: Encoding) => {
    tell({ name, confidence });
    if (isCodePage(name)) return createPageDecoder(name);
    return new TextDecoder(name, { fatal: name.startsWith("utf-16") });
  };
  for await (const [piece, next] of pairPieces(cutPieces(chunks))) {
    if (offset === 0) {
      const stated = given === undefined ? undefined : { name: given, confidence: 1 };
      const encoding = readMark(piece) ?? stated ?? findUtf16(piece);
      if (encoding !== undefined) decoder = open(encoding);
    }
    if (decoder === undefined && !isAscii(piece)) {
      const sample = next === undefined ? piece : Buffer.concat([piece, next]);
      decoder = open(findEncoding(sample, next === undefined));
    }
    yield decoder === undefined ? piece.toString("latin1") : decode(decoder, piece, offset);
    offset += piece.byteLength;
  }
  if (decoder !== undefined) yield decode(decoder, undefined, offset);
}

function decode(decoder: PieceDecoder, piece: Buffer | undefined, offset: number): string {
  try {
    return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true });
  } catch {
    const message = `The file starts as ${decoder.encoding}, but is not valid ${decoder.encoding} from about byte ${offset}. Save it as UTF-8.`;
    throw new UnreadableFile(message);
  }
}

/** Pieces in two buffers in turn, because a piece is used together with the next one only. */
async function* cutPieces(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  let buffer = Buffer.allocUnsafeSlow(pieceBytes);
  let other = Buffer.allocUnsafeSlow(pieceBytes);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.byteLength; ) {
      const taken = chunk.subarray(start, start + pieceBytes - filled);
      buffer.set(taken, filled);
      start += taken.byteLength;
      filled += taken.byteLength;
      if (filled < pieceBytes) continue;
      yield buffer;
      [buffer, other] = [other, buffer];
      filled = 0;
    }
  }
  if (filled > 0) yield buffer.subarray(0, filled);
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
