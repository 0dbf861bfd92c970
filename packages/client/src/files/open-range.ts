import { guardBody } from "../core/body.ts";
import type { Core, Input } from "../core/core.ts";
import { DecodeError } from "../core/errors/index.ts";
import type { CallOptions, Ok } from "../core/types.ts";
import type { OperationFacts } from "../operation-facts.ts";

/** The part of a file that a response has. */
export interface OpenedRange extends Ok<Response> {
  /** The position of its first byte in the file. */
  readonly from: number;
  /** The length of the body in bytes, if the response has it and the body is not compressed. */
  readonly size: number | undefined;
}

/**
 * Opens a download, at its start or at a range.
 * Throws a DecodeError if the response does not have the requested range: other bytes would damage the file.
 */
export async function openRange(
  core: Core,
  operation: OperationFacts,
  input: Input,
  options: CallOptions,
  range: { readonly from: number; readonly to?: number | undefined } | undefined,
): Promise<OpenedRange> {
  // Lengths and ranges of a compressed body do not count the bytes of the file.
  const headers: CallOptions["headers"] = { "accept-encoding": "identity", ...options.headers };
  const asked = range && { ...headers, range: `bytes=${range.from}-${range.to ?? ""}` };
  const opened = await core.open(operation, input, { ...options, headers: asked ?? headers }, guardBody);
  const [, from] = /^bytes (\d+)-/.exec(opened.headers.get("content-range") ?? "") ?? [];
  if (range && (opened.status !== 206 || Number(from) !== range.from)) {
    await opened.data.body?.cancel().catch(() => {});
    const got = from ? `the bytes from ${from} on` : "the whole file";
    const message = `${got} instead of those from ${range.from} on: the service does not serve this part`;
    throw new DecodeError({ operation, attempts: [], redact: (value) => value }, opened.data, "", [
      { message },
    ]);
  }
  const length = opened.headers.get("content-length");
  const plain = !opened.headers.get("content-encoding");
  return { ...opened, from: Number(from ?? 0), size: plain && length ? Number(length) : undefined };
}
