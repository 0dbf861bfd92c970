import { afterEach, beforeEach, expect, it } from "vitest";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("the configuration that a node keeps", (engine) => {
  let test: TestService;
  let workbookId: string;
  let sheetId: string;
  let otherId: string;
  let other: TestService["request"];

  beforeEach(async () => {
    test = await startTestService(engine);
    const environmentId = test.environments.development;
    const { id: spaceId } = await test.send("POST", "/spaces", { name: "Harbour", environmentId });
    const reference = { ref: "colours", key: "name", relationship: "has-one" };
    const workbook = await test.send("POST", "/workbooks", {
      name: "Goods",
      spaceId,
      environmentId,
      sheets: [
        {
          name: "Products",
          slug: "products",
          allowAdditionalFields: true,
          fields: [
            { key: "sku", type: "string" },
            { key: "colour", type: "reference", config: reference },
          ],
        },
        { name: "Colours", slug: "colours", fields: [{ key: "name", type: "string" }] },
      ],
    });
    workbookId = workbook.id;
    [sheetId, otherId] = workbook.sheets.map(({ id }: { id: string }) => id);
    other = await test.startNode();
    // This node knows the configuration now.
    await insert({ sku: "CUP-1" });
  });
  afterEach(() => test.close());

  const write = (values: Record<string, string>, id = sheetId) =>
    test.request("POST", `/sheets/${id}/records`, {
      body: [Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]))],
    });
  async function insert(values: Record<string, string>, id?: string) {
    const { status, body } = await write(values, id);
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.data;
  }
  async function change(method: string, path: string, body?: unknown) {
    const response = await other(method, path, { body });
    expect([response.status, response.body.errors]).toEqual([200, undefined]);
    return response.body.data;
  }

  it("is not used after another node adds a field, or makes one required", async () => {
    expect((await write({ size: "L" })).status).toBe(400);
    await change("POST", `/sheets/${sheetId}/fields`, { key: "size", type: "string" });
    await insert({ size: "L" });
    const { config } = await test.send("GET", `/sheets/${sheetId}`);
    const [sku, ...fields] = config.fields;
    await change("PATCH", `/workbooks/${workbookId}`, {
      sheets: [
        {
          id: sheetId,
          config: { ...config, fields: [{ ...sku, constraints: [{ type: "required" }] }, ...fields] },
        },
      ],
    });
    expect((await insert({ size: "M" })).counts).toMatchObject({ valid: 0, error: 1 });
  });

  it("is not used after another node locks the sheet", async () => {
    await change("POST", `/sheets/${sheetId}/lock`);
    expect((await write({ sku: "CUP-2" })).status).toBe(409);
    await change("POST", `/sheets/${sheetId}/unlock`);
    await insert({ sku: "CUP-2" });
  });

  it("is not used after another node adds or deletes the sheet that a field refers to", async () => {
    await insert({ name: "red" }, otherId);
    expect((await insert({ colour: "red" })).counts).toMatchObject({ valid: 1 });
    await change("DELETE", `/sheets/${otherId}`);
    expect((await insert({ colour: "red" })).counts).toMatchObject({ error: 1 });
    const { sheets } = await change("PATCH", `/workbooks/${workbookId}`, {
      sheets: [{ name: "Colours", slug: "colours", fields: [{ key: "name", type: "string" }] }],
    });
    const created = sheets.find(({ slug }: { slug: string }) => slug === "colours");
    // The records of both sheets depend on each other from now on.
    const [before] = (await insert({ colour: "blue" })).records;
    expect(before.valid).toBe(false);
    await insert({ name: "blue" }, created.id);
    const { records } = await test.send("GET", `/sheets/${sheetId}/records?ids=${before.id}`);
    expect(records[0].valid).toBe(true);
    await change("DELETE", `/sheets/${sheetId}`);
    expect((await write({ sku: "CUP-3" })).status).toBe(404);
  });

  it("has no part of the workbook: another node names it and says whether it tracks changes", async () => {
    await change("PATCH", `/workbooks/${workbookId}`, { name: "Renamed", settings: { trackChanges: true } });
    const { commitId } = await insert({ sku: "CUP-4" });
    const [completed] = await test.send("GET", "/events?topic=commit:completed&pageSize=1");
    expect(completed.context.commitId).toBe(commitId);
    const [event] = await test.send("GET", "/events?topic=records:created&pageSize=1");
    expect(event.context.slugs.workbook).toBe("renamed");
  });

  it("is forgotten with a change that fails", async () => {
    const { config } = await test.send("GET", `/sheets/${sheetId}`);
    const added = { ...config, fields: [...config.fields, { key: "size", type: "string" }] };
    const response = await other("PATCH", `/workbooks/${workbookId}`, {
      body: {
        sheets: [
          { id: sheetId, config: added },
          { id: "us_sh_missing00", config: added },
        ],
      },
    });
    expect(response.status).not.toBe(200);
    expect((await write({ size: "L" })).status).toBe(400);
    await insert({ sku: "CUP-5" });
  });
});
