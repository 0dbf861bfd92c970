import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SqliteConnection } from "../src/storage/engines/sqlite/driver.ts";
import {
  createCounterMemory,
  createForeignCount,
  createVersions,
  openCommitCounter,
} from "../src/storage/engines/sqlite/versions.ts";

let folder: string;
let opened: SqliteConnection[];
let time: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "versions-"));
  opened = [];
  time = 0;
  connect().database.exec("pragma journal_mode = wal; create table words (word text)");
});
afterEach(() => {
  for (const { database } of opened) database.close();
  rmSync(folder, { recursive: true });
});

function connect(): SqliteConnection {
  const connection = new SqliteConnection(join(folder, "data.sqlite"));
  opened.push(connection);
  return connection;
}

const write = ({ database }: SqliteConnection) => database.exec("insert into words values ('one')");

it("are other ones at once after a commit of this process, and 20 ms after one of another program", () => {
  const counter = openCommitCounter(createCounterMemory());
  const { read } = createVersions(connect(), counter, false, () => time);
  const before = read();
  counter.count(["us_sp_one"]);
  expect(read("us_sp_one")).toBeGreaterThan(before);
  const between = read("us_sp_two");
  time = 19;
  write(connect());
  expect(read("us_sp_two")).toBe(between);
  counter.count(["us_sp_one"]);
  expect(read("us_sp_two")).toBe(between);
  time = 20;
  expect(read("us_sp_two")).toBe(between);
  write(connect());
  time = 40;
  expect(read("us_sp_two")).toBeGreaterThan(between);
});

it("are other ones after a commit of another program between those of the writer", () => {
  const counter = openCommitCounter(createCounterMemory());
  const { read } = createVersions(connect(), counter, false, () => time);
  const writer = connect();
  const countForeign = createForeignCount(writer, counter, () => time);
  write(writer);
  time = 20;
  countForeign();
  const before = read("us_sp_two");
  write(connect());
  write(writer);
  counter.count(["us_sp_one"]);
  time = 40;
  expect(read("us_sp_two")).toBe(before);
  countForeign();
  expect(read("us_sp_two")).toBeGreaterThan(before);
});
