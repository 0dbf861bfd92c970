import { randomUUID } from "node:crypto";
import pg from "pg";

/** A database for tests. */
export interface TestDatabase {
  readonly name: string;
  readonly address: string;
  drop(): Promise<void>;
}

/** Creates a database on a server, with settings of `create database`. */
export async function createDatabase(server: string, settings = ""): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runStatement(server, `create database ${name} ${settings}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    name,
    address: address.href,
    drop: () => runStatement(server, `drop database ${name} with (force)`),
  };
}

async function runStatement(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
