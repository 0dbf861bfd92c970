import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import type { Call, Reply } from "../exchange/call.ts";
import { Refusal } from "../request/refusal.ts";
import { http } from "./node-http.ts";
import { readNodeRequest } from "./node-request.ts";

export interface Listening {
  /** `http://127.0.0.1:4010` */
  readonly origin: string;
  readonly port: number;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
  /** Stops listening and waits for running answers; drops those that take longer than so many milliseconds. */
  stop(milliseconds: number): Promise<void>;
}

/** How long a request may take to arrive, in milliseconds: Node allows five minutes, too few for a file of gigabytes. */
const longestRequest = 3_600_000;

/** How often connections that have become idle are closed while the server stops, in milliseconds. */
const sweepEvery = 50;

/** Where to answer. */
export interface ListenOptions {
  /** 0 takes any free one. */
  readonly port: number;
  readonly host: string;
  /** Asked first: answers what is not a call, such as a request for a page, and says whether it does. */
  readonly others?: ((incoming: IncomingMessage, outgoing: ServerResponse) => boolean) | undefined;
}

/** Answers calls on a port; rejects when the port cannot be had. */
export async function listen(
  answer: (call: Call) => Promise<Reply>,
  { port, host, others }: ListenOptions,
): Promise<Listening> {
  const turn = createTurn();
  const server = http.createServer({ requestTimeout: longestRequest }, async (incoming, outgoing) => {
    if (others?.(incoming, outgoing)) return;
    try {
      const call = readNodeRequest(incoming, outgoing);
      const reply = call instanceof Refusal ? call.toReply() : await answer(call);
      // A body that nobody read would hold up the next request on this connection, and one that is too large is not
      // worth reading: the connection ends instead.
      if (!incoming.complete && reply.status === 413) outgoing.setHeader("connection", "close");
      else if (!incoming.complete) incoming.resume();
      await turn.end();
      await writeReply(reply, outgoing);
    } catch {
      // A fault, or a caller who left: about one connection only, so it must not end the process.
      incoming.socket.destroy();
    }
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
    stop: (milliseconds) =>
      new Promise((resolve) => {
        // A connection that was kept alive would hold the server open after its last answer.
        const sweep = setInterval(() => server.closeIdleConnections(), sweepEvery);
        const end = setTimeout(() => server.closeAllConnections(), milliseconds);
        server.close(() => {
          clearInterval(sweep);
          clearTimeout(end);
          resolve();
        });
      }),
  };
}

/**
 * The end of this turn of the event loop, as a promise. Answers are written there, one after the other: each write wakes
 * whoever reads, which costs as much as all the rest of an answer, and the later ones find the reader awake.
 */
function createTurn(): { end(): Promise<void> } {
  let ending: Promise<void> | undefined;
  return {
    end() {
      ending ??= new Promise((resolve) => {
        setImmediate(() => {
          ending = undefined;
          resolve();
        });
      });
      return ending;
    },
  };
}

async function writeReply({ status, headers, body }: Reply, outgoing: ServerResponse): Promise<void> {
  if (body instanceof ReadableStream) {
    outgoing.writeHead(status, { ...headers });
    // No faster than the caller reads: a file must not gather in memory.
    await pipeline(body, outgoing);
    return;
  }
  const length = body === null ? undefined : Buffer.byteLength(body);
  outgoing.writeHead(status, length === undefined ? headers : { ...headers, "content-length": length });
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
