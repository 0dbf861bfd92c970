import { expect, it } from "vitest";
import { describeEngines, openEmpty } from "./support/databases.ts";
import { postgresParts, sqliteParts, writeSchema } from "./support/read-schema.ts";

describeEngines("the schema", (engine) => {
  it("is that of the file for its engine", async () => {
    const storage = await openEmpty(engine);
    try {
      await storage.migrate();
      const isSqlite = engine.name === "SQLite";
      const schema = await writeSchema(storage, isSqlite ? sqliteParts : postgresParts);
      await expect(schema).toMatchFileSnapshot(`schema/${isSqlite ? "sqlite" : "postgres"}.txt`);
    } finally {
      await storage.close();
    }
  });
});
