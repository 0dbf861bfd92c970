import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import type { EngineSchema } from "../engine.ts";
import type { Tables } from "../rows/tables.ts";
import { StorageError } from "../storage.ts";
import { migrations } from "./index.ts";
import { createMigrationTools } from "./migration.ts";

/** Applies the steps of the schema that the database does not have yet. */
export async function migrate(db: Kysely<Tables>, schema: EngineSchema): Promise<void> {
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
  await refuseNewer(db);
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError(`The database could not be migrated to this version: ${reason}.`, {
      cause: error,
    });
  }
}

/** A database of a newer version has steps that this version does not know. */
async function refuseNewer(db: Kysely<Tables>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return;
  const taken = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom("kysely_migration")
    .select("name")
    .execute();
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = taken.find(({ name }) => !known.has(name));
  if (unknown === undefined) return;
  throw new StorageError(
    `The database belongs to a newer version of the service: this version does not know the step ${unknown.name}. Start the newer version.`,
  );
}
