import type pg from "pg";
import { createAccessWatch, type PostgresAccessWatch } from "./access-watch.ts";
import { type Connections, createConnections } from "./connections.ts";
import { createStatementNames } from "./statement-names.ts";

/** The settings of a pool of connections. */
export interface PoolOptions {
  readonly url: string;
  /** The maximum number of connections. */
  readonly connections: number;
  /** How long a statement may run, in milliseconds. 0 means no limit. */
  readonly statementLimit: number;
  /** How long to wait for a connection, a free or a new one, in milliseconds. */
  readonly waitLimit: number;
  /** Gets the changes of tokens and roles. */
  readonly access?: PostgresAccessWatch;
}

/** Opens connections to PostgreSQL when they are needed. */
export async function openPool(options: PoolOptions): Promise<Connections> {
  // Imported here, so that a service with SQLite never loads it.
  const { Connection, Pool, Query, types } = (await import("pg")).default;
  const { url, connections, statementLimit, waitLimit, access = createAccessWatch() } = options;
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitLimit,
    ...(statementLimit > 0 && {
      statement_timeout: statementLimit,
      // A process that hangs would keep its locks forever.
      idle_in_transaction_session_timeout: statementLimit,
    }),
    // A page reads an index in its order and stops. With a bitmap, PostgreSQL reads all records of a new sheet and sorts them.
    options: "-c enable_bitmapscan=off",
    // A statement is sent before the one before it has ended.
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: {
      getTypeParser: (type, format) => findParser(types.builtins, type) ?? types.getTypeParser(type, format),
    },
  });
  // An idle connection broke: the pool has removed it, and the next user gets another one.
  pool.on("error", () => {});
  // A connection in use broke: its statement rejects, or the next one. Without a listener, the process would end.
  pool.on("connect", (client) => client.on("error", () => {}));
  const shared = { names: createStatementNames(), access, statementLimit };
  return createConnections(pool, { Connection, Query }, shared);
}

/** JSON stays text and 64-bit integers become numbers, as on SQLite. */
function findParser(
  { INT8, JSON: json, JSONB }: typeof pg.types.builtins,
  type: number,
): ((text: string) => unknown) | undefined {
  if (type === json || type === JSONB) return (text) => text;
  return type === INT8 ? Number : undefined;
}
