import { createFairTurns } from "../../fair-turns.ts";
import type { Database } from "../../storage.ts";
import { waiting } from "../../waiting.ts";
import type { SqliteConnection } from "./driver.ts";

/** The maximum number of snapshots at the same time, and for one actor. Further ones wait. */
const mostSnapshots = 8;
const mostSnapshotsOfActor = 3;

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
  const turns = createFairTurns(mostSnapshots, mostSnapshotsOfActor);

  function take(): Reader {
    const reader = free.pop();
    if (reader !== undefined) return reader;
    const another = open();
    opened.push(another);
    return another;
  }

  return {
    read: (work) =>
      turns.run(waiting.getStore()?.actorId, async () => {
        const reader = take();
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
          free.push(reader);
        }
      }),
    async close() {
      for (const { db } of opened) await db.destroy();
    },
  };
}
