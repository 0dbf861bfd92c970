import { AsyncLocalStorage } from "node:async_hooks";
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import type { Waiting } from "../../storage.ts";
import { createPipeline } from "./pipeline.ts";

/** The caller that waits for the statements of the current work. */
export const waiting = new AsyncLocalStorage<Waiting>();

/** Whether nobody waits for the statements of the current work. */
export const sending = new AsyncLocalStorage<true>();

/** A pool whose statements end: with their caller, and after a time even if the server is silent. */
export type Connections = PostgresPool;

/** How long the server may take to report that it stopped a statement, in milliseconds. */
const patience = 5000;

/** Thrown instead of a statement for a caller that left. */
class CallerLeft extends Error {
  /** The same as that of a statement that was canceled. */
  readonly code = "57014";
}

/**
 * Wraps the connections of a pool.
 * @param statementLimit milliseconds; 0 means no limit
 */
export function createConnections(
  pool: pg.Pool,
  Connection: typeof pg.Connection,
  statementLimit: number,
): Connections {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? wrapClient(client, Connection, statementLimit);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function wrapClient(
  client: pg.PoolClient,
  Connection: typeof pg.Connection,
  statementLimit: number,
): PostgresPoolClient {
  const pipeline = createPipeline(client);

  async function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const signal = waiting.getStore()?.signal;
    if (signal?.aborted && text !== "rollback") throw new CallerLeft("The caller left.");
    const early = pipeline.send(text, values, sending.getStore() === true);
    if (early !== undefined) return early as PostgresQueryResult<Row>;
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped = cancelStatement(client, Connection);
    };
    signal?.addEventListener("abort", stop, { once: true });
    // A server that hangs, or that the network lost, does not keep its own limit.
    const end = () => client.connection.stream.destroy();
    const deadline = statementLimit === 0 ? undefined : setTimeout(end, statementLimit + patience);
    try {
      return (await pipeline.complete(
        client.query(text, values as unknown[]),
      )) as unknown as PostgresQueryResult<Row>;
    } finally {
      clearTimeout(deadline);
      signal?.removeEventListener("abort", stop);
      // Otherwise, the server could cancel the next statement of this connection instead.
      await stopped;
    }
  }
  return {
    query: query as PostgresPoolClient["query"],
    release: (isBroken) => client.release(isBroken),
  };
}

/** Asks the server to stop the statement of a connection. Resolves when the server has done so, or cannot be reached. */
function cancelStatement(client: pg.PoolClient, Connection: typeof pg.Connection): Promise<void> {
  // The types of the driver lack the members for this.
  const { processID, secretKey } = client as unknown as { processID: number; secretKey: number };
  const control = new Connection() as pg.Connection & {
    connect(portOrSocket: number | string, host?: string): void;
    cancel(processId: number, secretKey: number): void;
  };
  return new Promise((resolve) => {
    const deadline = setTimeout(() => control.stream.destroy(), patience);
    control.on("error", () => control.stream.destroy());
    control.on("end", () => {
      clearTimeout(deadline);
      resolve();
    });
    control.on("connect", () => control.cancel(processID, secretKey));
    if (client.host.startsWith("/")) control.connect(`${client.host}/.s.PGSQL.${client.port}`);
    else control.connect(client.port, client.host);
  });
}
