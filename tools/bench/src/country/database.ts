import pg from "pg";
import { findFile } from "../dependencies.ts";
import type { Forwarding } from "./compose.ts";
import { measureForwarding, measurePlace } from "./single-costs.ts";

/** What PostgreSQL did for the statements of the service since the last reading. */
export interface Statements {
  /** The share of the time that statements on distributed tables took. */
  readonly workerShare: number;
  /** How many of them there were. */
  readonly forwarded: number;
  /** How many of these write. */
  readonly writing: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
}

/** The bytes of tables. */
export interface Sizes {
  /** Of the tables that are distributed, with indexes. */
  readonly distributed: number;
  /** The part of them that should be in memory. */
  readonly resident: number;
}

/** A database that is looked at from outside of the service. */
export interface Watched {
  /** What the service asked for since the last call. */
  takeStatements(): Promise<Statements>;
  readSizes(): Promise<Sizes>;
  /** The number of events so far. */
  countEvents(): Promise<number>;
  /** Does the work that PostgreSQL would do later: it cleans up and writes all tables. */
  settle(): Promise<void>;
  measurePlace(events: number): Promise<number>;
  measureForwarding(sheetId: string): Promise<Forwarding>;
  close(): Promise<void>;
}

/** The options of the connections of the service: the time of planning belongs to a statement, too. */
export function addOptions(url: string): string {
  const address = new URL(url);
  address.searchParams.set("options", "-c pg_stat_statements.track_planning=on");
  return address.href;
}

/** Looks at a database; throws if its server does not count statements. */
export async function watchDatabase(url: string): Promise<Watched> {
  const { distributedTables: tables }: { readonly distributedTables: readonly string[] } = await import(
    findFile("@data-import/service", "src/storage/rows/placements.ts")
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;
  try {
    await ask("create extension pg_stat_statements");
    await ask("create extension dblink");
    await ask("select from pg_stat_statements limit 1");
    await ask("set pg_stat_statements.track = 'none'");
  } catch (cause) {
    await client.end();
    throw new Error("Start PostgreSQL with -c shared_preload_libraries=pg_stat_statements", { cause });
  }
  return {
    async takeStatements() {
      const [row] = await ask(countStatements, [`\\m(from|into|update|join)\\s+"?(${tables.join("|")})\\M`]);
      await ask(
        "select pg_stat_statements_reset(0, (select oid from pg_database where datname = current_database()), 0)",
      );
      return row;
    },
    async readSizes() {
      const [row] = await ask(sumSizes, [tables]);
      return row;
    },
    async countEvents() {
      const [{ count }] = await ask("select count(*)::float8 as count from events");
      return count;
    },
    async settle() {
      await ask("vacuum");
      await ask("checkpoint");
    },
    measurePlace: (events) => measurePlace(ask, events),
    measureForwarding: (sheetId) => measureForwarding(ask, url, sheetId),
    close: () => client.end(),
  };
}

const countStatements = `
  with own as (
    select calls, rows, total_plan_time + total_exec_time as time, query ~* $1 as distributed,
        query ~* '\\m(insert into|update|delete from)\\s' as writes
      from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
  )
  select coalesce(sum(time) filter (where distributed) / sum(time), 0) as "workerShare",
      coalesce(sum(calls) filter (where distributed), 0)::float8 as forwarded,
      coalesce(sum(calls) filter (where distributed and writes), 0)::float8 as writing,
      coalesce(sum(rows) filter (where distributed and not writes), 0)::float8 as "rowsRead",
      coalesce(sum(rows) filter (where distributed and writes), 0)::float8 as "rowsWritten"
    from own`;

const sumSizes = `
  select sum(pg_total_relation_size(oid)) filter (where relname = any($1))::float8 as distributed,
      (sum(pg_indexes_size(oid)) filter (where relname = any($1))
        + sum(pg_total_relation_size(oid)) filter (where relname = 'record_columns'))::float8 as resident
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;
