import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Storage } from "../../src/index.ts";
import { migrate } from "../../src/storage/migrations/migrate.ts";
import type { Migration } from "../../src/storage/migrations/migration.ts";

/** Between two statements of a file of SQL, and nowhere in one of them. */
export const betweenStatements = ";\n\n";

/** Makes the tables of an empty database as 1.0.0 did: they do not depend on the definitions of today. */
export async function createFirstVersion(
  { db, engine: { schema } }: Storage,
  name: "sqlite" | "postgres",
): Promise<void> {
  const file = join(import.meta.dirname, `../schema/1.0.0.${name}.sql`);
  const statements = (await readFile(file, "utf8")).split(betweenStatements);
  await migrate(db, { ...schema, runAll: (given) => schema.runAll(given, statements) }, []);
}

/** A step of a version that does not exist: columns that the versions before it do not know. */
export const plantedStep: Migration = {
  name: "9000-tides",
  async up({ db }) {
    for (const table of ["documents", "records"]) {
      await (db as Kysely<unknown>).schema
        .alterTable(table)
        .addColumn("tide", "text", (column) => column.notNull().defaultTo("low"))
        .execute();
    }
  },
};
