import type { ClientRequest } from "node:http";

const header = "traceparent";

/**
 * Lets the requests of code to the service belong to the trace of its run, unless they have one of their own: those of `fetch`,
 * and of `node:http` and `node:https`. What code sends elsewhere is its own matter.
 * @param url the address of the service
 * @returns sets the trace; undefined if there is none
 */
export function traceRequests(url: string): (traceparent: string | undefined) => void {
  const { origin, host } = new URL(url);
  let trace: string | undefined;
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (trace === undefined) return send(input, init);
    const request = new Request(input, init);
    const isTraced = new URL(request.url).origin === origin && !request.headers.has(header);
    if (isTraced) request.headers.set(header, trace);
    return send(request);
  };
  const { prototype } = process.getBuiltinModule("node:http").ClientRequest;
  const { write, end } = prototype;
  const mark = (request: ClientRequest): void => {
    if (trace === undefined || request.headersSent || request.hasHeader(header)) return;
    if (request.getHeader("host") === host) request.setHeader(header, trace);
  };
  prototype.write = function (this: ClientRequest, ...values: unknown[]) {
    mark(this);
    return write.apply(this, values as never);
  } as typeof write;
  prototype.end = function (this: ClientRequest, ...values: unknown[]) {
    mark(this);
    return end.apply(this, values as never);
  } as typeof end;
  return (traceparent) => {
    trace = traceparent;
  };
}
