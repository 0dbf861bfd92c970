import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { text } from "node:stream/consumers";

/** One request as it arrived. */
export interface Arrival {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers a request, well or badly; `n` is 1 for the first that arrived. */
export type Script = (response: ServerResponse, request: IncomingMessage, n: number) => void;

/** A real HTTP server that does what a script says, as badly as it says. */
export interface WireServer {
  readonly baseUrl: string;
  readonly arrivals: readonly Arrival[];
  /** Responses whose end or whose breaking off the server has not seen. */
  readonly open: ReadonlySet<ServerResponse>;
  play(script: Script): void;
  close(): Promise<void>;
}

/** Starts such a server. */
export async function startWireServer(): Promise<WireServer> {
  const arrivals: Arrival[] = [];
  const open = new Set<ServerResponse>();
  let script: Script = (response) => response.end();
  const server = createServer(async (request, response) => {
    open.add(response);
    response.on("close", () => open.delete(response));
    const { method = "", url = "", headers } = request;
    // A client that breaks off while it sends has not arrived.
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    arrivals.push({ method, url, headers, body });
    script(response, request, arrivals.length);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    arrivals,
    open,
    play(next) {
      arrivals.length = 0;
      script = next;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

/** An address on which nobody listens: that of a server that has just closed. */
export async function findRefusedUrl(): Promise<string> {
  const server = createSocketServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}/v1`;
}
