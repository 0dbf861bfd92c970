import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openPostgres, type Storage } from "../src/index.ts";
import { distributePostgres } from "../src/storage/engines/postgres/distribute.ts";
import { distributedTables, placements } from "../src/storage/rows/placements.ts";
import { endProcesses, startCommand } from "./support/command.ts";
import { createEnvironment, describePostgres } from "./support/databases.ts";
import { findSheetFault } from "./support/statement-sheets.ts";
import { takeSheetFaults } from "./support/watch-statements.ts";

afterEach(endProcesses);

const rows = (...sheets: string[]) => sheets.map((sheet) => JSON.stringify([1, sheet])).join("\n");

it.each<[string, readonly unknown[]]>([
  ["select * from records where sheet_id = $1 and position in ($2, $3)", ["us_sh_1", 1, 2]],
  ["select * from (select total from record_blocks where sheet_id = $1::text) as sums", ["us_sh_1"]],
  ["select r.id from given(1) as g cross join records as r where r.sheet_id = 'us_sh_1' and r.id = g.id", []],
  [
    "select 1 from records join record_values as v on v.sheet_id = records.sheet_id where records.sheet_id = $1",
    ["us_sh_1"],
  ],
  [
    "delete from records where sheet_id = $1 and exists (select 1 from record_values as v where v.sheet_id = records.sheet_id)",
    ["us_sh_1"],
  ],
  ["insert into records (position, sheet_id) values ($1, $2), ($3, $4)", [1, "us_sh_1", 2, "us_sh_1"]],
  [
    "insert into records (position, sheet_id) select line ->> 0, line ->> 1 from lines($1)",
    [rows("us_sh_1")],
  ],
  ["update records set cells = value from given($1) where records.sheet_id = $2", ["{}", "us_sh_1"]],
  ["select * from sheet_states where sheet_id in ($1, $2) for update", ["us_sh_1", "us_sh_2"]],
])("lets pass what belongs to one sheet: %s", (text, values) => {
  expect(findSheetFault(text, values, distributedTables)).toBeUndefined();
});

it.each<[string, readonly unknown[], string]>([
  ["select * from records", [], "sheet_id of records"],
  ["select * from records where sheet_id in ($1, $2)", ["us_sh_1", "us_sh_2"], "sheet_id of records"],
  ["select * from records where sheet_id = $1 or position = $2", ["us_sh_1", 1], "sheet_id of records"],
  ["select * from records where sheet_id = other_sheet", [], "sheet_id of records"],
  ["select * from sheets join records on records.sheet_id = sheets.id", [], "sheet_id of records"],
  [
    "select 1 from records r, record_values v where r.sheet_id = $1 and v.position = r.position",
    ["us_sh_1"],
    "sheet_id of record_values",
  ],
  [
    "delete from records where sheet_id = $1 and position in (select position from record_values)",
    ["us_sh_1"],
    "sheet_id of record_values",
  ],
  ["update records set cells = $1", ["[]"], "sheet_id of records"],
  [
    "select 1 from records r, record_values v where r.sheet_id = $1 and v.sheet_id = $2",
    ["us_sh_1", "us_sh_2"],
    "the sheets us_sh_1 and us_sh_2",
  ],
  [
    "insert into records (position, sheet_id) values ($1, $2), ($3, $4)",
    [1, "us_sh_1", 2, "us_sh_2"],
    "the sheets us_sh_1 and us_sh_2",
  ],
  [
    "insert into records (position, sheet_id) select line ->> 0, line ->> 1 from lines($1)",
    [rows("us_sh_1", "us_sh_2")],
    "the sheets us_sh_1 and us_sh_2",
  ],
])("finds what belongs to no single sheet: %s", (text, values, fault) => {
  expect(findSheetFault(text, values, distributedTables)).toContain(fault);
});

it("is refused on SQLite, with what to do", async () => {
  const { code, output } = await startCommand(["distribute"]).ended;
  expect(output).toBe(
    "Only PostgreSQL with Citus can distribute records. Name its address with --database-url or DATABASE_URL.\n",
  );
  expect(code).toBe(1);
});

it("names a wrong number of shards", async () => {
  const { code, output } = await startCommand(["distribute", "--shards", "many"]).ended;
  expect([output, code]).toEqual(["--shards must be a number from 1 to 4096; it was many.\n", 2]);
});

describePostgres("the distribution", (engine) => {
  let storage: Storage;
  let address: string;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    const { environment, drop: dropDatabase } = await createEnvironment(engine, { isEmpty: true });
    drop = dropDatabase;
    address = environment["DATABASE_URL"] ?? "";
    storage = openPostgres({ url: address, connections: 1 });
  });
  afterEach(async () => {
    await storage.close();
    await drop();
  });

  const list = async (query: string) =>
    (await sql<{ name: string }>`${sql.raw(query)}`.execute(storage.db)).rows.map(({ name }) => name);

  it("watches every statement of the tests", async () => {
    await storage.migrate();
    await storage.db.selectFrom("records").select("id").execute();
    expect(takeSheetFaults()).toEqual([expect.stringContaining('select "id" from "records"')]);
  });

  it("has a place for every table with a sheet_id, and every key of a distributed table has it", async () => {
    await storage.migrate();
    const tables = await list(`select table_name as name from information_schema.columns
      where column_name = 'sheet_id' and is_nullable = 'NO' and table_schema = 'public'`);
    expect(tables.sort()).toEqual(Object.keys(placements).sort());
    const names = distributedTables.map((name) => `'${name}'::regclass`).join(", ");
    const withoutSheet = await list(`select indexrelid::regclass::text as name from pg_index
      where indrelid in (${names}) and indisunique and not exists (select 1 from pg_attribute
        where attrelid = indrelid and attnum = any(indkey) and attname = 'sheet_id')`);
    expect(withoutSheet).toEqual([]);
    // Citus allows a foreign key only to a table that is colocated or on every server, and no trigger.
    const ties = await list(`select conname as name from pg_constraint
      where contype = 'f' and (conrelid in (${names}) or confrelid in (${names}))
      union all select tgname from pg_trigger where tgrelid in (${names})`);
    expect(ties).toEqual([]);
  });

  it("is refused without Citus, with what to do", async () => {
    const { code, output } = await startCommand(["distribute", "--database-url", address]).ended;
    expect(output).toBe(
      "This PostgreSQL has no extension Citus, so records stay on one server. Install Citus on each server, run `create extension citus` in the database, and run this command again.\n",
    );
    expect(code).toBe(1);
  });

  it("distributes each table once, colocated, and continues after an interrupted run", async () => {
    await addFakeCitus(storage);
    await storage.migrate();
    await sql`select create_distributed_table('records', 'sheet_id', colocate_with => 'none', shard_count => 7)`.execute(
      storage.db,
    );
    expect(await distributePostgres(address, 64)).toEqual({
      tables: distributedTables,
      earlier: ["records"],
    });
    const { code, output } = await startCommand(["distribute"], { DATABASE_URL: address }).ended;
    expect([output, code]).toEqual([`${distributedTables.join(", ")}: already distributed by sheet_id\n`, 0]);
    const done = `select format('%s by %s in %s shards', logicalrelid, partkey, shards) as name
      from pg_dist_partition where colocationid = (select min(colocationid) from pg_dist_partition)`;
    expect((await list(done)).sort()).toEqual(
      distributedTables.map((name) => `${name} by sheet_id in 7 shards`).sort(),
    );
  });

  it("divides a new database into the shards that are asked for", async () => {
    await addFakeCitus(storage);
    expect(await distributePostgres(address, 64)).toEqual({ tables: distributedTables, earlier: [] });
    expect(await list("select distinct shards::text as name from pg_dist_partition")).toEqual(["64"]);
  });

  it("is refused if a table was distributed in another way", async () => {
    await addFakeCitus(storage);
    await storage.migrate();
    await sql`select create_distributed_table('record_values', 'rule')`.execute(storage.db);
    await expect(distributePostgres(address, 64)).rejects.toThrow(
      "The table record_values was distributed in another way. Run `select undistribute_table('record_values')`",
    );
  });
});

/**
 * A fake of Citus, which the test servers do not have: the functions with the parameters and the refusals of Citus 13
 * that the command meets. It moves no rows.
 */
async function addFakeCitus({ db }: Storage): Promise<void> {
  const statements = [
    `insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
      values (16001, 'citus', 10, 'public'::regnamespace, false, 'fake')`,
    "create table pg_dist_partition (logicalrelid regclass primary key, partkey text, colocationid integer, shards integer)",
    "create function column_to_column_name(regclass, text) returns text language sql as 'select $2'",
    `create function create_distributed_table(table_name regclass, distribution_column text,
        distribution_type text default 'hash', colocate_with text default 'default', shard_count integer default null)
      returns void language plpgsql as $$
      declare mate pg_dist_partition;
      begin
        if exists (select 1 from pg_dist_partition where logicalrelid = table_name) then
          raise 'table "%" is already distributed', table_name;
        end if;
        if colocate_with not in ('none', 'default') then
          if shard_count is not null then raise 'shard_count and colocate_with cannot be used together'; end if;
          select * into mate from pg_dist_partition where logicalrelid = colocate_with::regclass;
          if not found then raise 'relation % is not distributed', colocate_with; end if;
        end if;
        insert into pg_dist_partition values (table_name, distribution_column,
          coalesce(mate.colocationid, table_name::oid::integer), coalesce(mate.shards, shard_count, 32));
      end $$`,
    `create function truncate_local_data_after_distributing_table(table_name regclass)
      returns void language plpgsql as $$
      begin
        if not exists (select 1 from pg_dist_partition where logicalrelid = table_name) then
          raise 'supplied parameter is not a distributed relation';
        end if;
      end $$`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
