import type { Progress } from "./types.ts";

/** Hands bytes on as they are pulled and counts them; fails where `size` is given and there are more or fewer. */
export async function* countBytes(
  stream: ReadableStream<Uint8Array>,
  size: number | undefined,
  onProgress: ((progress: Progress) => void) | undefined,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader();
  let bytes = 0;
  const fail = () =>
    new TypeError(
      `The file was said to have ${size} bytes, but it has ${bytes > Number(size) ? "more" : bytes}.`,
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
    // Closes the source when the upload ends early; one that is over does not mind.
    reader.cancel().catch(() => {});
  }
}
