import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { cells } from "../support/catalogue.ts";
import { describeEngines } from "../support/databases.ts";
import { startJob } from "../support/jobs.ts";
import { startTestService, type TestService } from "../support/start.ts";
import { codeOf, openPairWorld, type PairWorld } from "./pair-world.ts";

// What is closed: a locked sheet, one that a job in the foreground blocks, and a sheet of an archived space. Each of them
// refuses the features below, changes nothing, and takes them again later.

describeEngines("what is closed for a while", (engine) => {
  let test: TestService;
  let world: PairWorld;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  beforeEach(async () => {
    world = await openPairWorld(test);
  });
  afterAll(() => test.close());

  const undo = (commitId: string) => test.request("POST", `/commits/${commitId}/undo`);
  const lock = () => test.send("POST", `/sheets/${world.sheetId}/lock`);
  const unlock = () => test.send("POST", `/sheets/${world.sheetId}/unlock`);
  /** A job that somebody else works on. */
  const block = () =>
    startJob(test, { type: "sheet", operation: "review", source: world.sheetId, mode: "foreground" });
  const complete = (jobId: string) => test.send("POST", `/jobs/${jobId}/complete`, {});
  const archive = () => test.send("POST", `/spaces/${world.spaceId}/archive`);
  const unarchive = () => test.send("POST", `/spaces/${world.spaceId}/unarchive`);

  it("locks and undo: nothing is undone in a locked sheet, and everything later", async () => {
    const { commitId } = await world.insert("A");
    await lock();
    expect(await codeOf(undo(commitId))).toEqual([409, "sheet_locked"]);
    expect(await world.skus()).toEqual(["A"]);
    await unlock();
    expect((await undo(commitId)).body.data).toMatchObject({ deleted: 1 });
  });

  it("locks and keys: an import with a key is rejected as a whole", async () => {
    await world.insert("A");
    await lock();
    expect(await codeOf(world.importKey("A", "Mug"))).toEqual([409, "sheet_locked"]);
    await unlock();
    expect((await world.importKey("A", "Mug")).body.data.upserted).toMatchObject({ added: 0, updated: 1 });
  });

  it("locks and guests: a guest writes nothing, and does not unlock", async () => {
    await lock();
    const body = [cells({ sku: "A" })];
    const asGuest = { token: world.guest };
    expect(await codeOf(test.request("POST", world.records, { body, ...asGuest }))).toEqual([
      409,
      "sheet_locked",
    ]);
    const { status } = await test.request("POST", `/sheets/${world.sheetId}/unlock`, asGuest);
    expect(status).toBe(403);
    expect(await world.skus()).toEqual([]);
  });

  it("locks and archive: a sheet keeps its lock while its space is archived", async () => {
    await lock();
    await archive();
    expect(await codeOf(test.request("POST", `/sheets/${world.sheetId}/unlock`))).toEqual([
      409,
      "space_archived",
    ]);
    await unarchive();
    expect(await codeOf(world.importKey("A", "Cup"))).toEqual([409, "sheet_locked"]);
    await unlock();
    expect((await world.importKey("A", "Cup")).status).toBe(200);
  });

  it("locks and foreground jobs: a blocked sheet can be locked, and is locked after the job", async () => {
    const jobId = await block();
    await lock();
    await complete(jobId);
    expect(await codeOf(world.importKey("A", "Cup"))).toEqual([409, "sheet_locked"]);
    await unlock();
    expect((await world.importKey("A", "Cup")).status).toBe(200);
  });

  it("foreground jobs and undo: nothing is undone while the job works, and everything later", async () => {
    const { commitId } = await world.insert("A");
    const jobId = await block();
    expect(await codeOf(undo(commitId))).toEqual([409, "job_blocks"]);
    expect(await world.skus()).toEqual(["A"]);
    await complete(jobId);
    expect((await undo(commitId)).body.data).toMatchObject({ deleted: 1 });
  });

  it("foreground jobs and keys: an import with a key waits, as every other one", async () => {
    const jobId = await block();
    expect(await codeOf(world.importKey("A", "Cup"))).toEqual([409, "job_blocks"]);
    await complete(jobId);
    expect((await world.importKey("A", "Cup")).body.data.upserted).toMatchObject({ added: 1 });
  });

  it("archive and undo: a commit from before is undone when the space is restored", async () => {
    const { commitId } = await world.insert("A");
    await archive();
    expect(await codeOf(undo(commitId))).toEqual([409, "space_archived"]);
    await unarchive();
    expect((await undo(commitId)).body.data).toMatchObject({ deleted: 1 });
  });

  it("archive and snapshots: none is taken or restored, and those from before are there later", async () => {
    const snapshotId = await world.takeSnapshot();
    await world.insert("A");
    await archive();
    const { sheetId } = world;
    expect(await codeOf(test.request("POST", "/snapshots", { body: { sheetId } }))).toEqual([
      409,
      "space_archived",
    ]);
    const restored = test.request("POST", `/snapshots/${snapshotId}/restore`);
    expect(await codeOf(restored)).toEqual([409, "space_archived"]);
    expect(await world.skus()).toEqual(["A"]);
    await unarchive();
    expect((await world.restore(snapshotId)).status).toBe("complete");
    expect(await world.skus()).toEqual([]);
  });

  it("archive and keys: an import with a key is rejected, and finds its records later", async () => {
    await world.insert("A");
    await archive();
    expect(await codeOf(world.importKey("A", "Mug"))).toEqual([409, "space_archived"]);
    await unarchive();
    expect((await world.importKey("A", "Mug")).body.data.upserted).toMatchObject({ updated: 1 });
  });

  it("archive and namespaces: an archived space is found by its namespace, and keeps it", async () => {
    const namespace = `n-${crypto.randomUUID()}`;
    await test.send("PATCH", `/spaces/${world.spaceId}`, { namespace });
    await archive();
    const list = async () =>
      (await test.send("GET", `/spaces?namespace=${namespace}&archived=true`)).map(
        ({ id }: { id: string }) => id,
      );
    expect(await list()).toEqual([world.spaceId]);
    await unarchive();
    expect((await test.send("GET", `/spaces/${world.spaceId}`)).namespace).toBe(namespace);
  });
});
