import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { giveWayIfLong } from "@data-import/front";
import { foldCase } from "@data-import/tables/basics";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  type SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Tables } from "../../rows/tables.ts";
import { requireWaiting } from "../../waiting.ts";
import { defineExactSums } from "./exact-sums.ts";
import { changesState, createKeptState, type KeptState } from "./kept-state.ts";
import { defineMatchLong } from "./match-long.ts";

/** The maximum number of prepared statements of a connection. */
const mostStatements = 500;

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
  /** Whether it may change the row that is kept. */
  readonly changesState: boolean;
}

/** One connection to a SQLite file. It is synchronous, so queries never overlap. */
export class SqliteConnection implements DatabaseConnection {
  readonly database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();
  /** Only for a connection that is the only one that writes. */
  readonly sheetState: KeptState = createKeptState();

  constructor(location: string, options: { readonly readOnly?: boolean } = {}) {
    this.database = new DatabaseSync(location, { readOnly: options.readOnly ?? false });
    this.database.function("fold_case", { deterministic: true }, (text) =>
      typeof text === "string" ? foldCase(text) : null,
    );
    defineExactSums(this.database);
    defineMatchLong(this.database);
    // Not deterministic: it is called for each of the records that ask.
    this.database.function("is_waited_for", () => {
      requireWaiting();
      return 1;
    });
  }

  /** The prepared statement of a query, reused for the next time. Call it for each run: some forget what is kept. */
  prepare(sql: string): Prepared {
    let prepared = this.#prepared.get(sql);
    if (prepared === undefined) {
      const statement = this.database.prepare(sql);
      const hasRows = statement.columns().length > 0;
      prepared = { statement, hasRows, changesState: changesState(sql) };
      if (this.#prepared.size >= mostStatements) {
        const [oldest] = this.#prepared.keys();
        if (oldest !== undefined) this.#prepared.delete(oldest);
      }
      this.#prepared.set(sql, prepared);
    }
    if (prepared.changesState) this.sheetState.forget();
    return prepared;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // Only in a transaction: outside, the queries of a request must see one state, so nothing may come in between.
    if (this.database.isTransaction) await giveWayIfLong();
    const { statement, hasRows } = this.prepare(sql);
    const values = parameters as readonly SQLInputValue[];
    if (hasRows) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async *streamQuery<Row>(
    { sql, parameters }: CompiledQuery,
    chunkSize = 1,
  ): AsyncIterableIterator<QueryResult<Row>> {
    // A new statement: others may run the same query while this one is read.
    const statement = this.database.prepare(sql);
    let rows: Row[] = [];
    for (const row of statement.iterate(...(parameters as readonly SQLInputValue[]))) {
      if (rows.push(row as Row) < chunkSize) continue;
      yield { rows };
      rows = [];
    }
    if (rows.length > 0) yield { rows };
  }
}

/** Gives the only connection to the users of Kysely: one after the other, or all at once if the adapter allows it. */
export class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Immediate: otherwise, a transaction that reads and then writes fails if another process writes in between.
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(): Promise<void> {
    const { database } = this.#connection;
    // Some errors, such as a full disk, roll back automatically. Not by `executeQuery`, which throws if the caller has left
    // or its time is over: the transaction would stay open, and no other one could begin.
    if (database.isTransaction) database.exec("rollback");
    this.#connection.sheetState.forget();
  }

  async destroy(): Promise<void> {
    this.#connection.database.close();
  }
}

/** The tables, through one connection. The adapter decides whether its users take turns. */
export function createKysely(connection: SqliteConnection, adapter: SqliteAdapter): Kysely<Tables> {
  const dialect: Dialect = {
    createAdapter: () => adapter,
    createDriver: () => new SqliteDriver(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return new Kysely<Tables>({ dialect });
}
