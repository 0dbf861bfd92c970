import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openPostgres, type Storage } from "../src/index.ts";
import { createEnvironment, type DatabaseEnvironment, describePostgres } from "./support/databases.ts";

describePostgres("statements with names", (engine) => {
  let database: DatabaseEnvironment;
  let storage: Storage;
  let other: Storage;
  let columns = 0;
  const open = () => openPostgres({ url: database.environment["DATABASE_URL"] ?? "", connections: 1 });
  beforeAll(async () => {
    database = await createEnvironment(engine);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    storage = open();
    other = open();
    for (let round = 0; round < 3; round += 1) await list();
  });
  afterEach(async () => {
    await storage.close();
    await other.close();
  });

  const list = (db = storage.db) => db.selectFrom("accounts").selectAll().where("id", "=", "none").execute();

  /** The named statements of the connection. */
  const listNames = async () => {
    const { rows } = await sql<{ name: string; statement: string }>`
      select name, statement from pg_prepared_statements`.execute(storage.db);
    return rows.filter(({ statement }) => statement.includes('"accounts"')).map(({ name }) => name);
  };

  it("are parsed once", async () => {
    expect(await listNames()).toHaveLength(1);
    expect(await other.db.selectFrom("accounts").selectAll().execute()).toEqual([]);
  });

  it("leave statements on records alone, whose best plan depends on the sheet", async () => {
    const read = () => storage.db.selectFrom("records").selectAll().where("sheet_id", "=", "none").execute();
    for (let round = 0; round < 3; round += 1) await read();
    const { rows } =
      await sql`select 1 from pg_prepared_statements where statement like '%"records"%'`.execute(storage.db);
    expect(rows).toHaveLength(0);
  });

  const uses = {
    alone: () => list(),
    "in a transaction": () => storage.transaction((db) => list(db)),
    "in a snapshot": () => storage.snapshot((db) => list(db)),
  };
  for (const [place, use] of Object.entries(uses)) {
    it(`work ${place} after another process has changed the table`, async () => {
      columns += 1;
      await sql`alter table accounts add column ${sql.ref(`motto_${columns}`)} text`.execute(other.db);
      expect(await use()).toEqual([]);
      for (let round = 0; round < 3; round += 1) await list();
      expect(await listNames()).toHaveLength(2);
    });

    it(`work ${place} behind a pooler that gives them another connection, then without names`, async () => {
      await sql`deallocate all`.execute(storage.db);
      expect(await use()).toEqual([]);
      for (let round = 0; round < 3; round += 1) await list();
      expect(await listNames()).toHaveLength(0);
    });
  }
});
