import { ExactSum } from "@data-import/tables/basics";
import { SqliteAdapter, sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createKysely, SqliteConnection } from "../src/storage/engines/sqlite/driver.ts";
import { sqliteSql } from "../src/storage/engines/sqlite/sql.ts";

let connection: SqliteConnection;
beforeEach(() => {
  connection = new SqliteConnection(":memory:");
  connection.database.exec("create table records (cells text)");
});
afterEach(() => connection.database.close());

/** The sums that SQLite makes of columns of cells. */
async function sumCells(rows: readonly (readonly unknown[])[]): Promise<number[]> {
  const insert = connection.database.prepare("insert into records values (?)");
  for (const row of rows) insert.run(JSON.stringify(row));
  const { slot, sum, table } = sqliteSql.eachCell;
  const found = await sql<{ sum: string }>`
    select ${sum} as sum from records cross join ${table} group by ${slot} order by ${slot}`.execute(
    createKysely(connection, new SqliteAdapter()),
  );
  return found.rows.map((row) => Number(row.sum));
}

it("sums of SQLite are exact, also of long, large and mixed numbers", async () => {
  const columns: readonly (readonly unknown[])[] = [
    [0.1, 0.2],
    [1e15, 0.000_001, -1e15],
    [9_007_199_254_740_991, 1, 0.5],
    [1e-7, 1e21, -1e21],
    [999_999_999.999_999, 0.000_001, -0.1],
    ["7", null, true, 2.5],
    [null, ""],
  ];
  const rows = Array.from({ length: 4 }, (_, index) => columns.map((column) => column[index] ?? null));
  expect(await sumCells(rows)).toEqual([0.3, 0.000_001, 9_007_199_254_740_992, 1e-7, 999_999_999.9, 2.5, 0]);
});

it("sums of SQLite are those of the exact sum in JavaScript", async () => {
  let seed = 7;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const rows = Array.from({ length: 5000 }, () => [
    Math.round(next() * 2e8 - 1e8) / 100,
    Number((next() * 2e9 - 1e9).toFixed(6)),
    next() * 1e6 - 5e5,
    Math.round(next() * 2e15 - 1e15),
  ]);
  const expected = [0, 1, 2, 3].map((slot) => {
    const sum = new ExactSum();
    for (const row of rows) sum.add(row[slot] as number);
    return sum.readNumber();
  });
  expect(await sumCells(rows)).toEqual(expected);
});

it("only numbers that need it are summed by JavaScript, whose arguments stay in memory", async () => {
  let calls = 0;
  connection.database.aggregate("exact_sum", {
    start: () => 0,
    step(sum: number, value) {
      calls += value === 1e-9 ? 1 : 1000;
      return sum;
    },
    result: () => "0",
  });
  await sumCells(Array.from({ length: 1000 }, (_, index) => [index / 100, index * 1e6, 1e-9]));
  expect(calls).toBe(1000);
});
