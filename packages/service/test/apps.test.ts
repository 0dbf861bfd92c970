import { afterAll, beforeAll, expect, it } from "vitest";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("apps", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  async function create(more: Record<string, unknown> = {}) {
    const response = await test.request("POST", "/apps", {
      body: { name: "Invoice intake", namespace: "invoice-intake", type: "CUSTOM", ...more },
    });
    expect(response.body.errors).toBeUndefined();
    return response.body.data;
  }

  it("may have a type that the description does not list, but no empty one", async () => {
    expect(await create({ type: "TIDES" })).toMatchObject({ type: "TIDES" });
    const body = { name: "Tides", namespace: "tides", type: "" };
    expect(await test.request("POST", "/apps", { body })).toMatchObject({
      status: 400,
      body: { errors: [{ key: "type" }] },
    });
  });

  it("have defaults for absent properties, and change only in the sent ones", async () => {
    const app = await create({ blueprint: {} });
    expect(app).toMatchObject({
      entity: "Space",
      entityPlural: "Spaces",
      metadata: {},
      environmentFilters: {},
      blueprint: {},
      deletedAt: null,
      activatedAt: null,
    });
    const activatedAt = "2026-03-06T08:00:00.000Z";
    const changed = await test.request("PATCH", `/apps/${app.id}`, {
      body: { activatedAt, entity: "Month", environmentFilters: { type: ["production"] } },
    });
    const expected = { activatedAt, entity: "Month", environmentFilters: { type: ["production"] } };
    expect(changed.body.data).toEqual({ ...app, ...expected, updatedAt: expect.any(String) });
    expect((await test.request("GET", `/apps/${app.id}`)).body).toEqual(changed.body);
    const off = await test.request("PATCH", `/apps/${app.id}`, { body: { activatedAt: null } });
    expect(off.body.data.activatedAt).toBeNull();
    const newer = await create();
    expect(newer).not.toHaveProperty("blueprint");
    const { body } = await test.request("GET", "/apps");
    expect(body.data.slice(0, 2)).toMatchObject([{ id: newer.id }, { id: app.id }]);
    expect(Object.keys(body)).toEqual(["data"]);
  });

  it("give their namespace to new spaces, and do not change spaces when they are deleted", async () => {
    const app = await create({ namespace: "suppliers" });
    await test.request("PATCH", "/accounts/current", { body: { defaultAppId: app.id } });
    const created = await test.request("POST", "/spaces", {
      body: { environmentId: test.environments.development },
    });
    const space = created.body.data;
    expect(space).toMatchObject({ appId: app.id, namespace: "suppliers" });
    await test.request("PATCH", `/apps/${app.id}`, { body: { namespace: "others" } });
    const listed = await test.request("GET", `/spaces?app=${app.id}&namespace=suppliers`);
    expect(listed.body.data).toMatchObject([{ id: space.id }]);
    const events = await test.request("GET", `/events?spaceId=${space.id}`);
    expect(events.body.data.at(-1).context.appId).toBe(app.id);
    const deleted = await test.request("DELETE", `/apps/${app.id}`);
    expect(deleted.body).toEqual({ success: true });
    expect((await test.request("GET", `/apps/${app.id}`)).status).toBe(404);
    expect((await test.request("GET", `/spaces/${space.id}`)).body.data).not.toHaveProperty("appId");
    expect((await test.request("GET", "/accounts/current")).body.data).not.toHaveProperty("defaultAppId");
    const missing = await test.request("PATCH", "/accounts/current", { body: { defaultAppId: app.id } });
    expect(missing).toMatchObject({ status: 404, body: { errors: [{ key: "defaultAppId" }] } });
  });

  it("have the times of their creation and of their last change, and keep their type", async () => {
    const app = await create();
    expect(app.updatedAt).toBe(app.createdAt);
    test.wait(60_000);
    const path = `/apps/${app.id}`;
    const { data: changed } = (await test.request("PATCH", path, { body: { name: "Bills" } })).body;
    expect(changed.createdAt).toBe(app.createdAt);
    expect(Date.parse(changed.updatedAt) - Date.parse(app.updatedAt)).toBeGreaterThanOrEqual(60_000);
    const { status, body } = await test.request("PATCH", path, { body: { type: "PORTAL" } });
    expect([status, body.errors[0].key]).toEqual([400, "type"]);
    expect((await test.request("GET", path)).body.data).toEqual(changed);
  });

  it("have spaces before and after they are in use, which stay as they are without them", async () => {
    const blueprint = { ofPrograms: [{ name: "Products" }] };
    const app = await create({ namespace: "suppliers", blueprint });
    expect(app).toMatchObject({ blueprint, activatedAt: null });
    const join = async (more: object = {}) => {
      const body = { environmentId: test.environments.development, appId: app.id, ...more };
      return (await test.request("POST", "/spaces", { body })).body.data;
    };
    const before = await join({ namespace: "own" });
    const change = { activatedAt: "2026-03-06T08:00:00.000Z", namespace: "vendors" };
    await test.request("PATCH", `/apps/${app.id}`, { body: change });
    const after = await join();
    expect(before).toMatchObject({ appId: app.id, namespace: "own", workbooksCount: 0 });
    expect(after).toMatchObject({ appId: app.id, namespace: "vendors", workbooksCount: 0 });
    const body = { name: "Spring", spaceId: after.id };
    const workbook = (await test.request("POST", "/workbooks", { body })).body.data;
    await test.request("DELETE", `/apps/${app.id}`);
    const { appId: _, ...rest } = (await test.request("GET", `/spaces/${after.id}`)).body.data;
    expect(rest).toMatchObject({ namespace: "vendors", workbooksCount: 1 });
    expect((await test.request("GET", `/workbooks/${workbook.id}`)).body.data).toEqual(workbook);
  });

  it("belong to the account, so a key of one environment only reads them", async () => {
    const app = await create();
    const { development } = test.environments;
    const { body } = await test.request("POST", `/auth/api-key?environmentId=${development}&type=SECRET`);
    const token = body.data[0].rawKey;
    expect((await test.request("GET", `/apps/${app.id}`, { token })).status).toBe(200);
    const change = await test.request("PATCH", `/apps/${app.id}`, { token, body: { name: "Mine" } });
    expect(change.status).toBe(403);
    const { token: otherToken } = await test.createAccount();
    expect((await test.request("DELETE", `/apps/${app.id}`, { token: otherToken })).status).toBe(404);
  });
});
