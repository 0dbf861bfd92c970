import { createInvalid } from "../../domain/errors.ts";

const leastBytes = 67_108_864;
const mostTimes = 100;

/** How many bytes an archive may become. More would be an attempt to fill the disk or the memory. */
export function limitUnpacked(size: number): number {
  return Math.max(leastBytes, size * mostTimes);
}

/** The error for an archive that becomes too large. */
export function refuseSize(most: number): Error {
  const message = `The archive has more than ${Math.round(most / 1_048_576)} MB of content, ${mostTimes} times its size. Unpack it, and upload what is in it.`;
  return createInvalid("file_unreadable", "fileId", message);
}

/** The first bytes of a stream, and all of its bytes. */
export async function peek(
  bytes: AsyncIterable<Uint8Array>,
  length: number,
): Promise<{ readonly head: Uint8Array; readonly all: AsyncIterable<Uint8Array> }> {
  const pieces = bytes[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let count = 0;
  while (count < length) {
    const { done, value } = await pieces.next();
    if (done === true) break;
    // The memory of a piece may be used again.
    first.push(Uint8Array.from(value));
    count += value.byteLength;
  }
  async function* readAll(): AsyncIterable<Uint8Array> {
    try {
      yield* first;
      for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
    } finally {
      await pieces.return?.();
    }
  }
  return { head: Buffer.concat(first).subarray(0, length), all: readAll() };
}
