import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** What the fake finds in bytes that contain `virus`. */
export const signature = "Harbour.Test-1";
export const virus = "HARBOUR-TEST-VIRUS";

/** A virus scanner that speaks the protocol INSTREAM of ClamAV on loopback. */
export interface ClamdFake {
  readonly address: string;
  /** The bytes of each scan that has reached its end. */
  readonly scanned: Buffer[];
  /** How many connections there were, and how many of them are open. */
  readonly connections: { total: number; open: number };
  /** Resolves when a connection has sent all its bytes, or when it has closed. Each call is about the next one. */
  awaitScan(): Promise<unknown>;
  awaitClose(): Promise<unknown>;
  /** How it behaves from now on. */
  behave(behaviour: Behaviour): void;
  /** Stops to listen, or listens again at the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

interface Behaviour {
  /** Responds only after it. */
  readonly hold?: Promise<void>;
  /** The most bytes of a scan. */
  readonly limit?: number;
  /** Responds with this text, or closes the connection without one. */
  readonly response?: string | null;
  /** Takes no byte. */
  readonly isDeaf?: boolean;
}

/** Starts it on a free port. */
export async function startClamdFake(): Promise<ClamdFake> {
  const scanned: Buffer[] = [];
  const connections = { total: 0, open: 0 };
  const sockets = new Set<Socket>();
  let behaviour: Behaviour = {};
  let port = 0;
  const server = createServer((socket) => {
    connections.total += 1;
    connections.open += 1;
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => {
      connections.open -= 1;
      sockets.delete(socket);
      server.emit("gone");
    });
    if (!behaviour.isDeaf) void serve(socket);
  });

  async function serve(socket: Socket): Promise<void> {
    const { hold, limit = Number.POSITIVE_INFINITY, response } = behaviour;
    const taken = await readScan(socket, limit);
    if (taken === undefined) return;
    if (taken === "too large") {
      // As clamd does, with bytes that it has not read: the caller often sees only that the connection breaks.
      socket.write("INSTREAM size limit exceeded. ERROR\0", () => socket.destroy());
      return;
    }
    scanned.push(taken);
    server.emit("scanned");
    await hold;
    if (response === null) socket.destroy();
    else socket.end(response ?? `stream: ${taken.includes(virus) ? `${signature} FOUND` : "OK"}\0`);
  }

  const fake: ClamdFake = {
    get address() {
      return `tcp://127.0.0.1:${port}`;
    },
    scanned,
    connections,
    awaitScan: () => once(server, "scanned"),
    awaitClose: () => once(server, "gone"),
    behave(changed) {
      behaviour = changed;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
    async start() {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
      port = (server.address() as AddressInfo).port;
    },
  };
  await fake.start();
  return fake;
}

/** The bytes of a scan; undefined if the caller leaves before the end. */
async function readScan(socket: Socket, limit: number): Promise<Buffer | "too large" | undefined> {
  const command = "zINSTREAM\0";
  const pieces: Buffer[] = [];
  let rest = Buffer.alloc(0);
  let at = command.length;
  let size = 0;
  try {
    for await (const more of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      rest = Buffer.concat([rest, more]);
      while (rest.length >= at + 4) {
        const length = rest.readUInt32BE(at);
        if (length === 0) return Buffer.concat(pieces);
        if (size + length > limit) return "too large";
        if (rest.length < at + 4 + length) break;
        pieces.push(rest.subarray(at + 4, at + 4 + length));
        size += length;
        rest = rest.subarray(at + 4 + length);
        at = 0;
      }
    }
  } catch {
    // The connection broke.
  }
  return undefined;
}
