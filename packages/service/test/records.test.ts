import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Catalogue, cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";

describeEngines("records", (engine) => {
  let test: TestService;
  let catalogue: Catalogue;
  let sheet: string;
  beforeEach(async () => {
    test = await startTestService(engine);
    catalogue = await createCatalogue(test);
    sheet = `/sheets/${catalogue.sheets["products"]}`;
  });
  afterEach(() => test.close());

  const insert = (...records: Record<string, unknown>[]) =>
    test.request("POST", `${sheet}/records`, { body: records.map((values) => cells(values)) });
  const read = (query = "") => test.request("GET", `${sheet}/records?includeMessages=true&${query}`);
  const listSkus = (response: TestResponse) =>
    response.body.data.records.map(
      (record: { values: { sku: { value: string } } }) => record.values.sku.value,
    );
  const counts = async (query = "") =>
    (await test.request("GET", `${sheet}/counts?${query}`)).body.data.counts;

  it("returns the inserted records, in the order of the insert", async () => {
    const { status, body } = await insert(
      {
        sku: "A-1",
        name: "Cup",
        price: 24.5,
        currency: "EUR",
        in_stock: true,
        since: "2026-03-02",
        tags: ["a", "b"],
      },
      { sku: "A-2", name: "Tray", price: 12 },
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ success: true, counts: { total: 2, valid: 2, error: 0 } });
    expect(body.data.commitId).toBe(body.data.versionId);
    const response = await read();
    expect(listSkus(response)).toEqual(["A-1", "A-2"]);
    expect(response.body.data.records).toEqual(body.data.records);
    expect(response.body.data.commitId).toBe(body.data.commitId);
    const [first, second] = response.body.data.records;
    expect(first.values.tags).toMatchObject({ value: ["a", "b"], valid: true, messages: [] });
    expect(second.values.currency.value).toBeNull();
    expect(first.values.price.updatedAt).toMatch(/Z$/);
  });

  it("leaves the inserted records out of the response if the request prefers that", async () => {
    const insertWith = async (prefer: string) => {
      const body = [cells({ sku: "A-1", price: 1 }), cells({ sku: "" })];
      const { status, body: response } = await test.request("POST", `${sheet}/records`, {
        body,
        headers: { prefer },
      });
      expect(status).toBe(200);
      expect(response.data).toMatchObject({ success: true, counts: { total: 2 } });
      expect(response.data.commitId).toMatch(/^us_vr_/);
      return response.data;
    };
    expect(Object.keys(await insertWith("return=minimal"))).toEqual([
      ...["success", "commitId", "versionId", "counts"],
    ]);
    expect(await insertWith('respond-async, Return="minimal"; x=1')).not.toHaveProperty("records");
    for (const prefer of ["return=representation", "return=minimally", "code=404", ""]) {
      expect((await insertWith(prefer)).records).toHaveLength(2);
    }
    expect((await counts()).total).toBe(12);
  });

  it("stores invalid values with the reason", async () => {
    const { body } = await insert({
      sku: "",
      price: "twelve",
      currency: "GBP",
      in_stock: "maybe",
      since: "2026-02-30",
      name: null,
    });
    const [record] = body.data.records;
    expect(record.valid).toBe(false);
    expect(record.values.price).toMatchObject({ value: "twelve", valid: false });
    expect(record.values.sku.messages).toEqual([
      {
        field: "sku",
        type: "error",
        source: "required-constraint",
        message: "This field needs a value.",
        code: "value_required",
      },
    ]);
    expect(record.values.name).toMatchObject({ valid: true });
    expect(record.values.name.messages).toMatchObject([{ type: "warn", source: "required-constraint" }]);
    expect(record.values.currency.messages[0].message).toBe("This must be one of `EUR`, `USD`.");
    expect(body.data.counts).toEqual({
      total: 1,
      valid: 0,
      error: 1,
      errorsByField: { sku: 1, price: 1, currency: 1, in_stock: 1, since: 1 },
    });
  });

  it("converts a value with a clear meaning", async () => {
    const { body } = await insert({ sku: 12, name: "x", price: " 12.50 ", in_stock: "Yes", tags: "one" });
    const [{ values, valid }] = body.data.records;
    expect(valid).toBe(true);
    expect([values.sku.value, values.price.value, values.in_stock.value, values.tags.value]).toEqual([
      "12",
      12.5,
      true,
      ["one"],
    ]);
  });

  it("rejects fields that the sheet does not have, and names the most similar one", async () => {
    const { status, body } = await insert({ sku: "A" }, { SKU: "B", colour: "red" });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { key: "[1].SKU", message: "The sheet `products` has no field `SKU`. Did you mean `sku`?" },
      { key: "[1].colour" },
    ]);
    expect(await counts()).toEqual({ total: 0, valid: 0, error: 0 });
  });

  it("stores the messages of writers together with its own", async () => {
    const message = { type: "error", message: "Write the price as a number." };
    const { body } = await test.request("POST", `${sheet}/records`, {
      body: [{ sku: { value: "A" }, name: { value: "n" }, price: { value: 3, messages: [message] } }],
    });
    const [record] = body.data.records;
    expect(record.valid).toBe(false);
    expect(record.values.price.messages).toEqual([
      { field: "price", source: "custom-logic", createdBy: expect.any(String), ...message },
    ]);
    const put = await test.request("PUT", `${sheet}/records`, {
      body: [{ id: record.id, values: { name: { value: "other" } } }],
    });
    expect(put.status).toBe(200);
    expect((await read()).body.data.records[0].values.price.messages).toHaveLength(1);
    await test.request("PUT", `${sheet}/records`, {
      body: [{ id: record.id, values: { price: { value: 3 } } }],
    });
    expect((await read()).body.data.records[0]).toMatchObject({ valid: true });
  });

  it("marks both duplicates, and unmarks both", async () => {
    const { body: first } = await insert({ sku: "a-1", name: "x" });
    const { body: second } = await insert({ sku: "A-1", name: "y" }, { sku: "A-2", name: "z" });
    expect(second.data.counts).toMatchObject({ valid: 1, error: 1 });
    expect(await counts("byField=true")).toMatchObject({
      total: 3,
      error: 2,
      byField: { sku: { error: 2 } },
    });
    const [duplicate] = second.data.records;
    const put = await test.request("PUT", `${sheet}/records`, {
      body: [{ id: duplicate.id, values: { sku: { value: "A-3" } } }],
    });
    expect(put.body.data.commitId).toBe(put.body.data.versionId);
    expect(await counts()).toEqual({ total: 3, valid: 3, error: 0 });
    expect((await read("filter=error")).body.data.records).toEqual([]);
    await insert({ sku: "A-1", name: "x" }, { sku: "A-1", name: "x" });
    expect(await counts()).toEqual({ total: 5, valid: 2, error: 3 });
    const records = (await read("filter=error")).body.data.records.map(({ id }: { id: string }) => id);
    expect(records[0]).toBe(first.data.records[0].id);
    const gone = await test.request("DELETE", `${sheet}/records?ids=${records[0]}&ids=${records[1]}`);
    expect(gone.body).toEqual({ data: { success: true } });
    expect(await counts()).toEqual({ total: 3, valid: 3, error: 0 });
  });

  it("changes only the sent values, and creates no commit if nothing changes", async () => {
    const { body } = await insert({ sku: "A", name: "x", price: 1 });
    const [{ id }] = body.data.records;
    const same = await test.request("PUT", `${sheet}/records`, {
      body: [{ id, values: { price: { value: 1 }, name: {} } }],
    });
    expect(same.body.data.commitId).toBe(body.data.commitId);
    const { body: put } = await test.request("PUT", `${sheet}/records`, {
      body: [{ id, values: { price: { value: 2 } }, metadata: { seen: true } }],
    });
    expect(put.data.commitId).not.toBe(body.data.commitId);
    const { body: now } = await read(`sinceCommitId=${body.data.commitId}`);
    expect(now.data.records).toMatchObject([
      { id, values: { price: { value: 2 }, name: { value: "x" } }, metadata: { seen: true } },
    ]);
    expect((await read(`commitId=${body.data.commitId}`)).body.data.records).toHaveLength(1);
    expect((await read(`sinceCommitId=${put.data.commitId}`)).body.data.records).toEqual([]);
    const { body: list } = await test.request("GET", `${sheet}/calculations`);
    const changed = list.data.find(
      (one: { fieldKey: string; type: string }) => one.fieldKey === "price" && one.type === "COUNT_CHANGED",
    );
    expect(changed.value).toBe(1);
  });

  it("rejects ids that the sheet does not have, and then changes nothing", async () => {
    const { body } = await insert({ sku: "A", name: "x" });
    const [{ id }] = body.data.records;
    const put = await test.request("PUT", `${sheet}/records`, {
      body: [
        { id, values: { name: { value: "y" } } },
        { id: "us_rc_none", values: {} },
      ],
    });
    expect(put.status).toBe(404);
    expect(put.body.errors).toEqual([
      { key: "[1].id", message: "There is no record `us_rc_none`.", code: "not_found" },
    ]);
    expect((await test.request("DELETE", `${sheet}/records?ids=${id}&ids=us_rc_none`)).status).toBe(404);
    expect((await read()).body.data.records[0].values.name.value).toBe("x");
  });

  it("finds warnings, which do not make a record invalid", async () => {
    await insert({ sku: "A" }, { sku: "B", name: "warn" }, { sku: "C", price: "x", name: "y" });
    expect(listSkus(await read("q=is%20warning"))).toEqual(["A"]);
    expect(listSkus(await read("q=name%20is%20warning"))).toEqual(["A"]);
    expect(listSkus(await read("q=sku%20is%20warning"))).toEqual([]);
    expect(listSkus(await read("q=is%20valid"))).toEqual(["A", "B"]);
  });

  describe("selections", () => {
    beforeEach(async () => {
      await insert(
        {
          sku: "C-1",
          name: "Cup, blue",
          price: 8,
          currency: "EUR",
          in_stock: true,
          tags: ["kitchen", "blue"],
        },
        { sku: "C-2", name: "cup, red", price: 20, currency: "USD", in_stock: false },
        { sku: "C-3", name: "100% wool", price: "many", currency: "EUR", since: "2026-05-01" },
        { sku: "C-4", name: "Übertopf", price: 100, since: "2025-12-31", tags: ["garden"] },
      );
    });

    it.each([
      ["price gte 20", ["C-2", "C-4"]],
      ["price gt 8 and currency eq USD", ["C-2"]],
      ["price eq 8.0", ["C-1"]],
      ["price eq many", ["C-3"]],
      ['"Price in euros" lt 10', ["C-1"]],
      ["currency ne EUR", ["C-2", "C-4"]],
      ['currency eq ""', ["C-4"]],
      ['currency ne ""', ["C-1", "C-2", "C-3"]],
      ["name like '%cup%'", ["C-2"]],
      ["name ilike '%cup%'", ["C-1", "C-2"]],
      ["name like 'c_p%'", ["C-2"]],
      [String.raw`name like '100\% %'`, ["C-3"]],
      ["name like wool\\", []],
      ["since lt 2026-01-01", ["C-4"]],
      ["in_stock eq true", ["C-1"]],
      ["tags contains kitchen", ["C-1"]],
      ["tags eq garden or (price eq 20 and in_stock eq false)", ["C-2", "C-4"]],
      ["price is error", ["C-3"]],
      ["is valid", ["C-1", "C-2", "C-4"]],
      ["is error and price is valid", []],
      ["is warning", []],
      ["name is warning or price is warning", []],
      ["eq 20", ["C-2"]],
      ["ne 20", ["C-1", "C-3", "C-4"]],
      ["sku eq C-1 or sku eq C-2 and price gt 10", ["C-2"]],
    ])("finds the records of the query %s", async (query, found) => {
      expect(listSkus(await read(`q=${encodeURIComponent(query)}`))).toEqual(found);
    });

    it.each([
      ["price", "at the end of the query: an operator is expected here"],
      ["price gt", "at the end of the query: the value that `gt` compares with is expected here"],
      ["price gt 3 or", "a field or an operator is expected here"],
      ["(price gt 3", "a closing parenthesis is missing here"],
      ["price gt 3)", "at `)`: `and`, `or` or the end is expected here"],
      ["name eq 'x", "at `'x`: the quote ' is not closed"],
      ["price is big", "after `is` comes valid, error or warning"],
      ["", "a field or an operator is expected here"],
      ["name is warning or weight is warning", "The sheet `products` has no field `weight`."],
      ["weight ne 1", "The sheet `products` has no field `weight`."],
    ])("rejects the query %s with the position of the error", async (query, message) => {
      const { status, body } = await read(`q=${encodeURIComponent(query)}`);
      expect(status).toBe(400);
      expect(body.errors[0].key).toBe("q");
      expect(body.errors[0].message).toContain(message);
    });

    it.each([
      ["filter=error", ["C-3"]],
      ["filter=valid", ["C-1", "C-2", "C-4"]],
      ["filter=none", []],
      ["filter=all", ["C-1", "C-2", "C-3", "C-4"]],
      ["filter=error&filterField=price", ["C-3"]],
      ["filter=error&filterField=name", []],
      ["filterField=price", ["C-1", "C-2", "C-3", "C-4"]],
      ["searchValue=cup", ["C-1", "C-2"]],
      ["searchValue=cup&searchField=sku", []],
      [`searchValue=${encodeURIComponent("0%")}`, ["C-3"]],
      [`searchValue=${encodeURIComponent('"cup, red"')}`, ["C-2"]],
      [`searchValue=${encodeURIComponent('"kitchen"')}`, ["C-1"]],
      [`searchValue=${encodeURIComponent('""')}&searchField=currency`, ["C-4"]],
      ["sortField=price&sortDirection=desc", ["C-4", "C-2", "C-1", "C-3"]],
      ["sortField=name&sortDirection=asc", ["C-3", "C-1", "C-2", "C-4"]],
      ["pageSize=2&pageNumber=2", ["C-3", "C-4"]],
      ["pageSize=2&pageNumber=2&filter=valid", ["C-4"]],
      ["pageSize=3&pageNumber=9", []],
    ])("finds the records of %s", async (query, found) => {
      expect(listSkus(await read(query))).toEqual(found);
    });

    it("uses ids as a selection, or excludes them from another selection", async () => {
      const { body } = await read();
      const [{ id }] = body.data.records;
      expect(listSkus(await read(`ids=${id}`))).toEqual(["C-1"]);
      expect(listSkus(await read(`ids=${id}&filter=valid`))).toEqual(["C-2", "C-4"]);
      const length = await read(`ids=${id}&searchValue=cup&includeLength=true`);
      expect(length.body.data.counts).toEqual({ total: 1, valid: 1, error: 0 });
    });

    it("names every invalid parameter", async () => {
      const { status, body } = await read("filterField=x&searchField=y&sortField=z");
      expect(status).toBe(400);
      expect(body.errors.map(({ key }: { key: string }) => key)).toEqual([
        "filterField",
        "searchField",
        "sortField",
      ]);
    });

    it("returns only the requested fields, and messages only by request", async () => {
      const { body } = await test.request("GET", `${sheet}/records?fields=sku&fields=price&pageSize=1`);
      expect(Object.keys(body.data.records[0].values)).toEqual(["sku", "price"]);
      expect(body.data.records[0].values.sku).not.toHaveProperty("messages");
      expect((await read("fields=skew")).status).toBe(400);
    });

    it("counts a selection like all records", async () => {
      const all = await counts("byField=true");
      expect(all).toEqual(await counts(`byField=true&q=${encodeURIComponent('sku ne ""')}`));
      expect(all).toMatchObject({
        total: 4,
        valid: 3,
        error: 1,
        errorsByField: { price: 1 },
        byField: { currency: { total: 4, valid: 4, error: 0, empty: 1 } },
      });
      const kept = (await test.request("GET", `${sheet}/calculations`)).body.data;
      const scanned = (
        await test.request("GET", `${sheet}/calculations?q=${encodeURIComponent('sku ne ""')}`)
      ).body.data;
      expect(scanned).toEqual(kept);
      const price = Object.fromEntries(
        kept
          .filter(({ fieldKey }: { fieldKey: string }) => fieldKey === "price")
          .map(({ type, value }: { type: string; value: number }) => [type, value]),
      );
      expect(price).toMatchObject({ SUM: 128, MIN: 8, MAX: 100, COUNT_NON_EMPTY: 4, PERCENT_CHANGED: 0 });
      expect(price["AVERAGE"]).toBeCloseTo(128 / 3);
    });
  });
});
