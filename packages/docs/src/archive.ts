import { gunzipSync, gzipSync } from "node:zlib";

/** A file by its path in the site, `operations/listSheets/index.html`. */
export interface SiteFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/**
 * Packs files into one: gzip of the length of the table as 4 bytes (big endian), the table of paths and lengths in bytes as
 * JSON, and the contents. One archive, because the thousands of pages take seven times its space, and npm writes each of
 * them.
 */
export function writeArchive(files: readonly SiteFile[]): Buffer {
  const contents = files.map(({ content }) => Buffer.from(content));
  const table = Buffer.from(JSON.stringify(files.map(({ path }, index) => [path, contents[index]?.length])));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(table.length);
  return gzipSync(Buffer.concat([length, table, ...contents]));
}

/** The files of {@link writeArchive}. */
export function readArchive(archive: Uint8Array): SiteFile[] {
  const bytes = gunzipSync(archive);
  let offset = 4 + bytes.readUInt32BE();
  const table: [path: string, length: number][] = JSON.parse(bytes.toString("utf8", 4, offset));
  return table.map(([path, length]) => {
    const content = bytes.subarray(offset, offset + length);
    offset += length;
    return { path, content };
  });
}
