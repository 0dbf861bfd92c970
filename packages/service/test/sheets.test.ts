import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { sweepDeletions } from "../src/lifecycle/deletions.ts";
import { type Catalogue, cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { goods, suppliers } from "./support/goods.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { watchTopics } from "./support/watch-topics.ts";

describeEngines("sheets", (engine) => {
  let test: TestService;
  let catalogue: Catalogue;
  let sheet: string;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    catalogue = await createCatalogue(test, [goods, suppliers]);
    sheet = `/sheets/${catalogue.sheets["goods"]}`;
  });

  const insert = (...records: Record<string, unknown>[]) =>
    test.send("POST", `${sheet}/records`, records.map(cells));
  let listNewTopics: () => Promise<string[]>;
  beforeEach(() => {
    listNewTopics = watchTopics(test, catalogue.spaceId);
  });

  it("are read with every setting, without records", async () => {
    await insert({ sku: "A" });
    const config = { ...goods };
    const read = await test.send("GET", sheet);
    expect(read).toEqual({
      id: catalogue.sheets["goods"],
      workbookId: catalogue.workbookId,
      name: "Goods",
      slug: "goods",
      collection: "catalogue",
      metadata: { pier: 7 },
      config,
      recordCounts: { total: 1, valid: 1, error: 0 },
      createdAt: expect.any(String),
      updatedAt: read.createdAt,
    });
    const listed = await test.send("GET", `/sheets?workbookId=${catalogue.workbookId}`);
    expect(listed[0]).toEqual(read);
    expect(listed.map(({ slug }: { slug: string }) => slug)).toEqual(["goods", "suppliers"]);
  });

  it("are all listed, without pages", async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ ...suppliers, slug: `sheet-${index}` }));
    const { workbookId } = await createCatalogue(test, many);
    const listed = await test.send("GET", `/sheets?workbookId=${workbookId}`);
    expect(listed.map(({ slug }: { slug: string }) => slug)).toEqual(many.map(({ slug }) => slug));
  });

  it("have counts in a workbook only if they are asked for, and then zero", async () => {
    await insert({ sku: "A" });
    const list = async (query: string) => {
      const [{ sheets }] = await test.send(
        "GET",
        `/workbooks?spaceId=${catalogue.spaceId}&includeSheets=true${query}`,
      );
      return sheets[0].recordCounts;
    };
    expect(await list("")).toBeUndefined();
    expect(await list("&includeCounts=true")).toEqual({ total: 0, valid: 0, error: 0 });
  });

  it("change in time if they are changed themselves, not with their records", async () => {
    const readTimes = async () => {
      const { createdAt, updatedAt } = await test.send("GET", sheet);
      return [createdAt, updatedAt].map((time: string) => Date.parse(time));
    };
    const [created = 0] = await readTimes();
    expect(Math.abs(created - Date.now())).toBeLessThan(60_000);
    test.wait(3_600_000);
    await insert({ sku: "A" });
    expect(await readTimes()).toEqual([created, created]);
    await test.send("PATCH", sheet, { name: "Wares" });
    const [, updated = 0] = await readTimes();
    expect(updated - created).toBeGreaterThanOrEqual(3_600_000);
    test.wait(-3_600_000);
  });

  it("change in the name, the slug and the metadata, which are replaced", async () => {
    const before = await test.send("GET", sheet);
    const changed = await test.send("PATCH", sheet, {
      name: "Wares",
      slug: "wares",
      metadata: { crate: [1] },
    });
    const names = { name: "Wares", slug: "wares" };
    expect(changed).toEqual({
      ...before,
      ...names,
      metadata: { crate: [1] },
      config: { ...goods, ...names },
      updatedAt: changed.updatedAt,
    });
    expect(await test.send("GET", sheet)).toEqual(changed);
  });

  it("are deleted with their records and commits, without the other sheets", async () => {
    const { commitId } = await insert({ sku: "A" });
    const other = `/sheets/${catalogue.sheets["suppliers"]}`;
    await test.send("POST", `${other}/records`, [cells({ code: "S1" })]);
    expect(await test.send("DELETE", sheet)).toEqual({ success: true });
    for (const path of [sheet, `${sheet}/records`, `${sheet}/commits`, `/commits/${commitId}`]) {
      expect([path, (await test.request("GET", path)).status]).toEqual([path, 404]);
    }
    await sweepDeletions(test.storage);
    const rows = test.storage.db.selectFrom("records").select("id");
    expect(await rows.where("sheet_id", "=", catalogue.sheets["goods"] ?? "").execute()).toEqual([]);
    expect((await test.send("GET", other)).recordCounts.total).toBe(1);
  });

  it("list their commits newest first, without pages", async () => {
    const inserted: string[] = [];
    for (let count = 0; count < 25; count += 1) inserted.push((await insert({ sku: `A-${count}` })).commitId);
    const listed = await test.send("GET", `${sheet}/commits`);
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(inserted.reverse());
  });

  it("are counted whole, or by their values and changes", async () => {
    const { versionId: first } = await insert({ sku: "A", price: 1 }, { sku: "B", price: "x" });
    const { versionId: second } = await insert({ sku: "C", price: 3 });
    const count = async (query = "") => (await test.send("GET", `${sheet}/counts?${query}`)).counts;
    expect(await test.send("GET", `${sheet}/counts`)).toEqual({
      success: true,
      counts: { total: 3, valid: 2, error: 1 },
    });
    const selections = {
      "filter=error": 1,
      "searchValue=b": 1,
      "q=price%20gt%202": 1,
      [`versionId=${first}`]: 2,
      [`sinceVersionId=${first}`]: 1,
      [`sinceVersionId=${second}`]: 0,
      [`commitId=${first}`]: 3,
      [`commitId=${second}`]: 1,
      [`sinceCommitId=${first}`]: 1,
    };
    for (const [query, total] of Object.entries(selections)) {
      expect([query, (await count(query)).total]).toEqual([query, total]);
    }
    expect(await count("byField=false")).not.toHaveProperty("byField");
    expect(Object.keys((await count("byField=true")).byField)).toEqual(["sku", "price", "country"]);
  });

  it("get a field at the end or at a position, empty in all records", async () => {
    await insert({ sku: "A", price: 2 });
    const origin = { key: "origin", type: "string", constraints: [{ type: "required" }] };
    await listNewTopics();
    expect(await test.send("POST", `${sheet}/fields`, origin)).toEqual(origin);
    const followed = ["sheet:updated", "sheet:counts-updated", "sheet:calculation-updated"];
    expect(await listNewTopics()).toEqual(followed);
    await test.send("POST", `${sheet}/fields?insertAtIndex=0`, { key: "first", type: "string" });
    const { config } = await test.send("GET", sheet);
    const keys = ["first", "sku", "price", "country", "origin"];
    expect(config.fields.map(({ key }: { key: string }) => key)).toEqual(keys);
    const read = async () => (await test.send("GET", `${sheet}/records`)).records[0];
    const { id, valid, values } = await read();
    expect([valid, values.sku.value, values.price.value, values.origin.value]).toEqual([false, "A", 2, null]);
    await test.send("PUT", `${sheet}/records`, [{ id, values: { origin: { value: "NL" } } }]);
    expect((await read()).valid).toBe(true);
    await test.send("PUT", `${sheet}/records`, [{ id, values: { origin: { value: "" } } }]);
    await listNewTopics();
    expect(await test.send("DELETE", `${sheet}/fields/origin`)).toEqual({ success: true });
    expect(await listNewTopics()).toEqual(followed);
    expect((await read()).values).not.toHaveProperty("origin");
    // The values do not come back with a field of the same key.
    await test.send("DELETE", `${sheet}/fields/price`);
    await test.send("POST", `${sheet}/fields`, { key: "price", type: "number" });
    expect((await read()).values.price.value).toBeNull();
  });

  it("stay locked by the first who locks them, until anyone unlocks them", async () => {
    const [key] = (
      await test.request("POST", `/auth/api-key?environmentId=${test.environments.development}&type=SECRET`)
    ).body.data;
    const lock = (action: string, token = test.token) =>
      test.request("POST", `${sheet}/${action}`, { token });
    await lock("lock");
    const locked = await test.send("GET", sheet);
    expect(locked.lockedBy).toBe(test.userId);
    expect(Math.abs(Date.parse(locked.lockedAt) - Date.now())).toBeLessThan(60_000);
    expect((await lock("lock", key.rawKey)).body).toEqual({ data: { success: true } });
    expect(await test.send("GET", sheet)).toEqual(locked);
    for (const [method, path, body] of [
      ["PATCH", sheet, { name: "x" }],
      ["PATCH", `/workbooks/${catalogue.workbookId}`, { sheets: [{ slug: "goods", name: "x" }] }],
      ["DELETE", `${sheet}/fields/price`, undefined],
      ["DELETE", `${sheet}/records?ids=us_rc_1`, undefined],
      ["PUT", `${sheet}/records`, []],
    ] as const) {
      expect([path, (await test.request(method, path, { body })).status]).toEqual([path, 409]);
    }
    expect((await lock("unlock", key.rawKey)).body).toEqual({ data: { success: true } });
    const unlocked = await test.send("GET", sheet);
    expect(unlocked).not.toHaveProperty("lockedBy");
    expect(unlocked).not.toHaveProperty("lockedAt");
    await lock("unlock");
    expect(await test.send("GET", sheet)).toEqual(unlocked);
    expect((await listNewTopics()).slice(-3)).toEqual(["sheet:created", "sheet:updated", "sheet:updated"]);
  });
});
