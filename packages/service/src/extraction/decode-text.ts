import { isUtf8 } from "node:buffer";
import { TextDecoder } from "node:util";
import { createInvalid } from "../domain/errors.ts";

/** Bytes as text: UTF-16 if the byte order mark says so, Windows-1252 if the start is not valid UTF-8, otherwise UTF-8. */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  let decoder: TextDecoder | undefined;
  let offset = 0;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(detectEncoding(chunk), { fatal: true });
    yield decode(decoder, chunk, offset);
    offset += chunk.byteLength;
  }
  if (decoder !== undefined) yield decode(decoder, undefined, offset);
}

function decode(decoder: TextDecoder, chunk: Uint8Array | undefined, offset: number): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    const message = `The file starts as ${decoder.encoding}, but is not valid ${decoder.encoding} from about byte ${offset}. Save it as UTF-8.`;
    throw createInvalid("fileId", message);
  }
}

function detectEncoding(chunk: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return "utf-16le";
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return "utf-16be";
  // The last letter may be incomplete.
  const isText = [0, 1, 2, 3].some((cut) => isUtf8(chunk.subarray(0, chunk.byteLength - cut)));
  return isText ? "utf-8" : "windows-1252";
}
