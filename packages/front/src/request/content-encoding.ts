import type { Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { BodyTooLarge, type Call, joinBytes } from "../exchange/call.ts";
import { Refusal } from "./refusal.ts";

const codings: Readonly<Record<string, Decoder["create"]>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** A stream that decodes the body of a request. */
export interface Decoder {
  /** `gzip` */
  readonly coding: string;
  readonly create: () => Transform;
}

/** The decoder for a `Content-Encoding`; undefined if the body has none. Rejects unknown codings, and more than one. */
export function findDecoder(contentEncoding: string | undefined): Decoder | undefined {
  const names = (contentEncoding ?? "").split(",").map((name) => name.trim().toLowerCase());
  const [coding, ...others] = names.filter((name) => name !== "" && name !== "identity");
  if (coding === undefined) return undefined;
  if (others.length > 0) throw refuse("A body may have only one content encoding");
  const create = Object.hasOwn(codings, coding) ? codings[coding] : undefined;
  if (create === undefined) throw refuse(`The content encoding \`${coding}\` is not supported`);
  return { coding, create };
}

function refuse(reason: string): Refusal {
  return new Refusal(415, [{ message: `${reason}; use gzip, deflate or br.`, key: "Content-Encoding" }]);
}

/** Decodes the `Content-Encoding` of a body; throws a `BodyTooLarge` as soon as there are more than `limit` bytes. */
export async function decodeContent(call: Call, bytes: Uint8Array, limit: number): Promise<Uint8Array> {
  const encoding = call.headers["content-encoding"];
  const decoder = encoding === undefined ? undefined : findDecoder(encoding);
  if (decoder === undefined || bytes.byteLength === 0) return bytes;
  const stream = decoder.create();
  const decoded: Uint8Array[] = [];
  let length = 0;
  stream.end(bytes);
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      length += chunk.byteLength;
      if (length > limit) throw new BodyTooLarge();
      call.holdMemory?.(chunk.byteLength);
      decoded.push(chunk);
    }
  } catch (error) {
    if (error instanceof BodyTooLarge || error instanceof Refusal) throw error;
    const message = `The body is not valid ${decoder.coding}.`;
    throw new Refusal(400, [{ message, key: "Content-Encoding" }]);
  }
  return joinBytes(decoded, length);
}
