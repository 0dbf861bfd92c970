import type { Measurements } from "../sandbox.ts";

/** Counts the requests that code sends with `fetch`. */
export function countRequests(): { take(): Measurements } {
  const send = globalThis.fetch;
  const counts = { requestCount: 0, requestTime: 0, bytesReceived: 0, bytesSent: 0 };
  globalThis.fetch = async (input, init) => {
    const started = performance.now();
    counts.requestCount += 1;
    counts.bytesSent += measure(init?.body);
    try {
      const response = await send(input, init);
      counts.bytesReceived += Number(response.headers.get("content-length") ?? 0);
      return response;
    } finally {
      counts.requestTime += performance.now() - started;
    }
  };
  return {
    take() {
      const taken = { ...counts, requestTime: Math.round(counts.requestTime) };
      Object.assign(counts, { requestCount: 0, requestTime: 0, bytesReceived: 0, bytesSent: 0 });
      return taken;
    },
  };
}

function measure(body: unknown): number {
  if (typeof body === "string") return new TextEncoder().encode(body).length;
  return body instanceof Uint8Array ? body.length : 0;
}
