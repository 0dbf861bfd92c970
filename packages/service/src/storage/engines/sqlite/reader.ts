import { AsyncLocalStorage } from "node:async_hooks";
import { join } from "node:path";
import type { SQLInputValue } from "node:sqlite";
import { SqliteAdapter } from "kysely";
import { setRunner } from "../../kept-query.ts";
import { type Storage, WriterNeeded } from "../../storage.ts";
import { waiting } from "../../waiting.ts";
import { createKysely, SqliteConnection } from "./driver.ts";
import { sqliteEngine } from "./engine.ts";
import { createSnapshots, type Reader } from "./snapshots.ts";
import { createAccessWatch, createVersions, openCommitCounter } from "./versions.ts";

/** The file inside the data folder. */
export const fileName = "data-import.sqlite";

/** The sizes of the caches of a storage that only reads. The cache of the operating system is behind them. */
const cacheKibibytes = 16_384;
const snapshotCacheKibibytes = 8192;

/** @param cacheSize how much the connection keeps in memory, in kibibytes */
export function openReader(folder: string, cacheSize: number): Reader {
  const connection = new SqliteConnection(join(folder, fileName));
  // A reader of a write-ahead log needs a writable connection, but it must not write.
  connection.database.exec(
    `pragma busy_timeout = 5000; pragma query_only = on; pragma cache_size = -${cacheSize};`,
  );
  const db = createKysely(connection, new ReaderAdapter());
  setRunner(db, ({ sql, parameters }) =>
    connection.prepare(sql).statement.all(...(parameters as readonly SQLInputValue[])),
  );
  return { connection, db };
}

/**
 * Opens a data folder that another thread of this process has opened and migrated. It sees what that thread has committed.
 * Its transactions reject with a `WriterNeeded`.
 * @param memory where that thread counts its commits
 */
export function openSqliteReader(folder: string, memory: SharedArrayBuffer): Storage {
  const { connection, db } = openReader(folder, cacheKibibytes);
  const snapshots = createSnapshots(() => openReader(folder, snapshotCacheKibibytes));
  const versions = createVersions(connection, openCommitCounter(memory), false);
  const inside = new AsyncLocalStorage<true>();
  const refuse = async (): Promise<never> => {
    throw new WriterNeeded();
  };
  return {
    engine: sqliteEngine,
    db,
    transaction: refuse,
    insertRows: refuse,
    insertEvents: refuse,
    insertRecords: refuse,
    send: refuse,
    listMissingSteps: refuse,
    migrate: refuse,
    access: createAccessWatch(connection, versions, false),
    readVersion: versions.read,
    isFull: () => false,
    snapshot(work) {
      if (inside.getStore()) throw new Error("Inside a snapshot, use the database of the snapshot.");
      return snapshots.read((reading) => inside.run(true, () => work(reading)));
    },
    runFor: (caller, work) => waiting.run(caller, work),
    async ping() {
      connection.prepare("select 1").statement.get();
    },
    async close() {
      await snapshots.close();
      await db.destroy();
    },
  };
}

/** Its queries are synchronous, and Kysely runs no transactions on it, so no query has to wait for its turn. */
export class ReaderAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
