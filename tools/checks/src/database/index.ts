import { randomUUID } from "node:crypto";
import pg from "pg";

/** A database that one test made. */
export interface TestDatabase {
  readonly url: string;
  /** Ends its connections, and drops it. */
  drop(): Promise<void>;
}

/** Creates an empty database on a server of PostgreSQL where databases can be created, such as that of `DATABASE_URL`. */
export async function createDatabase(server: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
