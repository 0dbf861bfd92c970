import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** Answers a request, well or badly; what it throws breaks the connection. `n` is 1 for the first request. */
export type Script = (response: ServerResponse, request: IncomingMessage, n: number) => unknown;

/** A real HTTP server on a port of its own. */
export interface Served {
  /** Ends in `/v1`, as the address of the service does. */
  readonly baseUrl: string;
  /** Responses whose end or whose breaking off the server has not seen. */
  readonly open: ReadonlySet<ServerResponse>;
  close(): Promise<void>;
}

/** One request as it came over the wire. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What the server says next. */
export interface PreparedResponse {
  status: number;
  statusText?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** A server that keeps what it received, and answers as it was told last. */
export interface TestServer extends Served {
  readonly received: ReceivedRequest[];
  respondWith(prepared: PreparedResponse): void;
  /** Forgets what it received, and plays the script from then on; the body of the request is read before. */
  play(script: Script): void;
}

/** Starts a server that plays a script, which reads the bodies of requests itself. */
export async function serve(script: Script): Promise<Served> {
  const open = new Set<ServerResponse>();
  let n = 0;
  const server = createServer(async (request, response) => {
    open.add(response);
    response.on("close", () => open.delete(response));
    n += 1;
    try {
      await script(response, request, n);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    open,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

/** Starts a server that keeps what it receives. */
export async function startServer(): Promise<TestServer> {
  const received: ReceivedRequest[] = [];
  let script: Script = (response) => respondJson(response, {});
  const served = await serve(async (response, request) => {
    const { method = "", url = "", headers } = request;
    // A client that breaks off while it sends has not arrived.
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    received.push({ method, url, headers, body });
    await script(response, request, received.length);
  });
  return {
    ...served,
    received,
    respondWith({ status, statusText, headers = { "content-type": "application/json" }, body }) {
      script = (response) => void response.writeHead(status, statusText, headers).end(body);
    },
    play(next) {
      received.length = 0;
      script = next;
    },
  };
}

/** Answers with JSON. */
export function respondJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

/** An address on which nobody listens: that of a server that has just closed. */
export async function findRefusedUrl(): Promise<string> {
  const { baseUrl, close } = await serve(() => {});
  await close();
  return baseUrl;
}
