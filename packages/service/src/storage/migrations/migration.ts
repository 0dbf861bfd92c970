import type { CreateTableBuilder, Kysely } from "kysely";
import type { EngineSchema } from "../engine.ts";

/** One step of the schema. Steps run once, in the order of their names. */
export interface Migration {
  /** `0001-accounts`: a number that never changes, and the resource. */
  readonly name: string;
  up(schema: MigrationTools): Promise<void>;
}

/** The tools of a migration. */
export interface MigrationTools extends EngineSchema {
  readonly db: Kysely<unknown>;
  /** Starts a table with the columns of `resourceColumns`. The caller adds further columns and executes it. */
  createResource(name: string): CreateTableBuilder<string, string>;
}

/** The tools of a migration on an engine. */
export function createMigrationTools(db: Kysely<unknown>, schema: EngineSchema): MigrationTools {
  return {
    ...schema,
    db,
    createResource(name) {
      const table = db.schema.createTable(name) as unknown as CreateTableBuilder<string, string>;
      return schema
        .addSequence(table)
        .addColumn("id", "text", (column) => column.notNull().unique())
        .addColumn("account_id", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("updated_at", "text", (column) => column.notNull());
    },
  };
}
