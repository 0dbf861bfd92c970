import type { Blobs } from "./blobs.ts";

const bufferBytes = 262_144;

/** Stored bytes, in pieces like those of `reuseBuffer`. Nothing is opened before somebody reads: it would stay open. */
export async function* readBlob(blobs: Blobs, key: string): AsyncIterable<Uint8Array> {
  yield* reuseBuffer(await blobs.read(key));
}

/**
 * The bytes of a stream, in pieces that are valid only until the next one: if the stream allows it, all of them are in the
 * same memory. Otherwise, pieces that are in use during a garbage collection stay until a rare complete one, because V8
 * counts only the small objects of buffers, not their bytes.
 */
export async function* reuseBuffer(stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  const reader = openByteReader(stream);
  if (reader === undefined) {
    yield* stream;
    return;
  }
  let buffer = new ArrayBuffer(bufferBytes);
  try {
    for (;;) {
      const { done, value } = await reader.read(new Uint8Array(buffer));
      if (done) return;
      yield value;
      buffer = value.buffer;
    }
  } finally {
    await reader.cancel();
    reader.releaseLock();
  }
}

/** Undefined if the stream brings its own buffers. */
function openByteReader(stream: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | undefined {
  try {
    return stream.getReader({ mode: "byob" });
  } catch (error) {
    if (error instanceof TypeError && !stream.locked) return undefined;
    throw error;
  }
}
