import type { ClientRequest, IncomingMessage } from "node:http";
import type { Measurements } from "../sandbox.ts";

type Counts = { -readonly [Name in keyof Omit<Measurements, "memoryUsage">]-?: number };

const nothing: Counts = {
  requestCount: 0,
  failedRequestCount: 0,
  requestTime: 0,
  bytesReceived: 0,
  bytesSent: 0,
};

/** Counts the requests that code sends with `fetch`, and with `node:http` or `node:https`, as many libraries do. */
export function countRequests(): { take(): Measurements } {
  const counts = { ...nothing };
  const begin = () => {
    const started = performance.now();
    counts.requestCount += 1;
    return (status?: number, length?: string | null) => {
      counts.requestTime += performance.now() - started;
      if (status === undefined || status >= 400) counts.failedRequestCount += 1;
      counts.bytesReceived += Number(length ?? 0);
    };
  };
  countFetch(counts, begin);
  countNode(counts, begin);
  return {
    take() {
      const taken = { ...counts, requestTime: Math.round(counts.requestTime) };
      Object.assign(counts, nothing);
      return taken;
    },
  };
}

/** Notes that a request begins; the result notes how it ended, without a status if there was no response. */
type Begin = () => (status?: number, length?: string | null) => void;

function countFetch(counts: Counts, begin: Begin): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const end = begin();
    counts.bytesSent += measure(init?.body);
    try {
      const response = await send(input, init);
      end(response.status, response.headers.get("content-length"));
      return response;
    } catch (error) {
      end();
      throw error;
    }
  };
}

/** Each request of these modules is an object that is ended once, whatever function made it. */
function countNode(counts: Counts, begin: Begin): void {
  const { prototype } = process.getBuiltinModule("node:http").ClientRequest;
  const { write, end } = prototype;
  const ended = new WeakSet<ClientRequest>();
  prototype.write = function (this: ClientRequest, ...values: unknown[]) {
    counts.bytesSent += measure(values[0]);
    return write.apply(this, values as never);
  } as typeof write;
  prototype.end = function (this: ClientRequest, ...values: unknown[]) {
    if (!ended.has(this)) {
      ended.add(this);
      counts.bytesSent += measure(values[0]);
      const note = begin();
      this.once("response", ({ statusCode, headers }: IncomingMessage) => {
        note(statusCode, headers["content-length"]);
      });
      this.once("error", () => note());
    }
    return end.apply(this, values as never);
  } as typeof end;
}

function measure(body: unknown): number {
  if (typeof body === "string") return new TextEncoder().encode(body).length;
  return body instanceof Uint8Array ? body.length : 0;
}
