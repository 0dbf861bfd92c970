import { createHash, randomUUID } from "node:crypto";
import type { Blobs } from "../../src/index.ts";

/** Blobs in memory. */
export interface MemoryBlobs extends Blobs {
  /** How many there are. */
  count(): number;
}

export function createMemoryBlobs(): MemoryBlobs {
  const kept = new Map<string, Buffer>();
  return {
    count: () => kept.size,
    async write(chunks, key = randomUUID()) {
      const bytes = Buffer.concat(await gather(chunks));
      kept.set(key, bytes);
      return { key, size: bytes.byteLength, sha256: createHash("sha256").update(bytes).digest("hex") };
    },
    async read(key, range) {
      const bytes = kept.get(key);
      if (bytes === undefined) throw new Error(`There is no blob ${key}.`);
      return new Blob([
        new Uint8Array(range === undefined ? bytes : bytes.subarray(range.start, range.end + 1)),
      ]).stream();
    },
    async remove(key) {
      kept.delete(key);
    },
    async close() {},
  };
}

async function gather(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const gathered: Uint8Array[] = [];
  for await (const chunk of chunks) gathered.push(chunk);
  return gathered;
}
