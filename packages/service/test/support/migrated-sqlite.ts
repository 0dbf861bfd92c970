import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { openSqlite, type Storage } from "../../src/index.ts";
import type { SqliteConnection } from "../../src/storage/engines/sqlite/driver.ts";
import { fileName } from "../../src/storage/engines/sqlite/reader.ts";

let migrated: Promise<Uint8Array> | undefined;

/** Opens a database in memory with all steps of the schema. To copy it takes a hundredth of the time of the steps. */
export async function openMigratedMemory(): Promise<Storage> {
  migrated ??= readMigrated();
  const bytes = await migrated;
  const storage = openSqlite({ folder: ":memory:" });
  await useDatabase(storage, (database) => {
    const size = database.prepare("pragma cache_size").get()?.["cache_size"];
    database.deserialize(bytes);
    // The only setting that belongs to the replaced database, and not to the connection.
    database.exec(`pragma cache_size = ${size}`);
  });
  return storage;
}

/** Gives a new data folder the same database. */
export async function migrateFolder(folder: string): Promise<void> {
  migrated ??= readMigrated();
  await writeFile(join(folder, fileName), await migrated, { mode: 0o600, flag: "wx" });
}

async function readMigrated(): Promise<Uint8Array> {
  const storage = openSqlite({ folder: ":memory:" });
  try {
    await storage.migrate();
    return await useDatabase(storage, (database) => database.serialize());
  } finally {
    await storage.close();
  }
}

/** Uses the connection of a storage, which the service itself reaches only through Kysely. */
function useDatabase<Result>({ db }: Storage, use: (database: DatabaseSync) => Result): Promise<Result> {
  return db
    .getExecutor()
    .provideConnection(async (connection) => use((connection as SqliteConnection).database));
}
