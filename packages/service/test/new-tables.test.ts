import type { SheetConfig } from "@data-import/types";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../src/storage/storage.ts";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describePostgres, openEmpty } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { takeSheetFaults } from "./support/watch-statements.ts";

const code = { ref: "suppliers", key: "code" };
const sheetConfigs: SheetConfig[] = [
  {
    name: "Suppliers",
    slug: "suppliers",
    fields: [
      { key: "code", type: "string", constraints: [{ type: "unique" }] },
      { key: "country", type: "string" },
    ],
  },
  {
    name: "Orders",
    slug: "orders",
    fields: [
      { key: "supplier", type: "reference", config: code },
      { key: "land", type: "string" },
      {
        key: "near",
        type: "reference",
        config: { ...code, filter: { refField: "country", recordField: "land" } },
      },
    ],
  },
];

/** The records of each sheet, and how many of them one request needs. */
const stored = 8000;
const needed = 25;
/** A request may read a record several times, but never all of them. */
const mostRead = 1500;

/** How many records another sheet had when PostgreSQL counted the rows; undefined if it did not count them. */
const states: (readonly [title: string, counted: number | undefined])[] = [
  ["were not counted yet", undefined],
  ["were counted for another large sheet only", stored],
  ["were counted for another small sheet only", 100],
];

// PostgreSQL counts the rows of a table minutes after they were inserted. Until then, it expects too few of them.
describe.each(states)("when the rows of tables %s", (_, counted) =>
  describePostgres("the records of a large sheet", (engine) => {
    let test: TestService;
    /** The rows of records and of their values that were read since this was set to 0. */
    let read = 0;
    let paths: Readonly<Record<"suppliers" | "orders", string>>;
    let ids: string[];

    const counting =
      <Result>(work: (db: Database) => Promise<Result>) =>
      async (db: Database): Promise<Result> => {
        const before = await countReads(db);
        const result = await work(db);
        read += (await countReads(db)) - before;
        return result;
      };

    beforeAll(async () => {
      test = await startTestService({
        ...engine,
        async open() {
          // A used database knows how many rows it had.
          const storage = await openEmpty(engine);
          return {
            ...storage,
            snapshot: (work) => storage.snapshot(counting(work)),
            transaction: (work, options) => storage.transaction(counting(work), options),
          };
        },
      });
      const { db } = test.storage;
      for (const table of ["records", "record_values"]) {
        await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(db);
      }
      if (counted !== undefined) {
        const { sheets } = await createCatalogue(test, sheetConfigs);
        const numbers = Array.from({ length: counted }, (_, index) => index);
        await test.send("POST", `/sheets/${sheets["suppliers"]}/records`, numbers.map(createSupplier));
        await sql`vacuum (analyze) records, record_values`.execute(db);
        takeSheetFaults();
      }
      const { sheets } = await createCatalogue(test, sheetConfigs);
      paths = {
        suppliers: `/sheets/${sheets["suppliers"]}/records`,
        orders: `/sheets/${sheets["orders"]}/records`,
      };
      const numbers = Array.from({ length: stored }, (_, index) => index);
      await test.send("POST", paths.suppliers, numbers.map(createSupplier));
      await test.send("POST", paths.orders, numbers.map(createOrder));
      const { records } = await test.send("GET", `${paths.suppliers}?pageSize=${stored}&fields=code`);
      // Far from each other, so they are not one range.
      ids = records
        .map(({ id }: { id: string }) => id)
        .filter((_: string, index: number) => index % 300 === 0);
    });
    afterAll(() => test.close());

    const createSupplier = (index: number) => cells({ code: `S${index}`, country: `L${index % 7}` });
    const createOrder = (index: number) =>
      cells({ supplier: `S${index}`, land: `L${index % 7}`, near: `S${index}` });
    const list = <Item>(create: (index: number) => Item) =>
      Array.from({ length: needed }, (_, index) => create(index * 300));
    const query = (given: readonly string[]) => given.map((id) => `ids=${id}`).join("&");

    it.each<[string, () => Promise<unknown>]>([
      ["a page", () => test.send("GET", `${paths.suppliers}?pageSize=${needed}`)],
      ["a page with links", () => test.send("GET", `${paths.orders}?pageSize=${needed}&includeLinks=true`)],
      ["records by their ids", () => test.send("GET", `${paths.suppliers}?${query(ids.slice(0, needed))}`)],
      ["new references", () => test.send("POST", paths.orders, list(createOrder))],
      ["values that were unique", () => test.send("POST", paths.suppliers, list(createSupplier))],
      [
        "changes of values with references",
        () =>
          test.send(
            "PUT",
            paths.suppliers,
            list((index) => ({ id: ids[index / 300], values: cells({ code: `T${index}` }) })),
          ),
      ],
      ["deletions by ids", () => test.send("DELETE", `${paths.suppliers}?${query(ids.slice(0, needed))}`)],
    ])("are not read as a whole for %s", async (_, send) => {
      read = 0;
      await send();
      expect(read).toBeGreaterThan(0);
      expect(read).toBeLessThan(mostRead);
    });
  }),
);

/** The rows that this connection read, of records and of their values. The server counts them for some time. */
async function countReads(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as count from pg_stat_xact_user_tables
    where relname in ('records', 'record_values')`.execute(db);
  return Number(rows[0]?.count);
}
