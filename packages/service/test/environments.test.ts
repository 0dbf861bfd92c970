import { afterAll, beforeAll, expect, it } from "vitest";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("environments", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  it("are two in a new account, newest first", async () => {
    const { token } = await test.createAccount();
    const { body } = await test.request("GET", "/environments", { token });
    expect(body.data).toMatchObject([
      { name: "production", isProd: true, guestAuthentication: ["shared_link", "magic_link"] },
      { name: "development", isProd: false },
    ]);
    const second = await test.request("GET", "/environments?pageSize=1&pageNumber=2", { token });
    expect(second.body.data).toEqual([body.data[1]]);
    expect(second.body.pagination).toEqual({ currentPage: 2, pageCount: 2, totalCount: 2 });
  });

  it("change with an event", async () => {
    const { token, accountId, userId } = await test.createAccount();
    const created = await test.request("POST", "/environments", {
      token,
      body: { name: "rehearsal", isProd: false, metadata: { pier: 7 } },
    });
    const { id } = created.body.data;
    const updated = await test.request("PATCH", `/environments/${id}`, {
      token,
      body: { namespaces: ["portal"], languageOverride: "de" },
    });
    expect(updated.body).toEqual({ ...created.body.data, namespaces: ["portal"], languageOverride: "de" });
    expect((await test.request("GET", `/environments/${id}`, { token })).body.data).toEqual(updated.body);
    const events = await test.request("GET", `/events?environmentId=${id}`, { token });
    expect(events.body.data).toMatchObject([
      {
        topic: "environment:updated",
        domain: "environment",
        payload: { name: "rehearsal" },
        context: { accountId, environmentId: id, actorId: userId },
      },
      { topic: "environment:created" },
    ]);
  });

  it("have unique names", async () => {
    const body = { name: "production", isProd: true };
    const { status, body: envelope } = await test.request("POST", "/environments", { body });
    expect(status).toBe(409);
    expect(envelope.errors[0].key).toBe("name");
    const path = `/environments/${test.environments.development}`;
    const renamed = await test.request("PATCH", path, { body: { name: "production" } });
    expect(renamed).toMatchObject({ status: 409, body: { errors: [{ key: "name", code: "name_taken" }] } });
  });

  it("are new without content, features and restrictions", async () => {
    const { token } = await test.createAccount();
    const send = async (method: string, path: string, body?: object) =>
      (await test.request(method, path, { token, ...(body && { body }) })).body;
    const created = await send("POST", "/environments", { name: "rehearsal", isProd: false });
    const { id } = created.data;
    expect(created.data).toMatchObject({
      isProd: false,
      features: {},
      metadata: {},
      guestAuthentication: ["shared_link", "magic_link"],
    });
    for (const path of ["/spaces", "/agents", "/auth/api-keys"]) {
      expect([path, (await send("GET", `${path}?environmentId=${id}`)).data]).toEqual([path, []]);
    }
    const change = { metadata: { pier: 7, crane: 2 }, namespaces: ["a", "b"] };
    await send("PATCH", `/environments/${id}`, change);
    const replaced = await send("PATCH", `/environments/${id}`, { metadata: { quay: 1 }, namespaces: ["c"] });
    expect(replaced).toMatchObject({ namespaces: ["c"], isProd: false });
    expect(replaced.metadata).toEqual({ quay: 1 });
  });

  it("say how guests sign in to spaces without a setting of their own", async () => {
    const body = { name: "by mail", isProd: false, guestAuthentication: ["magic_link"] };
    const created = await test.request("POST", "/environments", { body });
    const { id } = created.body.data;
    const make = async (more: object) =>
      (await test.request("POST", "/spaces", { body: { environmentId: id, ...more } })).body.data;
    const space = await make({});
    const own = await make({ guestAuthentication: ["shared_link"] });
    expect([space.guestAuthentication, own.guestAuthentication]).toEqual([["magic_link"], ["shared_link"]]);
    const change = { guestAuthentication: ["shared_link", "magic_link"] };
    await test.request("PATCH", `/environments/${id}`, { body: change });
    expect((await test.request("GET", `/spaces/${space.id}`)).body.data).toMatchObject(change);
    expect((await test.request("GET", `/spaces/${own.id}`)).body.data).toMatchObject({
      guestAuthentication: ["shared_link"],
    });
  });

  it("have pages of the requested size", async () => {
    const { status, body } = await test.request("GET", "/environments?pageSize=1001&pageNumber=0");
    expect(status).toBe(400);
    expect(body.errors.length).toBeGreaterThan(0);
  });

  it("are ten on a page, unless the request has a size; a key sees only its own", async () => {
    const { token, environments } = await test.createAccount();
    for (let count = 3; count <= 11; count++) {
      await test.request("POST", "/environments", { token, body: { name: `test ${count}`, isProd: false } });
    }
    const list = async (query: string, caller = token) =>
      (await test.request("GET", `/environments${query}`, { token: caller })).body;
    expect((await list("")).data).toHaveLength(10);
    expect((await list("")).pagination).toEqual({
      currentPage: 1,
      pageCount: 2,
      totalCount: 11,
      nextCursor: expect.any(String),
    });
    expect((await list("?pageSize=1000")).data).toHaveLength(11);
    expect((await list("?pageSize=1001")).errors).toMatchObject([{ key: "pageSize" }]);
    const path = `/auth/api-key?environmentId=${environments.development}&type=SECRET`;
    const key = await test.request("POST", path, { token });
    expect((await list("", key.body.data[0].rawKey)).data).toMatchObject([{ id: environments.development }]);
  });
});
