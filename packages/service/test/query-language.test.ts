import type { SheetConfig } from "@data-import/types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Catalogue, cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

const words: SheetConfig = {
  name: "Words",
  slug: "words",
  fields: [
    { key: "id", type: "string" },
    { key: "name", type: "string", label: "Όνομα" },
    { key: "price", type: "number" },
    { key: "tags", type: "string-list" },
  ],
};

const records = [
  { id: "1", name: "CAFÉ crème", tags: ["Été", "a,b"] },
  { id: "2", name: "ΟΔΟΣ", tags: ["["] },
  { id: "3", name: "İstanbul, straße", tags: ["back\\slash", 'qu"ote'] },
  { id: "4", name: "tiny", price: 0.00001 },
  { id: "5", name: "huge", price: 1e21 },
  { id: "6", name: 1e-7, price: "none" },
  { id: "7", name: ["one", "Été"], price: ["9"] },
  { id: "8", name: "8", price: 8, tags: ["", "x"] },
  { id: "9", name: "", tags: [""] },
];

describeEngines("the filter query language", (engine) => {
  let test: TestService;
  let catalogue: Catalogue;
  let sheet: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    catalogue = await createCatalogue(test, [words]);
    sheet = `/sheets/${catalogue.sheets["words"]}`;
    await test.request("POST", `${sheet}/records`, { body: records.map(cells) });
  });
  afterAll(() => test.close());

  const get = (query: Record<string, string>, path = "records") =>
    test.request("GET", `${sheet}/${path}?${new URLSearchParams(query)}`);
  const find = async (query: Record<string, string>) => {
    const { body } = await get(query);
    expect(body.errors).toBeUndefined();
    return body.data.records
      .map(({ values }: { values: { id: { value: string } } }) => values.id.value)
      .join("");
  };

  it.each([
    ["name ilike 'café%'", "1"],
    ["name ilike 'CAFÉ CRÈME'", "1"],
    ["name like 'café%'", ""],
    ["name ilike 'οδος'", "2"],
    ["name ilike 'οδοσ'", "2"],
    ["name ilike 'οδο_'", "2"],
    ["name ilike '%STRASSE'", ""],
    ["name ilike '%İSTANBUL%'", "3"],
    ["όνομα eq tiny", "4"],
    ["tags ilike été", "1"],
    ["tags eq '['", "2"],
    ["tags contains '['", "2"],
    ["tags eq 'a,b'", "1"],
    ["tags eq x", "8"],
    ["tags gt été", ""],
    ["tags gte x", "18"],
    ["tags ne x and id gte 8", "9"],
    ['tags eq ""', "45679"],
    ['name eq ""', "9"],
    ["name eq one", "7"],
    ["name contains n", "347"],
    ["name ilike été", "7"],
    ["name eq 0.0000001", "6"],
    ["price like '0.00001'", "4"],
    ["price like '1000000000000000000000'", "5"],
    ["price gt 1e20", "5"],
    // The default of a label is the key.
    ["PRICE gt 1e20", "5"],
    ["price eq 9", ""],
    ["price eq none", "6"],
    ["eq 8", "8"],
    ["eq 1e21", "5"],
    ["ilike 'ÉTÉ'", "17"],
    ["contains '['", "2"],
    ["gt 9", "1234578"],
    ['ne "" and id gte 8', "89"],
  ])("finds the records of %s", async (q, found) => {
    expect(await find({ q })).toBe(found);
  });

  it.each([
    ["É", "17"],
    ["éTé", "17"],
    ["ς", "2"],
    ["ΣΟΔ", ""],
    ["δοσ", "2"],
    ["[", "2"],
    ['["', ""],
    ["k\\s", "3"],
    ['u"o', "3"],
    ['"Été"', "17"],
    ['"été"', "17"],
    ['"café"', ""],
    ['"%"', ""],
    ["00001", "46"],
    ["1000000", "5"],
    ["e+21", ""],
    ["one", "67"],
    ['"a,b"', "1"],
  ])("finds the records with the text %s", async (searchValue, found) => {
    expect(await find({ searchValue })).toBe(found);
  });

  it("leaves empty texts out of lists", async () => {
    const { body } = await get({ q: "id gte 8" });
    const tags = body.data.records.map(({ values }: { values: { tags: object } }) => values.tags);
    expect(tags).toMatchObject([
      { value: ["x"], valid: true },
      { value: null, valid: true },
    ]);
  });

  it.each([
    [[9e18, 9e18, 9e18], 2.7e19],
    [[0.1, 0.2], 0.3],
    [[1.5e300, 3e300, 1e-7], 4.5e300],
  ])("adds up the decimal numbers of selected records exactly: %j", async (prices, sum) => {
    const { sheets } = await createCatalogue(test, [words]);
    const path = `/sheets/${sheets["words"]}`;
    await test.request("POST", `${path}/records`, { body: prices.map((price) => cells({ id: "1", price })) });
    for (const query of ["", `?q=${encodeURIComponent("id eq 1")}`]) {
      const { body } = await test.request("GET", `${path}/calculations${query}`);
      const found = body.data.find(
        ({ type, fieldKey }: { type: string; fieldKey: string }) => type === "SUM" && fieldKey === "price",
      );
      expect(found.value).toBe(sum);
    }
  });

  it("finds the same in a sheet with many fields", async () => {
    const types = ["number", "string", "string-list"] as const;
    const fields = Array.from({ length: 180 }, (_, index) => ({
      key: `f${index}`,
      type: types[index % 3] as "string",
    }));
    const { sheets } = await createCatalogue(test, [{ name: "Wide", slug: "wide", fields }]);
    const path = `/sheets/${sheets["wide"]}`;
    const wide = [{ f0: 5, f1: "É5" }, { f178: "é", f179: ["x", "5"] }, { f177: 12 }];
    await test.request("POST", `${path}/records`, { body: wide.map(cells) });
    const queries = {
      "eq 5": 2,
      "eq 5.0": 1,
      "gt 4": 3,
      "ilike 'é%'": 2,
      "contains x": 1,
      "ne 5": 1,
      'ne ""': 3,
      'eq ""': 3,
    };
    for (const [q, total] of Object.entries(queries)) {
      const { body } = await test.request("GET", `${path}/counts?q=${encodeURIComponent(q)}`);
      expect([q, body.data.counts.total]).toEqual([q, total]);
    }
  });

  describe("rejects", () => {
    const unknown = "The sheet `words` has no field `prise`. Did you mean `price`?";
    it.each(["records", "counts", "calculations"])("unknown fields in %s", async (path) => {
      for (const q of ["prise ne 1", "id eq 1 or (price gt 3 and prise is valid)"]) {
        const { status, body } = await get({ q }, path);
        expect(status).toBe(400);
        expect(body.errors).toEqual([{ key: "q", message: unknown, code: "field_unknown" }]);
      }
      const { body } = await get({ q: "nome eq 1 and prise eq 2 or nome eq 3" }, path);
      expect(body.errors).toMatchObject([
        { message: expect.stringContaining("`nome`") },
        { message: unknown },
      ]);
    });

    it("unknown fields in jobs and bulk changes, and changes nothing", async () => {
      const source = catalogue.workbookId;
      const job = { type: "workbook", source, trigger: "immediate" };
      const mutation = { type: "flag", operation: "apply", flag: { slug: "x" } };
      const requests = [
        [
          "/jobs",
          {
            ...job,
            operation: "delete-records",
            config: { sheet: catalogue.sheets["words"], q: "prise ne 1" },
          },
          "config.q",
        ],
        [
          "/jobs",
          {
            ...job,
            operation: "bulk-mutate-flags",
            config: { workbookId: source, mutation, query: "prise ne 1" },
          },
          "config.query",
        ],
        [
          `/v1/workbooks/${source}/flags/bulk-mutate`,
          { operation: "apply", slug: "x", query: "prise ne 1" },
          "query",
        ],
        [
          `/v1/workbooks/${source}/flags/bulk-mutate`,
          { operation: "apply", slug: "x", filter: { prise: 1 } },
          "filter.prise",
        ],
      ] as const;
      for (const [path, body, key] of requests) {
        const response = await test.request("POST", path, { body });
        expect(response.status).toBe(400);
        expect(response.body.errors).toEqual([{ key, message: unknown, code: "field_unknown" }]);
      }
      const { body } = await get({}, "counts");
      expect(body.data.counts.total).toBe(records.length);
    });

    it("fields that were removed before a job starts, and deletes nothing", async () => {
      const { sheets, workbookId } = await createCatalogue(test, [words]);
      const path = `/sheets/${sheets["words"]}`;
      await test.request("POST", `${path}/records`, { body: [cells({ id: "1" })] });
      const config = { sheet: sheets["words"], q: "price ne 1" };
      const job = { type: "workbook", source: workbookId, operation: "delete-records", config };
      const { body: created } = await test.request("POST", "/jobs", { body: job });
      expect((await test.request("DELETE", `${path}/fields/price`)).status).toBe(200);
      await test.request("POST", `/jobs/${created.data.id}/execute`);
      expect(await waitForJob(test, created.data.id)).toMatchObject({ status: "failed" });
      expect((await test.request("GET", `${path}/counts`)).body.data.counts.total).toBe(1);
    });

    it.each([
      [Array.from({ length: 101 }, () => "id eq a").join(" or "), "too many conditions: at most 100"],
      [
        Array.from({ length: 11 }, () => "eq a").join(" or "),
        "too many conditions without a field: at most 10",
      ],
      [`${"(".repeat(51)}id eq a${")".repeat(51)}`, "nested at most 50 deep"],
      [`id eq ${"a".repeat(10_000)}`, "at most 10000 characters; it had 10006"],
    ])("queries beyond the limits: %#", async (q, message) => {
      for (const path of ["records", "counts", "calculations"]) {
        const { status, body } = await get({ q }, path);
        expect(status).toBe(400);
        expect(body.errors).toMatchObject([{ key: "q", message: expect.stringContaining(message) }]);
      }
    });
  });

  it("takes queries up to the limits", async () => {
    const conditions = Array.from({ length: 90 }, (_, index) =>
      index % 2 === 0 ? "is valid or" : "id eq a and",
    );
    const anyField = Array.from({ length: 10 }, () => "ilike '%É%É%É%a'").join(" or ");
    const { status } = await get({ q: `${conditions.join(" ")} ${anyField}` });
    expect(status).toBe(200);
    expect((await get({ q: `${"(".repeat(50)}id eq a${")".repeat(50)}` })).status).toBe(200);
    expect((await get({ q: `id like '${"É%".repeat(3_000)}'` })).status).toBe(200);
  });
});
