import { join } from "node:path";
import { openPostgres, openSqlite, type Storage } from "@data-import/service";
import { openServer } from "./postgres-server.ts";

/** Databases by name. */
export interface Databases {
  open(name: string): Storage;
  /** Nobody may have `from` open, and it must not change after its first copy. */
  copy(from: string, to: string): Promise<void>;
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Keeps databases in subfolders of a folder, or with an address on that PostgreSQL server. */
export async function openDatabases(folder: string, server: string | undefined): Promise<Databases> {
  if (server === undefined) {
    return {
      open: (name) => openSqlite({ folder: join(folder, name) }),
      // The caller copies the folder with its database.
      copy: async () => {},
      remove: async () => {},
      close: async () => {},
    };
  }
  const postgres = await openServer(server);
  const original = await postgres.create();
  const named = new Map<string, string>([["world", original]]);
  // Creating a database takes half a second, so a free one is restored and used again.
  const free: string[] = [];
  let restoring: string | undefined;
  return {
    open: (name) => openPostgres({ url: postgres.locate(named.get(name) ?? name), connections: 4 }),
    async copy(_, to) {
      restoring ??= await postgres.keepRows(original);
      const used = free.pop();
      if (used !== undefined) await postgres.run(used, restoring);
      named.set(to, used ?? (await postgres.create(original)));
    },
    async remove(name) {
      const database = named.get(name);
      if (database === undefined) return;
      named.delete(name);
      free.push(database);
    },
    close: postgres.close,
  };
}
