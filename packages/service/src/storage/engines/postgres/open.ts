import { Kysely, PostgresDialect, sql } from "kysely";
import { migrate } from "../../migrations/migrate.ts";
import type { Tables } from "../../rows/tables.ts";
import { type Database, type Storage, StorageError } from "../../storage.ts";
import { copyRows } from "./copy-rows.ts";
import { openPool } from "./driver.ts";
import { postgresEngine } from "./engine.ts";

/** How often a transaction with conflicts is attempted. */
const mostAttempts = 5;

/** Opens a pool of connections to PostgreSQL 15 or newer. The first query connects, for example `migrate` or `ping`. */
export function openPostgres({
  url,
  connections = 10,
}: {
  /** `postgres://user:password@host:5432/database` */
  readonly url: string;
  /** The maximum number of connections. The default is 10. */
  readonly connections?: number;
}): Storage {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: () => openPool(url, connections) }) });

  return {
    engine: postgresEngine,
    db,
    snapshot: (work) =>
      db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work),
    transaction: (work) => runTransaction(db, work),
    insertRows: (transaction, table, columns, rows) => copyRows(transaction, table, columns, rows),
    async migrate() {
      await requireUnicode(db);
      await migrate(db, postgresEngine.schema);
    },
    async ping() {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

async function runTransaction<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === mostAttempts || !hasMetAnother(error)) throw error;
      // A random pause, so that the same transactions do not conflict again.
      await new Promise((resolve) => setTimeout(resolve, attempt * 10 * (1 + Math.random())));
    }
  }
}

/** Serialization failures and deadlocks: another attempt can succeed. */
function hasMetAnother(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === "40001" || code === "40P01";
}

/** Letters are compared by Unicode, whatever the locale of the database is. */
async function requireUnicode(db: Database): Promise<void> {
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

async function explainConnection<Result>(attempt: () => Promise<Result>): Promise<Result> {
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
