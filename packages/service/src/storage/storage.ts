import type { Kysely } from "kysely";
import type { Engine } from "./engine.ts";
import type { Tables } from "./rows/tables.ts";

/** The tables, through whichever connection the work at hand has to use. */
export type Database = Kysely<Tables>;

/** One database, whichever engine keeps it. */
export interface Storage {
  /** What the engine does in its own way. */
  readonly engine: Engine;
  /** For reads outside a transaction: sees what was committed. Inside a transaction, use the one that `transaction` gives. */
  readonly db: Database;
  /**
   * Commits what `work` did, or nothing of it when it throws. SQLite has one writer at a time; on PostgreSQL `work` runs
   * again where it met another transaction, so it must do nothing that a rollback does not take back.
   */
  transaction<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /**
   * Inserts many rows in the fastest way that the engine has; only inside a transaction.
   * @param rows values in the order of `columns`; JSON columns as text, as `writeJson` gives it
   */
  insertRows(
    db: Database,
    table: keyof Tables,
    columns: readonly string[],
    rows: readonly (readonly unknown[])[],
  ): Promise<void>;
  /** Brings the tables up to this version; throws a `StorageError` where they are of a newer one. */
  migrate(): Promise<void>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A database that cannot be used, said in one sentence that a person can act on. */
export class StorageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StorageError";
  }
}
