import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { codings } from "./codings.ts";
import type { Platform } from "./platform.ts";

export const platform: Platform = {
  // The path is the same from src/ and from dist/.
  loadDescription: () =>
    JSON.parse(readFileSync(new URL("../../dist/openapi.json", import.meta.url), "utf8")),
  // A TextDecoder that throws takes several times as long.
  isUtf8,
  decodeText: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(),
  defer: setImmediate,
  decoders: Object.fromEntries(
    Object.entries(codings).map(([coding, create]) => [
      coding,
      (bytes) => {
        const stream = create();
        stream.end(bytes);
        return stream as AsyncIterable<Uint8Array>;
      },
    ]),
  ),
};
