import { isBrowser, systemFetch } from "#runtime";
import type { Core, Input } from "../core/core.ts";
import type { Call } from "../core/types.ts";
import type { OperationFacts } from "../operation-facts.ts";
import { readSource } from "./read-source.ts";
import type { PartsUpload } from "./send-in-parts.ts";
import type { UploadOptions, UploadSource } from "./types.ts";
import { writeMultipart } from "./write-multipart.ts";

/** Larger files are sent in parts, if that can go on after a break. */
const largestWholeBytes = 67_108_864;

/**
 * Uploads a file with its fields; the body of the input is the source of the file. The upload is retried by the usual
 * rules if the source is a blob or can be opened again; other streams are sent once. If the length of the request is
 * known, it is sent.
 */
export function upload<T>(
  core: Core,
  operation: OperationFacts,
  { body: source }: Input,
  fields: Readonly<Record<string, unknown>>,
  options: UploadOptions = {},
): Call<T> {
  const { onProgress, name, type, ...rest } = options;
  const { fetch } = core.options;
  const file = readSource(source as UploadSource, { name, type });
  // Browsers send streams only over HTTP/2, or not at all; a program cannot find out before the request fails.
  const streams = !isBrowser();
  const body = writeMultipart(fields, file, streams, onProgress);
  const headers: Record<string, string | null | undefined> = { ...rest.headers, "content-type": body.type };
  // With a length, the stream is not sent in chunked encoding. Browsers set the length themselves.
  if (streams && body.size !== undefined) headers["content-length"] = String(body.size);
  const inParts = file.replayable && Number(file.size) > largestWholeBytes;
  let input: { -readonly [Key in keyof Input]: Input[Key] } = { body: body.open };
  if (!streams && onProgress) {
    const { size: total = 0 } = file;
    const report = (bytes: number) => onProgress({ bytes: Math.max(0, Math.min(bytes, total)), total });
    input = {
      body() {
        // An upload in parts goes on where it was.
        if (!inParts) report(0);
        return body.open();
      },
      fetch: async (request) =>
        (await import("./send-from-page.ts")).sendFromPage(
          { fetch, isGlobal: fetch === systemFetch },
          request,
          (sent) => report(sent - body.fileStart),
        ),
    };
  }
  if (inParts) {
    const whole = input.fetch ?? fetch;
    const given = { fetch, source: file as PartsUpload["source"], fields, state: {}, onProgress };
    input.fetch = async (request) =>
      (await (await import("./send-in-parts.ts")).sendInParts({ ...given, request })) ?? whole(request);
  }
  const { retry } = rest;
  const { shouldRetry = core.options.retry.shouldRetry } = retry || {};
  return core.send(operation, input, {
    ...rest,
    headers,
    retry: body.replayable &&
      retry !== false && {
        ...retry,
        shouldRetry: (info) => (isRangeError(info.error) ? false : shouldRetry?.(info)),
      },
  });
}

/** Whether the source has another size than it says; then each attempt fails. */
function isRangeError(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && isRangeError(error.cause));
}
