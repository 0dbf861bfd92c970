/** The largest file that the page looks at. A service reads a file in pieces, and a thousand times as much. */
const mostBytes = 5_000_000;

/** A file that the page does not look at; the message says why, for the person. */
export class UnreadableFile extends Error {}

/** ZIP, which workbooks are, the workbooks of old and PDF; then JSON and XML, also behind the mark of UTF-8. */
const other = /^(?:PK|\xd0\xcf|%PDF|(?:\xef\xbb\xbf)?\s*(?:\[\s*[[{]|\{\s*["}]|<[?!a-z]))/i;

/** The text of a file: UTF-16 with a mark, UTF-8, or else the Windows encoding of Western Europe. */
export async function readText(file: Blob): Promise<string> {
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  if (isGzip || other.test(String.fromCharCode(...head))) {
    throw new UnreadableFile(
      "This page reads text such as CSV. The service reads workbooks, JSON, XML and archives as well: start one below.",
    );
  }
  if (file.size > mostBytes) {
    throw new UnreadableFile(
      "This page reads files up to 5 MB. The service reads up to 5 GiB: start one below.",
    );
  }
  const bytes = await file.arrayBuffer();
  const mark =
    head[0] === 0xff && head[1] === 0xfe
      ? "utf-16le"
      : head[0] === 0xfe && head[1] === 0xff
        ? "utf-16be"
        : "";
  if (mark !== "") return new TextDecoder(mark).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
