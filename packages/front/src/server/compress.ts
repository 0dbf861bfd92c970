import type { Transform } from "node:stream";
import { promisify } from "node:util";
import zlib, { type ZlibOptions, type ZstdOptions } from "node:zlib";
import type { HttpResponse } from "../exchange/http.ts";
import { limits } from "../limits.gen.ts";

/** Up to here, to compress takes less time than to hand the bytes to another thread and back. */
const mostBytesAtOnce = 131_072;

interface Coding {
  readonly atOnce: (bytes: Uint8Array) => Uint8Array;
  readonly aside: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly open: () => Transform;
}

// The fastest levels: a page of 100 records becomes less than 5 % of its bytes, and slower levels save 1 % of them.
const gzipOptions: ZlibOptions = { level: 1 };
const gzipAside = promisify<Uint8Array, ZlibOptions, Buffer>(zlib.gzip);
const gzip: Coding = {
  atOnce: (bytes) => zlib.gzipSync(bytes, gzipOptions),
  aside: (bytes) => gzipAside(bytes, gzipOptions),
  open: () => zlib.createGzip(gzipOptions),
};

function createZstd(): Coding {
  const options: ZstdOptions = { params: { [zlib.constants.ZSTD_c_compressionLevel]: 1 } };
  const aside = promisify<Uint8Array, ZstdOptions, Buffer>(zlib.zstdCompress);
  return {
    atOnce: (bytes) => zlib.zstdCompressSync(bytes, options),
    aside: (bytes) => aside(bytes, options),
    open: () => zlib.createZstdCompress(options),
  };
}

/** By their names in `Accept-Encoding`, the best first. Not every runtime that the mock supports has zstd. */
const codings: ReadonlyMap<string, Coding> = new Map([
  ...("createZstdCompress" in zlib ? [["zstd", createZstd()] as const] : []),
  ["gzip", gzip],
]);

/** A response, and what compresses its body on the way if that is a stream. */
export interface Compressed {
  readonly reply: HttpResponse;
  readonly through?: Transform;
}

/** Compresses the body of a response if it is a text of some length, and if the caller takes a coding that we have. */
export async function compress(reply: HttpResponse, acceptEncoding: string | undefined): Promise<Compressed> {
  const { body } = reply;
  if (body === null || !isCompressible(reply, body)) return { reply };
  const { vary } = reply.headers;
  const headers = {
    ...reply.headers,
    // A cache must not give a body to a caller that cannot read it.
    vary: vary === undefined ? "Accept-Encoding" : `${vary}, Accept-Encoding`,
  };
  const name = chooseCoding(acceptEncoding);
  const coding = name === undefined ? undefined : codings.get(name);
  if (name === undefined || coding === undefined) return { reply: { ...reply, headers } };
  const coded = { ...reply, headers: { ...headers, "content-encoding": name } };
  if (body instanceof ReadableStream) return { reply: coded, through: coding.open() };
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const isShort = bytes.byteLength <= mostBytesAtOnce;
  return { reply: { ...coded, body: isShort ? coding.atOnce(bytes) : await coding.aside(bytes) } };
}

/** The coding that a caller prefers, and ours among equal ones. Without the header, a body stays as it is. */
export function chooseCoding(acceptEncoding: string | undefined): string | undefined {
  const weights = new Map(acceptEncoding?.split(",").map(readWeight));
  const weigh = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const [best] = [...codings.keys()].sort((left, right) => weigh(right) - weigh(left));
  return best !== undefined && weigh(best) > 0 ? best : undefined;
}

function readWeight(text: string): [name: string, weight: number] {
  const [name = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}

/**
 * Streams of events and of lines are read while they are written, so nothing may hold them back. Files have their own
 * length and parts; the headers of one that is compressed already say so.
 */
function isCompressible({ status, headers }: HttpResponse, body: NonNullable<HttpResponse["body"]>): boolean {
  if (status === 206 || "content-encoding" in headers) return false;
  const type = headers["content-type"] ?? "";
  if (body instanceof ReadableStream) return type === "application/json" && !("content-length" in headers);
  return body.length >= limits.compressedBytes && /^text\/|[/+](json|jsonl|yaml|xml)\b/.test(type);
}
