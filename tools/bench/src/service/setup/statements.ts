import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findMedian } from "../../measure.ts";
import { type Engine, openPlace, type Place } from "./stage.ts";

/** How many requests are counted. */
export const counted = 10;

/**
 * The number of statements of a request, with begin and commit, on a service with an empty space: the median, because the
 * service also does things by itself.
 */
export async function countStatements(
  engine: Engine,
  prepare: (place: Place) => Promise<() => Promise<unknown>>,
): Promise<number> {
  const { place, read, close } = await (engine === "SQLite"
    ? countSqliteStatements()
    : countPostgresStatements());
  try {
    const request = await prepare(place);
    await request();
    const counts: number[] = [];
    for (let index = 0; index < counted; index += 1) {
      const before = read();
      await request();
      counts.push(read() - before);
    }
    return findMedian(counts);
  } finally {
    await close();
  }
}

/** A service whose statements are counted. */
interface StatementCount {
  readonly place: Place;
  /** The number of statements so far. */
  read(): number;
  close(): Promise<void>;
}

/** A module that runs before the service appends one byte to a file for each statement. */
async function countSqliteStatements(): Promise<StatementCount> {
  const folder = mkdtempSync(join(tmpdir(), "bench-statements-"));
  const file = join(folder, "statements");
  writeFileSync(file, "");
  const place = await openPlace("SQLite", {
    preload: new URL("../programs/count-statements.ts", import.meta.url).href,
    environment: { STATEMENTS_FILE: file },
  });
  return {
    place,
    read: () => statSync(file).size,
    async close() {
      await place.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The service connects through a relay that reads the messages of the protocol of PostgreSQL. */
async function countPostgresStatements(): Promise<StatementCount> {
  let statements = 0;
  let target = new URL("postgres://localhost");
  const relay = createServer((socket) => {
    const server = connect(Number(target.port || 5432), target.hostname);
    const count = createMessageCounter();
    socket.on("data", (bytes: Buffer) => {
      statements += count(bytes);
    });
    socket.pipe(server).pipe(socket);
    for (const side of [socket, server]) side.on("error", () => {});
    socket.on("close", () => server.destroy());
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  const { port } = relay.address() as AddressInfo;
  const place = await openPlace("PostgreSQL", {
    through(url) {
      target = new URL(url);
      const relayed = new URL(url);
      relayed.hostname = "127.0.0.1";
      relayed.port = String(port);
      return relayed.href;
    },
  });
  return {
    place,
    read: () => statements,
    async close() {
      await place.close();
      relay.close();
    },
  };
}

/**
 * Counts the statements in the bytes of one connection, in pieces of any size. A statement is a message `Query`, or a
 * message `Execute` of a prepared one. Only the first messages, before the session starts, have no byte for their type.
 */
export function createMessageCounter(): (bytes: Buffer) => number {
  const startupProtocol = 196_608;
  let pending: Buffer = Buffer.alloc(0);
  let started = false;
  return (bytes) => {
    let count = 0;
    pending = Buffer.concat([pending, bytes]);
    for (;;) {
      const head = started ? 1 : 0;
      // The length, and before the session starts the number of the protocol, too.
      if (pending.byteLength < (started ? 5 : 8)) return count;
      const length = head + pending.readInt32BE(head);
      if (pending.byteLength < length) return count;
      const type = String.fromCharCode(pending[0] ?? 0);
      if (!started) started = pending.readInt32BE(4) === startupProtocol;
      else if (type === "Q" || type === "E") count += 1;
      pending = pending.subarray(length);
    }
  };
}
