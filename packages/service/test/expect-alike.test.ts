import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { expectAlike } from "../src/storage/engines/postgres/expect-alike.ts";
import type { Database } from "../src/storage/storage.ts";
import { describePostgres, openEmpty } from "./support/databases.ts";

describePostgres("the counts of rows by sheet", (engine) => {
  it("do not exist, and those of an older version are deleted", async () => {
    const storage = await openEmpty(engine);
    const { db } = storage;
    try {
      await storage.migrate();
      await addBlocks(db, 0);
      expect(await listCounted(db)).not.toContain("sheet_id");

      await sql`alter table record_blocks alter column sheet_id set statistics -1`.execute(db);
      await addBlocks(db, 100);
      expect(await listCounted(db)).toContain("sheet_id");
      for (const _ of [1, 2])
        await expectAlike(db as unknown as Kysely<unknown>, "record_blocks", "sheet_id");
      await addBlocks(db, 200);
      expect(await listCounted(db)).not.toContain("sheet_id");
    } finally {
      await storage.close();
    }
  });
});

async function addBlocks(db: Database, first: number): Promise<void> {
  await sql`insert into record_blocks (account_id, sheet_id, block, total, error)
    select 'us_acc_1', 'us_sh_1', number, 100, 0
    from generate_series(${first}::integer, ${first + 99}::integer) as numbers (number)`.execute(db);
}

/** The columns of a table whose rows PostgreSQL counted for each value. */
async function listCounted(db: Database): Promise<string[]> {
  await sql`analyze record_blocks`.execute(db);
  const { rows } = await sql<{ attname: string }>`select attname from pg_stats
    where tablename = 'record_blocks'`.execute(db);
  return rows.map(({ attname }) => attname);
}
