import { guardBody } from "../core/body.ts";
import type { Core, Input } from "../core/core.ts";
import { DecodeError } from "../core/errors/index.ts";
import type { CallOptions, Ok } from "../core/types.ts";
import type { OperationFacts } from "../operation-facts.ts";

/** What part of a file an answer brought. */
export interface OpenedRange extends Ok<Response> {
  /** Where its first byte stands in the file. */
  readonly from: number;
  /** Bytes of the body, where the service says so and they are the bytes that are read. */
  readonly size: number | undefined;
}

/**
 * Opens a download, at its start or somewhere in it.
 * Throws where a part was asked for and something else came: bytes from another place would spoil the file.
 */
export async function openRange(
  core: Core,
  operation: OperationFacts,
  input: Input,
  options: CallOptions,
  range: { readonly from: number; readonly to?: number | undefined } | undefined,
): Promise<OpenedRange> {
  // A compressed body would count its bytes otherwise than the file does, in its length as in its ranges.
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
