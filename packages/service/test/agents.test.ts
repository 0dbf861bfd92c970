import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { FoundedAccount } from "../src/index.ts";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("agents", (engine) => {
  let test: TestService;
  let account: FoundedAccount;
  let environmentId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    account = await test.createAccount();
    environmentId = account.environments.development;
  });

  const request = (method: string, path: string, body?: object) =>
    test.request(method, path, { token: account.token, ...(body !== undefined && { body }) });
  const deploy = (config: object) => request("POST", `/agents?environmentId=${environmentId}`, config);
  const code = {
    slug: "price-checker",
    source: "export default 1;",
    topics: ["commit:created"],
    compiler: "js",
  };
  const topics = async () =>
    (await request("GET", "/events?domain=space&pageSize=100")).body.data.map(
      ({ topic, payload }: { topic: string; payload: object }) => [topic, payload],
    );

  it("get a version with every deployment of their slug", async () => {
    const first = (await deploy(code)).body.data;
    expect(first).toMatchObject({ ...code, environmentId, isSystem: false });
    const second = (await deploy({ ...code, source: "export default 2;" })).body.data;
    expect(second.id).toBe(first.id);
    const { body } = await request("GET", `/agents/${first.id}/versions`);
    expect(body.data).toMatchObject([
      { version: 2, origin: 1, source: "export default 2;", agent_id: first.id },
      { version: 1, origin: 1, source: "export default 1;", agent_id: first.id },
    ]);
    expect(await topics()).toEqual([
      ["agent:updated", { slug: "price-checker", version: 2 }],
      ["agent:created", { slug: "price-checker" }],
    ]);
  });

  it("may have code that is larger than other bodies", async () => {
    const source = `/* ${"x".repeat(10_000_000)} */ export default 1;`;
    const { status, body } = await deploy({ ...code, source, sourceMap: "{}" });
    expect([status, body.data?.source.length]).toEqual([200, source.length]);
    const event = { topic: "space:updated", domain: "space", payload: { source } };
    expect((await request("POST", "/events", event)).status).toBe(413);
  });

  it("run an older version again when they are reverted, with one event", async () => {
    const { id } = (await deploy(code)).body.data;
    await deploy({ ...code, source: "export default 2;" });
    const oldest = (await request("GET", `/agents/${id}/versions`)).body.data[1];
    const revert = () => request("GET", `/agents/${id}/versions/${oldest.id}/revert`);
    expect((await revert()).body.data).toEqual(oldest);
    expect((await revert()).headers.get("cache-control")).toBe("no-store");
    expect((await request("GET", `/agents/${id}`)).body.data.source).toBe("export default 1;");
    expect((await topics()).filter(([topic]: [string]) => topic === "agent:updated")).toHaveLength(2);
    await deploy({ ...code, source: "export default 3;" });
    expect((await request("GET", `/agents/${id}/versions`)).body.data[0]).toMatchObject({
      version: 3,
      origin: 1,
    });
  });

  it("are listed by environment, by a part of their slug, and by who manages them", async () => {
    await deploy(code);
    await deploy({ ...code, slug: "100%_checker" });
    await deploy({
      slug: "keeper",
      template: "constraints",
      templateOptions: { template: "constraints" },
      isSystem: true,
    });
    const slugs = async (query: string) =>
      (await request("GET", `/agents?environmentId=${environmentId}${query}`)).body.data.map(
        ({ slug }: { slug: string }) => slug,
      );
    expect(await slugs("")).toEqual(["keeper", "100%_checker", "price-checker"]);
    expect(await slugs("&search=CHECK")).toEqual(["100%_checker", "price-checker"]);
    expect(await slugs("&search=%25_")).toEqual(["100%_checker"]);
    expect(await slugs("&isSystem=true")).toEqual(["keeper"]);
    expect(await slugs("&isSystem=false")).toEqual(["100%_checker", "price-checker"]);
    const { id } = (await deploy(code)).body.data;
    expect(await slugs(`&search=${id.slice(4).toLowerCase()}`)).toEqual(["price-checker"]);
    const production = await request("GET", `/agents?environmentId=${account.environments.production}`);
    expect(production.body).toEqual({
      data: [],
      pagination: { currentPage: 1, pageCount: 0, totalCount: 0 },
    });
  });

  it.each([
    [{ template: "constraints" }, "templateOptions"],
    [{ source: "1;", template: "constraints", templateOptions: { template: "constraints" } }, "template"],
    [
      { template: "constraints", templateOptions: { template: "autobuild", autobuildId: "x" } },
      "templateOptions.template",
    ],
  ])("are rejected with a template that cannot run: %o", async (config, key) => {
    const { status, body } = await deploy(config);
    expect([status, body.errors[0].key]).toEqual([400, key]);
  });

  it("have roles, which are deleted with them", async () => {
    const { id } = (await deploy(code)).body.data;
    const roles = (await request("GET", "/roles")).body.data;
    const roleId = roles.find(({ name }: { name: string }) => name === "Viewer").id;
    const assigned = await request("POST", `/agents/${id}/roles`, { roleId, resourceId: environmentId });
    expect(assigned.body.data).toMatchObject({ roleId, actorId: id, resourceId: environmentId });
    expect((await request("GET", `/agents/${id}/roles`)).body.data).toEqual([assigned.body.data]);
    const removed = await request("DELETE", `/agents/${id}/roles/${assigned.body.data.id}`);
    expect(removed.body).toEqual({ data: { success: true } });
    expect((await request("GET", `/agents/${id}/roles`)).body.data).toEqual([]);
    expect((await request("DELETE", `/agents/${id}`)).body).toEqual({ data: { success: true } });
    for (const path of ["", "/versions", "/roles", `/logs?environmentId=${environmentId}`]) {
      expect((await request("GET", `/agents/${id}${path}`)).status).toBe(404);
    }
  });

  it("have a log of each run that a job reports", async () => {
    const { id: agentId } = (await deploy(code)).body.data;
    const spaceId = await createSpaceOf();
    const event = (
      await request("POST", "/events", {
        topic: "workbook:updated",
        domain: "workbook",
        payload: {},
        namespaces: ["catalogue"],
        context: { accountId: account.accountId, environmentId, spaceId },
      })
    ).body.data;
    test.wait(1000);
    const job = (
      await request("POST", "/jobs", {
        type: "agent",
        operation: "run",
        source: agentId,
        trigger: "immediate",
        subject: { type: "resource", id: event.id },
        result: { memoryUsage: 4096, requestCount: -1, anything: "else" },
      })
    ).body.data;
    await request("POST", `/jobs/${job.id}/ack`, { info: "Reading prices" });
    test.wait(500);
    await request("POST", `/jobs/${job.id}/fail`, { info: "No response" });
    const { body } = await request("GET", `/agents/${agentId}/logs?environmentId=${environmentId}`);
    expect(body.pagination).toEqual({ currentPage: 1, pageCount: 1, totalCount: 1 });
    const [entry] = body.data;
    expect(entry).toMatchObject({
      agentId,
      eventId: event.id,
      success: false,
      topic: "workbook:updated",
      context: { spaceId },
      namespaces: ["catalogue"],
      log: "Reading prices\nNo response",
      memoryUsage: 4096,
    });
    expect(entry).not.toHaveProperty("requestCount");
    expect(entry.queueLag).toBeGreaterThanOrEqual(1000);
    expect(entry.duration).toBeGreaterThanOrEqual(500);
    const found = await request("GET", `/agents/log/${event.id}?environmentId=${environmentId}`);
    expect(found.body.data).toMatchObject({ eventId: event.id, success: false, log: entry.log });
    const list = async (query: string) =>
      (await request("GET", `/agents/logs?environmentId=${environmentId}${query}`)).body.data;
    expect(await list(`&spaceId=${spaceId}&success=false`)).toEqual([found.body.data]);
    expect(await list("&success=true")).toEqual([]);
    expect(await list("&pageNumber=2")).toEqual([]);
  });

  it("have the times of their deployments, of which none is left out", async () => {
    const first = (await deploy(code)).body.data;
    expect(first.updatedAt).toBe(first.createdAt);
    for (const gone of ["createdFrom", "lastPropagatedAt"]) expect(first).not.toHaveProperty(gone);
    const isLater = (one: { updatedAt: string }, other: { updatedAt: string }) =>
      Date.parse(other.updatedAt) - Date.parse(one.updatedAt) >= 60_000;
    test.wait(60_000);
    for (let count = 2; count <= 25; count++) await deploy({ ...code, source: `${count};` });
    const last = (await request("GET", `/agents/${first.id}`)).body.data;
    expect([last.createdAt, isLater(first, last)]).toEqual([first.createdAt, true]);
    const versions = await request("GET", `/agents/${first.id}/versions`);
    expect(Object.keys(versions.body)).toEqual(["data"]);
    expect(versions.body.data).toHaveLength(25);
    expect(versions.body.data[0]).toMatchObject({ createdAt: last.updatedAt, updatedAt: last.updatedAt });
    const oldest = versions.body.data.at(-1);
    expect(oldest).toMatchObject({ createdAt: first.createdAt, updatedAt: first.createdAt });
    test.wait(60_000);
    await request("GET", `/agents/${first.id}/versions/${oldest.id}/revert`);
    const reverted = (await request("GET", `/agents/${first.id}`)).body.data;
    expect([reverted.createdAt, isLater(last, reverted)]).toEqual([first.createdAt, true]);
    const again = (await request("GET", `/agents/${first.id}/versions`)).body.data.at(-1);
    expect(again).toEqual(oldest);
  });

  it("are identified by their id alone", async () => {
    const { id } = (await deploy(code)).body.data;
    expect((await request("GET", `/agents/${id}`)).body.data.environmentId).toBe(environmentId);
    const elsewhere = `environmentId=${account.environments.production}`;
    expect((await request("GET", `/agents/${id}?${elsewhere}`)).status).toBe(404);
    const removed = await request("DELETE", `/agents/${id}?${elsewhere}`);
    expect(removed.body).toEqual({ data: { success: true } });
  });

  it("lose only the assignment that is removed", async () => {
    const { id } = (await deploy(code)).body.data;
    const roles = (await request("GET", "/roles")).body.data;
    const assign = async (resourceId: string) =>
      (await request("POST", `/agents/${id}/roles`, { roleId: roles[0].id, resourceId })).body.data;
    const assigned = [await assign(account.accountId), await assign(environmentId)];
    const kept = await assign(await createSpaceOf());
    expect((await request("DELETE", `/agents/${id}/roles/${roles[0].id}`)).status).toBe(404);
    for (const { id: actorRoleId } of assigned) {
      expect((await request("DELETE", `/agents/${id}/roles/${actorRoleId}`)).status).toBe(200);
    }
    expect((await request("GET", `/agents/${id}/roles`)).body).toEqual({ data: [kept] });
    expect((await request("GET", `/agents/${id}/roles?pageSize=1`)).status).toBe(400);
    expect((await request("GET", "/roles")).body.data).toEqual(roles);
  });

  it("of another account are not found", async () => {
    const { id } = (await deploy(code)).body.data;
    const { token } = await test.createAccount();
    for (const [method, path] of [
      ["GET", `/agents/${id}`],
      ["DELETE", `/agents/${id}`],
      ["GET", `/agents/${id}/versions`],
      ["GET", `/agents?environmentId=${environmentId}`],
      ["POST", `/agents?environmentId=${environmentId}`],
    ] as const) {
      const response = await test.request(method, path, { token, ...(method === "POST" && { body: code }) });
      expect([path, response.status]).toEqual([path, 404]);
    }
  });

  async function createSpaceOf(): Promise<string> {
    return createSpace({
      ...test,
      ...account,
      request: (method, path, options) => test.request(method, path, { token: account.token, ...options }),
    });
  }
});
