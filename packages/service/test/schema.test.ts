import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Storage } from "../src/index.ts";
import { migrations } from "../src/storage/migrations/index.ts";
import { firstStep, migrate, writeSchema } from "../src/storage/migrations/migrate.ts";
import type { Migration } from "../src/storage/migrations/migration.ts";
import { describeEngines, openEmpty } from "./support/databases.ts";
import { betweenStatements, createFirstVersion, plantedStep } from "./support/first-version.ts";
import { writeSchema as describeSchema, postgresParts, sqliteParts } from "./support/read-schema.ts";

describeEngines("the schema", (engine) => {
  const isSqlite = engine.name === "SQLite";
  const name = isSqlite ? "sqlite" : "postgres";
  let storage: Storage;
  beforeEach(async () => {
    storage = await openEmpty(engine);
  });
  afterEach(() => storage.close());

  const read = () => describeSchema(storage, isSqlite ? sqliteParts : postgresParts);
  const schema = () => storage.engine.schema;
  const listSteps = async (): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      storage.db,
    );
    return rows.map((row) => row.name);
  };
  const create = () => createFirstVersion(storage, name);
  const listDocuments = () => storage.snapshot((db) => db.selectFrom("documents").selectAll().execute());
  const addDocument = (db: Storage["db"], id: string) => {
    const now = new Date().toISOString();
    const common = { account_id: "us_acc_1", environment_id: "us_env_1", space_id: "us_sp_1" };
    return db
      .insertInto("documents")
      .values({ ...common, id, created_at: now, updated_at: now, title: "Tides", body: "" })
      .execute();
  };

  it("is that of the file for its engine", async () => {
    await storage.migrate();
    await expect(await read()).toMatchFileSnapshot(`schema/${name}.txt`);
  });

  it("of 1.0.0 becomes the same by the later steps", async () => {
    await create();
    await storage.migrate();
    expect(await storage.listMissingSteps()).toEqual([]);
    await expect(await read()).toMatchFileSnapshot(`schema/${name}.txt`);
  });

  it("has no statement with the mark between statements", () => {
    const statements = writeSchema(schema());
    expect(statements.join(betweenStatements).split(betweenStatements)).toEqual(statements);
  });

  it("gets a later step, while a node of the version before it goes on", async () => {
    await create();
    await storage.transaction((db) => addDocument(db, "us_dc_1"));
    // PostgreSQL keeps the plan of a query that came several times.
    for (let times = 0; times < 3; times += 1) expect(await listDocuments()).toHaveLength(1);
    const node = engine.openNode?.(storage);
    await migrate(node?.db ?? storage.db, schema(), [plantedStep]);
    await node?.close();
    // The node of the version before does not know the column.
    await storage.transaction((db) => addDocument(db, "us_dc_2"));
    expect(await listDocuments()).toHaveLength(2);
    const { rows } = await sql`select id, tide from documents order by id`.execute(storage.db);
    expect(rows).toEqual([
      { id: "us_dc_1", tide: "low" },
      { id: "us_dc_2", tide: "low" },
    ]);
    // Another node of the new version starts: there is nothing to do.
    await migrate(storage.db, schema(), [plantedStep]);
    expect(await listSteps()).toEqual([firstStep, plantedStep.name]);
    await expect(storage.migrate()).rejects.toThrow(
      "The database belongs to a newer version of the service: this version does not know the step 9000-tides. Start the newer version.",
    );
  });

  it("of a new database has what the later steps add, so they are only noted", async () => {
    const never: Migration = {
      name: plantedStep.name,
      up: () => Promise.reject(new Error("not for this one")),
    };
    await migrate(storage.db, schema(), [never]);
    expect(await listSteps()).toEqual([firstStep, never.name]);
  });

  it("is made once if several nodes start at the same time", async () => {
    const node = engine.openNode?.(storage);
    try {
      await Promise.all([storage.migrate(), node?.migrate()]);
      expect(await listSteps()).toEqual([firstStep, ...migrations.map((step) => step.name)]);
    } finally {
      await node?.close();
    }
  });

  it("of a version before 1.0.0 is refused, and stays as it is", async () => {
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      storage.db,
    );
    await sql`insert into kysely_migration values ('0001-accounts', ''), ('0227-failed-requests-of-runs', '')`.execute(
      storage.db,
    );
    const before = await read();
    const refused =
      "The database was made by a version before 1.0.0: it has the step 0227-failed-requests-of-runs. This version cannot change it. Start with a new database or data folder.";
    await expect(storage.migrate()).rejects.toThrow(refused);
    await expect(storage.listMissingSteps()).rejects.toThrow(refused);
    expect(await read()).toEqual(before);
  });
});
