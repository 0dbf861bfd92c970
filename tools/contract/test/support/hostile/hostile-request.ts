import { gzipSync } from "node:zlib";
import { findById } from "../../../src/description.ts";
import {
  type PreparedRequest,
  prepareRequest,
  withBody,
  withHeader,
} from "../../../src/probes/prepared-request.ts";

/** A request that tries to hold the server, or to take its memory. */
export interface HostileRequest {
  readonly name: string;
  readonly operationId: string;
  /** Writes the JSON of its body, which may be long. */
  write(): string;
  /** The content encoding of the body, packed once with gzip. */
  readonly encoding?: string;
}

/** The request as it is sent, and the bytes of its body without the content encoding. */
export function prepareHostile(
  { operationId, write, encoding }: HostileRequest,
  token: string,
): { readonly prepared: PreparedRequest; readonly inflated: number } {
  const body = write();
  const inflated = Buffer.byteLength(body);
  const prepared = withBody(prepareRequest(findById(operationId), token), body, "application/json");
  if (encoding === undefined) return { prepared, inflated };
  const bytes = new Uint8Array(gzipSync(body));
  return { prepared: { ...withHeader(prepared, "Content-Encoding", encoding), body: bytes }, inflated };
}

/** A list in JSON with the same item again and again. */
export function repeat(item: string, count: number): string {
  return `[${`${item},`.repeat(count - 1)}${item}]`;
}
