import type { FileHandle } from "node:fs/promises";
import type { ByteRange } from "./blobs.ts";

/** The bytes of a piece if the reader brings no buffer. */
const pieceBytes = 262_144;

/** Streams a file, or a part of it, and closes it. A reader may bring its own buffers. */
export function streamFile(file: FileHandle, range?: ByteRange): ReadableStream<Uint8Array> {
  const end = range === undefined ? Number.POSITIVE_INFINITY : range.end + 1;
  let at = range?.start ?? 0;

  /** How many bytes were read; 0 at the end. */
  async function readInto(view: Uint8Array): Promise<number> {
    const most = Math.min(view.byteLength, end - at);
    const count = most === 0 ? 0 : (await file.read(view, 0, most, at)).bytesRead;
    at += count;
    if (count === 0) await file.close();
    return count;
  }
  return new ReadableStream({
    type: "bytes",
    autoAllocateChunkSize: pieceBytes,
    async pull(controller) {
      const request = controller.byobRequest;
      if (request?.view == null) return;
      const { buffer, byteOffset, byteLength } = request.view;
      const count = await readInto(new Uint8Array(buffer, byteOffset, byteLength)).catch(async (error) => {
        // The first error says why; a file that was only read has nothing to lose.
        await file.close().catch(() => {});
        throw error;
      });
      if (count === 0) controller.close();
      request.respond(count);
    },
    cancel: () => file.close(),
  });
}
