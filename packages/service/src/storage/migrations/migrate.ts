import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import type { EngineSchema } from "../engine.ts";
import { type Tables, tables } from "../rows/tables.ts";
import { StorageError } from "../storage.ts";
import { migrations } from "./index.ts";
import { createMigrationTools, type Migration } from "./migration.ts";
import { writeTable } from "./write-tables.ts";

/** The step that every database of 1.0.0 or newer has: it makes all tables. */
export const firstStep = "0000-tables";

/**
 * Makes the tables of a new database, as this version defines them; applies the steps to another one that it does not have yet.
 */
export async function migrate(
  db: Kysely<Tables>,
  schema: EngineSchema,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  // The migrator reads the whole schema several times, also if there is nothing to do.
  if ((await listMissing(db, steps)).length > 0) await applySteps(db, schema, steps);
}

/** The same for a database that needs them in any case, such as an empty one; also inside of a transaction. */
export async function applySteps(
  db: Kysely<Tables>,
  schema: EngineSchema,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  // The definitions have what the steps add, so these are only noted.
  let isNew = false;
  const createTables = async (given: Kysely<unknown>) => {
    isNew = true;
    await schema.runAll(given, writeSchema(schema));
  };
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries([
          [firstStep, { up: createTables }],
          ...steps.map(({ name, up }) => [
            name,
            {
              async up(given: Kysely<unknown>) {
                if (!isNew) await up(createMigrationTools(given, schema));
              },
            },
          ]),
        ]),
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

/** The statements that make all tables, indexes and triggers of this version. */
export function writeSchema({ words, triggers }: EngineSchema): readonly string[] {
  return [...tables.flatMap((table) => writeTable(table, words)), ...triggers];
}

/**
 * The names of the steps that the database does not have; throws a `StorageError` if it belongs to a newer version, or to one
 * before 1.0.0.
 */
export async function listMissing(
  db: Kysely<Tables>,
  steps: readonly Migration[] = migrations,
): Promise<readonly string[]> {
  const applied = await listApplied(db);
  const known = [firstStep, ...steps.map(({ name }) => name)];
  refuseOlder(applied);
  refuseNewer(applied, known);
  return known.filter((name) => !applied.includes(name));
}

/** The names of the steps that the database has; none if it is empty. */
async function listApplied(db: Kysely<Tables>): Promise<readonly string[]> {
  const query = (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom("kysely_migration")
    .select("name")
    .orderBy("name");
  const rows = await query.execute().catch(async () => {
    const found = await db.introspection.getTables({ withInternalKyselyTables: true });
    return found.some(({ name }) => name === "kysely_migration") ? query.execute() : [];
  });
  return rows.map(({ name }) => name);
}

/** Versions before 1.0.0 made the tables in other steps. Newer ones have the first step, whatever else they have. */
function refuseOlder(applied: readonly string[]): void {
  const last = applied.at(-1);
  if (last === undefined || applied.includes(firstStep)) return;
  throw new StorageError(
    `The database was made by a version before 1.0.0: it has the step ${last}. This version cannot change it. Start with a new database or data folder.`,
  );
}

/** A database of a newer version has steps that this version does not know. */
function refuseNewer(applied: readonly string[], known: readonly string[]): void {
  const unknown = applied.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new StorageError(
    `The database belongs to a newer version of the service: this version does not know the step ${unknown}. Start the newer version.`,
  );
}
