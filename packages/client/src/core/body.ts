import { explainFailure } from "#runtime";
import { ignore } from "./clock.ts";
import type { Received } from "./exchange.ts";
import type { Watch } from "./watch.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Reader = Pick<ReadableStreamDefaultReader<Bytes>, "cancel"> & { read(): Promise<Bytes | undefined> };

/** Reads a body piece by piece, with its time-outs; after the last piece it returns undefined. */
function openBody(body: ReadableStream<Bytes>, watch: Watch, idleMs: number): Reader {
  const { signal, context } = watch;
  const reader = body.getReader();
  const cancel = (reason?: unknown) => reader.cancel(reason).catch(ignore);
  // Some bodies ignore the signal of their request; this ends their pending read.
  watch.onFail(cancel);
  watch.phase = "body";
  return {
    cancel,
    async read() {
      const endWait = watch.limit(idleMs);
      try {
        const { value } = await reader.read();
        signal.throwIfAborted();
        if (!value) watch.stop();
        return value;
      } catch (cause) {
        watch.stop();
        throw watch.explain(explainFailure(context, cause, true));
      } finally {
        endWait();
      }
    },
  };
}

/** Reads a body to its end as text. */
export async function readText({ body }: Response, watch: Watch, idleMs: number): Promise<string> {
  if (!body) return "";
  const { read } = openBody(body, watch, idleMs);
  const decoder = new TextDecoder();
  let text = "";
  for (let piece = await read(); piece; piece = await read()) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}

/** The same response; the signal and the time-outs hold until the last byte of its body is read. */
export function guardBody(response: Response, watch: Watch, idleMs: number): Response {
  if (!response.body) {
    watch.stop();
    return response;
  }
  const { read, cancel } = openBody(response.body, watch, idleMs);
  const stream = new ReadableStream<Bytes>(
    {
      start(controller) {
        watch.onFail((reason) => controller.error(reason));
      },
      async pull(controller) {
        const piece = await read();
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
      cancel(reason) {
        watch.stop();
        return cancel(reason);
      },
    },
    // Without reading ahead, a slow reader does not cause a time-out.
    { highWaterMark: 0 },
  );
  return rebuildResponse(response, stream);
}

/** The same response with another body. */
export function rebuildResponse(
  response: Pick<Response, "headers" | "status" | "url">,
  body: ReadableStream | Uint8Array<ArrayBuffer> | null,
): Response {
  return Object.defineProperty(new Response(body, response), "url", { value: response.url });
}

/** The received response, with a body that can be read. */
export function toResponse({ response, text }: Received): Response {
  // As bytes: with text, Response would add a Content-Type.
  return text === undefined
    ? response
    : rebuildResponse(response, text ? new TextEncoder().encode(text) : null);
}
