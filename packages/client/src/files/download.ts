import { createCall } from "../core/call.ts";
import type { Core, Input } from "../core/core.ts";
import { explainOtherError } from "../core/errors/connection-error.ts";
import { isApiError } from "../core/errors/guards.ts";
import type { Call, CallOptions, Ok } from "../core/types.ts";
import type { OperationFacts } from "../operation-facts.ts";
import { readFileName } from "./content-disposition.ts";
import { openRange } from "./open-range.ts";
import { readBody } from "./read-body.ts";
import { streamOf } from "./stream-of.ts";
import type { Download, DownloadOptions } from "./types.ts";

/** Downloads a file. The call resolves when the headers of the response arrive; the bytes can then be read. */
export function download(
  core: Core,
  operation: OperationFacts,
  input: Input,
  options: DownloadOptions = {},
): Call<Download> {
  const opening = openDownload(core, operation, input, options);
  return createCall(
    opening,
    async () => {
      const result = await opening.catch((error) => {
        if (isApiError(error)) return error;
        throw error;
      });
      return new Response("data" in result ? result.data.body : result.rawBody, result);
    },
    (error) => explainOtherError({ operation, attempts: [], redact: (value) => value }, error),
  );
}

async function openDownload(
  core: Core,
  operation: OperationFacts,
  input: Input,
  options: DownloadOptions,
): Promise<Ok<Download>> {
  const { onProgress, resume, range, ...rest } = options;
  const left = new AbortController();
  const signal = rest.signal ? AbortSignal.any([rest.signal, left.signal]) : left.signal;
  const call: CallOptions = { ...rest, signal };
  const opened = await openRange(core, operation, input, call, range);
  const { ok, data, from, size, ...info } = opened;
  const { headers } = info;
  // The rest must be of the same file: with If-Range a service sends a changed file as a whole, which is an error here.
  const etag = headers.get("etag");
  const version = etag && !etag.startsWith("W/") ? etag : headers.get("last-modified");
  const conditional = { ...call, headers: { ...rest.headers, ...(version && { "if-range": version }) } };
  const reopen = (start: number) =>
    openRange(core, operation, input, conditional, { from: start, to: range?.to });
  const body = streamOf(readBody(opened, resume ? reopen : undefined, onProgress), () => left.abort());
  const type = headers.get("content-type") ?? undefined;
  return {
    ...info,
    ok,
    data: {
      ...info,
      fileName: readFileName(headers.get("content-disposition")),
      type,
      size,
      body,
      bytes: async () => new Uint8Array(await new Response(body).arrayBuffer()),
      blob: () => new Response(body, type ? { headers: { "content-type": type } } : {}).blob(),
      text: () => new Response(body).text(),
      pipeTo: (target) => body.pipeTo(target),
    },
  };
}
