import type { Transform } from "node:stream";
import { codings } from "../platform/codings.ts";
import { findCoding } from "../request/content-encoding.ts";

/** A stream that decodes the body of a request. */
export interface Decoder {
  /** `gzip` */
  readonly coding: string;
  readonly create: () => Transform;
}

/** The decoder for a `Content-Encoding`; undefined if the body has none. Rejects unknown codings, and more than one. */
export function findDecoder(contentEncoding: string | undefined): Decoder | undefined {
  const coding = findCoding(contentEncoding);
  const create = coding === undefined ? undefined : codings[coding];
  return coding === undefined || create === undefined ? undefined : { coding, create };
}
