import type { Database } from "../../storage.ts";
import type { SqliteConnection } from "./driver.ts";

/** The maximum number of snapshots at the same time. Further ones wait. */
const most = 4;

/** A connection that only reads. */
export interface Reader {
  readonly connection: SqliteConnection;
  readonly db: Database;
}

/** Read transactions. */
export interface Snapshots {
  read<T>(work: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Creates read transactions. Each has its own connection, which is opened when it is needed: a long read gives way to
 * others, and they must neither wait for it nor see its older data.
 */
export function createSnapshots(open: () => Reader): Snapshots {
  const opened: Reader[] = [];
  const free: Reader[] = [];
  const waiting: ((reader: Reader) => void)[] = [];

  async function take(): Promise<Reader> {
    const reader = free.pop();
    if (reader !== undefined) return reader;
    if (opened.length === most) return new Promise((resolve) => waiting.push(resolve));
    const another = open();
    opened.push(another);
    return another;
  }

  function release(reader: Reader): void {
    const next = waiting.shift();
    if (next === undefined) free.push(reader);
    else next(reader);
  }

  return {
    async read(work) {
      const reader = await take();
      // Not by Kysely, whose transactions cost as much as a small read.
      const run = (statement: string) => reader.connection.prepare(statement).statement.run();
      try {
        run("begin");
        try {
          return await work(reader.db);
        } finally {
          run("commit");
        }
      } finally {
        release(reader);
      }
    },
    async close() {
      for (const { db } of opened) await db.destroy();
    },
  };
}
