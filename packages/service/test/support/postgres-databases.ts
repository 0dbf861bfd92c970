import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** A database for tests. */
export interface TestDatabase {
  readonly name: string;
  readonly address: string;
  drop(): Promise<void>;
}

/** Databases that are used again with their first rows: to create one takes several times as long. */
export interface ReusedDatabases {
  take(): Promise<TestDatabase>;
  /**
   * Ends all connections to the database but the kept ones. Drops it, and returns false, if its schema or its settings
   * were changed.
   */
  giveBack(database: TestDatabase): Promise<boolean>;
}

/** Creates a database on a server, with settings of `create database`. */
export async function createDatabase(server: string, settings = "", start = "test"): Promise<TestDatabase> {
  const name = `${start}_${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  await runStatement(server, `create database ${name} ${settings}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    name,
    address: address.href,
    drop: () => runStatement(server, `drop database ${name} with (force)`),
  };
}

/** The address for connections that stay open between tests: a new one takes as long as ten requests. */
export function keepAddress({ address }: TestDatabase): string {
  const kept = new URL(address);
  kept.searchParams.set("application_name", keptName);
  return kept.href;
}

const keptName = "kept";

/** The databases are copies of a template. Their names begin with its name, and `dropDatabases` removes them. */
export function createReusedDatabases(server: string, template: string): ReusedDatabases {
  const free: TestDatabase[] = [];
  const clients = new Map<TestDatabase, pg.Client>();
  let first: Promise<{ readonly schema: string; readonly restore: string }> | undefined;
  const readFirst = async (client: pg.Client) => ({
    schema: await readSchema(client),
    restore: await writeRestore(client),
  });

  async function create(): Promise<TestDatabase> {
    const database = await createDatabase(server, `template ${template}`, template);
    const client = new pg.Client({ connectionString: keepAddress(database) });
    // A test may end all connections: then the next statement fails.
    client.on("error", () => {});
    await client.connect();
    clients.set(database, client);
    first ??= readFirst(client);
    await first;
    return database;
  }

  async function drop(database: TestDatabase): Promise<false> {
    await clients.get(database)?.end();
    clients.delete(database);
    await database.drop();
    return false;
  }

  return {
    async take() {
      const database = free.pop();
      if (database === undefined) return create();
      // Now, and not when it was given back: some work of its last test may have ended since then.
      await clients.get(database)?.query((await first)?.restore ?? "");
      return database;
    },
    async giveBack(database) {
      const client = clients.get(database);
      if (client === undefined || first === undefined) return drop(database);
      const { schema } = await first;
      const isSame = async () => {
        await endOthers(client);
        return (await readSchema(client)) === schema;
      };
      if (!(await isSame().catch(() => false))) return drop(database);
      free.push(database);
      return true;
    },
  };
}

/** Drops all databases whose names begin with a text. */
export async function dropDatabases(server: string, start: string): Promise<void> {
  await connect(server, async (client) => {
    const { rows } = await client.query("select datname from pg_database where starts_with(datname, $1)", [
      start,
    ]);
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
}

async function endOthers(client: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name <> $1",
      [keptName],
    );
    if (rowCount === 0) return;
    await sleep(2);
  }
}

/** Counts that almost every change of the schema or of the settings of a database changes. */
async function readSchema(client: pg.Client): Promise<string> {
  const counted = [
    "pg_class",
    "pg_class where reloptions is not null",
    "pg_attribute",
    "pg_attribute where attisdropped",
    "pg_trigger",
    "pg_proc",
    "pg_extension",
    "pg_db_role_setting join pg_database on pg_database.oid = setdatabase where datname = current_database()",
  ];
  const { rows } = await client.query(`select ${counted.map((from) => `(select count(*) from ${from})`)}`);
  return JSON.stringify(rows);
}

/** The statement that brings back the rows that the database has now. Rows and sequences have no other state. */
async function writeRestore(client: pg.Client): Promise<string> {
  const { rows: tables } = await client.query<{ readonly name: string }>(
    `select quote_ident(relname) as name from pg_class where ${hasRows}`,
  );
  const inserts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select quote_literal(coalesce(json_agg(rows), '[]')) as kept from ${name} as rows`,
    );
    inserts.push(
      `insert into ${name} select * from json_populate_recordset(null::${name}, ${rows[0].kept});`,
    );
  }
  // All rows are restored together, so no trigger checks them. A block is not one of the statements that tests watch.
  return `do $restore$
    declare
      filled record;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for filled in
        select quote_ident(relname) as name, reltuples >= 0 or pg_relation_size(oid) > 163840 as "isKnown"
        from pg_class where ${hasRows}
      loop
        -- To truncate takes several milliseconds. It has to be if PostgreSQL counted the rows: it would expect as many
        -- again, and choose other plans.
        execute case when filled."isKnown" then 'truncate ' else 'delete from ' end || filled.name;
      end loop;
      ${inserts.join("\n")}
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        from pg_sequences where last_value is not null;
    end $restore$`;
}

/** The condition in `pg_class` for tables that have rows, or had some that were deleted. */
const hasRows = "relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0";

async function runStatement(address: string, statement: string): Promise<void> {
  await connect(address, (client) => client.query(statement));
}

async function connect<Result>(
  address: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return work(client).finally(() => client.end());
}
