import { Kysely, PostgresDialect, sql } from "kysely";
import { applySteps } from "../../migrations/migrate.ts";
import type { Moved, MovedTable, MoveSource } from "../../move-source.ts";
import type { Tables } from "../../rows/tables.ts";
import { type Database, StorageError } from "../../storage.ts";
import { copyRows } from "./copy-rows.ts";
import { openPool } from "./driver.ts";
import { isConnectionLost, postgresEngine } from "./engine.ts";
import { explainConnection, readAddress, requireUnicode } from "./open.ts";

/**
 * Fills an empty database with the tables of another engine, in one transaction: whenever the process or the server ends,
 * the database has everything or nothing. Throws a `StorageError` if the database is not empty, or if it has not got
 * every row.
 * @param onProgress gets how many rows are copied, after each part
 */
export async function receiveMove(
  address: string,
  source: MoveSource,
  onProgress: (rows: number) => void,
): Promise<Moved> {
  const options = { url: readAddress(address).url, connections: 1, statementLimit: 0, waitLimit: 10_000 };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: () => openPool(options) }) });
  let isCommitting = false;
  try {
    await requireUnicode(db);
    return await db.transaction().execute(async (transaction) => {
      await requireEmpty(transaction);
      await applySteps(transaction, postgresEngine.schema);
      const moved = await copyTables(transaction, source, onProgress);
      isCommitting = true;
      return moved;
    });
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    if (isCommitting) throw new StorageError(unknownEnd, { cause: error });
    return await explainConnection(() => Promise.reject(error));
  } finally {
    await db.destroy();
  }
}

const unknownEnd =
  "The connection to the database was lost at the end of the move. Run the command again: if it says that the database is not empty, everything is there.";

async function requireEmpty(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    order by relname limit 1`.execute(db);
  const [first] = rows;
  if (first === undefined) return;
  throw new StorageError(
    `The database is not empty: it has ${first.name}. Create a new one, and name it with --database-url.`,
  );
}

async function copyTables(
  db: Database,
  source: MoveSource,
  onProgress: (rows: number) => void,
): Promise<Moved> {
  let rows = 0;
  for (const table of source.tables) {
    const name = sql.table(table.name);
    // Events have their positions, and the steps of the schema have made the first rows of some tables.
    await sql`alter table ${name} disable trigger user`.execute(db);
    await sql`delete from ${name}`.execute(db);
    for (const part of source.read(table)) {
      await copyRows(db, table.name, table.columns, part.map(encodeRow));
      // The next statement would wait in this process, and so would all parts of the table.
      await sql`select 1`.execute(db);
      rows += part.length;
      onProgress(rows);
    }
    await requireAll(db, table);
    await sql`alter table ${name} enable trigger user`.execute(db);
    if (table.lastSequence !== undefined) {
      await sql`select setval(pg_get_serial_sequence(${table.name}, 'sequence'), ${table.lastSequence})`.execute(
        db,
      );
    }
    await sql`analyze ${name}`.execute(db);
  }
  // The triggers that count bytes belong to the quota, not to the schema.
  const quota = await db.selectFrom("space_quota").select("bytes").executeTakeFirst();
  if (quota !== undefined) await postgresEngine.schema.addSpaceCounting(db as never);
  return { tables: source.tables.length, rows };
}

/** `copyRows` sends JSON, which has no bytes. */
function encodeRow(row: readonly unknown[]): readonly unknown[] {
  return row.map((value) =>
    value instanceof Uint8Array ? `\\x${Buffer.from(value).toString("hex")}` : value,
  );
}

async function requireAll(db: Database, { name, rows: expected }: MovedTable): Promise<void> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
  const found = Number(rows[0]?.rows);
  if (found === expected) return;
  throw new StorageError(
    `The table ${name} has ${expected} rows, and ${found} have arrived. Nothing is moved; the database is empty as before.`,
  );
}
