import { randomUUID } from "node:crypto";
import pg from "pg";
import { findParent, type ReadCost, readCostOfFamily } from "./cost.ts";

/** An empty database on a server of PostgreSQL. */
export interface Database {
  readonly url: string;
  /** The work of the whole server; NaN if the server is on another machine. */
  readonly readCost: ReadCost;
  drop(): Promise<void>;
}

export async function createDatabase(server: string): Promise<Database> {
  const name = `bench_${randomUUID().replaceAll("-", "")}`;
  await runStatement(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pid = await findServer(server);
  return {
    url: url.href,
    readCost: () => readCostOfFamily(pid),
    drop: async () => void (await runStatement(server, `drop database ${name} with (force)`)),
  };
}

/** The id of the main process of a server: the parent of the one that serves a connection. */
async function findServer(server: string): Promise<number> {
  return withClient(server, async (client) => {
    const { rows } = await client.query("select pg_backend_pid() as pid");
    return findParent(rows[0].pid) ?? 0;
  });
}

async function runStatement(server: string, statement: string): Promise<void> {
  await withClient(server, (client) => client.query(statement));
}

async function withClient<Result>(
  server: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
