import { AsyncLocalStorage } from "node:async_hooks";
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import { CallerLeft, hasLeft, waiting } from "../../waiting.ts";
import type { PostgresAccessWatch } from "./access-watch.ts";
import { copyOut, isCopyOut } from "./copy-out.ts";
import { createPipeline } from "./pipeline.ts";
import type { StatementNames } from "./statement-names.ts";

/** Whether nobody waits for the statements of the current work. */
export const sending = new AsyncLocalStorage<true>();

/** A pool whose statements end: with their caller, and after a time even if the server is silent. */
export type Connections = PostgresPool;

/** How long the server may take to report that it stopped a statement. */
const stopTimeoutMs = 5000;

/** The parts of the driver that make connections and queries. */
export type Driver = Pick<typeof pg, "Connection" | "Query">;

/** What the connections of a pool share. */
export interface Shared {
  readonly names: StatementNames;
  readonly access: PostgresAccessWatch;
  /** How long a statement may run, in milliseconds; 0 means no limit. */
  readonly statementLimit: number;
}

/** Wraps the connections of a pool. */
export function createConnections(pool: pg.Pool, driver: Driver, shared: Shared): Connections {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? wrapClient(client, driver, shared);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function wrapClient(
  client: pg.PoolClient,
  { Connection, Query }: Driver,
  { names, access, statementLimit }: Shared,
): PostgresPoolClient {
  let isInTransaction = false;
  let hasChangedAccess = false;

  /** Gives a statement to the server, under its name if it has one. */
  const issue = (text: string, values?: unknown[]): Promise<pg.QueryResult> => {
    if (isCopyOut(text)) return copyOut(client, Query, text);
    const name = names.find(text);
    return name === undefined
      ? client.query(text, values)
      : client.query({ name, text, values: values ?? [] });
  };
  const pipeline = createPipeline(issue);

  /** The result of a statement. Outside of a transaction, it runs once more if only its name was wrong. */
  async function run(text: string, values: unknown[]): Promise<pg.QueryResult> {
    try {
      return await pipeline.complete(issue(text, values));
    } catch (error) {
      if (!names.giveUp(error) || isInTransaction) throw error;
      return client.query(text, values);
    }
  }

  /** Sends a statement: its result, or the promise of it if somebody waits for it. */
  function send(text: string, values: unknown[]) {
    const { stream } = client.connection;
    // The start of a transaction goes in one write with its first statement: each write wakes the server.
    stream.cork();
    try {
      const early = pipeline.send(text, values, sending.getStore() === true);
      return { early, running: early === undefined ? run(text, values) : undefined };
    } finally {
      stream.uncork();
    }
  }

  /** Follows the transactions of this connection. */
  function note(text: string): void {
    if (/^(begin|start transaction)/.test(text)) isInTransaction = true;
    else if (access.isChange(text)) hasChangedAccess = true;
    const hasEnded = /^(commit|rollback)$/.test(text);
    if (hasEnded) isInTransaction = false;
    if (isInTransaction || !hasChangedAccess) return;
    hasChangedAccess = false;
    // Also after an error: the commit may have taken place.
    access.note();
  }

  async function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const caller = waiting.getStore();
    if (hasLeft(caller) && text !== "rollback") throw new CallerLeft();
    const signal = caller?.signal;
    const { early, running } = send(text, values as unknown[]);
    if (running === undefined) {
      note(text);
      return early as PostgresQueryResult<Row>;
    }
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped = cancelStatement(client, Connection);
    };
    signal?.addEventListener("abort", stop, { once: true });
    // A server that hangs, or that the network lost, does not keep its own limit.
    const end = () => client.connection.stream.destroy();
    const deadline = statementLimit === 0 ? undefined : setTimeout(end, statementLimit + stopTimeoutMs);
    try {
      return (await running) as unknown as PostgresQueryResult<Row>;
    } finally {
      note(text);
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
    const deadline = setTimeout(() => control.stream.destroy(), stopTimeoutMs);
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
