import { join } from "node:path";
import { openPostgres, openSqlite, type Storage } from "@data-import/service";
import { openServer } from "./postgres-server.ts";

/** Databases by name, that can be copied. */
export interface Databases {
  open(name: string): Storage;
  /** Nobody may have the first one open; it must stay as it is after its first copy. */
  copy(from: string, to: string): Promise<void>;
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Keeps databases in folders of a folder, or on a PostgreSQL server where its address is given. */
export async function openDatabases(folder: string, server: string | undefined): Promise<Databases> {
  if (server === undefined) {
    return {
      open: (name) => openSqlite({ folder: join(folder, name) }),
      // The folder is copied with all that is in it.
      copy: async () => {},
      remove: async () => {},
      close: async () => {},
    };
  }
  const postgres = await openServer(server);
  const original = await postgres.create();
  const named = new Map<string, string>([["world", original]]);
  // Making a database takes half a second, so one that is no longer needed is brought back to what it was.
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
