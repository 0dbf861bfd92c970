import { isBrowser } from "#runtime";
import type { Core } from "../core/core.ts";
import type { Call } from "../core/types.ts";
import type { OperationFacts } from "../operation-facts.ts";
import { mapCall } from "../paging/map-call.ts";
import { readSource } from "./read-source.ts";
import type { UploadOptions, UploadSource } from "./types.ts";
import { writeMultipart } from "./write-multipart.ts";

/**
 * Uploads a file with its fields. A blob or a stream that can be opened again is sent again where the retry rules
 * allow it; a stream that can be read once is sent once. The length of the request is sent where it is known.
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
  // Browsers send streams over HTTP/2 only, some not at all; there is no way to know before it fails.
  const streams = !isBrowser();
  const body = writeMultipart(fields, file, streams, onProgress);
  const open = () => {
    if (!streams) onProgress?.({ bytes: 0, total });
    return body.open();
  };
  const headers: Record<string, string | null | undefined> = { ...rest.headers, "content-type": body.type };
  // With its length a stream is not sent in pieces. Browsers find the length themselves and let nobody set it.
  if (streams && body.size !== undefined) headers["content-length"] = String(body.size);
  const call = core.send<T>(
    operation,
    { body: open },
    { ...rest, headers, ...(!body.replayable && { retry: false }) },
  );
  if (streams || !onProgress) return call;
  return mapCall(call, (data) => {
    onProgress({ bytes: total ?? 0, total });
    return data;
  });
}
