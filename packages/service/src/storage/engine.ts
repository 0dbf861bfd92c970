import type { ColumnDataType, CreateTableBuilder, Kysely } from "kysely";
import type { EngineSql } from "./engine-sql.ts";
import type { Tables } from "./rows/tables.ts";

/** The engines that can keep the data. */
export type EngineName = "sqlite" | "postgres";

/** What differs between engines. Nothing outside of `storage/engines` asks which one runs: it asks for one of these. */
export interface Engine {
  /** Whether one process at a time has the database: then every claim in it was left by a process that has ended. */
  readonly hasOneProcess: boolean;
  readonly schema: EngineSchema;
  readonly sql: EngineSql;
  /**
   * Writes what an update of records may change, in the way that is quickest for the engine.
   * @param rows cells, messages, errors, changed, metadata, config, flags, the last commit, and the position that says which
   */
  updateRecords(db: Kysely<Tables>, sheetId: string, rows: readonly (readonly unknown[])[]): Promise<void>;
  /** What an error of the driver means to a caller; undefined where it means that we made a mistake. */
  explainError(error: unknown): ErrorMeaning | undefined;
}

/** How tables differ between engines. */
export interface EngineSchema {
  /** The type of JSON columns. */
  readonly json: ColumnDataType;
  /** Adds the primary key that rises with every row. */
  addSequence(table: CreateTableBuilder<string, string>): CreateTableBuilder<string, string>;
  /** Has rows stand beside each other in the order of the primary key, in which they are read. */
  clusterByKey<Name extends string, Column extends string>(
    table: CreateTableBuilder<Name, Column>,
  ): CreateTableBuilder<Name, Column>;
}

/** What can be wrong with a database, or with what it was given. */
export type ErrorMeaning = "exists" | "text-too-long" | "too-deep" | "unavailable";
