import type { Progress } from "./types.ts";

/**
 * Passes bytes on and counts them. If `size` is given and the number of bytes differs, it throws a RangeError, and the
 * upload is not retried.
 */
export async function* countBytes(
  stream: ReadableStream<Uint8Array>,
  size: number | undefined,
  onProgress: ((progress: Progress) => void) | undefined,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader();
  let bytes = 0;
  const fail = () =>
    new RangeError(
      `The file should have ${size} bytes, but it has ${bytes > Number(size) ? "more" : bytes}.`,
    );
  onProgress?.({ bytes, total: size });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
      if (size !== undefined && bytes > size) throw fail();
      yield value;
      onProgress?.({ bytes, total: size });
    }
    if (size !== undefined && bytes < size) throw fail();
  } finally {
    // Closes the source if the upload ends early; without effect if the source has ended.
    reader.cancel().catch(() => {});
  }
}
