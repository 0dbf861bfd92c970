import { type Event, eventTopics, unrecordedTopics } from "@data-import/types";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Sandbox, SandboxRun } from "../src/agent-runner/sandbox.ts";
import { type Server, startServer } from "../src/index.ts";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { type Receiver, startReceiver } from "./support/receiver.ts";
import { startTestService, type TestService } from "./support/start.ts";

/** Hooks are not disabled, as in `startTestService` by default. */
const headers = { "x-disable-hooks": "false" };
const long = { interval: 100 };

type TestRun = Omit<SandboxRun, "event"> & { readonly event: Partial<Event> };

describeEngines("events that clients send", (engine) => {
  let test: TestService;
  let node: TestService["request"];
  let server: Server;
  let receiver: Receiver;
  const runs: TestRun[] = [];
  let retry: string[] = [];
  const sandbox: Sandbox = {
    async run(run) {
      runs.push(run as TestRun);
      const isSent = (run as TestRun).event.sentByClient === true;
      return { success: true, log: "", measurements: {}, ...(!isSent && { retry }) };
    },
    close: async () => {},
  };
  beforeAll(async () => {
    test = await startTestService(engine, { agents: { sandbox }, allowsPrivateWebhooks: true });
    server = await startServer(test.service);
    node = await test.startNode();
    receiver = await startReceiver();
  });
  afterAll(async () => {
    await receiver.close();
    await server.stop();
    await test.close();
  });

  const inEnvironment = () => `environmentId=${test.environments.development}`;
  const deploy = (slug: string, more: object = {}) =>
    test.send("POST", `/agents?${inEnvironment()}`, {
      slug,
      compiler: "js",
      source: "1",
      topics: eventTopics,
      ...more,
    });
  const findRole = async (name: string) =>
    (await test.send("GET", "/roles")).find((role: { name: string }) => role.name === name).id;

  /** The tokens of an administrator, an Editor, a guest and a program, with their ids. */
  async function createPrincipals(spaceId: string): Promise<Record<string, readonly [string, string]>> {
    const { development } = test.environments;
    const invited = await test.send("POST", "/users/invite", {
      email: `${crypto.randomUUID()}@harbour.example`,
      name: "Edith",
      actorRoles: [{ roleId: await findRole("Editor"), resourceId: development }],
    });
    const { token } = await test.send("POST", "/invitations/exchange", { token: invited.invitation.token });
    const guest = { environmentId: development, email: "guest@casa-alves.example", name: "T. Alves" };
    const [{ id: guestId }] = await test.send("POST", "/guests", [{ ...guest, spaces: [{ id: spaceId }] }]);
    const access = await test.send("GET", `/guests/${guestId}/token?spaceId=${spaceId}`);
    const [key] = await test.send("POST", `/auth/api-key?${inEnvironment()}&type=SECRET`);
    return {
      administrator: [test.token, test.userId],
      editor: [token, invited.id],
      guest: [access.token, guestId],
      program: [key.rawKey, key.id],
    };
  }

  /** How many rows each table has that says what there is and what is to be done. */
  async function countRows(): Promise<Record<string, number>> {
    const tables = [
      "spaces",
      "workbooks",
      "sheets",
      "files",
      "jobs",
      "commits",
      "documents",
      "agents",
    ] as const;
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const query = test.storage.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as("count"));
      counts[table] = Number((await query.executeTakeFirstOrThrow()).count);
    }
    return counts;
  }

  it("wake nobody and name their caller, for each topic and each principal", async () => {
    const { accountId, environments, userId } = test;
    const { spaceId, workbookId, sheets } = await createCatalogue(test);
    const principals = await createPrincipals(spaceId);
    const agent = await deploy("all-topics");
    const webhook = await test.send("POST", "/webhooks", {
      url: receiver.url,
      spaceId,
      environmentId: environments.development,
    });
    const before = await countRows();
    const ids = new Set<string>();
    for (const [token, actorId] of Object.values(principals)) {
      for (const topic of eventTopics) {
        const { status, body } = await node("POST", "/events", {
          token,
          headers,
          body: {
            topic,
            domain: "space",
            payload: { trackChanges: true },
            origin: { slug: "service" },
            context: {
              accountId,
              environmentId: environments.development,
              spaceId,
              workbookId,
              // The administrator is somebody else for all others.
              sheetId: sheets["products"],
              actorId: token === test.token ? undefined : userId,
            },
          },
        });
        expect([status, body.errors]).toEqual([200, undefined]);
        expect(body.data).toMatchObject({ topic, sentByClient: true, context: { actorId } });
        ids.add(body.data.id);
      }
    }
    expect(ids.size).toBe(4 * eventTopics.length);
    const arrived = () => receiver.received.filter(({ event }) => ids.has(event.id));
    await expect.poll(() => arrived().length, long).toBe(ids.size);
    for (const { headers, body } of arrived()) {
      const event = new Webhook(webhook.secret).verify(body, headers as Record<string, string>);
      expect(event).toMatchObject({ sentByClient: true });
    }
    // The last event of a topic that the service records itself: when it has run, nothing is left before it.
    await test.send("PATCH", `/spaces/${spaceId}`, { name: "Renamed" });
    const topics = () => runs.map(({ event }) => event.topic);
    await expect.poll(topics, long).toContain("space:updated");
    const sent = runs.filter(({ event }) => ids.has(event.id ?? ""));
    const woken = sent.map(({ event }) => event.topic);
    expect(woken.toSorted()).toEqual(unrecordedTopics.flatMap((topic) => Array(4).fill(topic)).toSorted());
    expect(await countRows()).toEqual(before);
    await test.send("DELETE", `/webhooks/${webhook.id}`);
    await test.send("DELETE", `/agents/${agent.id}`);
  });

  it("wake the agents that ask for them", async () => {
    const agent = await deploy("asks", { topics: ["space:deleted"], clientEvents: true });
    const { accountId, environments } = test;
    const context = { accountId, environmentId: environments.development };
    const body = { topic: "space:deleted", domain: "space", payload: {}, context };
    const { id } = await test.send("POST", "/events", body);
    await expect.poll(() => runs.map(({ event }) => event.id ?? ""), long).toContain(id);
    await test.send("DELETE", `/agents/${agent.id}`);
  });

  it("do not complete the commit that they name", async () => {
    const { workbookId, sheets } = await createCatalogue(test);
    await test.send("PATCH", `/workbooks/${workbookId}`, { settings: { trackChanges: true } });
    const agent = await deploy("commits", { topics: ["commit:created"], clientEvents: true });
    // Its hook waits for the end of a conflict.
    retry = ["products/hook-1"];
    const path = `/sheets/${sheets["products"]}/records`;
    const inserted = await test.request("POST", path, { headers, body: [{ sku: { value: "A" } }] });
    const { commitId } = inserted.body.data;
    await expect.poll(() => runs.map(({ event }) => event.context?.commitId), long).toContain(commitId);
    const { accountId, environments } = test;
    const context = { accountId, environmentId: environments.development, commitId };
    const event = { topic: "commit:created", domain: "workbook", payload: {}, context };
    const { id } = (await test.request("POST", "/events", { headers, body: event })).body.data;
    await expect.poll(() => runs.map(({ event }) => event.id ?? ""), long).toContain(id);
    expect(await test.send("GET", `/commits/${commitId}`)).not.toHaveProperty("completedAt");
    await test.send("DELETE", `/agents/${agent.id}`);
  });
});
