import { afterEach, expect, it } from "vitest";
import { startAgentRunner } from "../src/agent-runner/agent-runner.ts";
import type { RunPlace } from "../src/agent-runner/run-event.ts";
import type { Sandbox, SandboxResult, SandboxRun } from "../src/agent-runner/sandbox.ts";
import { startChores } from "../src/chores/start-chores.ts";
import { createSlots } from "../src/domain/slots.ts";
import { createService, type Server, type Service, startServer } from "../src/index.ts";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("runs of agents", (engine) => {
  let test: TestService;
  let server: Server | undefined;
  const nodes: Service[] = [];
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.close();
    // Closes the service, too.
    await server?.stop();
    server = undefined;
  });

  const start = async (sandbox: Sandbox) => {
    test = await startTestService(engine, { agents: { sandbox } });
    server = await startServer(test.service);
  };
  /** Runs agents beside the service. */
  const run = (place: RunPlace) => {
    const onFailure = () => {};
    const chores = startChores({ storage: place.storage, onFailure });
    const slots = createSlots({ ofEnvironment: 2 });
    const runner = startAgentRunner(place, chores, { slots, onFailure });
    return {
      async stop() {
        await chores.stop();
        await runner.stop();
      },
    };
  };
  const inEnvironment = () => `environmentId=${test.environments.development}`;
  const deploy = async (config: object, role = "Editor") => {
    const agent = await test.send("POST", `/agents?${inEnvironment()}`, {
      slug: "hook",
      topics: ["commit:created"],
      compiler: "js",
      ...config,
    });
    const roles: { id: string; name: string }[] = await test.send("GET", "/roles");
    const roleId = roles.find(({ name }) => name === role)?.id;
    await test.send("POST", `/agents/${agent.id}/roles`, {
      roleId,
      resourceId: test.environments.development,
    });
    return agent.id as string;
  };
  const createSheet = async () => (await createCatalogue(test)).sheets["products"] ?? "";
  const insert = (sheetId: string, names: readonly string[], headers: Record<string, string> = {}) =>
    test.request("POST", `/sheets/${sheetId}/records`, {
      body: names.map((name) => ({ name: { value: name } })),
      headers: { "x-disable-hooks": "false", ...headers },
    });
  const listRuns = (agentId: string) => test.send("GET", `/agents/${agentId}/logs?${inEnvironment()}`);
  /** A sandbox that only notes what it is asked to run. */
  const note = (
    runs: SandboxRun[],
    respond?: (run: SandboxRun) => Promise<Partial<SandboxResult>>,
  ): Sandbox => ({
    async run(run) {
      runs.push(run);
      return { success: true, log: "", measurements: {}, ...(await respond?.(run)) };
    },
    close: async () => {},
  });

  it("are one for each event, in their order, without those that disable hooks", async () => {
    const runs: SandboxRun[] = [];
    await start(note(runs));
    await deploy({ source: "1" });
    await deploy({ slug: "other", source: "1", topics: ["space:created"] });
    const sheetId = await createSheet();
    const wanted: string[] = [];
    for (let count = 0; count < 5; count++) {
      wanted.push((await insert(sheetId, ["cup"])).body.data.commitId);
      await insert(sheetId, ["cup"], { "x-disable-hooks": "true" });
    }
    await expect.poll(() => runs.length).toBe(6);
    const events = runs.map(({ event }) => event as { topic: string; context: { commitId: string } });
    const commits = events.filter(({ topic }) => topic === "commit:created");
    expect(commits.map(({ context }) => context.commitId)).toEqual(wanted);
    const listed = await test.send("GET", "/events?topic=commit:created&pageSize=100");
    const marked = listed.filter(({ hooksDisabled }: { hooksDisabled?: boolean }) => hooksDisabled === true);
    expect([listed.length, marked.length]).toEqual([10, 5]);
  });

  it("begin for an agent that is deployed to an idle service, also by a node that runs none", async () => {
    const runs: SandboxRun[] = [];
    await start(note(runs));
    const { db } = test.storage;
    const listRunners = () => db.selectFrom("agent_runners").select("id").execute();
    await expect.poll(listRunners).toHaveLength(1);
    const ask = await test.startNode();
    const roles = (await ask("GET", "/roles")).body.data as { id: string; name: string }[];
    const agent = { slug: "hook", topics: ["commit:created"], compiler: "js", source: "1" };
    const { body } = await ask("POST", `/agents?${inEnvironment()}`, { body: agent });
    const role = {
      roleId: roles.find(({ name }) => name === "Editor")?.id,
      resourceId: test.environments.development,
    };
    await ask("POST", `/agents/${body.data.id}/roles`, { body: role });
    const sheetId = await createSheet();
    const records = { body: [{ name: { value: "cup" } }], headers: { "x-disable-hooks": "false" } };
    const commits = [];
    for (let count = 0; count < 3; count++)
      commits.push((await ask("POST", `/sheets/${sheetId}/records`, records)).body.data.commitId);
    const listCommits = () => runs.map(({ event }) => (event as { context: object }).context);
    await expect.poll(listCommits).toMatchObject(commits.map((commitId) => ({ commitId })));
  });

  it("come with the clock", async () => {
    const runs: SandboxRun[] = [];
    await start(note(runs));
    await deploy({ source: "1", topics: ["cron:hourly"] });
    const { db } = test.storage;
    const begun = async () => (await db.selectFrom("clock").select("passed").executeTakeFirst())?.passed;
    await expect.poll(begun).not.toBeNull();
    test.wait(3_600_000);
    await expect.poll(() => runs.length).toBe(1);
    expect(runs[0]?.event).toMatchObject({ topic: "cron:hourly", payload: { dueAt: expect.any(String) } });
  });

  it("include those for its own events if the agent asks for them", async () => {
    const runs: SandboxRun[] = [];
    const sheets: string[] = [];
    const insertOnce = async ({ createToken }: SandboxRun) => {
      if (runs.length > 1) return {};
      const { text } = await createToken();
      const headers = { authorization: `Bearer ${text}`, "content-type": "application/json" };
      const address = `${server?.url}/sheets/${sheets[0]}/records`;
      const response = await fetch(address, { method: "POST", headers, body: '[{"name":{"value":"cup"}}]' });
      return { success: response.ok };
    };
    await start(note(runs, insertOnce));
    const agentId = await deploy({ source: "1", ownEvents: true });
    sheets.push(await createSheet());
    await insert(sheets[0] ?? "", ["bowl"]);
    await expect.poll(() => runs.length).toBe(2);
    expect(runs[1]?.event).toMatchObject({ topic: "commit:created", context: { actorId: agentId } });
  });

  it("have a token with the roles of the agent, for an hour, and none after its process ended", async () => {
    const tokens: { text: string; revoke(): Promise<void> }[] = [];
    const take = async ({ createToken }: SandboxRun) => {
      tokens.push(await createToken(), await createToken());
      return {};
    };
    await start(note([], take));
    const agentId = await deploy({ source: "1" }, "Viewer");
    await insert(await createSheet(), ["cup"]);
    await expect.poll(() => tokens.length).toBe(2);
    const [first, second] = tokens.map(({ text }) => text);
    const ask = async (token = "", method = "GET") =>
      (await test.request(method, `/agents/${agentId}`, { token })).status;
    expect([await ask(first), await ask(second), await ask(first, "DELETE")]).toEqual([200, 200, 403]);
    await tokens[0]?.revoke();
    expect([await ask(first), await ask(second)]).toEqual([401, 200]);
    test.wait(3_600_000);
    expect(await ask(second)).toBe(401);
  });

  it("begin again after some time if the sandbox cannot start", async () => {
    const runs: SandboxRun[] = [];
    const startOnce = async () => {
      if (runs.length === 1) throw new Error("There is no Deno.");
      return {};
    };
    await start(note(runs, startOnce));
    const agentId = await deploy({ source: "1" });
    await insert(await createSheet(), ["cup"]);
    const readWait = async () => {
      const query = test.storage.db.selectFrom("agent_feeds").select("waits_until");
      return (await query.executeTakeFirst())?.waits_until;
    };
    await expect.poll(readWait).toEqual(expect.any(String));
    test.wait(10_000);
    await expect.poll(async () => (await listRuns(agentId)).length).toBe(1);
    expect(runs).toHaveLength(2);
  });

  it("wait after a failure, and pause the agent after many, until it is deployed again", async () => {
    const runs: SandboxRun[] = [];
    let success = false;
    await start(note(runs, async () => ({ success, log: "Out of cups." })));
    const agentId = await deploy({ source: "1" });
    const sheetId = await createSheet();
    for (let count = 0; count < 4; count++) await insert(sheetId, ["cup"]);
    await expect.poll(async () => (await listRuns(agentId)).length).toBe(1);
    const readFeed = () => test.storage.db.selectFrom("agent_feeds").selectAll().executeTakeFirst();
    // The claim ends a moment after the run.
    await expect.poll(readFeed).toMatchObject({ failures: 1, claimed_by: null });
    const { waits_until } = (await readFeed()) ?? {};
    expect(Date.parse(waits_until ?? "")).toBeGreaterThan(test.clock().getTime() - 10_000);
    await test.storage.transaction((tx) => tx.updateTable("agent_feeds").set({ failures: 18 }).execute());
    for (const count of [2, 3]) {
      test.wait(60_000);
      await expect.poll(async () => (await listRuns(agentId)).length).toBe(count);
    }
    const agent = await test.send("GET", `/agents/${agentId}`);
    expect(agent).toMatchObject({ pausedAt: expect.any(String), problem: expect.stringContaining("log") });
    const [event] = await test.send("GET", "/events?topic=agent:updated");
    expect(event).toMatchObject({ target: agentId, payload: { slug: "hook", paused: true, failures: 20 } });
    success = true;
    await deploy({ source: "2" });
    await expect.poll(() => runs.length).toBe(4);
    expect(await test.send("GET", `/agents/${agentId}`)).not.toHaveProperty("pausedAt");
  });

  it("come again for hooks that met a conflict, on any node, while other events follow", async () => {
    const runs: SandboxRun[] = [];
    const idOf = (event: object) => (event as { id: string }).id;
    const retry = ["cups/hook-1"];
    // The first event meets the conflict twice.
    const respond = async ({ event }: SandboxRun) => {
      const same = runs.filter((run) => idOf(run.event) === idOf(event));
      const isFirst = same[0] === runs[0];
      return isFirst && same.length < 3 ? { success: false, log: "locked", retry } : {};
    };
    await start(note(runs, respond));
    const storage = engine.openNode?.(test.storage);
    if (storage !== undefined) {
      const sandbox = note(runs, respond);
      const another = await createService({
        storage,
        blobs: test.blobs,
        clock: test.clock,
        agents: { sandbox },
      });
      nodes.push(another);
      another.runAgents("http://localhost/v1");
    }
    const agentId = await deploy({ source: "1" });
    const sheetId = await createSheet();
    await insert(sheetId, ["cup"]);
    await insert(sheetId, ["bowl"]);
    await expect.poll(() => runs.length).toBe(2);
    const attempts = test.storage.db.selectFrom("agent_retries").select("attempts");
    for (const count of [1, 2]) {
      await expect.poll(() => attempts.execute()).toEqual([{ attempts: count }]);
      test.wait(60_000);
    }
    await expect.poll(() => attempts.execute()).toEqual([]);
    const [first, second] = runs.map(({ event }) => idOf(event));
    expect(runs.map(({ event, retry: hooks }) => [idOf(event), hooks])).toEqual([
      ...[
        [first, undefined],
        [second, undefined],
      ],
      ...[
        [first, retry],
        [first, retry],
      ],
    ]);
    const logged = (await listRuns(agentId)).map(
      ({ success, log = "" }: { success: boolean; log?: string }) => [...[success, log]],
    );
    const promise = "The service runs cups/hook-1 for this event again until the conflict has ended.";
    expect(logged).toEqual([
      [true, ""],
      [true, ""],
      [false, `locked\n${promise}`],
    ]);
    const feed = await test.storage.db
      .selectFrom("agent_feeds")
      .select(["failures", "waits_until"])
      .execute();
    expect(feed).toEqual([{ failures: 0, waits_until: null }]);
    await test.send("DELETE", `/agents/${agentId}`);
  });

  it("wait after their runner was ended again and again, and are left out after ten times", async () => {
    test = await startTestService(engine);
    const agentId = await deploy({ source: "1" });
    const sheetId = await createSheet();
    const runs: SandboxRun[] = [];
    const place = {
      ...test.dependencies,
      sandbox: note(runs),
      address: { url: "http://localhost/v1", hasOnlyApi: true },
    };
    for (const attempts of [9, 10]) {
      await insert(sheetId, ["cup"]);
      // As if the process had been killed so often.
      const claim = { attempts, claimed_by: "killed", claimed_until: test.clock().toISOString() };
      await test.storage.transaction((tx) => tx.updateTable("agent_feeds").set(claim).execute());
      const earliest = new Date(test.clock().getTime() + 60_000).toISOString();
      const runner = run(place);
      if (test.storage.engine.hasOneProcess) {
        const query = test.storage.db.selectFrom("agent_feeds").select("waits_until");
        const waits = async () => ((await query.executeTakeFirst())?.waits_until ?? "") >= earliest;
        await expect.poll(waits).toBe(true);
        test.wait(60_000);
      }
      const count = attempts - 8;
      await expect.poll(async () => (await listRuns(agentId)).length).toBe(count);
      await runner.stop();
    }
    const [last, first] = await listRuns(agentId);
    expect([first.success, last.success, last.log, runs.length]).toEqual([
      ...[true, false, expect.stringContaining("10 times"), 1],
    ]);
  });

  it("need a process that runs agents, and an agent says so if there is none", async () => {
    test = await startTestService(engine);
    // The service has no sandbox, so this does not run agents.
    server = await startServer(test.service);
    const agentId = await deploy({ source: "1" });
    const readProblem = async () => (await test.send("GET", `/agents/${agentId}`)).problem;
    expect(await readProblem()).toMatch(
      /^No process of the service runs agents\. Install the package `@data-import/,
    );
    const [listed] = await test.send("GET", `/agents?${inEnvironment()}`);
    expect(listed).toMatchObject({ problem: await readProblem() });
    expect(
      await test.send(
        "GET",
        `/agents/${await deploy({ slug: "b", template: "constraints", templateOptions: { template: "constraints" } })}`,
      ),
    ).not.toHaveProperty("problem");
    const storage = engine.openNode?.(test.storage) ?? test.storage;
    const runner = run({
      ...test.dependencies,
      storage,
      sandbox: note([]),
      address: { url: "http://localhost/v1", hasOnlyApi: true },
    });
    await expect.poll(readProblem).toBeUndefined();
    await deploy({ source: "1", topics: [] });
    expect(await readProblem()).toMatch(/^The agent has no topics\./);
    await deploy({ source: "1" });
    expect(await readProblem()).toBeUndefined();
    // As after a kill: nobody renews the sign.
    test.wait(200_000);
    expect(await readProblem()).toMatch(/^No process/);
    test.wait(-200_000);
    expect(await readProblem()).toBeUndefined();
    // The sign seems to be valid for another hour.
    test.wait(-3_600_000);
    expect(await readProblem()).toMatch(/^No process/);
    test.wait(3_600_000);
    await runner.stop();
    expect(await readProblem()).toMatch(/^No process/);
    if (storage !== test.storage) await storage.close();
  });

  it("belong to one runner at a time, and another one takes over", async () => {
    const started: string[] = [];
    const held = Promise.withResolvers<void>();
    const hold = (name: string): Sandbox =>
      note([], async ({ signal }) => {
        started.push(name);
        const aborted = new Promise((resolve) => signal.addEventListener("abort", resolve));
        await Promise.race([held.promise, aborted]);
        signal.throwIfAborted();
        return {};
      });
    await start(hold("first"));
    const agentId = await deploy({ source: "1" });
    const sheetId = await createSheet();
    // Several nodes need an engine for several processes. With one node, this is about its restart.
    const storage = engine.openNode?.(test.storage);
    if (storage !== undefined) {
      const second = await createService({
        storage,
        blobs: test.blobs,
        clock: test.clock,
        agents: { sandbox: hold("second") },
      });
      nodes.push(second);
      second.runAgents("http://localhost/v1");
    }
    await insert(sheetId, ["cup"]);
    await expect.poll(() => started).toHaveLength(1);
    await insert(sheetId, ["bowl"]);
    if (started[0] === "second") {
      // The stopped runner puts its run back.
      await nodes.pop()?.close();
      await expect.poll(() => started).toEqual(["second", "first"]);
    }
    held.resolve();
    await expect.poll(async () => (await listRuns(agentId)).length).toBe(2);
    const feeds = test.storage.db.selectFrom("agent_feeds").select(["claimed_by", "attempts"]);
    // The claim ends a moment after the run.
    await expect.poll(() => feeds.execute()).toEqual([{ claimed_by: null, attempts: 0 }]);
  });
});
