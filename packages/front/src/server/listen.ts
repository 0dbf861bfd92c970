import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { pipeline } from "node:stream/promises";
import type { HttpRequest, HttpResponse } from "../exchange/http.ts";
import { limits } from "../limits.gen.ts";
import { type FrontCode, HttpError } from "../request/http-error.ts";
import { createBodyMemory } from "./body-memory.ts";
import { createPace, type PaceLimits } from "./body-pace.ts";
import { checkMessage, refuseUnusual, writeError } from "./check-message.ts";
import { type Compressed, compress } from "./compress.ts";
import { linger } from "./linger.ts";
import { http } from "./node-http.ts";
import { readNodeRequest } from "./node-request.ts";
import { type SilentCallers, watchSilentCallers } from "./silent-callers.ts";

export interface Listening {
  /** `http://127.0.0.1:4010` */
  readonly origin: string;
  readonly port: number;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
  /**
   * Stops listening and waits for running responses. From then on, each response is the last one of its connection.
   *
   * A proxy sends its requests on connections that it keeps. It may not repeat a request that changes something, so none may
   * meet a connection that ends. That is why the connections are kept until nobody can open another one, and a while longer.
   */
  stop(patience: StopPatience): Promise<void>;
}

/** How long a stop waits. */
export interface StopPatience {
  /** For running responses, in milliseconds; those that take longer are dropped. */
  readonly responsesMs: number;
  /** For one more request on a connection without one, in milliseconds. The default is 0. */
  readonly idleMs?: number;
}

/**
 * How long a connection may wait for its next request. It must be longer than load balancers keep theirs
 * (60 seconds is usual), and longer than a test on the same thread may compute: otherwise a request can go out on a
 * connection that ends at the same moment, and fails. Node closes them after 5 seconds.
 */
const longestIdleMs = 75_000;

/** The interval in which the server closes idle connections while it stops. */
const sweepEveryMs = 50;

/** The default of the least speed of a body. */
export const defaultPace: PaceLimits = {
  grace: limits.slowBodyMs,
  bytesPerSecond: limits.bodyBytesPerSecond,
};

/** How long a caller may take nothing of its response, in milliseconds. */
const defaultSilentCallerMs = 120_000;

/** The default of the memory for the bodies of all unfinished requests. */
const defaultMemoryBytes = 268_435_456;

/** After these statuses, the connection is closed: nothing would be done with the rest of the body. */
const withoutRest = [408, 413, 503, 507];

/** The address to listen on, and its options. */
export interface ListenOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Runs first: may respond to requests that are not calls, such as a request for a page; returns whether it does. */
  readonly others?: ((incoming: IncomingMessage, outgoing: ServerResponse) => boolean) | undefined;
  /** How fast bodies must arrive. The default is 1,000 bytes per second after 20 seconds. Slower ones get 408. */
  readonly pace?: PaceLimits | undefined;
  /**
   * The most bytes that the bodies of all unfinished requests take in memory, except for files, which are not kept in
   * memory. The default is 256 MiB. Requests beyond it get 503.
   */
  readonly bodyMemory?: number | undefined;
  /**
   * How long a caller may take nothing of its response, in milliseconds. The default is 2 minutes. Then its connection ends:
   * what it does not take is kept for it in memory.
   */
  readonly silentCallerMs?: number | undefined;
}

/** Responds to calls on a port; rejects if the port cannot be used. */
export async function listen(
  respond: (call: HttpRequest) => Promise<HttpResponse>,
  {
    port,
    host,
    others,
    pace: paceLimits = defaultPace,
    bodyMemory = defaultMemoryBytes,
    silentCallerMs = defaultSilentCallerMs,
  }: ListenOptions,
): Promise<Listening> {
  const pace = createPace(paceLimits);
  const closing = new AbortController();
  const control = { memory: createBodyMemory(bodyMemory), pace, closing: closing.signal };
  const silent = watchSilentCallers(silentCallerMs);
  const turn = createTurn();
  // `checkMessage` checks the header `Host`, because the response of Node has no body.
  const options = {
    requestTimeout: limits.bodyTimeoutMs,
    keepAliveTimeout: longestIdleMs,
    requireHostHeader: false,
  };
  let isStopping = false;
  const server = http.createServer(options, async (incoming, outgoing) => {
    if (isStopping) outgoing.shouldKeepAlive = false;
    const unclear = checkMessage(incoming);
    if (unclear === undefined && others?.(incoming, outgoing)) return;
    try {
      const call = unclear ?? readNodeRequest(incoming, outgoing, control);
      const reply = call instanceof HttpError ? call.toResponse() : await respond(call);
      // An unread body would block the next request on this connection. Keeping the connection for it is not useful if it is
      // too large or too slow.
      const isLast = !incoming.complete && withoutRest.includes(reply.status);
      // Of a body that arrives too slowly, no rest will come.
      const takesRest = isLast && reply.status !== 408;
      if (isLast) outgoing.setHeader("connection", "close");
      else if (!incoming.complete) incoming.resume();
      const short = await compress(reply, incoming.headers["accept-encoding"]);
      await turn.end();
      if (isStopping) outgoing.shouldKeepAlive = false;
      await writeResponse(
        short,
        outgoing,
        silent,
        takesRest ? () => linger(incoming, closing.signal) : undefined,
      );
    } catch {
      // A fault, or a caller that left. It concerns only one connection, so it must not end the process.
      incoming.socket.destroy();
    }
  });
  refuseUnusual(server);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable) socket.end(refuseBytes(error.code));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  server.once("close", pace.close);
  server.once("close", silent.close);
  const address = server.address() as AddressInfo;
  return {
    origin: `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`,
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    async stop({ responsesMs, idleMs = 0 }) {
      closing.abort();
      await acceptWaiting(server, turn);
      isStopping = true;
      const end = setTimeout(() => server.closeAllConnections(), responsesMs);
      // The servers of Bun are of another kind: there, idle connections end at once.
      if (server instanceof NetServer)
        await new Promise<void>((resolve) => {
          const idle = setTimeout(resolve, idleMs);
          // The method of HTTP servers would also end the connections without a request.
          NetServer.prototype.close.call(server, () => {
            clearTimeout(idle);
            resolve();
          });
        });
      // A timer runs before what has arrived is read: a connection that it ends may have a request.
      await endShortTurn(turn);
      await new Promise<void>((resolve) => {
        // A kept connection would keep the server open after its last response.
        const sweep = setInterval(
          () => endShortTurn(turn).then(() => server.closeIdleConnections()),
          sweepEveryMs,
        );
        server.close(() => {
          clearInterval(sweep);
          clearTimeout(end);
          resolve();
        });
      });
    },
  };
}

/** After so many turns of the event loop, nobody waits for a short one any more. */
const mostTurns = 1_000;
/** Hardly anything can come during a turn that is as short as this. */
const shortTurnMs = 0.2;

/**
 * Accepts the connections that wait, because they would be reset when the port closes. A turn of the event loop accepts one,
 * so the first short turn without a new one is the end.
 */
async function acceptWaiting(server: Server, turn: Turn): Promise<void> {
  let opened = 0;
  let seen = 0;
  const count = () => (opened += 1);
  server.on("connection", count);
  await endShortTurn(turn, () => {
    const isNew = opened > seen;
    seen = opened;
    return isNew;
  });
  server.off("connection", count);
}

/**
 * Waits for the end of a short turn in which nothing new came. What comes during a turn is read in the next one, so a port or
 * a connection that closes at the end of a long one may lose a request.
 */
async function endShortTurn(turn: Turn, hasNew: () => boolean = () => false): Promise<void> {
  // The rest of this turn may read nothing.
  await turn.end();
  let end = performance.now();
  for (let turns = 0; turns < mostTurns; turns += 1) {
    const start = end;
    await turn.end();
    end = performance.now();
    if (!hasNew() && end - start < shortTurnMs) return;
  }
}

interface Turn {
  /** Resolves at the end of this turn of the event loop. */
  end(): Promise<void>;
}

/**
 * The end of this turn of the event loop, as a promise. Responses are written there, one after the other. Each write
 * wakes the reader, which costs as much as the rest of a response; for later writes the reader is awake already.
 */
function createTurn(): Turn {
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

/** Writes a response. Node closes the connection of a last one when it ends: `linger` is what has to happen before. */
async function writeResponse(
  { reply: { status, headers, body }, through }: Compressed,
  outgoing: ServerResponse,
  silent: SilentCallers,
  linger?: () => Promise<void>,
): Promise<void> {
  if (body instanceof ReadableStream) {
    outgoing.writeHead(status, { ...headers });
    silent.watch(outgoing);
    // No faster than the caller reads: a file must not collect in memory.
    await (through === undefined ? pipeline(body, outgoing) : pipeline(body, through, outgoing));
    return;
  }
  const length = body === null ? undefined : Buffer.byteLength(body);
  outgoing.writeHead(status, length === undefined ? headers : { ...headers, "content-length": length });
  if (linger !== undefined && body !== null) {
    outgoing.write(body);
    await linger();
    outgoing.end();
    return;
  }
  outgoing.end(body);
  // The network takes nearly all of them at once.
  if (outgoing.writableLength > 0) silent.watch(outgoing);
}

/** For bytes that are not an HTTP request, so that there is no response object. */
function refuseBytes(code = ""): string {
  const [status, ...refused] = refusedBytes[code] ?? [
    "400 Bad Request",
    "request_malformed",
    "This is not a valid HTTP request.",
  ];
  return writeError(status, ...refused);
}

const refusedBytes: Readonly<Record<string, readonly [status: string, code: FrontCode, message: string]>> = {
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    "headers_too_large",
    "The headers are longer than 16 KiB.",
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    "408 Request Timeout",
    "request_too_slow",
    "The request did not arrive in time.",
  ],
};
