import { join } from "node:path";
import { openPostgres, openSqlite, type Storage } from "@data-import/service";
import { changeCounter, openServer } from "./postgres-server.ts";
import { copyDatabase, createRestore } from "./sqlite-copy.ts";

/** Databases by name. */
export interface Databases {
  open(name: string): Storage;
  /** Opens a copy of a database, which nobody may have open, and which must not change after its first copy. */
  copy(from: string, to: string): Promise<DatabaseCopy>;
  /**
   * Counts the changes of the first database, and of its copies, from now on.
   * @returns the table with the version of the data, which every write changes
   */
  countChanges(): Promise<string>;
  close(): Promise<void>;
}

/** An open copy of a database. */
export interface DatabaseCopy {
  readonly storage: Storage;
  /** Gives it the rows of the original again; nobody may use it meanwhile. */
  restore(): Promise<void>;
  /** Its rows stay. */
  close(): Promise<void>;
}

/** Keeps databases in subfolders of a folder, or with an address on that PostgreSQL server. */
export async function openDatabases(folder: string, server: string | undefined): Promise<Databases> {
  return server === undefined ? openFolders(folder) : openOnServer(server);
}

function openFolders(folder: string): Databases {
  const open = (name: string): Storage => openSqlite({ folder: join(folder, name) });
  return {
    open,
    async copy(from, to) {
      copyDatabase(join(folder, from), join(folder, to));
      const storage = open(to);
      const { restore, close } = createRestore(join(folder, from), join(folder, to));
      return {
        storage,
        restore: async () => restore(),
        async close() {
          close();
          await storage.close();
        },
      };
    },
    // SQLite itself counts what other connections write, and all reads have a connection that never writes.
    countChanges: async () => "pragma_data_version",
    close: async () => {},
  };
}

async function openOnServer(server: string): Promise<Databases> {
  const postgres = await openServer(server);
  const original = await postgres.create();
  let kept: Promise<string> | undefined;
  const keepRows = (): Promise<string> => {
    kept ??= postgres.keepRows(original);
    return kept;
  };
  const open = (database: string): Storage =>
    openPostgres({ url: postgres.locate(database), connections: 4 });
  return {
    open: () => open(original),
    async copy() {
      const statement = await keepRows();
      const database = await postgres.create(original);
      const storage = open(database);
      const { run, close } = await postgres.connect(database);
      return {
        storage,
        restore: () => run(statement),
        async close() {
          await close();
          await storage.close();
        },
      };
    },
    async countChanges() {
      await keepRows();
      return changeCounter;
    },
    close: postgres.close,
  };
}
