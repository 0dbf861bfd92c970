import type { SheetConfig } from "@data-import/types";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Catalogue, cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const suppliers: SheetConfig = {
  name: "Suppliers",
  slug: "suppliers",
  fields: [
    { key: "code", type: "string" },
    { key: "country", type: "string" },
  ],
};

const orders: SheetConfig = {
  name: "Orders",
  slug: "orders",
  fields: [
    { key: "supplier", type: "reference", config: { ref: "suppliers", key: "code" } },
    { key: "others", type: "reference-list", config: { ref: "suppliers", key: "code" } },
    { key: "land", type: "string" },
    {
      key: "near",
      type: "reference",
      config: { ref: "suppliers", key: "code", filter: { refField: "country", recordField: "land" } },
    },
    {
      key: "around",
      type: "reference-list",
      config: { ref: "suppliers", key: "code", filter: { refField: "country", recordField: "land" } },
    },
  ],
};

describeEngines("references", (engine) => {
  let test: TestService;
  let catalogue: Catalogue;
  beforeEach(async () => {
    test = await startTestService(engine);
    catalogue = await createCatalogue(test, [suppliers, orders]);
  });
  afterEach(() => test.close());

  const insert = async (slug: string, ...records: Record<string, unknown>[]) => {
    const body = records.map((values) => cells(values));
    return (await test.request("POST", `/sheets/${catalogue.sheets[slug]}/records`, { body })).body.data;
  };
  const count = async (slug: string) =>
    (await test.request("GET", `/sheets/${catalogue.sheets[slug]}/counts`)).body.data.counts;

  it("are valid while the value exists, and invalid after it is deleted", async () => {
    const { records } = await insert("orders", { supplier: "S1" }, { others: ["S1", "S2"] });
    expect(records[0].values.supplier.messages).toMatchObject([{ type: "error", source: "unlinked" }]);
    expect(await count("orders")).toMatchObject({ error: 2 });
    const { records: added } = await insert("suppliers", { code: "S1" }, { code: "S2" });
    expect(await count("orders")).toMatchObject({ error: 0 });
    await test.request("DELETE", `/sheets/${catalogue.sheets["suppliers"]}/records?ids=${added[1].id}`);
    expect(await count("orders")).toMatchObject({ total: 2, error: 1 });
    await test.request("PATCH", `/sheets/${catalogue.sheets["suppliers"]}`, { body: { slug: "vendors" } });
    expect(await count("orders")).toMatchObject({ error: 2 });
    await test.request("PATCH", `/sheets/${catalogue.sheets["suppliers"]}`, { body: { slug: "suppliers" } });
    expect(await count("orders")).toMatchObject({ error: 1 });
    await test.request("DELETE", `/sheets/${catalogue.sheets["suppliers"]}`);
    expect(await count("orders")).toMatchObject({ error: 2 });
  });

  it("use the values of the referring record if they have a filter", async () => {
    await insert("suppliers", { code: "S1", country: "NL" });
    const records = [
      { near: "S1", land: "NL" },
      { near: "S1", land: "BE" },
      { around: ["S1"], land: "NL" },
      { around: ["S1"], land: "BE" },
    ];
    const { counts } = await insert("orders", ...records);
    expect(counts).toMatchObject({ valid: 2, error: 2, errorsByField: { near: 1, around: 1 } });
  });

  it("include the referenced records by request", async () => {
    const { records } = await insert("suppliers", { code: "S1", country: "NL" }, { code: "S2" });
    await insert("orders", { supplier: "S1", others: ["S2", "S1"] });
    const { body } = await test.request(
      "GET",
      `/sheets/${catalogue.sheets["orders"]}/records?includeLinks=true&fields=supplier&fields=others`,
    );
    const [{ values }] = body.data.records;
    const ids = (links: { id: string }[]) => links.map(({ id }) => id);
    expect(ids(values.supplier.links)).toEqual([records[0].id]);
    expect(ids(values.others.links)).toEqual([records[1].id, records[0].id]);
    expect(values.supplier.links[0].values.country.value).toBe("NL");
    const { body: plain } = await test.request("GET", `/sheets/${catalogue.sheets["orders"]}/records`);
    expect(plain.data.records[0].values.supplier).not.toHaveProperty("links");
  });

  it("include only the records that their filter allows", async () => {
    const { records } = await insert(
      "suppliers",
      { code: "S1", country: "NL" },
      { code: "S1", country: "BE" },
    );
    await insert("orders", { near: "S1", land: "BE" }, { near: "S1", land: "FR" }, { supplier: "S1" });
    const { body } = await test.request(
      "GET",
      `/sheets/${catalogue.sheets["orders"]}/records?includeLinks=true&includeMessages=true`,
    );
    const ids = ({ links }: { links: { id: string }[] }) => links.map(({ id }) => id);
    const [near, far, several] = body.data.records;
    expect([near.valid, ids(near.values.near)]).toEqual([true, [records[1].id]]);
    expect([far.valid, ids(far.values.near)]).toEqual([false, []]);
    // Several records may have the value of a reference.
    expect([several.valid, ids(several.values.supplier)]).toEqual([
      true,
      records.map(({ id }: { id: string }) => id),
    ]);
  });

  it("to several records are valid, whatever their relationship", async () => {
    const link = (relationship: "has-one" | "has-many", key: string) =>
      ({ key, type: "reference", config: { ref: "suppliers", key: "code", relationship } }) as const;
    const { sheets } = await createCatalogue(test, [
      suppliers,
      { name: "Links", slug: "links", fields: [link("has-one", "one"), link("has-many", "many")] },
    ]);
    const send = async (slug: string, ...records: object[]) =>
      (await test.request("POST", `/sheets/${sheets[slug]}/records`, { body: records })).body.data;
    await send("suppliers", cells({ code: "S1" }), cells({ code: "S1" }));
    const { records } = await send("links", cells({ one: "S1", many: ["S1", "S1"] }));
    expect(records).toMatchObject([
      { valid: true, values: { one: { value: "S1" }, many: { value: ["S1", "S1"] } } },
    ]);
  });

  it("to a field that does not exist are invalid until it exists", async () => {
    await insert("suppliers", { code: "S1" });
    await insert("orders", { supplier: "S1" });
    const path = `/sheets/${catalogue.sheets["suppliers"]}`;
    expect((await test.request("DELETE", `${path}/fields/code`)).status).toBe(200);
    expect(await count("orders")).toMatchObject({ error: 1 });
    const fields = suppliers.fields.toReversed();
    const change = { sheets: [{ id: catalogue.sheets["suppliers"], fields }] };
    await test.request("PATCH", `/workbooks/${catalogue.workbookId}`, { body: change });
    await insert("suppliers", { code: "S1" });
    expect(await count("orders")).toMatchObject({ error: 0 });
  });

  it("to a sheet that does not exist are invalid until it exists", async () => {
    const config = { ref: "suppliers", key: "code" };
    const lone: SheetConfig = {
      name: "Lone",
      slug: "lone",
      fields: [
        { key: "supplier", type: "reference", config },
        { key: "others", type: "reference-list", config },
      ],
    };
    // A sheet of another workbook.
    await insert("suppliers", { code: "S1" });
    const { sheets, workbookId } = await createCatalogue(test, [lone]);
    const path = `/sheets/${sheets["lone"]}/records`;
    const { body } = await test.request("POST", path, { body: [cells({ supplier: "S1", others: ["S1"] })] });
    const { values } = body.data.records[0];
    expect(values.supplier.messages).toMatchObject([{ source: "unlinked" }]);
    expect(values.others.messages).toMatchObject([{ source: "unlinked" }]);
    const { body: changed } = await test.request("PATCH", `/workbooks/${workbookId}`, {
      body: { sheets: [{ id: sheets["lone"] }, suppliers] },
    });
    const created = changed.data.sheets.find(({ slug }: { slug: string }) => slug === "suppliers");
    await test.request("POST", `/sheets/${created.id}/records`, { body: [cells({ code: "S1" })] });
    expect((await test.request("GET", path)).body.data.records[0].valid).toBe(true);
  });

  it("of more than 5,000 records that refer to a value are judged after the commit", async () => {
    const suppliersId = catalogue.sheets["suppliers"];
    for (let start = 0; start < 6000; start += 3000) {
      await insert("orders", ...Array.from({ length: 3000 }, () => ({ supplier: "S1" })));
    }
    expect(await count("orders")).toMatchObject({ total: 6000, error: 6000 });
    const { commitId, records } = await insert("suppliers", { code: "S1" });
    // The response comes when all are judged.
    expect(await count("orders")).toMatchObject({ total: 6000, error: 0 });
    const { pagination } = (await test.request("GET", `/commits/${commitId}/changes?pageSize=1`)).body;
    expect(pagination.totalCount).toBe(1 + 5000);
    await test.request("DELETE", `/sheets/${suppliersId}/records?ids=${records[0].id}`);
    expect(await count("orders")).toMatchObject({ total: 6000, error: 6000 });
  });
});
