import { openCompressed } from "./archives/gzip.ts";
import type { OpenPart } from "./archives/open-part.ts";
import { openZip } from "./archives/zip.ts";
import type { Content, Format } from "./formats.ts";
import { openSource } from "./open-source.ts";
import { findContent, refuseContent } from "./signatures.ts";
import type { ReadOptions, Source } from "./source.ts";

/** What is in an archive in an archive is not read. */
const deepestLevel = 2;

/** Opens bytes as what they are, also in an archive; throws an `UnreadableFile` if they cannot be read. */
export function openContent(
  named: Format,
  head: Uint8Array,
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
  depth = 0,
): Promise<Source> {
  const content: Content = findContent(named, head);
  if (content !== "gzip" && content !== "zip") return openSource(content, bytes, options);
  if (depth === deepestLevel) {
    throw refuseContent("an archive in an archive", "Unpack it, and upload what is in it.");
  }
  const open: OpenPart = (...part) => openContent(...part, depth + 1);
  return content === "gzip" ? openCompressed(bytes, options, open) : openZip(bytes, options, open);
}
