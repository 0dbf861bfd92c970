import { afterAll, beforeAll, expect, it } from "vitest";
import { cells } from "../support/catalogue.ts";
import { type ColumnSheet, listIds, openColumnSheet } from "../support/column-sheet.ts";
import { describeEngines } from "../support/databases.ts";
import { startJob, waitForJob } from "../support/jobs.ts";
import { createQueries, createRandom, varied } from "../support/varied-records.ts";

describeEngines("columns of records, with many requests and writes", (engine) => {
  const random = createRandom(7);
  let sheet: ColumnSheet;
  beforeAll(async () => {
    sheet = await openColumnSheet(engine, random);
  });
  afterAll(() => sheet.test.close());

  it("select, sort, count and calculate as a scan of the records does", async () => {
    await sheet.waitForColumns();
    for (const query of createQueries(random, 2)) {
      expect(await sheet.get(query), JSON.stringify(query)).toEqual(await sheet.scan(query));
    }
    for (const q of ["price gt 5", "name contains cup or sold eq true", "price is error", "grade eq übel"]) {
      expect(await sheet.get({ q }, "calculations"), q).toEqual(await sheet.scan({ q }, "calculations"));
      const byField = { q, byField: "true" };
      expect(await sheet.get(byField, "counts"), q).toEqual(await sheet.scan(byField, "counts"));
    }
  });

  it("find the records behind a cursor, in any order", async () => {
    await sheet.waitForColumns();
    const orders = ["name", "path", "price", "sold", "tags"].flatMap((sortField) =>
      ["asc", "desc"].map((sortDirection) => ({ sortField, sortDirection })),
    );
    for (const query of [...orders, { q: "name contains cup" }, { q: "price gt 5", ...orders[1] }]) {
      const scanned = [];
      for (const pageNumber of ["1", "2", "3"]) {
        const page = { fields: "grade", pageSize: "10000", pageNumber };
        scanned.push(...listIds(await sheet.scan({ ...query, ...page })));
      }
      expect([query, await sheet.walk(query, 2003)]).toEqual([query, scanned]);
    }
  });

  it("follow every kind of write, on every node", async () => {
    const records = `/sheets/${sheet.sheetId}/records`;
    const node = await sheet.test.startNode();
    const queries = [
      { q: "name contains cup", includeCounts: "true", pageSize: "30" },
      { sortField: "price", sortDirection: "desc", pageSize: "30" },
      { searchValue: "fresh", pageSize: "30" },
    ];
    const first = async () => (await sheet.get({ pageSize: "3" })).records;
    const change = (value: unknown) => async () => {
      const [{ id }] = await first();
      await sheet.test.send("PUT", records, [
        { id, values: { price: { value }, name: { value: "fresh cup" } } },
      ]);
    };
    const fields = (type: "number" | "string") => () =>
      sheet.test.send("PATCH", `/workbooks/${sheet.workbookId}`, {
        sheets: [
          {
            slug: "varied",
            fields: varied.fields.map((field) => (field.key === "path" ? { key: "path", type } : field)),
          },
        ],
      });
    const writes: (() => Promise<unknown>)[] = [
      change(5e21),
      change("many"),
      () => sheet.test.send("POST", records, [cells({ name: "fresh cup", price: 9e21 })]),
      async () => {
        const [{ id }] = await first();
        await sheet.test.send("DELETE", `${records}?ids=${id}`);
      },
      fields("number"),
      fields("string"),
      async () => {
        const job = await startJob(sheet.test, {
          type: "workbook",
          operation: "delete-records",
          source: sheet.workbookId,
          config: { sheet: sheet.sheetId, searchValue: '"cup cup"' },
        });
        expect(await waitForJob(sheet.test, job)).toMatchObject({ status: "complete" });
      },
    ];
    for (const write of writes) {
      await sheet.waitForColumns();
      await write();
      for (const query of queries) {
        const expected = await sheet.scan(query);
        expect(await sheet.get(query)).toEqual(expected);
        expect(await sheet.get(query, "records", node)).toEqual(expected);
      }
    }
  });
});
