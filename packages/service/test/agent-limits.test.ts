import { limits } from "@data-import/types";
import { afterEach, expect, it } from "vitest";
import { startAgentRunner } from "../src/agent-runner/agent-runner.ts";
import type { AgentLimits } from "../src/agent-runner/limits.ts";
import type { Sandbox, SandboxResult, SandboxRun } from "../src/agent-runner/sandbox.ts";
import { deleteOldLogs } from "../src/agents/store.ts";
import { startChores } from "../src/chores/start-chores.ts";
import { createSlots } from "../src/domain/slots.ts";
import { createService, type Server, type Service, startServer } from "../src/index.ts";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

const hour = 3_600_000;

interface ShownEvent {
  readonly topic: string;
  readonly context: { readonly actorId?: string };
  readonly chainDepth?: number;
}

describeEngines("limits of agents", (engine) => {
  let test: TestService;
  let server: Server;
  const nodes: Service[] = [];
  const runs: SandboxRun[] = [];
  let act: (run: SandboxRun) => Promise<Partial<SandboxResult>>;
  let sheetId: string;
  let catalogue: Awaited<ReturnType<typeof createCatalogue>>;
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.close();
    await server.stop();
    runs.splice(0);
  });

  const sandbox: Sandbox = {
    async run(run) {
      runs.push(run);
      return { success: true, log: "", measurements: {}, ...(await act(run)) };
    },
    close: async () => {},
  };

  /** Starts the service, on PostgreSQL with another node that runs agents, too. */
  async function start(limits: AgentLimits): Promise<void> {
    test = await startTestService(engine, { agents: { sandbox, limits } });
    server = await startServer(test.service);
    catalogue = await createCatalogue(test);
    sheetId = catalogue.sheets["products"] ?? "";
    const storage = engine.openNode?.(test.storage);
    if (storage === undefined) return;
    const options = { storage, blobs: test.blobs, clock: test.clock, agents: { sandbox, limits } };
    const node = await createService(options);
    nodes.push(node);
    node.runAgents(server.url);
  }

  const inEnvironment = () => `environmentId=${test.environments.development}`;
  const deploy = async (slug: string, config: object = {}) => {
    const agent = await test.send("POST", `/agents?${inEnvironment()}`, {
      slug,
      topics: ["commit:created"],
      compiler: "js",
      source: "1",
      ...config,
    });
    const roles: { id: string; name: string }[] = await test.send("GET", "/roles");
    const roleId = roles.find(({ name }) => name === "Editor")?.id;
    const resourceId = test.environments.development;
    await test.send("POST", `/agents/${agent.id}/roles`, { roleId, resourceId });
    return agent.id as string;
  };
  const insert = () =>
    test.request("POST", `/sheets/${sheetId}/records`, {
      body: [{ name: { value: "cup" } }],
      headers: { "x-disable-hooks": "false" },
    });
  /** Sends a request as the agent of a run. */
  const sendAs = async ({ createToken }: SandboxRun, path: string, body: object) => {
    const { text } = await createToken();
    const headers = { authorization: `Bearer ${text}`, "content-type": "application/json" };
    const response = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { data: { id: string } };
  };
  const write = async (run: SandboxRun) => {
    await sendAs(run, `/sheets/${sheetId}/records`, [{ name: { value: "bowl" } }]);
    return {};
  };
  const getAgent = (id: string) => test.send("GET", `/agents/${id}`);
  const listRuns = (id: string) => test.send("GET", `/agents/${id}/logs?${inEnvironment()}`);
  const listEvents = (topic: string): Promise<ShownEvent[]> =>
    test.send("GET", `/events?topic=${topic}&pageSize=100`);

  it("end an agent that wakes itself, say so, and run it again for others", async () => {
    await start({ chain: 4 });
    act = write;
    const id = await deploy("loop", { ownEvents: true });
    await insert();
    await expect.poll(async () => (await getAgent(id)).problem).toContain("1 event was left out");
    // One for the commit of a person, and four for its own.
    expect(runs).toHaveLength(5);
    expect(runs.map(({ event }) => (event as ShownEvent).chainDepth)).toEqual([undefined, 1, 2, 3, 4]);
    const [last, ...others] = await listRuns(id);
    expect([others.length, last]).toMatchObject([
      5,
      { success: false, log: expect.stringContaining("in a circle") },
    ]);
    const [event] = await listEvents("agent:updated");
    expect(event).toMatchObject({ target: id, payload: { slug: "loop", leftOut: true } });
    await insert();
    await expect.poll(async () => (await getAgent(id)).problem).toContain("2 events were left out");
    expect([runs.length, (await listEvents("agent:updated")).length]).toEqual([10, 1]);
    act = async () => ({});
    await deploy("loop", { ownEvents: true });
    expect(await getAgent(id)).not.toHaveProperty("problem");
  });

  it("end a circle of several agents", async () => {
    await start({ chain: 6 });
    act = write;
    const ids = [await deploy("one"), await deploy("two", { topics: ["records:created"] })];
    await insert();
    // Each of them wakes the other one, and not itself: two chains of six runs.
    const readDepths = async () =>
      (await listEvents("commit:created")).map(({ chainDepth }) => chainDepth ?? 0).toSorted((a, b) => a - b);
    await expect
      .poll(async () => (await Promise.all(ids.map(getAgent))).map(({ problem }) => problem))
      .toEqual([expect.stringContaining("left out"), expect.stringContaining("left out")]);
    expect(Math.max(...(await readDepths()))).toBe(7);
    expect(runs.length).toBe(14);
  });

  it("do not touch a hook that writes once for each commit, also in response to its own", async () => {
    await start({ chain: 1 });
    act = async (run) => ((run.event as ShownEvent).chainDepth === undefined ? write(run) : {});
    const id = await deploy("hook", { ownEvents: true });
    for (let count = 0; count < 8; count++) await insert();
    await expect.poll(async () => (await listRuns(id)).length).toBe(16);
    const results = (await listRuns(id)).map(({ success }: { success: boolean }) => success);
    expect(new Set(results)).toEqual(new Set([true]));
    expect(await getAgent(id)).not.toHaveProperty("problem");
  });

  it("count what jobs of an agent do as the work of the agent", async () => {
    await start({});
    let jobId = "";
    act = async (run) => {
      const job = { type: "workbook", operation: "delete-records", source: catalogue.workbookId };
      const body = { ...job, trigger: "immediate", config: { sheet: sheetId } };
      jobId = (await sendAs(run, "/jobs", body)).data.id;
      return {};
    };
    await deploy("cleaner");
    await insert();
    await expect.poll(() => jobId).not.toBe("");
    await waitForJob(test, jobId);
    const [deleted] = await listEvents("records:deleted");
    expect(deleted).toMatchObject({ chainDepth: 1 });
    const [created] = await listEvents("records:created");
    expect(created).not.toHaveProperty("chainDepth");
  });

  it("let events wait that are more than an agent may run for in an hour, and lose none", async () => {
    await start({ runs: 3 });
    act = async () => ({});
    const id = await deploy("busy");
    for (let count = 0; count < 5; count++) await insert();
    await expect.poll(async () => (await getAgent(id)).problem).toContain("as often as it may");
    expect(runs).toHaveLength(3);
    const [event] = await listEvents("agent:updated");
    expect(event).toMatchObject({
      target: id,
      payload: { slug: "busy", runs: 3, heldUntil: expect.any(String) },
    });
    test.wait(hour);
    // The signs of the runners are older than the clock now, so one of them may begin an event again.
    await expect.poll(() => new Set(runs.map(({ event }) => (event as { id: string }).id)).size).toBe(5);
    const listEventIds = async () => (await listRuns(id)).map(({ eventId }: { eventId: string }) => eventId);
    await expect.poll(async () => new Set(await listEventIds()).size).toBe(5);
    const query = test.storage.db.selectFrom("agent_feeds").select("held_until").where("agent_id", "=", id);
    await expect.poll(() => query.executeTakeFirstOrThrow()).toEqual({ held_until: null });
  });

  it("have a lower number of runs for events that agents caused", async () => {
    await start({ chainedRuns: 2 });
    act = async (run) => ((run.event as ShownEvent).chainDepth === undefined ? write(run) : {});
    const id = await deploy("hook", { ownEvents: true });
    for (let count = 0; count < 3; count++) await insert();
    await expect.poll(async () => (await getAgent(id)).problem).toContain("as often as it may");
    expect(runs).toHaveLength(5);
    // It continues at once when it is deployed again, but the hour goes on.
    test.wait(hour);
    await expect.poll(() => runs.length).toBe(6);
  });

  it("leave an event out the second time if its handling ended the runner, and only this one", async () => {
    test = await startTestService(engine);
    server = await startServer(test.service);
    catalogue = await createCatalogue(test);
    sheetId = catalogue.sheets["products"] ?? "";
    const ids = [await deploy("hostile"), await deploy("innocent", { topics: ["records:created"] })];
    await insert();
    const onFailure = () => {};
    /** A runner whose agents end only with it, or at once. */
    const run = (isEndless: (run: SandboxRun) => boolean) => {
      const chores = startChores({ storage: test.storage, onFailure });
      const slots = createSlots({ ofEnvironment: 2, ofAll: 4 });
      const begun: string[] = [];
      const held: Sandbox = {
        async run(one) {
          begun.push((one.event as ShownEvent).topic);
          if (isEndless(one))
            await new Promise((_, reject) => one.signal.addEventListener("abort", reject, { once: true }));
          return { success: true, log: "", measurements: {} };
        },
        close: async () => {},
      };
      const place = {
        ...test.dependencies,
        sandbox: held,
        address: { url: "http://localhost/v1", hasOnlyApi: true },
      };
      const runner = startAgentRunner(place, chores, { slots, onFailure });
      const end = async () => {
        await chores.stop();
        await runner.stop();
      };
      return { begun, runner, end };
    };
    const readFaults = async () => {
      const query = test.storage.db.selectFrom("agent_feeds").select(["agent_id", "faults"]);
      const rows = await query.execute();
      return ids.map((id) => rows.find(({ agent_id }) => agent_id === id)?.faults);
    };
    const first = run(() => true);
    await expect.poll(() => first.begun.length).toBe(2);
    await first.runner.noteFault();
    await first.end();
    // Either may be the reason.
    expect(await readFaults()).toEqual([1, 1]);
    const isHostile = ({ event }: SandboxRun) => (event as ShownEvent).topic === "commit:created";
    const second = run(isHostile);
    await expect.poll(() => second.begun.includes("commit:created")).toBe(true);
    // Each of them alone.
    await expect.poll(async () => (await readFaults())[0]).toBe(1);
    await second.runner.noteFault();
    await second.end();
    const third = run(() => false);
    await expect.poll(async () => (await getAgent(ids[0] ?? "")).problem).toBeDefined();
    await expect.poll(async () => (await listRuns(ids[0] ?? "")).length).toBe(1);
    expect((await listRuns(ids[0] ?? ""))[0]).toMatchObject({
      success: false,
      log: expect.stringContaining("left out"),
    });
    await expect.poll(async () => (await listRuns(ids[1] ?? "")).length).toBe(1);
    expect((await listRuns(ids[1] ?? ""))[0]).toMatchObject({ success: true });
    expect(third.begun).not.toContain("commit:created");
    expect((await listEvents("agent:updated"))[0]).toMatchObject({ payload: { leftOut: true } });
    // The agent goes on with its next event.
    await insert();
    await expect.poll(() => third.begun.filter((topic) => topic === "commit:created").length).toBe(1);
    await third.end();
  });

  it("delete the oldest logs of an agent that has too many, and logs after some days", async () => {
    await start({});
    act = async () => ({ log: "x".repeat(10_000) });
    const id = await deploy("talkative");
    const other = await deploy("other", { topics: ["space:updated"] });
    await test.send("PATCH", `/spaces/${catalogue.spaceId}`, { name: "Renamed" });
    await expect.poll(async () => (await listRuns(other)).length).toBe(1);
    for (let count = 1; count <= 3; count++) {
      await insert();
      await expect.poll(async () => (await listRuns(id)).length).toBe(count);
    }
    const kept = (await listRuns(id)).map(({ id: logId }: { id: string }) => logId);
    const { db } = test.storage;
    const readBytes = async () => {
      const query = db.selectFrom("agent_feeds").select("log_bytes").where("agent_id", "=", id);
      return Number((await query.executeTakeFirstOrThrow()).log_bytes);
    };
    const before = await readBytes();
    expect(before).toBeGreaterThan(30_000);
    expect(before).toBeLessThan(36_000);
    // As if there were more: the next entry is too much, and two of those before it.
    const log_bytes = limits.agentLogBytes - 5000;
    await test.storage.transaction((tx) =>
      tx.updateTable("agent_feeds").set({ log_bytes }).where("agent_id", "=", id).execute(),
    );
    await insert();
    const listIds = async () => (await listRuns(id)).map(({ id: logId }: { id: string }) => logId);
    await expect.poll(async () => (await listIds()).includes(kept[2])).toBe(false);
    expect((await listIds()).slice(1)).toEqual(kept.slice(0, 2));
    expect(await readBytes()).toBeLessThanOrEqual(limits.agentLogBytes);
    await deleteOldLogs(test.storage, new Date(Date.now() - hour).toISOString(), {});
    expect(await listIds()).toHaveLength(3);
    // The chore does the same at its next time.
    test.wait(31 * 24 * hour);
    await deleteOldLogs(test.storage, test.clock().toISOString(), {});
    expect([await listIds(), (await listRuns(other)).length]).toEqual([[], 0]);
  });
});
