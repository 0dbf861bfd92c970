import { type BuiltRequest, toFetch } from "./build-request.ts";

/** The response to a request of the form. */
export interface ReceivedResponse {
  readonly status: number;
  readonly statusText: string;
  readonly milliseconds: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bytes: Blob;
  /** The body, if it is text. */
  readonly text?: string;
  /** The file name from the response. */
  readonly fileName: string;
}

/** Sends a request and reads the whole response; rejects if there is none. */
export async function send(
  request: BuiltRequest,
  signal: AbortSignal,
  ask: typeof fetch = fetch,
): Promise<ReceivedResponse> {
  const start = performance.now();
  const response = await ask(request.url, {
    ...toFetch(request),
    signal,
    cache: "no-store",
    credentials: "omit",
  });
  const bytes = await response.blob();
  const type = response.headers.get("Content-Type") ?? "";
  const [, fileName = "response"] =
    response.headers.get("Content-Disposition")?.match(/filename="?([^";]+)/) ?? [];
  return {
    status: response.status,
    statusText: response.statusText,
    milliseconds: performance.now() - start,
    headers: [...response.headers],
    bytes,
    ...(/json|^text\/|xml/.test(type) && { text: await bytes.text() }),
    fileName,
  };
}
