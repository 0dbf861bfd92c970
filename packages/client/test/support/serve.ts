import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A real HTTP server on a port of its own. */
export interface Served {
  /** Ends in `/v1`, as the address of the service does. */
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** Answers a request; what it throws breaks the connection. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Starts a server that answers as the handler says. */
export async function serve(handler: Handler): Promise<Served> {
  const server = createServer(async (request, response) => {
    try {
      await handler(request, response);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

/** Answers with JSON. */
export function answerJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
