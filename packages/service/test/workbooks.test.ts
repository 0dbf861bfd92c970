import type { SheetConfig } from "@data-import/types";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sweepDeletions } from "../src/lifecycle/deletions.ts";
import { cells, createCatalogue, createSpace, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const people: SheetConfig = {
  name: "People & places",
  fields: [{ key: "email", type: "string", constraints: [{ type: "unique" }] }],
};

describeEngines("workbooks", (engine) => {
  let test: TestService;
  beforeEach(async () => {
    test = await startTestService(engine);
  });
  afterEach(() => test.close());

  const listTopics = async () => {
    const { body } = await test.request("GET", "/events?pageSize=100");
    return body.data
      .map(({ topic }: { topic: string }) => topic)
      .filter((topic: string) => /^(workbook|sheet):/.test(topic))
      .reverse();
  };

  it("are created with their sheets, and found again", async () => {
    const spaceId = await createSpace(test);
    const config = {
      name: "Spring",
      spaceId,
      labels: ["a"],
      metadata: { x: [1] },
      sheets: [productSheet, people],
    };
    const { status, body } = await test.request("POST", "/workbooks", { body: config });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: "Spring",
      spaceId,
      environmentId: test.environments.development,
      metadata: { x: [1] },
      sheets: [{ slug: "products" }, { slug: "people-places", name: "People & places" }],
    });
    expect((await test.request("GET", `/workbooks/${body.data.id}`)).body).toEqual(body);
    const { body: listed } = await test.request(
      "GET",
      `/workbooks?spaceId=${spaceId}&label=a&includeSheets=true`,
    );
    expect(listed.data).toEqual([body.data]);
    expect((await test.request("GET", "/workbooks?label=b")).body.data).toEqual([]);
    const { body: sheets } = await test.request("GET", `/sheets?workbookId=${body.data.id}`);
    const recordCounts = { total: 0, valid: 0, error: 0 };
    expect(sheets.data).toEqual(body.data.sheets.map((sheet: object) => ({ ...sheet, recordCounts })));
    expect(await listTopics()).toEqual(["workbook:created", "sheet:created", "sheet:created"]);
  });

  it("are rejected with all errors of their sheets", async () => {
    const spaceId = await createSpace(test);
    const { status, body } = await test.request("POST", "/workbooks", {
      body: {
        name: "Spring",
        spaceId,
        sheets: [
          {
            name: "a",
            fields: [
              { key: "x", type: "string" },
              { key: "X", type: "number" },
            ],
            constraints: [{ type: "unique", name: "u", fields: ["x", "y"], strategy: "concat" }],
          },
        ],
      },
    });
    expect(status).toBe(400);
    expect(body.errors.map(({ key }: { key: string }) => key)).toEqual([
      "sheets[0].fields[1].key",
      "sheets[0].constraints[0].fields",
    ]);
    expect((await test.request("GET", "/workbooks")).body.data).toEqual([]);
    expect(
      (await test.request("POST", "/workbooks", { body: { name: "x", spaceId: "us_sp_none" } })).status,
    ).toBe(404);
    expect((await test.request("POST", "/workbooks", { body: { name: "x" } })).status).toBe(400);
  });

  it("are hidden from other accounts", async () => {
    const { workbookId, sheets } = await createCatalogue(test);
    const { token } = await test.createAccount();
    for (const path of [
      `/workbooks/${workbookId}`,
      `/sheets?workbookId=${workbookId}`,
      `/sheets/${sheets["products"]}`,
      `/sheets/${sheets["products"]}/records`,
      `/sheets/${sheets["products"]}/counts`,
      `/sheets/${sheets["products"]}/commits`,
      `/workbooks/${workbookId}/commits`,
    ]) {
      expect((await test.request("GET", path, { token })).status, path).toBe(404);
    }
    expect((await test.request("GET", "/workbooks", { token })).body.data).toEqual([]);
  });

  it("show the counts of a sheet in the sheet itself", async () => {
    const { workbookId, sheets } = await createCatalogue(test);
    const path = `/sheets/${sheets["products"]}`;
    await test.request("POST", `${path}/records`, {
      body: [cells({ sku: "A", name: "x" }), cells({ sku: "A", name: "y" }), cells({ sku: "B", name: "z" })],
    });
    const recordCounts = { total: 3, valid: 1, error: 2 };
    expect((await test.request("GET", path)).body.data).toMatchObject({ recordCounts });
    const listed = await test.request("GET", `/sheets?workbookId=${workbookId}`);
    expect(listed.body.data).toMatchObject([{ recordCounts }]);
    const { body } = await test.request("GET", `/workbooks/${workbookId}`);
    expect(body.data.sheets[0]).not.toHaveProperty("recordCounts");
  });

  it("change their sheets, and validate the records again", async () => {
    const { workbookId, sheets } = await createCatalogue(test);
    const sheet = `/sheets/${sheets["products"]}`;
    await test.request("POST", `${sheet}/records`, {
      body: [cells({ sku: "A", name: "x", price: 3 }), cells({ sku: "A", name: "y", price: "4 euros" })],
    });
    const fields = [
      { key: "price", type: "string" },
      { key: "sku", type: "string" },
      { key: "origin", type: "string", constraints: [{ type: "required" }] },
    ];
    const { status, body } = await test.request("PATCH", `/workbooks/${workbookId}`, {
      body: {
        name: "Autumn",
        sheets: [
          { slug: "products", fields },
          { ...people, slug: "people" },
        ],
      },
    });
    expect(status).toBe(200);
    expect(body.data.name).toBe("Autumn");
    expect(body.data.sheets.map(({ slug }: { slug: string }) => slug)).toEqual(["products", "people"]);
    const { body: read } = await test.request("GET", `${sheet}/records?includeMessages=true`);
    expect(read.data.records.map(({ values }: { values: unknown }) => values)).toMatchObject([
      {
        price: { value: "3", valid: true },
        sku: { value: "A", valid: true },
        origin: { value: null, valid: false },
      },
      { price: { value: "4 euros", valid: true }, sku: { valid: true }, origin: { valid: false } },
    ]);
    expect((await test.request("GET", `${sheet}/counts?byField=true`)).body.data.counts).toMatchObject({
      total: 2,
      error: 2,
      byField: { origin: { empty: 2, error: 2 }, sku: { error: 0, empty: 0 } },
    });
    const removed = await test.request("DELETE", `${sheet}/fields/origin`);
    expect(removed.body).toEqual({ data: { success: true } });
    expect((await test.request("GET", `${sheet}/counts`)).body.data.counts).toMatchObject({ error: 0 });
  });

  it("accept further fields if a sheet allows it", async () => {
    const { sheets } = await createCatalogue(test, [productSheet, people]);
    const path = `/sheets/${sheets["products"]}/fields`;
    const field = { key: "origin", type: "string" };
    const { status, body } = await test.request("POST", `${path}?insertAtIndex=1`, { body: field });
    expect([status, body.data]).toEqual([200, field]);
    const { body: sheet } = await test.request("GET", `/sheets/${sheets["products"]}`);
    expect(sheet.data.config.fields[1]).toEqual(field);
    expect((await test.request("POST", path, { body: { key: "ORIGIN", type: "string" } })).status).toBe(409);
    expect(
      (await test.request("POST", `/sheets/${sheets["people-places"]}/fields`, { body: field })).status,
    ).toBe(400);
    expect((await test.request("DELETE", `${path}/none`)).status).toBe(404);
  });

  it("have sheets that can be locked", async () => {
    const { sheets } = await createCatalogue(test);
    const sheet = `/sheets/${sheets["products"]}`;
    await test.request("POST", `${sheet}/lock`);
    expect((await test.request("GET", sheet)).body.data.lockedBy).toMatch(/^us_/);
    const refused = [
      await test.request("POST", `${sheet}/records`, { body: [cells({ sku: "A" })] }),
      await test.request("PATCH", sheet, { body: { name: "x" } }),
      await test.request("POST", `${sheet}/fields`, { body: { key: "a", type: "string" } }),
      await test.request("POST", `${sheet}/validate`),
      await test.request("DELETE", sheet),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    await test.request("POST", `${sheet}/unlock`);
    expect((await test.request("GET", sheet)).body.data).not.toHaveProperty("lockedAt");
    expect((await test.request("POST", `${sheet}/records`, { body: [cells({ sku: "A" })] })).status).toBe(
      200,
    );
  });

  it("are deleted with everything in them", async () => {
    const { workbookId, sheets } = await createCatalogue(test);
    const sheet = `/sheets/${sheets["products"]}`;
    const { body } = await test.request("POST", `${sheet}/records`, { body: [cells({ sku: "A" })] });
    expect((await test.request("DELETE", `/workbooks/${workbookId}`)).body).toEqual({
      data: { success: true },
    });
    expect((await test.request("GET", `/workbooks/${workbookId}`)).status).toBe(404);
    expect((await test.request("GET", sheet)).status).toBe(404);
    expect((await test.request("GET", `/commits/${body.data.commitId}`)).status).toBe(404);
    await sweepDeletions(test.storage);
    const rows = test.storage.db.selectFrom("records").select("id");
    expect(await rows.where("sheet_id", "=", sheets["products"] ?? "").execute()).toEqual([]);
    expect((await listTopics()).at(-1)).toBe("workbook:deleted");
  });

  it("give each sheet its own slug", async () => {
    const { sheets } = await createCatalogue(test, [productSheet, people]);
    const { status, body } = await test.request("PATCH", `/sheets/${sheets["people-places"]}`, {
      body: { slug: "products" },
    });
    expect(status).toBe(409);
    expect(body.errors[0].key).toBe("slug");
    const renamed = await test.request("PATCH", `/sheets/${sheets["products"]}`, {
      body: { name: "Goods", metadata: { a: 1 } },
    });
    expect(renamed.body.data).toMatchObject({ name: "Goods", config: { name: "Goods" }, metadata: { a: 1 } });
  });
});
