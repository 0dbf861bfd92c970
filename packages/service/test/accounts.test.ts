import { afterAll, beforeAll, expect, it } from "vitest";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("accounts", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  async function createApp(token: string): Promise<string> {
    const body = { name: "Invoice intake", namespace: "invoice-intake", type: "CUSTOM" };
    return (await test.request("POST", "/apps", { token, body })).body.data.id;
  }

  it("change only in their name and their default app", async () => {
    const { token, accountId } = await test.createAccount();
    const change = (body: object) => test.request("PATCH", "/accounts/current", { token, body });
    const { data } = (await test.request("GET", "/accounts/current", { token })).body;
    const name = "Harbour Goods";
    const dates = { createdAt: expect.any(String), updatedAt: expect.any(String) };
    expect(data).toEqual({ ...dates, id: accountId, name, metadata: {} });
    const defaultAppId = await createApp(token);
    const withApp = await change({ defaultAppId });
    expect(withApp.body.data).toEqual({ ...data, defaultAppId, updatedAt: expect.any(String) });
    const renamed = await change({ name: "Lighthouse Goods" });
    expect(renamed.body.data).toEqual({
      ...withApp.body.data,
      name: "Lighthouse Goods",
      updatedAt: expect.any(String),
    });
    for (const [key, value] of Object.entries({ metadata: { a: 1 }, subdomain: "pier", dashboard: 2 })) {
      expect(await change({ [key]: value })).toMatchObject({ status: 400, body: { errors: [{ key }] } });
    }
    expect((await test.request("GET", "/accounts/current", { token })).body).toEqual(renamed.body);
  });

  it("give their default app to new spaces that name no other", async () => {
    const { token, environments } = await test.createAccount();
    const [usual, other] = [await createApp(token), await createApp(token)];
    await test.request("PATCH", "/accounts/current", { token, body: { defaultAppId: usual } });
    const create = async (more: object) => {
      const body = { environmentId: environments.development, ...more };
      return (await test.request("POST", "/spaces", { token, body })).body.data.appId;
    };
    expect([await create({}), await create({ appId: other })]).toEqual([usual, other]);
  });
});
