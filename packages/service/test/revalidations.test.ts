import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { stepRevalidation } from "../src/records/changes/apply-changes.ts";
import { continueRevalidations } from "../src/records/changes/finish-revalidation.ts";
import { type Catalogue, cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";

/** More than are validated in one transaction. */
const count = 2100;
const everything = encodeURIComponent('sku ne "nothing"');
const never = new AbortController().signal;

describeEngines("the records of large sheets", (engine) => {
  let test: TestService;
  let request: TestService["request"];
  let own: Catalogue;
  let lines: string;
  let parts: string;
  let ids: string[];
  beforeAll(async () => {
    test = await startTestService(engine);
    // On PostgreSQL, some requests reach another node.
    request = await test.startNode();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    own = await createCatalogue(test, [
      {
        name: "Lines",
        slug: "lines",
        allowAdditionalFields: true,
        fields: [
          { key: "sku", type: "string" },
          { key: "price", type: "number" },
          { key: "part", type: "string" },
        ],
      },
      { name: "Parts", slug: "parts", fields: [{ key: "code", type: "string" }] },
    ]);
    lines = `/sheets/${own.sheets["lines"]}`;
    parts = `/sheets/${own.sheets["parts"]}`;
    // Each value of a sku is there twice, and each tenth part does not exist.
    const rows = Array.from({ length: count }, (_, index) => {
      return cells({ sku: `A${index >> 1}`, price: String(index), part: `P${index % 10}` });
    });
    ids = (await test.send("POST", `${lines}/records`, rows)).records.map(({ id }: { id: string }) => id);
    const codes = Array.from({ length: 9 }, (_, index) => cells({ code: `P${index}` }));
    await test.send("POST", `${parts}/records`, codes);
  });

  const send = async (method: string, path: string, body?: unknown): Promise<TestResponse["body"]> => {
    const response = await request(method, path, { body });
    expect([response.status, response.body.errors]).toEqual([200, undefined]);
    return response.body.data;
  };
  const readMarks = () =>
    test.storage.db
      .selectFrom("sheet_states")
      .select("revalidation")
      .where("revalidation", "is not", null)
      .execute();
  /** Waits until the workbook has records that are still to be validated. */
  const waitForMark = () => expect.poll(readMarks, { interval: 1 }).not.toEqual([]);

  /** The stored counts and calculations equal those of a scan, and a validation in one piece would change nothing. */
  async function checkCounts(path: string): Promise<TestResponse["body"]> {
    expect(await readMarks()).toEqual([]);
    const kept = await send("GET", `${path}/counts?byField=true`);
    const query = path === lines ? everything : encodeURIComponent('code ne "nothing"');
    expect(kept).toEqual(await send("GET", `${path}/counts?byField=true&q=${query}`));
    expect(await send("GET", `${path}/calculations`)).toEqual(
      await send("GET", `${path}/calculations?q=${query}`),
    );
    for (const filter of ["error", "valid"]) {
      const { records } = await send("GET", `${path}/records?filter=${filter}`);
      expect(records).toHaveLength(kept.counts[filter]);
    }
    return kept.counts;
  }

  const changeRules = (sku: object, part: object) => {
    const fields = [
      { key: "sku", type: "string", ...sku },
      { key: "price", type: "number" },
      { key: "part", type: "string", ...part },
    ];
    return test.send("PATCH", `/workbooks/${own.workbookId}`, { sheets: [{ slug: "lines", fields }] });
  };
  const unique = { constraints: [{ type: "unique" }] };
  const toParts = { type: "reference", config: { ref: "parts", key: "code", relationship: "has-one" } };

  it("are validated by new rules in steps, also beside changes, and counted right", async () => {
    expect(await checkCounts(lines)).toMatchObject({ total: count, error: 0 });
    const changing = changeRules(unique, toParts);
    await waitForMark();
    // While it runs, a value becomes unique, another one is there three times, and a missing part is added.
    await Promise.all([
      send("PUT", `${lines}/records`, [{ id: ids[1900], values: cells({ sku: "only" }) }]),
      send("PUT", `${lines}/records`, [{ id: ids[10], values: cells({ sku: "A800" }) }]),
      send("POST", `${parts}/records`, [cells({ code: "P9" })]),
      send("POST", `${lines}/records`, [
        cells({ sku: "new", part: "P1" }),
        cells({ sku: "x", part: "none" }),
      ]),
      send("DELETE", `${lines}/records?ids=${ids[200]}`),
    ]);
    await changing;
    // Unique now: the changed one, the neighbours of both changed ones and of the deleted one, and both new ones.
    const counts = await checkCounts(lines);
    expect(counts).toMatchObject({ total: count + 1, valid: 5, error: count - 4 });
    await checkCounts(parts);
    // The index has each value once: a value that goes makes its last neighbour unique.
    await send("PUT", `${lines}/records`, [{ id: ids[20], values: cells({ sku: "another" }) }]);
    expect((await checkCounts(lines)).valid).toBe(7);
  });

  it("have all values of changed rules, and none of former ones", async () => {
    await changeRules(unique, toParts);
    const missing = (await checkCounts(lines)).error;
    expect(missing).toBe(count);
    await changeRules({}, toParts);
    expect((await checkCounts(lines)).error).toBe(count / 10);
    // Changed while no rule watches it: the entries of the former rule would be wrong.
    await send("PUT", `${lines}/records`, [{ id: ids[1], values: cells({ sku: "one" }) }]);
    await changeRules({ constraints: [{ type: "unique", config: { caseSensitive: true } }] }, {});
    const counts = await checkCounts(lines);
    expect(counts.valid).toBe(2);
    const rows = await test.storage.db
      .selectFrom("record_values")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("sheet_id", "=", own.sheets["lines"] ?? "")
      .executeTakeFirstOrThrow();
    expect(Number(rows.count)).toBe(count);
  });

  it("are found by the references of a sheet that is added later", async () => {
    const referTo = (ref: string, key: string) => ({
      key: ref,
      type: "reference",
      config: { ref, key, relationship: "has-one" },
    });
    const fields = [referTo("lines", "sku"), referTo("parts", "code")];
    const { sheets } = await test.send("PATCH", `/workbooks/${own.workbookId}`, {
      sheets: [{ name: "Orders", slug: "orders", fields }],
    });
    const orders = `/sheets/${sheets.find(({ slug }: { slug: string }) => slug === "orders").id}/records`;
    const known = { lines: "A1000", parts: "P3" };
    const inserted = [known, { ...known, lines: "A1050" }, { ...known, parts: "P9" }].map(cells);
    expect((await send("POST", orders, inserted)).counts).toMatchObject({ valid: 1, error: 2 });
    await checkCounts(lines);
  });

  it("are validated to the end if the process ends that began", async () => {
    const { storage } = test;
    const byKey = (sku: string) =>
      request("POST", `${lines}/records?keyFields=sku&keyFields=price`, { body: [cells({ sku, price: 7 })] });
    expect((await byKey("A3")).body.data.upserted).toMatchObject({ unchanged: 1 });
    await storage.db
      .updateTable("sheet_states")
      .set({ revalidation: JSON.stringify({ outdated: [], unindexed: [], position: 0, isTold: true }) })
      .where("sheet_id", "=", own.sheets["lines"] ?? "")
      .execute();
    await storage.db
      .updateTable("records")
      .set({ errors: null, messages: null })
      .where("sheet_id", "=", own.sheets["lines"] ?? "")
      .execute();
    expect(await byKey("A3")).toMatchObject({
      status: 409,
      body: { errors: [{ key: "keyFields", code: "sheet_revalidating" }] },
    });
    // Two processes do the steps in turn.
    await Promise.all([1, 2].map(() => continueRevalidations(test.dependencies, stepRevalidation, never)));
    expect(await checkCounts(lines)).toMatchObject({ total: count, error: 0 });
  });

  it("are validated again by request, with events that say how many have another result", async () => {
    await changeRules(unique, {});
    const before = await send("GET", `${lines}/records?includeMessages=true`);
    await test.storage.db
      .updateTable("records")
      .set({ messages: null })
      .where("sheet_id", "=", own.sheets["lines"] ?? "")
      .execute();
    const known = (await send("GET", `/events?spaceId=${own.spaceId}&pageSize=1000`)).length;
    expect(await send("POST", `${lines}/validate`)).toEqual({ success: true });
    expect(await send("GET", `${lines}/records?includeMessages=true`)).toEqual(before);
    await checkCounts(lines);
    const events = await send("GET", `/events?spaceId=${own.spaceId}&pageSize=1000`);
    const told = events.slice(0, events.length - known);
    const updated = told.filter(({ topic }: { topic: string }) => topic === "records:updated");
    const sum = updated.reduce(
      (total: number, { payload }: { payload: { count: number } }) => total + payload.count,
      0,
    );
    expect([sum, told.at(-1).topic]).toEqual([count, "sheet:updated"]);
    await send("POST", `${lines}/validate`);
    expect(await send("GET", `/events?spaceId=${own.spaceId}&pageSize=1000`)).toHaveLength(events.length + 1);
  });
});
