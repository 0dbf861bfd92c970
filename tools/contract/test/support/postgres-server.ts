import pg from "pg";

/** A PostgreSQL server; `close` drops the databases that were created through it. */
export interface PostgresServer {
  /**
   * Creates a database and gives its name. With `template`, it is a copy of that database, which nobody may have open.
   */
  create(template?: string): Promise<string>;
  /** The address of a database. */
  locate(database: string): string;
  /** Opens a connection for statements without a result. */
  connect(database: string): Promise<PostgresConnection>;
  /**
   * Copies every row into another schema, where a sequence counts the statements that may change rows from now on; gives
   * the statement that restores the changed tables, here or in a copy.
   */
  keepRows(database: string): Promise<string>;
  close(): Promise<void>;
}

/** A connection to one database. */
export interface PostgresConnection {
  run(statements: string): Promise<void>;
  close(): Promise<void>;
}

let count = 0;

/** Connects to a server as a user who may create databases. */
export async function openServer(address: string): Promise<PostgresServer> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const made: string[] = [];
  const locate = (database: string): string => {
    const url = new URL(address);
    url.pathname = `/${database}`;
    return url.href;
  };
  const open = async (database: string): Promise<pg.Client> => {
    const inside = new pg.Client({ connectionString: locate(database) });
    await inside.connect();
    return inside;
  };
  return {
    async create(template = "template1") {
      count += 1;
      const name = `contract_${process.pid}_${count}`;
      made.push(name);
      await client.query(`create database "${name}" template "${template}"`);
      return name;
    },
    locate,
    async connect(database) {
      const inside = await open(database);
      return {
        async run(statements) {
          await inside.query(statements);
        },
        close: () => inside.end(),
      };
    },
    async keepRows(database) {
      const inside = await open(database);
      return keepRows(inside).finally(() => inside.end());
    },
    async close() {
      for (const name of made) await client.query(`drop database if exists "${name}" with (force)`);
      await client.end();
    },
  };
}

/** The schema with the rows to restore. */
export const keptRows = "kept";

/** A sequence that every statement that may change rows sets forward. */
export const changeCounter = "kept.changes";

async function keepRows(inside: pg.Client): Promise<string> {
  const { rows } = await inside.query<{ table: string; columns: string }>(
    `select table_name as "table", string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
     group by table_name`,
  );
  // Unlike a row, a sequence does not make transactions wait for each other.
  await inside.query(`
    create schema kept;
    create sequence ${changeCounter};
    create table kept.tables (changes regclass, restore text);
    create function kept.count_change() returns trigger language plpgsql as $$
    begin
      perform nextval('${changeCounter}'), nextval(tg_argv[0]::regclass);
      return null;
    end $$`);
  for (const { table, columns } of rows) {
    const counter = `kept."${table}_changes"`;
    await inside.query(`
      create table kept."${table}" as table public."${table}";
      create sequence ${counter};
      insert into kept.tables values ('${counter}', $$
        delete from public."${table}";
        insert into public."${table}" (${columns}) overriding system value select ${columns} from kept."${table}" $$);
      create trigger count_change after insert or update or delete or truncate on public."${table}"
        for each statement execute function kept.count_change('${counter}')`);
  }
  // All rows are restored together, so references between them need no check. The counting triggers do not run either.
  return `do $restore$
    declare
      changed record;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for changed in select * from kept.tables where pg_sequence_last_value(changes) is not null loop
        execute changed.restore;
        perform setval(changed.changes, 1, false);
      end loop;
    end $restore$`;
}
