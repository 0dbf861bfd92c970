import { afterEach, expect, it } from "vitest";
import { startAgentRunner } from "../src/agent-runner/agent-runner.ts";
import { createEventSearch } from "../src/agent-runner/find-events.ts";
import { measureLag } from "../src/agent-runner/measure-lag.ts";
import type { SandboxResult, SandboxRun } from "../src/agent-runner/sandbox.ts";
import { startChores } from "../src/chores/start-chores.ts";
import { createSlots } from "../src/domain/slots.ts";
import { createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

interface ShownEvent {
  readonly id: string;
  readonly context: { readonly sheetId: string; readonly commitId: string };
}

/** A run that has begun, and its end by the test. */
interface Begun {
  readonly sheet: string;
  readonly versionId: string;
  readonly commitId: string;
  end(result?: Partial<SandboxResult>): void;
}

describeEngines("runs of an agent side by side", (engine) => {
  let test: TestService;
  /** The slugs of the sheets, by their ids. */
  let slugs: Map<string, string>;
  let agentId: string;
  const stops: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
    await test.close();
  });

  const inEnvironment = () => `environmentId=${test.environments.development}`;
  async function deploy(changes: object = {}): Promise<string> {
    const agent = { slug: "hook", topics: ["commit:created"], compiler: "js", source: "1", ...changes };
    return (await test.send("POST", `/agents?${inEnvironment()}`, agent)).id;
  }
  async function start(): Promise<void> {
    test = await startTestService(engine);
    const { sheets } = await createCatalogue(test, [
      productSheet,
      { ...productSheet, slug: "categories", name: "Categories" },
    ]);
    slugs = new Map(Object.entries(sheets).map(([slug, id]) => [id, slug]));
    agentId = await deploy();
  }
  const [one, other] = ["products", "categories"];
  async function insert(slug: string | undefined): Promise<string> {
    const [id] = [...slugs].find(([, each]) => each === slug) ?? [];
    const { body } = await test.request("POST", `/sheets/${id}/records`, {
      body: [{ name: { value: "cup" } }],
      headers: { "x-disable-hooks": "false" },
    });
    return body.data.commitId;
  }

  /** Runs agents, until the end of the test or its own. The test ends the runs. */
  function run(ofEnvironment = 2) {
    const begun: Begun[] = [];
    const sandbox = {
      run: ({ event, versionId, signal }: SandboxRun) =>
        new Promise<SandboxResult>((resolve, reject) => {
          const { context } = event as ShownEvent;
          const end = (result: Partial<SandboxResult> = {}) =>
            resolve({ success: true, log: "", measurements: {}, ...result });
          const sheet = slugs.get(context.sheetId) ?? "";
          begun.push({ sheet, versionId, commitId: context.commitId, end });
          signal.addEventListener("abort", () => reject(signal.reason), { once: true });
        }),
      close: async () => {},
    };
    const onFailure = () => {};
    const chores = startChores({ storage: test.storage, onFailure });
    const slots = createSlots({ ofEnvironment, ofAll: 8 });
    const place = {
      ...test.dependencies,
      sandbox,
      address: { url: "http://localhost/v1", hasOnlyApi: true },
    };
    const runner = startAgentRunner(place, chores, { slots, onFailure });
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= chores.stop().then(() => runner.stop());
      return stopped;
    };
    stops.push(stop);
    return { begun, runner, slots, stop, wake: () => runner.wake() };
  }

  /** The runs of a sheet that have begun. Those of different sheets begin in any order. */
  const listOf = ({ begun }: ReturnType<typeof run>, slug: string | undefined) =>
    begun.filter(({ sheet }) => sheet === slug);
  const countBegun = (node: ReturnType<typeof run>) => [one, other].map((slug) => listOf(node, slug).length);
  const listRuns = (): Promise<{ success: boolean; log?: string; context: ShownEvent["context"] }[]> =>
    test.send("GET", `/agents/${agentId}/logs?${inEnvironment()}`);
  const countRuns = async () => (await listRuns()).length;
  async function readFeed() {
    const query = test.storage.db.selectFrom("agent_feeds").selectAll().where("agent_id", "=", agentId);
    return query.executeTakeFirstOrThrow();
  }

  it("are for different sheets, and in order in a sheet", async () => {
    await start();
    const wanted = [await insert(one), await insert(one), await insert(other), await insert(other)];
    const node = run();
    await expect.poll(() => countBegun(node)).toEqual([1, 1]);
    expect(node.slots.count(test.environments.development)).toBe(2);
    listOf(node, other)[0]?.end();
    await expect.poll(() => countBegun(node)).toEqual([1, 2]);
    listOf(node, other)[1]?.end();
    await expect.poll(countRuns).toBe(2);
    // The first event of the other sheet still runs.
    expect(node.begun).toHaveLength(3);
    listOf(node, one)[0]?.end();
    await expect.poll(() => countBegun(node)).toEqual([2, 2]);
    listOf(node, one)[1]?.end();
    await expect.poll(countRuns).toBe(4);
    const begun = [...listOf(node, one), ...listOf(node, other)];
    expect(begun.map(({ commitId }) => commitId)).toEqual(wanted);
    await expect.poll(readFeed).toMatchObject({ claimed_by: null, handled: null, attempts: 0 });
    expect(node.slots.count()).toBe(0);
  });

  it("need a place of their environment each", async () => {
    await start();
    for (const slug of [one, other]) await insert(slug);
    const node = run(1);
    await expect.poll(() => countBegun(node)).toEqual([1, 0]);
    expect(node.slots.count()).toBe(1);
    node.begun[0]?.end();
    await expect.poll(() => countBegun(node)).toEqual([1, 1]);
    node.begun[1]?.end();
    await expect.poll(countRuns).toBe(2);
  });

  it("begin for what arrives while another one runs", async () => {
    await start();
    await insert(one);
    const node = run();
    await expect.poll(() => countBegun(node)).toEqual([1, 0]);
    await insert(other);
    await expect.poll(() => countBegun(node)).toEqual([1, 1]);
    for (const { end } of node.begun) end();
    await expect.poll(countRuns).toBe(2);
  });

  it("are not repeated if they ended before the end of the runner, and the others run one by one", async () => {
    await start();
    const commits = [await insert(one), await insert(other), await insert(other), await insert(one)];
    const node = run();
    await expect.poll(() => countBegun(node)).toEqual([1, 1]);
    listOf(node, other)[0]?.end();
    await expect.poll(() => countBegun(node)).toEqual([1, 2]);
    await node.stop();
    expect(JSON.parse((await readFeed()).handled ?? "")).toHaveLength(1);
    // As after a kill.
    const killed = { attempts: 1, claimed_by: "killed", claimed_until: test.clock().toISOString() };
    await test.storage.transaction((tx) => tx.updateTable("agent_feeds").set(killed).execute());
    const next = run();
    const begun: (string | undefined)[] = [];
    for (const index of [0, 2, 3]) {
      begun.push(commits[index]);
      await expect.poll(() => next.begun.map(({ commitId }) => commitId)).toEqual(begun);
      expect(next.slots.count()).toBe(1);
      next.begun.at(-1)?.end();
    }
    await expect.poll(countRuns).toBe(4);
    // Behind what the killed runner may have begun, they are side by side again.
    for (const slug of [one, other]) await insert(slug);
    await expect.poll(() => next.begun.length).toBe(5);
    for (const { end } of next.begun) end();
    await expect.poll(countRuns).toBe(6);
  });

  it("lose only the event whose handling ends the runner", async () => {
    await start();
    const commits = [await insert(one), await insert(other)];
    const node = run();
    await expect.poll(() => countBegun(node)).toEqual([1, 1]);
    await node.runner.noteFault();
    await node.stop();
    expect(await readFeed()).toMatchObject({ faults: 1 });
    const second = run();
    await expect.poll(() => countBegun(second)).toEqual([1, 0]);
    second.begun[0]?.end();
    await expect.poll(() => countBegun(second)).toEqual([1, 1]);
    await second.runner.noteFault();
    await second.stop();
    expect(await readFeed()).toMatchObject({ faults: 2 });
    run();
    await expect.poll(countRuns).toBe(2);
    const results = (await listRuns()).map(({ context, success }) => [context.commitId, success]);
    expect(results).toEqual([
      [commits[1], false],
      [commits[0], true],
    ]);
  });

  it("end before the agent waits, if one of them fails", async () => {
    await start();
    for (const slug of [one, other, one, other]) await insert(slug);
    const node = run();
    await expect.poll(() => countBegun(node)).toEqual([1, 1]);
    listOf(node, one)[0]?.end({ success: false, log: "There are no cups." });
    await expect.poll(countRuns).toBe(1);
    const { waits_until } = await readFeed();
    expect(waits_until).not.toBeNull();
    listOf(node, other)[0]?.end();
    await expect.poll(readFeed).toMatchObject({ claimed_by: null, waits_until, handled: null });
    expect([node.begun.length, await countRuns()]).toEqual([2, 2]);
    test.wait(60_000);
    await expect.poll(() => countBegun(node)).toEqual([2, 2]);
    for (const { end } of node.begun) end();
    await expect.poll(countRuns).toBe(4);
  });

  it("end with their version, and the new one handles the next events", async () => {
    await start();
    for (const slug of [one, other, one, other]) await insert(slug);
    const node = run();
    await expect.poll(() => countBegun(node)).toEqual([1, 1]);
    await deploy({ source: "2" });
    node.begun[0]?.end();
    await expect.poll(countRuns).toBe(1);
    expect(node.begun).toHaveLength(2);
    node.begun[1]?.end();
    await expect.poll(() => node.begun.length).toBe(4);
    for (const { end } of node.begun) end();
    await expect.poll(countRuns).toBe(4);
    const [a, b, c, d] = node.begun.map(({ versionId }) => versionId);
    expect([a === b, c === d, a === c]).toEqual([true, true, false]);
  });

  it("follow each other in one turn, which ends soon without an event, and with its version", async () => {
    await start();
    const commits = [await insert(one)];
    const node = run();
    await expect.poll(() => countBegun(node)).toEqual([1, 0]);
    const { claimed_by: turn } = await readFeed();
    node.begun[0]?.end();
    // The turn waits 100 ms for the next event.
    const soon = { interval: 5 };
    await expect.poll(countRuns, soon).toBe(1);
    commits.push(await insert(one));
    node.wake();
    await expect.poll(() => node.begun.length).toBe(2);
    expect(await readFeed()).toMatchObject({ claimed_by: turn });
    node.begun[1]?.end();
    await expect.poll(countRuns, soon).toBe(2);
    await deploy({ source: "2" });
    commits.push(await insert(one));
    node.wake();
    await expect.poll(() => node.begun.length).toBe(3);
    expect(node.begun[2]?.versionId).not.toBe(node.begun[1]?.versionId);
    node.begun[2]?.end();
    await expect.poll(readFeed).toMatchObject({ claimed_by: null, handled: null });
    expect(node.begun.map(({ commitId }) => commitId)).toEqual(commits);
    expect(node.slots.count()).toBe(0);
  });

  it("leave nothing behind if the service stops while the turn waits for an event", async () => {
    await start();
    await insert(one);
    const node = run();
    await expect.poll(() => countBegun(node)).toEqual([1, 0]);
    node.begun[0]?.end();
    await expect.poll(countRuns).toBe(1);
    await node.stop();
    expect(await readFeed()).toMatchObject({ claimed_by: null, attempts: 0 });
    expect(node.slots.count()).toBe(0);
  });

  it("are not suspected if the turn only waits for an event while something fails", async () => {
    await start();
    await insert(one);
    const node = run();
    await expect.poll(() => countBegun(node)).toEqual([1, 0]);
    node.begun[0]?.end();
    await expect.poll(countRuns).toBe(1);
    await node.runner.noteFault();
    expect(await readFeed()).toMatchObject({ faults: 0 });
  });

  it("are measured by the first event that is not handled", async () => {
    await start();
    const { storage, clock } = test.dependencies;
    const measure = () => measureLag(test.dependencies, createEventSearch(storage, clock));
    expect(await measure()).toBe(0);
    for (const slug of [one, other]) await insert(slug);
    const node = run();
    await expect.poll(() => countBegun(node)).toEqual([1, 1]);
    test.wait(60_000);
    for (const [slug, isLate] of [
      [other, true],
      [one, false],
    ] as const) {
      listOf(node, slug)[0]?.end();
      await expect.poll(async () => (await measure()) >= 60).toBe(isLate);
    }
    expect(await measure()).toBe(0);
  });

  it("end with the agent, if it is deleted", async () => {
    await start();
    for (const slug of [one, other, one, other]) await insert(slug);
    const node = run();
    await expect.poll(() => countBegun(node)).toEqual([1, 1]);
    await test.send("DELETE", `/agents/${agentId}`);
    for (const { end } of node.begun) end();
    await expect.poll(() => node.slots.count()).toBe(0);
    expect(node.begun).toHaveLength(2);
  });
});
