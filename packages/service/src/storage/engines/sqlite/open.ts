import { AsyncLocalStorage } from "node:async_hooks";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { SQLInputValue } from "node:sqlite";
import { giveWayIfLong, mapGivingWay } from "@data-import/front";
import { SqliteAdapter, sql } from "kysely";
import { listMissing, migrate } from "../../migrations/migrate.ts";
import { type Storage, StorageError } from "../../storage.ts";
import { waiting } from "../../waiting.ts";
import { createDiskSpace, makeRoom } from "./disk-space.ts";
import { createKysely, SqliteConnection } from "./driver.ts";
import { sqliteEngine } from "./engine.ts";
import { createHold } from "./hold.ts";
import { insertPlaced } from "./insert-events.ts";
import { insertRecords } from "./insert-records.ts";
import { createPrivateFile, type FolderLock, lockFolder } from "./lock-folder.ts";
import { fileName, openReader } from "./reader.ts";
import { createTransactions, type Hold } from "./shared-commits.ts";
import { createSnapshots } from "./snapshots.ts";
import {
  createAccessWatch,
  createCounterMemory,
  createForeignCount,
  createVersions,
  openCommitCounter,
} from "./versions.ts";

/** So many rows are inserted by one statement. */
const fewRows = 8;

/** The sizes of caches. There may be several snapshots, so each has a smaller one. */
const readerCacheKibibytes = 65_536;
const snapshotCacheKibibytes = 16_384;

/**
 * Opens SQLite in a data folder, or in memory with `:memory:`. Creates the folder if it does not exist. Throws a
 * `StorageError` if the folder cannot be used.
 * @param memory where commits are counted for other threads of this process, from `createCounterMemory`
 */
export function openSqlite({ folder }: { readonly folder: string }, memory?: SharedArrayBuffer): Storage {
  const isInMemory = folder === ":memory:";
  const { writer, lock } = openWriter(folder, isInMemory);
  const db = createKysely(writer, new WriterAdapter());
  // A database in memory has only one connection, so its readers wait for their turn, too.
  const reader = isInMemory ? { connection: writer, db } : openReader(folder, readerCacheKibibytes);
  const readerDb = reader.db;
  const counter = openCommitCounter(memory ?? createCounterMemory());
  const versions = createVersions(reader.connection, counter, isInMemory);
  const hold: Hold = isInMemory ? (work) => db.connection().execute(work) : createHold(writer);
  const snapshots = isInMemory
    ? undefined
    : createSnapshots(() => openReader(folder, snapshotCacheKibibytes));
  const space = isInMemory
    ? undefined
    : createDiskSpace(folder, writer.database, () =>
        hold((held) => sql`pragma wal_checkpoint(passive)`.execute(held)),
      );
  // A database in memory has no other connection.
  const countForeign = isInMemory ? () => {} : createForeignCount(writer, counter);
  const transactions = createTransactions(hold, writer, counter, countForeign);
  const inside = createInsideMark();
  const insertRows = createRowInsert(writer);

  return {
    engine: sqliteEngine,
    get db() {
      if (isInMemory) inside.refuse();
      return readerDb;
    },
    access: createAccessWatch(reader.connection, versions, isInMemory),
    sheetState: writer.sheetState,
    readVersion: versions.read,
    async snapshot(work) {
      inside.refuse();
      if (snapshots !== undefined) return snapshots.read((reading) => inside.run(() => work(reading)));
      return db.transaction().execute((transaction) => inside.run(() => work(transaction)));
    },
    async transaction(work, options = {}) {
      inside.refuse();
      const { isDeletion = false, isShort = false, isBackground = false, turnOf } = options;
      const kind = { isShort, isBackground, turnOf, listSpaces: options.listSpaces ?? (() => undefined) };
      const run = () => transactions.run((transaction) => inside.run(() => work(transaction)), kind);
      if (space === undefined) return run();
      return isDeletion ? space.remove(run) : space.write(run);
    },
    runFor: (caller, work) => waiting.run(caller, work),
    async send(_, { sql: text, parameters }) {
      await giveWayIfLong();
      writer.prepare(text).statement.run(...(parameters as readonly SQLInputValue[]));
    },
    insertRows,
    async insertEvents(transaction, columns, rows, now) {
      await giveWayIfLong();
      if (insertPlaced(writer, columns, rows, now)) return;
      const timed = rows.map((row) => [...row, now]);
      await insertRows(transaction, "events", [...columns, "created_at"], timed);
    },
    insertRecords: (_, records) => insertRecords(writer, records),
    listMissingSteps: () => listMissing(db),
    migrate: () => migrate(db, sqliteEngine.schema),
    isFull: () => space?.isFull() ?? false,
    async ping() {
      writer.prepare("select 1").statement.get();
    },
    async close() {
      await snapshots?.close();
      if (readerDb !== db) await readerDb.destroy();
      await db.destroy();
      lock?.release();
    },
  };
}

/** Marks work inside a transaction: there, a query outside of it would wait for its own end forever. */
function createInsideMark() {
  const inside = new AsyncLocalStorage<true>();
  return {
    run: <Result>(work: () => Result): Result => inside.run(true, work),
    refuse(): void {
      if (inside.getStore())
        throw new Error("Inside a transaction, use the database of the transaction: `context.db`.");
    },
  };
}

function createRowInsert(writer: SqliteConnection): Storage["insertRows"] {
  return async (_, table, columns, rows) => {
    const names = columns.map((column) => `"${column}"`).join(", ");
    const places = `(${columns.map(() => "?").join(", ")})`;
    const insert = `insert into "${table}" (${names}) values `;
    if (rows.length === 0) return;
    if (rows.length <= fewRows) {
      const { statement } = writer.prepare(insert + rows.map(() => places).join(", "));
      statement.run(...(rows.flat() as readonly SQLInputValue[]));
      return;
    }
    const { statement } = writer.prepare(insert + places);
    await mapGivingWay(rows, (row) => {
      statement.run(...(row as readonly SQLInputValue[]));
    });
  };
}

/**
 * All steps of the schema in one transaction: Kysely would let SQLite commit each statement by itself, 250 times in an empty
 * folder, and a process that ends in between would leave half of a step.
 */
class WriterAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openWriter(
  folder: string,
  isInMemory: boolean,
): { readonly writer: SqliteConnection; readonly lock: FolderLock | undefined } {
  let lock: FolderLock | undefined;
  try {
    if (!isInMemory) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      makeRoom(folder);
      lock = lockFolder(folder);
      createPrivateFile(join(folder, fileName));
    }
    const writer = new SqliteConnection(isInMemory ? folder : join(folder, fileName));
    // The cache is 16 MB: new records are written to the ends of the tables, so a larger one only fills the memory.
    writer.database.exec(
      "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000; pragma temp_store = memory; pragma cache_size = -16384;",
    );
    return { writer, lock };
  } catch (error) {
    lock?.release();
    if (error instanceof StorageError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError(
      `The data folder ${folder} cannot be used: ${reason}. Choose another folder with --data, or check its permissions.`,
      { cause: error },
    );
  }
}
