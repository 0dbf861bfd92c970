import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Refusal } from "../front/refusal.ts";
import { readRequest } from "./request.ts";

export interface Listening {
  /** `http://127.0.0.1:4010` */
  readonly origin: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Serves a `fetch` on a port; rejects when the port cannot be had. */
export async function listen(
  fetch: (request: Request) => Promise<Response>,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    // Whatever goes wrong here is about one connection, often one that is gone: it must not end the process.
    serve(fetch, incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable) socket.end(refuseBytes(error.code));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    origin: `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`,
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(
  fetch: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const request = readRequest(incoming);
  const response = request instanceof Refusal ? request.toResponse() : await fetch(request);
  const body = response.body === null ? undefined : Buffer.from(await response.arrayBuffer());
  // A body that nobody read would hold up the next request on this connection.
  incoming.resume();
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  if (body !== undefined) outgoing.setHeader("Content-Length", body.byteLength);
  outgoing.writeHead(response.status);
  outgoing.end(body);
}

/** For bytes that are no HTTP request, so that there is no answer object to use. */
function refuseBytes(code: string | undefined): string {
  const [status, message] =
    code === "HPE_HEADER_OVERFLOW"
      ? ["431 Request Header Fields Too Large", "The headers are longer than 16 KiB."]
      : ["400 Bad Request", "This is not a valid HTTP request."];
  const body = JSON.stringify({ errors: [{ message }] });
  return [
    `HTTP/1.1 ${status}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}
