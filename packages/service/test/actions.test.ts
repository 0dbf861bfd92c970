import { afterAll, beforeAll, expect, it } from "vitest";
import { type Catalogue, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startJob } from "./support/jobs.ts";
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

  it("have defaults for absent properties, and change only in the sent ones", async () => {
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

  it("stay with their target, and have the times of their creation and of their last change", async () => {
    const deletedAt = "2026-03-02T09:00:00.000Z";
    const created = (await create({ label: "A", targetId: own.workbookId, deletedAt })).body.data;
    expect(created).not.toHaveProperty("deletedAt");
    expect(created.updatedAt).toBe(created.createdAt);
    const path = `/actions/${created.id}`;
    const moved = await test.request("PATCH", path, { body: { targetId: own.spaceId } });
    expect(moved).toMatchObject({ status: 400, body: { errors: [{ key: "targetId" }] } });
    test.wait(60_000);
    const changed = (await test.request("PATCH", path, { body: { icon: "no icon", deletedAt } })).body.data;
    expect(changed).toEqual({ ...created, icon: "no icon", updatedAt: changed.updatedAt });
    expect(Date.parse(changed.updatedAt) - Date.parse(created.updatedAt)).toBeGreaterThanOrEqual(60_000);
  });

  it("are all in one list", async () => {
    const { spaceId } = await createCatalogue(test);
    expect(await list(spaceId)).toEqual([]);
    const labels = Array.from({ length: 25 }, (_, index) => `Action ${index}`);
    const body = labels.map((label) => ({ label, targetId: spaceId }));
    await test.request("POST", `/actions/bulk?spaceId=${spaceId}`, { body });
    expect(await list(spaceId)).toEqual(labels.toReversed());
    const paged = await test.request("GET", `/actions?spaceId=${spaceId}&pageSize=5`);
    expect(paged).toMatchObject({ status: 400, body: { errors: [{ key: "pageSize" }] } });
    const { body: whole } = await test.request("GET", `/actions?spaceId=${spaceId}`);
    expect(Object.keys(whole)).toEqual(["data"]);
  });

  it("leave the jobs that they have started", async () => {
    const { spaceId, workbookId } = await createCatalogue(test);
    const config = { targetId: workbookId, label: "Count", operation: "countRows" };
    const { id } = (await create(config, spaceId)).body.data;
    const job = { type: "workbook", operation: "countRows", source: workbookId, managed: false };
    const jobId = await startJob(test, job);
    await test.request("DELETE", `/actions/${id}`);
    expect((await test.request("GET", `/jobs/${jobId}`)).body.data.status).toBe("ready");
    expect((await test.request("POST", `/jobs/${jobId}/complete`)).body.data.status).toBe("complete");
  });

  it("are created several at once, all or none", async () => {
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

  it("belong to an existing target", async () => {
    expect((await create({ label: "A", targetId: "us_wb_0" })).status).toBe(404);
    expect((await create({ label: "A", targetId: "us_rc_0" })).status).toBe(400);
    expect((await create({ label: "A", targetId: "products" })).status).toBe(400);
    const other = await createCatalogue(test);
    expect((await create({ label: "A", targetId: other.sheets["products"] })).status).toBe(404);
    expect((await create({ label: "A", targetId: other.spaceId })).status).toBe(404);
  });

  it("are deleted with their target", async () => {
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
