import { afterAll, beforeAll, expect, it } from "vitest";
import { type Catalogue, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("actions", (engine) => {
  let test: TestService;
  let own: Catalogue;
  beforeAll(async () => {
    test = await startTestService(engine);
    own = await createCatalogue(test);
  });
  afterAll(() => test.close());

  const create = (body: unknown, spaceId = own.spaceId) =>
    test.request("POST", `/actions?spaceId=${spaceId}`, { body });
  const list = async (spaceId = own.spaceId) => {
    const { body } = await test.request("GET", `/actions?spaceId=${spaceId}`);
    return body.data.map(({ label }: { label: string }) => label);
  };

  it("fill in what is left out, and change in what is sent", async () => {
    const config = {
      targetId: own.sheets["products"],
      label: "Submit",
      operation: "submitProducts",
      primary: true,
      mount: { type: "sheet", slugs: ["products"] },
      constraints: [{ type: "hasData" }, { type: "hasSelection" }],
    };
    const created = await create(config);
    expect(created.body.data).toMatchObject({ ...config, mode: "background", confirm: true, primary: true });
    const path = `/actions/${created.body.data.id}`;
    const changed = await test.request("PATCH", path, {
      body: { label: "Send", constraints: [{ type: "hasData" }] },
    });
    expect(changed.body.data).toEqual({
      ...created.body.data,
      label: "Send",
      constraints: [{ type: "hasData" }],
      updatedAt: expect.any(String),
    });
    expect((await test.request("GET", path)).body).toEqual(changed.body);
    expect((await test.request("DELETE", path)).body).toEqual({ data: { success: true } });
    expect((await test.request("GET", path)).status).toBe(404);
    const { body } = await test.request("GET", `/events?spaceId=${own.spaceId}&pageSize=3`);
    expect(body.data).toMatchObject([
      { topic: "action:deleted", payload: { label: "Send", operation: "submitProducts" } },
      { topic: "action:updated", payload: { label: "Send" }, context: { actionId: created.body.data.id } },
      { topic: "action:created", domain: "space", payload: { label: "Submit" } },
    ]);
  });

  it("come several at once, all or none", async () => {
    const { spaceId, workbookId } = await createCatalogue(test);
    const bulk = (...labels: [string, string][]) =>
      test.request("POST", `/actions/bulk?spaceId=${spaceId}`, {
        body: labels.map(([label, targetId]) => ({ label, targetId })),
      });
    const response = await bulk(["One", workbookId], ["Two", spaceId]);
    expect(response.body.data).toMatchObject([{ label: "One" }, { label: "Two" }]);
    const half = await bulk(["Three", workbookId], ["Four", own.workbookId]);
    expect(half).toMatchObject({ status: 404, body: { errors: [{ key: "[1].targetId" }] } });
    expect(await list(spaceId)).toEqual(["Two", "One"]);
  });

  it("belong to something that is there", async () => {
    expect((await create({ label: "A", targetId: "us_wb_0" })).status).toBe(404);
    expect((await create({ label: "A", targetId: "us_rc_0" })).status).toBe(400);
    expect((await create({ label: "A", targetId: "products" })).status).toBe(400);
    const other = await createCatalogue(test);
    expect((await create({ label: "A", targetId: other.sheets["products"] })).status).toBe(404);
    expect((await create({ label: "A", targetId: other.spaceId })).status).toBe(404);
  });

  it("go with what they belong to", async () => {
    const { spaceId, workbookId, sheets } = await createCatalogue(test);
    const document = await test.request("POST", `/spaces/${spaceId}/documents`, {
      body: { title: "Welcome", body: "" },
    });
    const documentId = document.body.data.id;
    for (const [label, targetId] of Object.entries({
      workbook: workbookId,
      ...sheets,
      document: documentId,
    })) {
      expect((await create({ label, targetId }, spaceId)).status).toBe(200);
    }
    await create({ label: "space", targetId: spaceId }, spaceId);
    await test.request("DELETE", `/spaces/${spaceId}/documents/${documentId}`);
    expect(await list(spaceId)).toEqual(["space", "products", "workbook"]);
    await test.request("DELETE", `/workbooks/${workbookId}`);
    expect(await list(spaceId)).toEqual(["space"]);
  });
});
