import { CompiledQuery, Kysely, PostgresDialect, sql } from "kysely";
import { createFairTurns } from "../../fair-turns.ts";
import { listMissing, migrate } from "../../migrations/migrate.ts";
import type { Tables } from "../../rows/tables.ts";
import { type Database, type Storage, StorageError } from "../../storage.ts";
import { waiting } from "../../waiting.ts";
import { createAccessWatch } from "./access-watch.ts";
import { sending } from "./connections.ts";
import { copyRows, fewRows, sendRows } from "./copy-rows.ts";
import { openPool, type PoolOptions } from "./driver.ts";
import { CommitUnknown, leavesCommitUnknown, postgresEngine } from "./engine.ts";
import { insertRecords } from "./insert-records.ts";
import { createSharedTransactions } from "./shared-transactions.ts";
import { isStale } from "./statement-names.ts";

/** How many connections long reads leave to other work; one actor gets a third of all. */
const freeOfReads = 2;

/** How often a transaction with conflicts is attempted. */
const mostAttempts = 5;

/** How to reach PostgreSQL, and its limits. */
export interface PostgresOptions {
  /** `postgres://user:password@host:5432/database`; `?statement_timeout=120000` at its end sets the limit of a statement. */
  readonly url: string;
  /** The maximum number of connections. The default is 10. */
  readonly connections?: number;
  /** How long a statement may run, in milliseconds. The default is a minute; 0 means no limit. */
  readonly statementLimit?: number;
  /** How long a request waits for a connection, in milliseconds. The default is 10 seconds. */
  readonly waitLimit?: number;
}

/** Opens a pool of connections to PostgreSQL 15 or newer. The first query connects, for example `migrate` or `ping`. */
export function openPostgres({
  url: address,
  connections = 10,
  statementLimit: wanted = 60_000,
  waitLimit = 10_000,
}: PostgresOptions): Storage {
  const { url, statementLimit = wanted } = readAddress(address);
  const access = createAccessWatch();
  const db = createKysely({ url, connections, statementLimit, waitLimit, access });
  const shared = createSharedTransactions(
    (work) => attemptTransaction(db, work),
    (work) => runTransaction(db, work),
    hasMetAnother,
  );
  const turns = createFairTurns(Math.max(1, connections - freeOfReads), Math.ceil(connections / 3));
  const insertRows: Storage["insertRows"] = (transaction, table, columns, rows) =>
    rows.length <= fewRows
      ? sendRows(transaction, table, columns, rows)
      : copyRows(transaction, table, columns, rows);

  return {
    engine: postgresEngine,
    db,
    access,
    // Only its server knows whether another process has committed.
    readVersion: () => undefined,
    snapshot: (work, traceparent) =>
      turns.run(waiting.getStore()?.actorId, () => runSnapshot(db, nameTrace(work, traceparent))),
    transaction: (work, { isShort = false, firstLock, traceparent } = {}) =>
      isShort && firstLock !== undefined
        ? shared.run(nameTrace(work, traceparent, { isShared: true }), firstLock)
        : runTransaction(db, nameTrace(work, traceparent)),
    runFor: (caller, work) => waiting.run(caller, work),
    async send(transaction, statement) {
      await sending.run(true, () => transaction.executeQuery(statement));
    },
    insertRows,
    insertEvents: (transaction, columns, rows, now) =>
      insertRows(
        transaction,
        "events",
        [...columns, "created_at"],
        rows.map((row) => [...row, now]),
      ),
    insertRecords,
    listMissingSteps: () => listMissing(db),
    async migrate() {
      // A step, or the wait for the steps of another process, may take longer than any statement of a request.
      const migrating = createKysely({ url, connections: 2, statementLimit: 0, waitLimit });
      try {
        await requireUnicode(migrating);
        await migrate(migrating, postgresEngine.schema);
      } finally {
        await migrating.destroy();
      }
    },
    // The server of the database knows its disk. Deletions need space there until its vacuum, too.
    isFull: () => false,
    async ping() {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

/** Takes the limit of a statement out of an address: it must not hold for migrations, and the service applies it, too. */
export function readAddress(address: string): { readonly url: string; readonly statementLimit?: number } {
  const url = URL.parse(address);
  const limit = url?.searchParams.get("statement_timeout");
  if (!url || !limit || !/^\d+$/.test(limit)) return { url: address };
  url.searchParams.delete("statement_timeout");
  return { url: url.href, statementLimit: Number(limit) };
}

function createKysely(options: PoolOptions): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: () => openPool(options) }) });
}

/**
 * Makes the trace of a transaction the name of its application, which the log of the server and `pg_stat_activity` show with
 * each statement. A comment in the statements would be another text each time, so none could stay prepared. This statement is
 * sent together with the first one of the transaction, and its effect ends with it.
 */
function nameTrace<T>(
  work: (db: Database) => Promise<T>,
  name: string | undefined,
  { isShared = false }: { readonly isShared?: boolean } = {},
) {
  if (name === undefined) return work;
  const send = (db: Database, to: string) =>
    sending.run(true, () => db.executeQuery(CompiledQuery.raw(`set local application_name to ${to}`)));
  return async (db: Database): Promise<T> => {
    await send(db, `'${name}'`);
    const result = await work(db);
    // The next work in the transaction may have no trace. If this one fails, its savepoint takes the name back.
    if (isShared) await send(db, "default");
    return result;
  };
}

async function runSnapshot<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  const run = () =>
    db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work);
  return run().catch((error: unknown) => {
    if (!isStale(error)) throw error;
    return run();
  });
}

async function runTransaction<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptTransaction(db, work);
    } catch (error) {
      if (attempt === mostAttempts || !hasMetAnother(error)) throw error;
      // A random pause, so that the same transactions do not conflict again.
      await new Promise((resolve) => setTimeout(resolve, attempt * 10 * (1 + Math.random())));
    }
  }
}

async function attemptTransaction<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  let isCommitting = false;
  try {
    return await db.transaction().execute(async (transaction) => {
      const result = await work(transaction);
      isCommitting = true;
      return result;
    });
  } catch (error) {
    throw isCommitting && leavesCommitUnknown(error) ? new CommitUnknown(error) : error;
  }
}

/** Serialization failures, deadlocks and names of statements that are not valid any more: another attempt can succeed. */
function hasMetAnother(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === "40001" || code === "40P01" || isStale(error);
}

/** Letters are compared by Unicode, whatever the locale of the database is. */
export async function requireUnicode(db: Database): Promise<void> {
  const { rows } = await explainConnection(() =>
    sql<{ encoding: string; icu: boolean }>`select pg_encoding_to_char(encoding) as encoding,
      exists (select 1 from pg_collation where collname = 'und-x-icu') as icu
      from pg_database where datname = current_database()`.execute(db),
  );
  const [{ encoding, icu } = { encoding: "unknown", icu: false }] = rows;
  if (encoding !== "UTF8") {
    throw new StorageError(
      `The database has the encoding ${encoding}. Create one with the encoding UTF8: create database … encoding 'UTF8' template template0.`,
    );
  }
  if (!icu) throw new StorageError("This PostgreSQL was built without ICU. Use one that was built with ICU.");
}

/** Rejects with a `StorageError` that says what to check if the database cannot be reached. */
export async function explainConnection<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    // The message of the driver contains host and port, never the password.
    const reason =
      error instanceof AggregateError
        ? error.errors.map(({ message }) => message).join("; ")
        : (error as Error).message;
    throw new StorageError(
      `The database cannot be reached: ${reason}. Check the address in --database-url or DATABASE_URL, and that PostgreSQL runs there.`,
      { cause: error },
    );
  }
}
