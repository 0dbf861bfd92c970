import type { SheetConfig } from "@data-import/types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("columns of records", (engine) => {
  let test: TestService;
  let sheetId = "";
  let records = "";
  const random = createRandom(7);
  beforeAll(async () => {
    test = await startTestService(engine);
    const catalogue = await createCatalogue(test, [varied]);
    sheetId = catalogue.sheets["varied"] ?? "";
    records = `/sheets/${sheetId}/records`;
    for (let start = 0; start < count; start += 5000) {
      const size = Math.min(5000, count - start);
      const body = Array.from({ length: size }, (_, index) => cells(createRecord(random, start + index)));
      expect((await test.request("POST", records, { body })).status).toBe(200);
    }
  }, 60_000);
  afterAll(() => test.close());

  const get = async (query: Record<string, string>, part = "records", request = test.request) => {
    const { body } = await request("GET", `/sheets/${sheetId}/${part}?${new URLSearchParams(query)}`);
    expect(body.errors, JSON.stringify(query)).toBeUndefined();
    return body.data;
  };
  /** The same selection. Columns do not have warnings, so it is scanned without them. */
  const withoutColumns = ({ q = "is valid or is error", ...query }: Record<string, string>) => ({
    ...query,
    q: `(${q}) or name is warning`,
  });
  const countColumns = async () => {
    const { rows } = await test.storage.db
      .selectFrom("record_columns")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("sheet_id", "=", sheetId)
      .execute()
      .then((rows) => ({ rows }));
    return Number(rows[0]?.count);
  };
  /** Waits until the columns of every field are there, and those of errors and changes. */
  const waitForColumns = async () => {
    const slots = varied.fields.length + 2;
    const blocks = await test.storage.db
      .selectFrom("record_blocks")
      .select("block")
      .where("sheet_id", "=", sheetId)
      .where("total", ">", 0)
      .execute();
    await expect
      .poll(
        async () => {
          await get({ q: "name ne nobody" }, "calculations");
          return countColumns();
        },
        { timeout: 20_000, interval: 100 },
      )
      .toBe(slots * blocks.length);
  };
  const expectSame = async (query: Record<string, string>, part = "records") => {
    const found = await get(query, part);
    expect(found, JSON.stringify(query)).toEqual(await get(withoutColumns(query), part));
  };

  it("select, sort, count and calculate as a scan of the records does", async () => {
    await waitForColumns();
    for (const query of createQueries(random)) await expectSame(query);
    for (const q of ["price gt 5", "name contains cup or sold eq true", "price is error", "grade eq übel"]) {
      await expectSame({ q }, "calculations");
      await expectSame({ q, byField: "true" }, "counts");
    }
  }, 120_000);

  it("are read instead of the records", async () => {
    await waitForColumns();
    const { db } = test.storage;
    const other = await db
      .selectFrom("record_columns")
      .select("data")
      .where("sheet_id", "=", sheetId)
      .where("slot", "=", 0)
      .where("block", "=", 4)
      .executeTakeFirstOrThrow();
    const query = { q: "name contains cup", pageSize: "20" };
    const before = await get(query);
    await test.storage.transaction((db) =>
      db
        .updateTable("record_columns")
        .set({ data: other.data, version: 1 })
        .where("sheet_id", "=", sheetId)
        .where("slot", "=", 0)
        .where("block", "=", 0)
        .execute(),
    );
    expect(await get(query)).not.toEqual(before);
    await test.storage.transaction((db) =>
      db.deleteFrom("record_columns").where("sheet_id", "=", sheetId).where("block", "=", 0).execute(),
    );
    expect(await get(query)).toEqual(before);
  });

  it("follow every kind of write, on every node", async () => {
    const node = await test.startNode();
    const queries = [
      { q: "name contains cup", includeCounts: "true", pageSize: "30" },
      { sortField: "price", sortDirection: "desc", pageSize: "30" },
      { searchValue: "fresh", pageSize: "30" },
    ];
    const first = async () => (await get({ pageSize: "3" })).records;
    const change = (value: unknown) => async () => {
      const [{ id }] = await first();
      await test.send("PUT", records, [{ id, values: { price: { value }, name: { value: "fresh cup" } } }]);
    };
    const fields = (type: "number" | "string") => () =>
      test.send("PATCH", `/sheets/${sheetId}`, {
        config: {
          ...varied,
          fields: varied.fields.map((field) => (field.key === "path" ? { key: "path", type } : field)),
        },
      });
    const writes: (() => Promise<unknown>)[] = [
      change(5e21),
      change("many"),
      () => test.send("POST", records, [cells({ name: "fresh cup", price: 9e21 })]),
      async () => {
        const [{ id }] = await first();
        await test.send("DELETE", `${records}?ids=${id}`);
      },
      fields("number"),
      fields("string"),
      async () => {
        const job = await test.send("POST", "/jobs", {
          ...{ type: "sheet", operation: "delete-records", source: sheetId, trigger: "immediate" },
          config: { sheet: sheetId, filter: "error", filterField: "price" },
        });
        await waitForJob(test, job.id);
      },
    ];
    for (const write of writes) {
      await waitForColumns();
      await write();
      for (const query of queries) {
        const expected = await get(withoutColumns(query));
        expect(await get(query)).toEqual(expected);
        expect(await get(query, "records", node)).toEqual(expected);
      }
    }
  }, 120_000);

  it("are deleted after a week without use, and with their sheet", async () => {
    await waitForColumns();
    expect(await countColumns()).toBeGreaterThan(0);
    await test.send("DELETE", `/sheets/${sheetId}`);
    expect(await countColumns()).toBe(0);
  });
});
