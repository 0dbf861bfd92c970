import { isBrowser } from "#runtime";
import type { Core } from "../core/core.ts";
import type { Call } from "../core/types.ts";
import type { OperationFacts } from "../operation-facts.ts";
import { mapCall } from "../paging/map-call.ts";
import { readSource } from "./read-source.ts";
import type { UploadOptions, UploadSource } from "./types.ts";
import { writeMultipart } from "./write-multipart.ts";

/**
 * Uploads a file with its fields. The upload is retried by the usual rules if the source is a blob or can be opened
 * again; other streams are sent once. If the length of the request is known, it is sent.
 */
export function upload<T>(
  core: Core,
  operation: OperationFacts,
  source: UploadSource,
  fields: Readonly<Record<string, unknown>>,
  options: UploadOptions = {},
): Call<T> {
  const { onProgress, name, type, ...rest } = options;
  const file = readSource(source, { name, type });
  const total = file.size;
  // Browsers send streams only over HTTP/2, or not at all; a program cannot find out before the request fails.
  const streams = !isBrowser();
  const body = writeMultipart(fields, file, streams, onProgress);
  const open = () => {
    if (!streams) onProgress?.({ bytes: 0, total });
    return body.open();
  };
  const headers: Record<string, string | null | undefined> = { ...rest.headers, "content-type": body.type };
  // With a length, the stream is not sent in chunked encoding. Browsers set the length themselves.
  if (streams && body.size !== undefined) headers["content-length"] = String(body.size);
  const call = core.send<T>(
    operation,
    { body: open },
    { ...rest, headers, ...(!body.replayable && { retry: false }) },
  );
  if (streams || !onProgress) return call;
  return mapCall(
    () => call,
    (data) => {
      onProgress({ bytes: total ?? 0, total });
      return data;
    },
  );
}
