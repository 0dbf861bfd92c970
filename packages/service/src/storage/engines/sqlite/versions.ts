import { type Kysely, sql } from "kysely";
import type { AccessWatch } from "../../access-watch.ts";
import type { SqliteConnection } from "./driver.ts";

/** Reads the version of a database; see `Storage.readVersion`. */
export function createVersionReader({ database }: SqliteConnection, isInMemory: boolean): () => number {
  // Another connection writes, so SQLite notices its commits. The only connection of a database in memory writes itself.
  const statement = database.prepare(
    isInMemory ? "select total_changes() as version" : "pragma data_version",
  );
  return () => {
    const { version, data_version: dataVersion } = statement.get() as Record<string, number>;
    return (version ?? dataVersion) as number;
  };
}

/**
 * Watches tokens and roles. Most commits do not change them, so after a commit a counter says whether one did: reading it
 * costs less than reading a token with its roles. It needs the counter, so it is only for a migrated database.
 */
export function createAccessWatch(
  reader: SqliteConnection,
  readVersion: () => number,
  isInMemory: boolean,
): AccessWatch {
  // In memory, the counter could be that of a transaction which is rolled back later.
  const readChanges = (): number => {
    if (isInMemory) return readVersion();
    return (reader.prepare("select value from access_counter").statement.get() as { value: number }).value;
  };
  return {
    lag: 0,
    mark() {
      const at = readVersion();
      return { at, changes: readChanges() };
    },
    isCurrent(mark) {
      const version = readVersion();
      if (version === mark.at) return true;
      if (readChanges() !== mark.changes) return false;
      mark.at = version;
      return true;
    },
  };
}

/** What takes access away, or gives it. A new token, and the time of its last use, change nothing that was read before. */
const changes = [
  "delete on tokens",
  "update of hash, kind, account_id, actor_id, actor_kind, environment_id, space_id, operations, expires_at on tokens",
  ...["actor_roles", "roles"].flatMap((table) =>
    ["insert", "update", "delete"].map((change) => `${change} on ${table}`),
  ),
];

/** Adds the counter of the changes of tokens and roles. */
export async function addAccessCounter(db: Kysely<unknown>): Promise<void> {
  await sql`create table access_counter (id integer primary key, value integer not null)`.execute(db);
  await sql`insert into access_counter (id, value) values (1, 0)`.execute(db);
  for (const [index, change] of changes.entries()) {
    await sql`create trigger ${sql.ref(`count_access_${index}`)} after ${sql.raw(change)}
      begin update access_counter set value = value + 1; end`.execute(db);
  }
}
