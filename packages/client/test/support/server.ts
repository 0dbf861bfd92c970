import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** Responds to a request. If it throws, the connection breaks. `n` is 1 for the first request. */
export type Script = (response: ServerResponse, request: IncomingMessage, n: number) => unknown;

/** A real HTTP server on its own port. */
export interface Served {
  /** Ends in `/v1`, like the address of the service. */
  readonly baseUrl: string;
  /** Responses that are neither finished nor broken off. */
  readonly open: ReadonlySet<ServerResponse>;
  close(): Promise<void>;
}

/** One received request. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The next response of the server. */
export interface PreparedResponse {
  status: number;
  statusText?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** A server that stores the requests, and returns the last prepared response. */
export interface TestServer extends Served {
  readonly received: ReceivedRequest[];
  respondWith(prepared: PreparedResponse): void;
  /** Deletes the stored requests and uses the script from now on; the body of a request is read before. */
  play(script: Script): void;
}

/** Starts a server with a script; the script reads the bodies of requests. */
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

/** Starts a server that stores the requests. */
export async function startServer(): Promise<TestServer> {
  const received: ReceivedRequest[] = [];
  let script: Script = (response) => respondJson(response, {});
  const served = await serve(async (response, request) => {
    const { method = "", url = "", headers } = request;
    // A request that breaks off is not stored.
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

/** Responds with JSON. */
export function respondJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

/** An address without a server: that of a server that has just closed. */
export async function findRefusedUrl(): Promise<string> {
  const { baseUrl, close } = await serve(() => {});
  await close();
  return baseUrl;
}
