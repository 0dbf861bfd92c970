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
  });

  it("have pages of the requested size", async () => {
    const { status, body } = await test.request("GET", "/environments?pageSize=1001&pageNumber=0");
    expect(status).toBe(400);
    expect(body.errors.length).toBeGreaterThan(0);
  });
});
