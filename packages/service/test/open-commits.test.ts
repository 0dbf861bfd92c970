import { afterEach, beforeEach, expect, it } from "vitest";
import type { SandboxRun } from "../src/agent-runner/sandbox.ts";
import { startServer } from "../src/index.ts";
import { completeDueCommits } from "../src/lifecycle/complete-commits.ts";
import { type Catalogue, cells, createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

/** Hooks are not disabled, as in `startTestService` by default. */
const headers = { "x-disable-hooks": "false" };

describeEngines("open commits", (engine) => {
  let test: TestService;
  let catalogue: Catalogue;
  let sheet: string;
  beforeEach(async () => {
    test = await startTestService(engine);
    const settings = { trackChanges: true, commitTimeoutSeconds: 30 };
    catalogue = await createCatalogue(test, [productSheet], { settings });
    sheet = `/sheets/${catalogue.sheets["products"]}`;
  });
  afterEach(() => test.close());

  const insert = async (sku: string, sent: Record<string, string> = headers): Promise<string> => {
    const body = [cells({ sku })];
    return (await test.request("POST", `${sheet}/records`, { body, headers: sent })).body.data.commitId;
  };
  const get = async (id: string) => (await test.request("GET", `/commits/${id}`)).body.data;
  const deploy = async (slug: string, topics: string[]): Promise<string> => {
    const environmentId = test.environments.development;
    const body = { slug, topics, compiler: "js", source: "module.exports.default = () => {};" };
    const response = await test.request("POST", `/agents?environmentId=${environmentId}`, { body });
    return response.body.data.id;
  };
  const listTopics = async (id: string) => {
    const { body } = await test.request("GET", "/events?pageSize=50&domain=workbook");
    const events: readonly { context: { commitId?: string }; topic: string }[] = body.data;
    return events.filter(({ context }) => context.commitId === id).map(({ topic }) => topic);
  };

  it("complete at once if nobody is called for them, and say so", async () => {
    const id = await insert("A");
    const commit = await get(id);
    expect(commit.completedAt).toBe(commit.createdAt);
    expect(commit).not.toHaveProperty("waitsFor");
    expect(await listTopics(id)).toEqual(["commit:completed", "commit:created"]);
  });

  it("wait for the agents of their topic, but not if hooks are disabled", async () => {
    const agent = await deploy("hooks", ["commit:created"]);
    await deploy("other", ["file:created"]);
    const id = await insert("A");
    const commit = await get(id);
    expect(commit).toMatchObject({
      waitsFor: [agent],
      completesAt: new Date(Date.parse(commit.createdAt) + 30_000).toISOString(),
    });
    expect(commit).not.toHaveProperty("completedAt");
    expect(await get(await insert("B", { "x-disable-hooks": "true" }))).toHaveProperty("completedAt");
  });

  it("wait no longer after a clock that was set back, and for nobody who has gone", async () => {
    await deploy("hooks", ["commit:created"]);
    await test.request("GET", "/events?completesCommits=true");
    const id = await insert("A");
    expect((await get(id)).waitsFor).toHaveLength(2);
    test.wait(-3_600_000);
    await completeDueCommits(test.dependencies, new AbortController().signal);
    expect(await get(id)).toHaveProperty("completedAt");
    expect((await get(await insert("B"))).waitsFor).toHaveLength(1);
  });

  it("do not change when somebody completes them for whom they do not wait", async () => {
    await deploy("hooks", ["commit:created"]);
    const id = await insert("A");
    const before = await get(id);
    expect((await test.request("POST", `/commits/${id}/complete`)).status).toBe(200);
    expect(await get(id)).toEqual(before);
  });

  it("wait for every program that says that it completes them, until the last one has", async () => {
    const { development } = test.environments;
    const keys: { id: string; rawKey: string }[] = [];
    for (const place of [`spaceId=${catalogue.spaceId}`, `environmentId=${development}`]) {
      const made = await test.request("POST", `/auth/api-key?environmentId=${development}&type=SECRET`);
      const key = made.body.data[0];
      keys.push(key);
      const query = `/events?completesCommits=true&${place}`;
      expect((await test.request("GET", query, { token: key.rawKey })).status).toBe(200);
    }
    const id = await insert("A");
    expect((await get(id)).waitsFor.toSorted()).toEqual(keys.map((key) => key.id).toSorted());
    const [first, second] = keys;
    await test.request("POST", `/commits/${id}/complete`, { token: first?.rawKey ?? "" });
    expect(await get(id)).toMatchObject({ waitsFor: [second?.id] });
    await test.request("POST", `/commits/${id}/complete`, { token: second?.rawKey ?? "" });
    expect(await get(id)).toMatchObject({ completedBy: second?.id });
    expect(await listTopics(id)).toEqual(["commit:completed", "commit:created"]);
  });

  it("do not wait for a program that has not asked for events for a minute", async () => {
    await test.request("GET", "/events?topic=commit:created");
    expect(await get(await insert("A"))).toMatchObject({ waitsFor: [test.userId] });
    test.wait(61_000);
    expect(await get(await insert("B"))).toHaveProperty("completedAt");
  });

  it("do not wait for programs of other spaces, and not for lists of other events", async () => {
    const other = await createCatalogue(test, [productSheet]);
    await test.request("GET", `/events?completesCommits=true&spaceId=${other.spaceId}`);
    await test.request("GET", "/events?topic=records:created");
    await test.request("GET", "/events");
    expect(await get(await insert("A"))).toHaveProperty("completedAt");
  });

  it("complete themselves at their time, once, also with two nodes", async () => {
    const agent = await deploy("hooks", ["commit:created"]);
    const id = await insert("A");
    const { signal } = new AbortController();
    await completeDueCommits(test.dependencies, signal);
    expect(await get(id)).toMatchObject({ waitsFor: [agent] });
    test.wait(30_000);
    const other = engine.openNode?.(test.storage) ?? test.storage;
    await Promise.all([
      completeDueCommits(test.dependencies, signal),
      completeDueCommits({ ...test.dependencies, storage: other }, signal),
    ]);
    if (other !== test.storage) await other.close();
    expect(await get(id)).toMatchObject({ completedBy: test.accountId });
    expect(await listTopics(id)).toEqual(["commit:completed", "commit:created"]);
  });

  it("hold buttons, and say since when, for whom, and until when", async () => {
    const agent = await deploy("hooks", ["commit:created"]);
    const targetId = catalogue.sheets["products"];
    const action = { label: "Submit", operation: "submit", targetId };
    await test.send("POST", `/actions?spaceId=${catalogue.spaceId}`, action);
    const id = await insert("A");
    const press = () => {
      const body = { type: "sheet", operation: "submit", source: targetId };
      return test.request("POST", "/jobs", { body: { ...body, trigger: "manual" } });
    };
    const { createdAt, completesAt } = await get(id);
    const refused = await press();
    expect(refused.status).toBe(409);
    expect(refused.body.errors[0]).toMatchObject({
      code: "commit_open",
      message: `Actions wait for the commit \`${id}\`, open since ${createdAt}: \`${agent}\` has not completed it yet. It completes itself at ${completesAt}.`,
    });
    test.wait(30_000);
    await completeDueCommits(test.dependencies, new AbortController().signal);
    expect((await press()).status).toBe(200);
  });
});

describeEngines("open commits of agents that run", (engine) => {
  it("are completed at the end of the run, and the changes of a hook hold no button", async () => {
    const ran: string[] = [];
    const sandbox = {
      async run({ event, createToken }: SandboxRun) {
        const { commitId, sheetId } = (event as { context: { commitId: string; sheetId: string } }).context;
        ran.push((await test.request("GET", `/commits/${commitId}`)).body.data.waitsFor);
        const { text: token } = await createToken();
        const [record] = (await test.request("GET", `/sheets/${sheetId}/records?commitId=${commitId}`)).body
          .data.records;
        const body = [{ id: record.id, values: { name: { value: "Seen" } } }];
        // Its own change does not call it again.
        await test.request("PUT", `/sheets/${sheetId}/records`, { body, token, headers });
        return { success: true, log: "", measurements: {} };
      },
      close: async () => {},
    };
    const test = await startTestService(engine, { agents: { sandbox } });
    const server = await startServer(test.service);
    try {
      const { sheets } = await createCatalogue(test, [productSheet], { settings: { trackChanges: true } });
      const environmentId = test.environments.development;
      const agent = { slug: "hooks", topics: ["commit:created"], compiler: "js", source: "1" };
      const { id } = await test.send("POST", `/agents?environmentId=${environmentId}`, agent);
      const roles = await test.send("GET", "/roles");
      const { id: roleId } = roles.find(({ name }: { name: string }) => name === "Administrator");
      await test.send("POST", `/agents/${id}/roles`, { roleId, resourceId: environmentId });
      const path = `/sheets/${sheets["products"]}`;
      const body = [cells({ sku: "A" })];
      const inserted = await test.request("POST", `${path}/records`, { body, headers });
      const { commitId } = inserted.body.data;
      const list = async () => (await test.send("GET", `${path}/commits`)) as { completedBy?: string }[];
      await expect.poll(async () => (await list()).map(({ completedBy }) => completedBy)).toEqual([id, id]);
      expect(ran).toEqual([[id]]);
      const { values } = (await test.send("GET", `${path}/records?commitId=${commitId}`)).records[0];
      expect(values.name.value).toBe("Seen");
    } finally {
      await server.stop();
    }
  });
});
