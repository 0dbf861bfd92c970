import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The only address that agents can reach: it passes requests of the API on, and no others. */
export interface Gate {
  /** The address of the API for agents; it ends as that of the service. */
  readonly url: string;
  close(): void;
}

/**
 * Opens a gate on this machine, to a service whose port has more than the API, such as its metrics: the sandbox can only allow
 * a port as a whole. It costs as much as the rest of a small request.
 * @param serviceUrl the address of the service; it ends with `/v1`
 */
export async function openGate(serviceUrl: string): Promise<Gate> {
  const service = new URL(serviceUrl);
  // An `import` would load the whole of `fetch` with each start of the service.
  const http = process.getBuiltinModule("node:http");
  const { Agent, request } = service.protocol === "https:" ? process.getBuiltinModule("node:https") : http;
  const agent = new Agent({ keepAlive: true });

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const target = findTarget(service, incoming.url ?? "");
    if (target === undefined) {
      refuse(outgoing, 404, "Agents can reach only the API of the service.");
      return;
    }
    const { connection: _, ...headers } = incoming.headers;
    const passed = request(target, {
      agent,
      method: incoming.method,
      headers: { ...headers, host: service.host },
    });
    passed.on("response", (response) => {
      response.on("error", () => outgoing.destroy());
      try {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      } catch (error) {
        // A status or a header that does not exist.
        response.destroy();
        refuse(outgoing, 502, `The service cannot be reached: ${(error as Error).message}.`);
      }
    });
    // If something switches to another protocol, there is no error.
    passed.on(
      "close",
      () => outgoing.headersSent || refuse(outgoing, 502, "The service closed the connection."),
    );
    passed.on("error", ({ message }) => {
      if (outgoing.headersSent) outgoing.destroy();
      else refuse(outgoing, 502, `The service cannot be reached: ${message}.`);
    });
    outgoing.on("close", () => passed.destroy());
    incoming.on("error", () => passed.destroy());
    incoming.pipe(passed);
  }

  const server = http.createServer(pass);
  // Streams of events have no end, and the service has limits of its own.
  server.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${service.pathname}`,
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

/** The address of a request at the service, without `..` in its path; undefined if it is not one of the API. */
function findTarget(service: URL, path: string): URL | undefined {
  const target = path.startsWith("/") ? URL.parse(service.origin + path) : null;
  const base = `${service.pathname.replace(/\/$/, "")}/`;
  const isApi = target?.host === service.host && target.pathname.startsWith(base);
  return isApi ? target : undefined;
}

function refuse(outgoing: ServerResponse, status: number, message: string): void {
  outgoing.writeHead(status, { "content-type": "application/json" });
  outgoing.end(JSON.stringify({ errors: [{ message }] }));
}
