import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** One request as it came over the wire. */
export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What the server says next. */
export interface PreparedAnswer {
  status: number;
  statusText?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** A real HTTP server on a port of its own that keeps what it received and answers as it was told. */
export interface TestServer {
  baseUrl: string;
  received: ReceivedRequest[];
  answerWith(answer: PreparedAnswer): void;
  close(): Promise<void>;
}

/** Starts a server; `baseUrl` ends in `/v1`, as the address of the service does. */
export async function startServer(): Promise<TestServer> {
  const received: ReceivedRequest[] = [];
  let next: PreparedAnswer = { status: 200, body: "{}" };
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    received.push({ method, url, headers, body: await buffer(request) });
    response.writeHead(next.status, next.statusText, next.headers ?? { "content-type": "application/json" });
    response.end(next.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    received,
    answerWith: (answer) => {
      next = answer;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
