import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { listMissing } from "../../migrations/migrate.ts";
import type { MovedTable, MoveSource } from "../../move-source.ts";
import { type Tables, tables } from "../../rows/tables.ts";
import { StorageError } from "../../storage.ts";
import { lockFolder } from "./lock-folder.ts";
import { fileName, openReader } from "./reader.ts";

const cacheKibibytes = 65_536;

/** A part of the rows ends at so many characters or so many rows. */
const mostCharacters = 2_000_000;
const mostRows = 5000;

/**
 * Opens the database of a data folder for a move, and locks the folder, so that no service can write to it meanwhile.
 * Throws a `StorageError` if there is no database, if a service uses it, or if it has another schema than this version.
 */
export async function openMoveSource(folder: string): Promise<MoveSource> {
  if (!existsSync(join(folder, fileName))) {
    throw new StorageError(
      `The folder ${folder} has no database. Name the data folder of the service with --data.`,
    );
  }
  const lock = lockFolder(folder);
  const { connection, db } = openReader(folder, cacheKibibytes);
  const close = async () => {
    await db.destroy();
    lock.release();
  };
  try {
    if ((await listMissing(db)).length > 0) {
      throw new StorageError(
        "The database does not have the schema of this version: run `data-import-service migrate` with this folder first.",
      );
    }
    const moved: MovedTable[] = [];
    for (const { name, columns } of tables) moved.push(await describe(name, Object.keys(columns)));
    return { tables: moved, read, close };
  } catch (error) {
    await close();
    throw error;
  }

  async function describe(name: keyof Tables, columns: readonly string[]): Promise<MovedTable> {
    const counts = await sql<{ rows: number; last: number | null }>`select count(*) as rows,
      (select seq from sqlite_sequence where name = ${name}) as last from ${sql.table(name)}`.execute(db);
    const [{ rows, last } = { rows: 0, last: null }] = counts.rows;
    return { name, columns, rows, lastSequence: last ?? undefined };
  }

  function* read({ name, columns }: MovedTable): Generator<readonly (readonly unknown[])[]> {
    const list = columns.map((column) => `"${column}"`).join(", ");
    const statement = connection.database.prepare(`select ${list} from "${name}"`);
    let [part, characters]: [unknown[][], number] = [[], 0];
    for (const found of statement.iterate()) {
      const row = columns.map((column) => found[column]);
      part.push(row);
      characters += row.reduce((sum: number, value) => sum + sizeOf(value), 0);
      if (characters < mostCharacters && part.length < mostRows) continue;
      yield part;
      [part, characters] = [[], 0];
    }
    if (part.length > 0) yield part;
  }
}

function sizeOf(value: unknown): number {
  return typeof value === "string" || value instanceof Uint8Array ? value.length : 8;
}
