import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { cells } from "../support/catalogue.ts";
import { describeEngines } from "../support/databases.ts";
import { startJob, waitForJob } from "../support/jobs.ts";
import { startTestService, type TestService } from "../support/start.ts";
import { codeOf, fields, openPairWorld, openTemplateWorld, type PairWorld } from "./pair-world.ts";

describeEngines("features that change the same records", (engine) => {
  let test: TestService;
  let world: PairWorld;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  beforeEach(async () => {
    world = await openPairWorld(test);
  });
  afterAll(() => test.close());

  /** Changes the fields of the sheet of the template, and propagates that to its spaces; returns the result of the job. */
  async function propagate(list: readonly object[]) {
    const { createdFrom } = await test.send("GET", `/spaces/${world.spaceId}`);
    const [workbook] = await test.send("GET", `/workbooks?spaceId=${createdFrom}`);
    await test.send("PATCH", `/workbooks/${workbook.id}`, {
      sheets: [{ slug: "goods", name: "Goods", fields: list }],
    });
    const id = await startJob(test, { type: "space", operation: "propagate", source: createdFrom });
    return waitForJob(test, id);
  }

  it("snapshots and keys: an import finds the records that a restore brought back, and no others", async () => {
    await world.insert("A", "B");
    const snapshotId = await world.takeSnapshot();
    expect((await world.importKey("C", "Cup")).status).toBe(200);
    const [{ id }] = (await test.send("GET", world.records)).records;
    await test.send("DELETE", `${world.records}?ids=${id}`);
    await world.restore(snapshotId);
    const upserted = async (sku: string) => (await world.importKey(sku, "Mug")).body.data.upserted;
    expect(await upserted("A")).toMatchObject({ added: 0, updated: 1 });
    expect(await upserted("C")).toMatchObject({ added: 1, updated: 0 });
    expect(await world.skus()).toEqual(["A", "B", "C"]);
  });

  it("undo and keys: an import finds the records that an undo brought back, and no others", async () => {
    const { commitId, ids } = await world.insert("A");
    await test.send("DELETE", `${world.records}?ids=${ids[0]}`);
    const [deletion] = await test.send("GET", `/sheets/${world.sheetId}/commits`);
    await test.send("POST", `/commits/${deletion.id}/undo`);
    expect((await world.importKey("a", "Cup")).body.data.upserted).toMatchObject({ added: 0, updated: 1 });
    const [change] = await test.send("GET", `/sheets/${world.sheetId}/commits`);
    await test.send("POST", `/commits/${change.id}/undo`);
    await test.send("POST", `/commits/${commitId}/undo`);
    expect(await world.skus()).toEqual([]);
    expect((await world.importKey("A", "Cup")).body.data.upserted).toMatchObject({ added: 1 });
  });

  it("templates and undo: a commit from before a propagation can be undone", async () => {
    world = await openTemplateWorld(test);
    const { commitId, ids } = await world.insert("A");
    const body = [{ id: ids[0], values: cells({ name: "Mug" }) }];
    const changed = (await test.request("PUT", world.records, { body })).body.data.commitId;
    const { status } = await propagate([...fields, { key: "price", type: "number" }]);
    expect(status).toBe("complete");
    expect(await test.send("POST", `/commits/${changed}/undo`)).toMatchObject({ updated: 1 });
    const [record] = (await test.send("GET", world.records)).records;
    expect(record.values).toMatchObject({ name: { value: "Cup" }, price: { value: null } });
    expect(await test.send("POST", `/commits/${commitId}/undo`)).toMatchObject({ deleted: 1 });
  });

  it("templates and snapshots: a space gets none, and its own show what a propagation changed", async () => {
    world = await openTemplateWorld(test);
    expect(await test.send("GET", `/snapshots?sheetId=${world.sheetId}`)).toEqual([]);
    await world.insert("A");
    const snapshotId = await world.takeSnapshot();
    await propagate([...fields, { key: "price", type: "number" }]);
    const { summary } = await test.send("GET", `/snapshots/${snapshotId}?includeSummary=true`);
    expect(summary.schemaDiff).toMatchObject({ sku: "unchanged", price: "added" });
    await world.insert("B");
    expect((await world.restore(snapshotId)).result).toMatchObject({ deleted: 1 });
    expect(await world.skus()).toEqual(["A"]);
  });

  it("templates and keys: an import finds the records by a field that a propagation has changed", async () => {
    world = await openTemplateWorld(test);
    await world.importKey("a1", "Cup");
    const exact = { type: "unique", config: { caseSensitive: true } };
    await propagate([{ ...fields[0], constraints: [exact] }, fields[1] ?? {}]);
    expect((await world.importKey("A1", "Mug")).body.data.upserted).toMatchObject({ added: 1, updated: 0 });
    expect((await world.importKey("a1", "Mug")).body.data.upserted).toMatchObject({ added: 0, updated: 1 });
    expect(await world.skus()).toEqual(["a1", "A1"]);
  });

  it("templates and foreground jobs: a propagation leaves a blocked space for later", async () => {
    world = await openTemplateWorld(test);
    const job = { type: "sheet", operation: "review", source: world.sheetId, mode: "foreground" };
    const jobId = await startJob(test, job);
    const wider = [...fields, { key: "price", type: "number" }];
    await propagate(wider);
    const keys = async () =>
      (await test.send("GET", `/sheets/${world.sheetId}`)).config.fields.map(
        ({ key }: { key: string }) => key,
      );
    const blocked = await keys();
    await test.send("POST", `/jobs/${jobId}/complete`, {});
    await propagate(wider);
    expect([blocked, await keys()]).toEqual([
      ["sku", "name"],
      ["sku", "name", "price"],
    ]);
  });

  it("templates and namespaces: a space has the namespace of its request, and its events, too", async () => {
    const { development: environmentId } = test.environments;
    const template = { environmentId, isAppTemplate: true, namespace: "template" };
    const { id } = await test.send("POST", "/spaces", template);
    const made = await test.send("POST", "/spaces", { environmentId, spaceConfigId: id, namespace: "own" });
    expect(made.namespace).toBe("own");
    const [event] = await test.send("GET", `/events?spaceId=${made.id}&topic=space:created`);
    expect(event.namespaces).toEqual(["own"]);
  });

  it("namespaces and guests: a guest sees its space whatever its namespace is", async () => {
    await test.send("PATCH", `/spaces/${world.spaceId}`, { namespace: "quay" });
    const list = (query: string) => test.request("GET", `/spaces?${query}`, { token: world.guest });
    expect((await list("namespace=quay")).body.data).toMatchObject([{ id: world.spaceId }]);
    expect((await list("namespace=other")).body.data).toEqual([]);
    expect(await codeOf(test.request("GET", `/spaces/${world.spaceId}`, { token: world.guest }))).toEqual([
      200,
      undefined,
    ]);
  });
});
