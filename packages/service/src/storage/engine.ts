import type { ColumnDataType, CreateTableBuilder, Kysely } from "kysely";
import type { EngineSql } from "./engine-sql.ts";
import type { RecordColumnRow } from "./rows/records.ts";
import type { Tables } from "./rows/tables.ts";

/** The engines that can store the data. */
export type EngineName = "sqlite" | "postgres";

/** Everything that differs between engines. Code outside of `storage/engines` uses these members and never the name. */
export interface Engine {
  /** Whether only one process at a time uses the database. Then all claims at its start belong to an ended process. */
  readonly hasOneProcess: boolean;
  readonly schema: EngineSchema;
  readonly sql: EngineSql;
  /**
   * Updates records in the fastest way of the engine.
   * @param rows cells, messages, errors, changed, metadata, config, flags, the last commit, and the position of the record
   */
  updateRecords(db: Kysely<Tables>, sheetId: string, rows: readonly (readonly unknown[])[]): Promise<void>;
  /** Reads stored columns in the fastest way of the engine, in no order. */
  readColumns(db: Kysely<Tables>, wanted: WantedColumns): Promise<readonly StoredColumn[]>;
  /**
   * Gives the events of an account, or of all, their positions that were committed without one; inside of a transaction also
   * those that it wrote. From here to the end of that transaction, all who do the same for the account wait, so nothing slow
   * may follow. Not in a transaction that only reads.
   */
  placeEvents(db: Kysely<Tables>, accountId?: string): Promise<void>;
  /** The meaning of a driver's error for a caller; undefined if the error is a bug of the service. */
  explainError(error: unknown): ErrorMeaning | undefined;
}

/** Which stored columns of a sheet are read. */
export interface WantedColumns {
  readonly sheetId: string;
  readonly slots: readonly number[];
  /** The first and the last block. */
  readonly first: number;
  readonly last: number;
  /** Only these of them; undefined means all. */
  readonly blocks?: readonly number[] | undefined;
}

/** A stored column, as its row. */
export type StoredColumn = Pick<RecordColumnRow, "slot" | "block" | "version" | "data">;

/** How tables differ between engines. */
export interface EngineSchema {
  readonly words: SchemaWords;
  /** The type of JSON columns. */
  readonly json: ColumnDataType;
  /** The type of columns of bytes. */
  readonly bytes: ColumnDataType;
  /** Adds the primary key, which increases with every row. */
  addSequence(table: CreateTableBuilder<string, string>): CreateTableBuilder<string, string>;
  /** Stores rows in the order of the primary key, in which they are read. */
  clusterByKey<Name extends string, Column extends string>(
    table: CreateTableBuilder<Name, Column>,
  ): CreateTableBuilder<Name, Column>;
  /**
   * The statements of a new database behind those of the tables: what gives every event the next position of its account,
   * in the order of the commits, and a time that is not before that of the event before it; and what the engine needs for
   * `Storage.access`.
   */
  readonly triggers: readonly string[];
  /** The statements for a database whose events get their positions in their commits, if the engine gives them later. */
  readonly eventPlaces: readonly string[];
  /** Runs statements one after the other, in as few round trips as the engine can. */
  runAll(db: Kysely<unknown>, statements: readonly string[]): Promise<void>;
  /** Adds the triggers that count the bytes of spaces, see `space-quota.ts`, and reject what is beyond the quota. */
  addSpaceCounting(db: Kysely<unknown>): Promise<void>;
  dropSpaceCounting(db: Kysely<unknown>): Promise<void>;
}

/** The words of SQL by which the definition of a table differs between engines. */
export interface SchemaWords {
  readonly json: string;
  readonly bytes: string;
  /** The type of a number that increases with every row, as the primary key. */
  readonly sequence: string;
  /** What stores rows in the order of the primary key; empty if they are stored in the order of inserts. */
  readonly storedByKey: string;
  /** What to alter in a column that must not be compressed, and in one whose values must not be counted. */
  readonly plain?: string;
  readonly uncounted?: string;
}

/** The kinds of errors of a database. */
export type ErrorMeaning =
  | "commit-unknown"
  | "exists"
  /** The server or the disk of the database has a fault, so an operator needs its cause. */
  | "fault"
  | "full"
  | "over-quota"
  | "read-only"
  | "text-too-long"
  | "too-deep"
  | "too-slow"
  | "unavailable";
