import type { CompiledQuery, Kysely } from "kysely";
import type { AccessWatch } from "./access-watch.ts";
import type { Engine } from "./engine.ts";
import type { KeptRow } from "./kept-row.ts";
import type { Tables } from "./rows/tables.ts";

/** The tables, through the connection that the current work has to use. */
export type Database = Kysely<Tables>;

/** One database, on any engine. */
export interface Storage {
  /** Everything that differs between engines. */
  readonly engine: Engine;
  /**
   * For single reads outside a transaction: sees only committed data. Inside a transaction, use the database of
   * `transaction`. Reads that belong together need `snapshot`.
   */
  readonly db: Database;
  /** Tells whether tokens and roles that were read before are still right. */
  readonly access: AccessWatch;
  /** The state of the sheet that was locked last, with its place. Only for transactions of an engine with a single writer. */
  readonly sheetState?: KeptRow | undefined;
  /**
   * A number that is another one after each commit. If it is still the same, everything that was read since is still
   * right. Undefined if the engine does not know this by itself.
   * @param spaceId ignores commits that changed other spaces only
   */
  readVersion(spaceId?: string): number | undefined;
  /**
   * Runs reads that belong together: all of them see the data of one moment, which is after the call, so they see every
   * commit before it. `work` only reads, and waits for nothing except its reads.
   * @param traceparent as in the options of a transaction
   */
  snapshot<T>(work: (db: Database) => Promise<T>, traceparent?: string): Promise<T>;
  /**
   * Commits everything that `work` did, or nothing if it throws. SQLite has one writer at a time. On PostgreSQL, `work`
   * runs again after a conflict with another transaction, so it must only do things that a rollback can undo.
   */
  transaction<T>(work: (db: Database) => Promise<T>, options?: TransactionOptions<T>): Promise<T>;
  /**
   * Runs the work of a request. If its caller leaves, or its time is over, the statements of this work end and later ones
   * are rejected, and so is other work where it would give way to others.
   */
  runFor<T>(caller: Waiting, work: () => Promise<T>): Promise<T>;
  /**
   * Runs a statement whose result nobody needs. Only inside a transaction. On PostgreSQL, nobody waits for it: if it
   * fails, the next statement or the commit rejects with its error.
   */
  send(db: Database, statement: CompiledQuery<unknown>): Promise<void>;
  /**
   * Inserts many rows in the fastest way of the engine. Only inside a transaction.
   * @param rows values in the order of `columns`; JSON columns as text from `writeJson`
   */
  insertRows(
    db: Database,
    table: keyof Tables,
    columns: readonly string[],
    rows: readonly (readonly unknown[])[],
  ): Promise<void>;
  /**
   * Inserts events, as the last step of a transaction. On SQLite they get their positions now, on PostgreSQL after the commit.
   * @param columns of each row; the time of all rows, `now`, is not one of them
   */
  insertEvents(
    db: Database,
    columns: readonly string[],
    rows: readonly (readonly unknown[])[],
    now: string,
  ): Promise<void>;
  /** Inserts new records in the fastest way of the engine. Only inside a transaction. */
  insertRecords(db: Database, records: NewRecordRows): Promise<void>;
  /** The names of the steps of the schema that the database does not have; throws a `StorageError` if it is newer. */
  listMissingSteps(): Promise<readonly string[]>;
  /** Migrates the tables to this version; throws a `StorageError` if they are of a newer version. */
  migrate(): Promise<void>;
  /** Whether the disk has been full since the last write that succeeded. Only an engine that writes the files itself knows. */
  isFull(): boolean;
  /** Resolves when the database responds. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** New records of one sheet, as columns. They are at consecutive positions, and of one commit. */
export interface NewRecordRows {
  readonly accountId: string;
  readonly sheetId: string;
  /** The position of the first one. */
  readonly first: number;
  /** The number of the commit. */
  readonly commit: number;
  readonly ids: readonly string[];
  /** As JSON. */
  readonly cells: readonly string[];
  /** As JSON; null if there are none. */
  readonly messages: readonly (string | null)[];
  readonly errors: readonly (string | null)[];
}

/** How a transaction differs from others. */
export interface TransactionOptions<Result = unknown> {
  /** Whether it frees space. On a full disk, it may use the space that the engine reserves for this. */
  readonly isDeletion?: boolean;
  /** Whether it usually takes a few milliseconds. Short ones that wait at the same time may share a commit. */
  readonly isShort?: boolean;
  /**
   * Names what it locks first. On PostgreSQL, short ones with the same lock share a transaction: they would wait for each
   * other in any case. On SQLite, all wait for each other.
   */
  readonly firstLock?: string | undefined;
  /** Whether nobody waits for it, as for a step of a job. On SQLite, others go first, but only for a tenth of a second. */
  readonly isBackground?: boolean;
  /** Whose work in the background it is, such as the id of an environment. On SQLite, those who have some take turns. */
  readonly turnOf?: string | undefined;
  /** The trace to which it belongs, for the log of a server. */
  readonly traceparent?: string | undefined;
  /**
   * The only spaces that it changed, by its result: no read of other spaces has another result after it, and tokens and
   * roles are the same. Undefined if it may have changed more.
   */
  listSpaces?(result: Result): readonly string[] | undefined;
}

/** A caller that waits for the result of some work. */
export interface Waiting {
  /** Aborted when the caller no longer waits. */
  readonly signal?: AbortSignal | undefined;
  /** Whether the caller no longer waits, also before this thread could hear of it. */
  hasLeft?(): boolean;
  /** Who it is, for fair turns. */
  readonly actorId?: string | undefined;
  /** When the work has taken too long, as `performance.now()`. */
  readonly endMs?: number | undefined;
}

/** Thrown by the transactions of a storage that only reads. Another thread can do the work. */
export class WriterNeeded extends Error {
  constructor() {
    super("This storage only reads.");
    this.name = "WriterNeeded";
  }
}

/** The database cannot be used. The message says why, in one sentence that a person can act on. */
export class StorageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StorageError";
  }
}
