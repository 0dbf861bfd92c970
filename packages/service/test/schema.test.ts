import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { writeTable } from "../src/storage/migrations/write-tables.ts";
import { tables } from "../src/storage/rows/tables.ts";
import { describeEngines, openEmpty } from "./support/databases.ts";
import { postgresParts, sqliteParts, writeSchema } from "./support/read-schema.ts";

describeEngines("the schema", (engine) => {
  const isSqlite = engine.name === "SQLite";
  const file = `schema/${isSqlite ? "sqlite" : "postgres"}.txt`;
  const parts = isSqlite ? sqliteParts : postgresParts;

  it("is that of the file for its engine", async () => {
    const storage = await openEmpty(engine);
    try {
      await storage.migrate();
      await expect(await writeSchema(storage, parts)).toMatchFileSnapshot(file);
    } finally {
      await storage.close();
    }
  });

  it("is that of the definitions of the tables", async () => {
    const [stepped, defined] = await Promise.all([openEmpty(engine), openEmpty(engine)]);
    try {
      await stepped.migrate();
      await defined.transaction(async (db) => {
        const { schema } = defined.engine;
        const statements = tables.flatMap((table) => writeTable(table, schema.words));
        for (const statement of statements) await sql.raw(statement).execute(db);
        const untyped = db as unknown as Kysely<unknown>;
        await schema.addEventOrder(untyped);
        await schema.allowPlacedEvents(untyped);
        await schema.addAccessCounter(untyped);
      });
      // SQLite keeps the quotes of a statement.
      const read = async (storage: typeof stepped) =>
        (await writeSchema(storage, parts))
          .replaceAll('"', "")
          .split("\n\n")
          .filter((table) => !table.startsWith("kysely_"));
      expect(await read(defined)).toEqual(await read(stepped));
    } finally {
      await Promise.all([stepped.close(), defined.close()]);
    }
  });
});
