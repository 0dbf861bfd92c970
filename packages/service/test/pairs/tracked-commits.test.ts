import { afterEach, beforeEach, expect, it } from "vitest";
import { completeDueCommits } from "../../src/lifecycle/complete-commits.ts";
import { describeEngines } from "../support/databases.ts";
import { startTestService, type TestService } from "../support/start.ts";
import { codeOf, openPairWorld, openTemplateWorld, type PairWorld } from "./pair-world.ts";

describeEngines("tracked commits meet", (engine) => {
  let test: TestService;
  let world: PairWorld;
  const settings = { trackChanges: true, commitTimeoutSeconds: 30 };
  beforeEach(async () => {
    test = await startTestService(engine);
    world = await openPairWorld(test, settings);
    // From now on, commits wait for the administrator.
    await test.send("GET", "/events?completesCommits=true");
  });
  afterEach(() => test.close());

  const complete = (id: string) => test.send("POST", `/commits/${id}/complete`);
  const isOpen = async (id: string) => !("completedAt" in (await world.commit(id)));
  const letTimePass = async () => {
    test.wait(31_000);
    await completeDueCommits(test.dependencies, new AbortController().signal);
  };
  const newest = async () => (await test.send("GET", `/sheets/${world.sheetId}/commits`))[0].id;

  it("locks: a commit is completed although its sheet is locked", async () => {
    const { commitId } = await world.insert("A");
    await test.send("POST", `/sheets/${world.sheetId}/lock`);
    expect(await isOpen(commitId)).toBe(true);
    await complete(commitId);
    expect(await isOpen(commitId)).toBe(false);
  });

  it("undo: an open commit can be undone, and the undo waits for the same receivers", async () => {
    const { commitId } = await world.insert("A");
    const undo = await test.request("POST", `/commits/${commitId}/undo`, {
      headers: { "x-disable-hooks": "false" },
    });
    const { commitId: undone } = undo.body.data;
    expect([await isOpen(commitId), await isOpen(undone)]).toEqual([true, true]);
    expect(await codeOf(world.press())).toEqual([409, "commit_open"]);
    await complete(commitId);
    await complete(undone);
    expect((await world.press()).status).toBe(200);
  });

  it("snapshots: the commit of a restore waits, too, and holds the button no longer than its time", async () => {
    const snapshotId = await world.takeSnapshot();
    const { commitId } = await world.insert("A");
    await complete(commitId);
    await world.restore(snapshotId);
    const restored = await newest();
    expect(restored).not.toBe(commitId);
    expect(await isOpen(restored)).toBe(true);
    expect(await codeOf(world.press())).toEqual([409, "commit_open"]);
    await letTimePass();
    expect(await isOpen(restored)).toBe(false);
    expect((await world.press()).status).toBe(200);
  });

  it("templates: a space gets the setting, and its commits wait", async () => {
    world = await openTemplateWorld(test, settings);
    const { commitId } = await world.insert("A");
    expect(await isOpen(commitId)).toBe(true);
    expect(await codeOf(world.press())).toEqual([409, "commit_open"]);
    await complete(commitId);
    expect((await world.press()).status).toBe(200);
  });

  it("keys: an import has a commit that waits, and none if it changes nothing", async () => {
    const { commitId } = (await world.importKey("A", "Cup")).body.data;
    expect(await isOpen(commitId)).toBe(true);
    await complete(commitId);
    const again = await world.importKey("a", "Cup");
    const same = await world.importKey("a", "Cup");
    expect(again.body.data.upserted).toMatchObject({ updated: 1, combined: 0 });
    expect(same.body.data.upserted).toMatchObject({ unchanged: 1 });
    expect(await test.send("GET", `/sheets/${world.sheetId}/commits`)).toHaveLength(2);
  });

  it("archive: a commit of an archived space completes itself, and the button is free when it is restored", async () => {
    const { commitId } = await world.insert("A");
    await test.send("POST", `/spaces/${world.spaceId}/archive`);
    expect(await codeOf(test.request("POST", `/commits/${commitId}/complete`))).toEqual([
      409,
      "space_archived",
    ]);
    await letTimePass();
    expect(await isOpen(commitId)).toBe(false);
    await test.send("POST", `/spaces/${world.spaceId}/unarchive`);
    expect((await world.press()).status).toBe(200);
  });

  it("guests: a commit of a guest waits as others, and never for a guest", async () => {
    await test.request("GET", "/events?completesCommits=true", { token: world.guest });
    const { body } = await test.request("POST", world.records, {
      token: world.guest,
      body: [{ sku: { value: "A" } }],
      headers: { "x-disable-hooks": "false" },
    });
    const { waitsFor } = await world.commit(body.data.commitId);
    expect(waitsFor).toEqual([test.userId]);
  });
});
