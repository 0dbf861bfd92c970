import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openSqlite, type Storage } from "../src/index.ts";
import { migrateFolder } from "./support/migrated-sqlite.ts";

let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kept-state-"));
  await migrateFolder(folder);
  storage = openSqlite({ folder });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await storage.close();
  await rm(folder, { recursive: true });
});

const row = { total: 1 };
const keep = () => storage.sheetState?.keep("us_sh_one", row);
const find = () => storage.sheetState?.find("us_sh_one");
const run = (statement: string) =>
  storage.transaction(async (db) => {
    keep();
    await sql.raw(statement).execute(db);
    return find();
  });

it.each([
  "select id from spaces",
  "insert into write_checks (id, payload) values ('1', '')",
  "update events set target = null where id = ''",
])("stays after %s, and after the commit", async (statement) => {
  expect(await run(statement)).toBe(row);
  expect(find()).toBe(row);
  expect(storage.sheetState?.find("us_sh_two")).toBeUndefined();
});

it.each([
  "update sheet_states set columns_used_at = null",
  "delete from \"sheets\" where id = ''",
  "UPDATE workbooks SET name = name",
  "with one as (select 1) update spaces set name = name",
])("is forgotten by %s", async (statement) => {
  expect(await run(statement)).toBeUndefined();
});

it("is forgotten if its transaction fails, alone or beside others that share its commit", async () => {
  const short = (work: () => Promise<void>) => storage.transaction(work, { isShort: true });
  const fail = async () => {
    keep();
    throw new Error("It failed.");
  };
  await expect(short(fail)).rejects.toThrow("It failed.");
  expect(find()).toBeUndefined();
  await Promise.allSettled([short(async () => {}), short(fail), short(async () => {})]);
  expect(find()).toBeUndefined();
});

it("is forgotten if the commit fails", async () => {
  await storage.close();
  const { prepare } = DatabaseSync.prototype;
  let fails = false;
  vi.spyOn(DatabaseSync.prototype, "prepare").mockImplementation(function (this: DatabaseSync, text) {
    const statement = prepare.call(this, text);
    const commit = statement.run.bind(statement);
    if (text === "commit") {
      statement.run = () => {
        if (fails) throw new Error("No space.");
        return commit();
      };
    }
    return statement;
  });
  storage = openSqlite({ folder });
  fails = true;
  await expect(storage.transaction(async () => keep())).rejects.toThrow("No space.");
  fails = false;
  expect(find()).toBeUndefined();
});

it("is forgotten after a commit of another program", async () => {
  await run("select 1");
  expect(find()).toBe(row);
  const other = new DatabaseSync(join(folder, "data-import.sqlite"));
  other.exec("insert into write_checks (id, payload) values ('other', '')");
  other.close();
  // The writer does not ask each time whether there was one.
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  expect(await storage.transaction(async () => find())).toBeUndefined();
});
