import { type BuiltRequest, toFetch } from "./build-request.ts";

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly milliseconds: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bytes: Blob;
  /** The body, where it is meant to be read. */
  readonly text?: string;
  /** What the body says to be called. */
  readonly fileName: string;
}

/** Sends a request and reads the whole answer; rejects when none comes. */
export async function send(request: BuiltRequest, signal: AbortSignal): Promise<Answer> {
  const start = performance.now();
  const response = await fetch(request.url, {
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
