import { Kysely, PostgresDialect, sql } from "kysely";
import { distributedTables, type SheetTable } from "../../rows/placements.ts";
import type { Tables } from "../../rows/tables.ts";
import { type Database, StorageError } from "../../storage.ts";
import { openPool } from "./driver.ts";
import { openPostgres } from "./open.ts";

/** How records are distributed over the servers of Citus. */
export interface Distribution {
  /** The tables in the order in which they were distributed. */
  readonly tables: readonly SheetTable[];
  /** Those that an earlier run had distributed. */
  readonly earlier: readonly SheetTable[];
}

interface DistributedTable {
  readonly name: string;
  readonly column: string;
  readonly colocation: number;
}

/**
 * Distributes the tables of records over the servers of Citus, by sheet. Continues after an interrupted run, and does
 * nothing if all is done. Throws a `StorageError` if the database has no Citus or was distributed in another way.
 * @param shards into how many parts the sheets are divided
 */
export async function distributePostgres(url: string, shards: number): Promise<Distribution> {
  const storage = openPostgres({ url, connections: 1 });
  await storage.migrate().finally(() => storage.close());
  // Records are moved: a statement may take hours, and the address may have a limit for those of requests.
  const address = new URL(url);
  address.searchParams.delete("statement_timeout");
  const options = {
    url: address.href,
    connections: 1,
    statementLimit: 0,
    waitLimit: 10_000,
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: () => openPool(options) }) });
  try {
    await requireCitus(db);
    const earlier = await listDistributed(db);
    const isDone = (table: string) => earlier.some(({ name }) => name === table);
    requireSameWay(earlier);
    for (const table of distributedTables) {
      if (!isDone(table)) await distributeTable(db, table, shards);
      // The rows as they were before still fill the disk. This is also correct if a run was interrupted before it.
      await sql`select truncate_local_data_after_distributing_table(${table}::regclass)`.execute(db);
    }
    return { tables: distributedTables, earlier: distributedTables.filter(isDone) };
  } finally {
    await db.destroy();
  }
}

async function requireCitus(db: Database): Promise<void> {
  const { rows } = await sql<{ isCreated: boolean; isAvailable: boolean }>`select
    exists (select 1 from pg_extension where extname = 'citus') as "isCreated",
    exists (select 1 from pg_available_extensions where name = 'citus') as "isAvailable"`.execute(db);
  const [{ isCreated, isAvailable } = { isCreated: false, isAvailable: false }] = rows;
  if (isCreated) return;
  throw new StorageError(
    isAvailable
      ? "This database does not use Citus yet. Run `create extension citus` in it and on the other servers, add them with `citus_add_node`, and run this command again."
      : "This PostgreSQL has no extension Citus, so records stay on one server. Install Citus on each server, run `create extension citus` in the database, and run this command again.",
  );
}

async function listDistributed(db: Database): Promise<readonly DistributedTable[]> {
  const oids = distributedTables.map((name) => sql`to_regclass(${name})`);
  const { rows } = await sql<DistributedTable>`select logicalrelid::regclass::text as name,
    coalesce(column_to_column_name(logicalrelid, partkey), '') as column, colocationid as colocation
    from pg_dist_partition where logicalrelid in (${sql.join(oids)})`.execute(db);
  return rows;
}

function requireSameWay(tables: readonly DistributedTable[]): void {
  const [first] = tables;
  const other = tables.find(
    ({ column, colocation }) => column !== "sheet_id" || colocation !== first?.colocation,
  );
  if (other === undefined) return;
  throw new StorageError(
    `The table ${other.name} was distributed in another way. Run \`select undistribute_table('${other.name}')\`, and run this command again.`,
  );
}

async function distributeTable(db: Database, table: SheetTable, shards: number): Promise<void> {
  const [first] = distributedTables;
  const way =
    table === first
      ? sql`colocate_with => 'none', shard_count => ${shards}::integer`
      : sql`colocate_with => ${first}::text`;
  await sql`select create_distributed_table(${table}::regclass, 'sheet_id', ${way})`.execute(db);
}
