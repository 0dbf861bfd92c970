import { createHash } from "node:crypto";
import { HttpError, type HttpRequest, type HttpResponse } from "@data-import/front";
import type { Blobs, ByteRange } from "../blobs/blobs.ts";
import type { ErrorCode } from "../domain/errors.ts";
import type { StoredDownload } from "../operations/handler.ts";

/** Whether an operation returned stored bytes instead of JSON. */
export function isDownload(output: unknown): output is StoredDownload {
  return typeof (output as Partial<StoredDownload>).blobKey === "string";
}

/** The response that streams stored bytes, or the part of them that `Range` requests. */
export async function writeDownload(
  blobs: Blobs,
  { method, headers }: HttpRequest,
  download: StoredDownload,
): Promise<HttpResponse> {
  const { blobKey, fileName, type, size } = download;
  // Stored bytes never change. The key itself stays private, so the tag is its hash.
  const etag = `"${createHash("sha256").update(blobKey).digest("hex").slice(0, 32)}"`;
  const range = readRange(headers, size, etag);
  const length = range === undefined ? size : range.end - range.start + 1;
  return {
    status: range === undefined ? 200 : 206,
    headers: {
      "content-type": type,
      "content-length": String(length),
      ...describeFile(fileName),
      "accept-ranges": "bytes",
      etag,
      ...(range !== undefined && { "content-range": `bytes ${range.start}-${range.end}/${size}` }),
    },
    // A response to HEAD has no reader, so nothing would close the stream.
    body: method === "HEAD" ? null : await blobs.read(blobKey, range),
  };
}

/** The requested part; undefined for all bytes. Several parts in one response are not supported. */
function readRange(headers: HttpRequest["headers"], size: number, etag: string): ByteRange | undefined {
  const condition = headers["if-range"];
  // If the client has a part of other content, send all bytes.
  if (condition !== undefined && condition !== etag) return undefined;
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers["range"] ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (start <= end) return { start, end };
  const message = `The range is outside of the content, which has ${size} bytes.`;
  throw new HttpError<ErrorCode>(416, [{ message, key: "Range", code: "range_not_satisfiable" }], {
    "content-range": `bytes */${size}`,
  });
}

/** The headers of bytes to save. Without `nosniff`, a browser could run a page that is in them. */
export function describeFile(name: string): Readonly<Record<string, string>> {
  return { "content-disposition": describeName(name), "x-content-type-options": "nosniff" };
}

/** Both forms if the name has special characters: old programs read the first form, others prefer the second. */
function describeName(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const extended = plain === name ? "" : `; filename*=UTF-8''${encodeName(name)}`;
  return `attachment; filename="${plain}"${extended}`;
}

/** RFC 5987 allows fewer characters than `encodeURIComponent` leaves. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
