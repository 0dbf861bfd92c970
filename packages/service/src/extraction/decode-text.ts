import { isUtf8 } from "node:buffer";
import { TextDecoder } from "node:util";
import { createInvalid } from "../domain/errors.ts";

/** Bytes as text: UTF-8, UTF-16 where its mark says so, and Windows-1252 where the beginning is no UTF-8. */
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
    const message = `The file begins as ${decoder.encoding} and is something else from about byte ${offset} on. Save it as UTF-8.`;
    throw createInvalid("fileId", message);
  }
}

function detectEncoding(chunk: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return "utf-16le";
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return "utf-16be";
  // The last letter may be cut off.
  const isText = [0, 1, 2, 3].some((cut) => isUtf8(chunk.subarray(0, chunk.byteLength - cut)));
  return isText ? "utf-8" : "windows-1252";
}
