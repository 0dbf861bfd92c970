import type { SheetConfig } from "@data-import/types";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const goods: SheetConfig = {
  name: "Goods",
  slug: "goods",
  fields: [
    { key: "sku", type: "string" },
    { key: "price", type: "number" },
    { key: "tags", type: "string-list" },
  ],
};

describeEngines("records that are read", (engine) => {
  let test: TestService;
  let path: string;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    path = `/sheets/${(await createCatalogue(test, [goods])).sheets["goods"]}/records`;
  });

  const insert = async (...records: Record<string, unknown>[]) =>
    (await test.request("POST", path, { body: records.map(cells) })).body.data;
  const read = async (query = "") => (await test.request("GET", `${path}?${query}`)).body.data;
  const list = async (query: string) =>
    (await read(encodeURI(query))).records
      .map(({ values }: { values: { sku: { value: string } } }) => values.sku.value)
      .join("");
  const refuse = async (query: string, method = "GET") => {
    const { status, body } = await test.request(method, `${path}?${query}`);
    return [status, body.errors?.[0].key];
  };

  it("have the same JSON as any list of objects, in every form", async () => {
    const fields: SheetConfig["fields"] = [
      { key: "b", type: "string" },
      { key: "10", type: "number" },
      { key: "2", type: "string-list" },
      { key: 'quote "', type: "boolean" },
      { key: "due", type: "date", constraints: [{ type: "required" }] },
    ];
    const { sheets } = await createCatalogue(test, [{ name: "Forms", slug: "forms", fields }]);
    const forms = `/sheets/${sheets["forms"]}/records`;
    const records = [
      {
        b: { value: 'a "b" \\ é 🙂' },
        "10": { value: 1.5e21 },
        "2": { value: ["x", "y"] },
        due: { value: "2026-02-03" },
      },
      { b: { value: null }, "10": { value: "many" }, 'quote "': { value: true } },
      { b: { value: "noted", messages: [{ type: "warn", message: "look" }] }, due: { value: "2026-02-04" } },
      { b: { value: "plain" }, "2": { value: ["z"] }, due: { value: "2026-02-05" } },
    ];
    const [first, , third] = (await test.send("POST", forms, records)).records;
    const change = { id: first.id, values: { b: { value: "changed" } } };
    const note = { id: third.id, values: {}, metadata: { note: 1 }, config: { readonly: true } };
    await test.send("PUT", forms, [change, note]);
    const texts = [];
    for (const query of [
      "",
      "?includeMessages=true",
      "?fields=2&fields=b&fields=2",
      "?fields=10&pageSize=2",
    ]) {
      const response = await test.service.fetch(`http://service.localhost/v1${forms}${query}`, {
        headers: { authorization: `Bearer ${test.token}`, "x-disable-hooks": "true" },
      });
      const text = await response.text();
      expect(JSON.stringify(JSON.parse(text))).toBe(text);
      texts.push(JSON.parse(text).data.records);
    }
    const [plain, withMessages, some, page] = texts;
    expect(Object.keys(plain[0])).toEqual([
      "id",
      "values",
      "valid",
      "commitId",
      "versionId",
      "metadata",
      "config",
    ]);
    expect(Object.keys(plain[0].values)).toEqual(["2", "10", "b", 'quote "', "due"]);
    expect(Object.keys(plain[0].values.b)).toEqual(["value", "valid", "updatedAt"]);
    expect(Object.keys(withMessages[1].values["10"])).toEqual(["value", "valid", "messages", "updatedAt"]);
    expect(plain[0].values.b.updatedAt >= plain[0].values.due.updatedAt).toBe(true);
    expect(plain[0].values.b).toMatchObject({ value: "changed", valid: true });
    expect(withMessages[1].values["10"].messages).toHaveLength(1);
    expect(withMessages[2].values.b.messages[0]).toMatchObject({ field: "b", type: "warn", message: "look" });
    expect(plain[1].valid).toBe(false);
    expect([plain[0].metadata, plain[2].metadata, plain[2].config]).toEqual([
      {},
      { note: 1 },
      { readonly: true },
    ]);
    const updatedAt = plain[3].values.due.updatedAt;
    const describe = (value: unknown) => ({ value, valid: true, messages: [], updatedAt });
    expect(withMessages[3].values).toEqual({
      "2": describe(["z"]),
      "10": describe(null),
      b: describe("plain"),
      'quote "': describe(null),
      due: describe("2026-02-05"),
    });
    expect(Object.keys(some[0].values)).toEqual(["2", "b"]);
    expect(page.map(({ values }: { values: object }) => Object.keys(values))).toEqual([["10"], ["10"]]);
  });

  it("and written are 10,000 at most", async () => {
    const body = Array.from({ length: 10_001 }, (_, index) => cells({ price: index }));
    expect((await test.request("POST", path, { body })).status).toBe(400);
    expect(await read()).toMatchObject({ records: [] });
    expect((await insert({ price: -1 })).records).toHaveLength(1);
    expect((await test.request("POST", path, { body: body.slice(1) })).status).toBe(200);
    const { records, ...rest } = await read();
    expect(rest).not.toHaveProperty("pagination");
    const prices = records.map(({ values }: { values: { price: { value: number } } }) => values.price.value);
    expect(prices).toEqual([-1, ...Array.from({ length: 9_999 }, (_, index) => index + 1)]);
    expect((await read("pageNumber=2")).records).toMatchObject([{ values: { price: { value: 10_000 } } }]);
    expect((await read("pageSize=10000&pageNumber=2")).records).toHaveLength(1);
    expect(await refuse("pageSize=10001")).toEqual([400, "pageSize"]);
    const revisions = Array.from({ length: 10_001 }, (_, index) => ({ id: `us_rc_${index}`, values: {} }));
    expect((await test.request("PUT", path, { body: revisions })).status).toBe(400);
    expect((await test.request("PUT", path, { body: revisions.slice(1) })).status).toBe(404);
  });

  it("and deleted have 100 ids at most", async () => {
    const { records } = await insert(...Array.from({ length: 101 }, (_, price) => ({ price })));
    const ids: string[] = records.map(({ id }: { id: string }) => `ids=${id}`);
    expect((await read(ids.slice(1).join("&"))).records).toHaveLength(100);
    expect(await refuse(ids.join("&"))).toEqual([400, "ids"]);
    expect(await refuse(ids.join("&"), "DELETE")).toEqual([400, "ids"]);
    expect((await read()).records).toHaveLength(101);
    expect(await refuse(ids.slice(1).join("&"), "DELETE")).toEqual([200, undefined]);
    expect((await read()).records).toMatchObject([{ values: { price: { value: 0 } } }]);
    expect((await read(ids[1])).records).toEqual([]);
  });

  it("are sorted by code points, by the first item, and then as they were inserted", async () => {
    await insert(
      { sku: "b", price: 9, tags: ["z", "a"] },
      { sku: "B", price: 10, tags: ["b"] },
      { sku: "ä", price: 9, tags: ["b", "a"] },
      { sku: "a", price: 10 },
    );
    expect(await list("sortField=sku&sortDirection=asc")).toBe("Babä");
    expect(await list("sortField=price&sortDirection=asc")).toBe("bäBa");
    expect(await list("sortField=price&sortDirection=desc")).toBe("Babä");
    expect(await list("sortField=tags&sortDirection=asc")).toBe("Bäba");
    expect(await list("sortField=tags&sortDirection=desc")).toBe("bBäa");
    expect(await refuse("sortField=sku")).toEqual([400, "sortDirection"]);
    expect(await refuse("sortDirection=asc")).toEqual([400, "sortField"]);
  });

  it("match all conditions of the request", async () => {
    const { commitId: first, records } = await insert(
      { sku: "a", price: 1 },
      { sku: "b", price: "x" },
      { sku: "c", price: 3 },
    );
    const { body } = await test.request("PUT", path, {
      body: [0, 2].map((index) => ({ id: records[index].id, values: { tags: { value: ["new"] } } })),
    });
    const second = body.data.commitId;
    await insert({ sku: "d", price: 4 });
    for (const name of ["versionId", "commitId"]) {
      expect(await list(`${name}=${first}`)).toBe("abc");
      expect(await list(`${name}=${second}`)).toBe("ac");
      expect(await list(`${name}=${first}&filter=valid&searchValue=new&q=price gt 1`)).toBe("c");
    }
    for (const name of ["sinceVersionId", "sinceCommitId"]) {
      expect(await list(`${name}=${first}`)).toBe("acd");
      expect(await list(`${name}=${second}`)).toBe("d");
      expect(await list(`${name}=${first}&searchValue=new&q=price lt 3`)).toBe("a");
    }
    expect(await list(`ids=${records[0].id}&filter=all`)).toBe("bcd");
    expect(await list(`ids=${records[0].id}&ids=${records[1].id}`)).toBe("ab");
  });

  it("have the counts of all pages by request", async () => {
    const { commitId } = await insert({ sku: "a", price: 1 }, { sku: "b", price: "x" }, { sku: "c" });
    expect(await read()).not.toHaveProperty("counts");
    const counts = { total: 3, valid: 2, error: 1 };
    for (const name of ["includeLength", "includeCounts"]) {
      expect(await read(`${name}=true&pageSize=1`)).toMatchObject({ success: true, counts });
      expect((await read(`${name}=true&filter=error`)).counts).toEqual({ total: 1, valid: 0, error: 1 });
    }
    expect(await read()).toMatchObject({ commitId, versionId: commitId });
  });
});
