import { isConnectionError, isDecodeError, isTimedOutError } from "../core/errors/index.ts";
import type { OpenedRange } from "./open-range.ts";
import type { Progress } from "./types.ts";

/** How often in a row the rest is asked for without one more byte coming. */
const maxFailures = 3;

/**
 * Reads a body to its end. Where `reopen` is given and the connection breaks, it goes on with the rest; where the
 * service does not serve parts of the file, or serves another file by now, what broke the connection is thrown.
 */
export async function* readBody(
  opened: OpenedRange,
  reopen: ((from: number) => Promise<OpenedRange>) | undefined,
  onProgress: ((progress: Progress) => void) | undefined,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  const { size: total, from } = opened;
  let body = opened.data.body;
  let bytes = 0;
  let failures = 0;
  onProgress?.({ bytes, total });
  while (body) {
    const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> = body.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        bytes += value.byteLength;
        failures = 0;
        onProgress?.({ bytes, total });
        yield value;
      }
    } catch (error) {
      const passing = isConnectionError(error) || (isTimedOutError(error) && error.phase !== "total");
      failures += 1;
      if (!reopen || !passing || failures > maxFailures) throw error;
      body = (
        await reopen(from + bytes).catch((failure) => {
          throw isDecodeError(failure) ? error : failure;
        })
      ).data.body;
    } finally {
      reader.cancel().catch(() => {});
    }
  }
}
