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
