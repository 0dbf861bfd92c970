import description from "#description" with { type: "json" };
import type { Platform } from "./platform.ts";

const strictDecoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** For pages, and for every other place that has only the interfaces of the web. */
export const platform: Platform = {
  loadDescription: () => description,
  isUtf8(bytes) {
    try {
      strictDecoder.decode(bytes);
      return true;
    } catch {
      return false;
    }
  },
  decodeText: (bytes) => strictDecoder.decode(bytes),
  defer: (call) => void setTimeout(call),
  decoders: {
    gzip: (bytes) => decompress(bytes, "gzip"),
    "x-gzip": (bytes) => decompress(bytes, "gzip"),
    deflate: (bytes) => decompress(bytes, "deflate"),
  },
};

async function* decompress(bytes: Uint8Array, format: "gzip" | "deflate"): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream(format);
  const writer = stream.writable.getWriter();
  // The reader gets the same error.
  writer.write(bytes as Uint8Array<ArrayBuffer>).catch(() => {});
  writer.close().catch(() => {});
  const reader = stream.readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
