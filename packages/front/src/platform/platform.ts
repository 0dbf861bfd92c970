import type { Description } from "../description.ts";

/** What Node and the web do in different ways. package.json chooses the file: `node.ts` or `web.ts`. */
export interface Platform {
  /** Reads the bundled description, which the build puts beside the compiled sources. */
  loadDescription(): Description;
  isUtf8(bytes: Uint8Array): boolean;
  /** The text of UTF-8, with its byte order mark. */
  decodeText(bytes: Uint8Array): string;
  /** Calls a function after everything that waits now. */
  defer(call: () => void): void;
  /** Decodes a body, by the name of its coding in `Content-Encoding`. The result throws if the body is invalid. */
  readonly decoders: Readonly<Record<string, (bytes: Uint8Array) => AsyncIterable<Uint8Array>>>;
}
