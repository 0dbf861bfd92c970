import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import type { EngineSchema } from "../engine.ts";
import type { Tables } from "../rows/tables.ts";
import { StorageError } from "../storage.ts";
import { migrations } from "./index.ts";
import { createMigrationTools } from "./migration.ts";

/** Applies the steps of the schema that the database does not have yet. */
export async function migrate(db: Kysely<Tables>, schema: EngineSchema): Promise<void> {
  // The migrator reads the whole schema several times, also if there is nothing to do.
  if ((await listMissing(db)).length > 0) await applySteps(db, schema);
}

/** The same for a database that needs them in any case, such as an empty one; also inside of a transaction. */
export async function applySteps(db: Kysely<Tables>, schema: EngineSchema): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          migrations.map(({ name, up }) => [
            name,
            { up: (given: Kysely<unknown>) => up(createMigrationTools(given, schema)) },
          ]),
        ),
    },
    // A new resource may have a lower number than the last applied step.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError(`The database could not be migrated to this version: ${reason}.`, {
      cause: error,
    });
  }
}

/** The names of the steps that the database does not have; throws a `StorageError` if it belongs to a newer version. */
export async function listMissing(db: Kysely<Tables>): Promise<readonly string[]> {
  const applied = new Set(await listApplied(db));
  refuseNewer(applied);
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name));
}

/** The names of the steps that the database has; none if it is empty. */
async function listApplied(db: Kysely<Tables>): Promise<string[]> {
  const query = (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom("kysely_migration")
    .select("name");
  const rows = await query.execute().catch(async () => {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    return tables.some(({ name }) => name === "kysely_migration") ? query.execute() : [];
  });
  return rows.map(({ name }) => name);
}

/** A database of a newer version has steps that this version does not know. */
function refuseNewer(applied: ReadonlySet<string>): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied].find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new StorageError(
    `The database belongs to a newer version of the service: this version does not know the step ${unknown}. Start the newer version.`,
  );
}
