import type { Format } from "../formats.ts";
import type { ReadOptions, Source } from "../source.ts";

/** Opens what an archive has. */
export type OpenPart = (
  named: Format,
  head: Uint8Array,
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
) => Promise<Source>;
