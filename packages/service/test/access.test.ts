import { afterAll, beforeAll, expect, it } from "vitest";
import type { FoundedAccount } from "../src/index.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const years = 5 * 365 * 86_400_000;

describeEngines("access", (engine) => {
  let test: TestService;
  let account: FoundedAccount;
  beforeAll(async () => {
    test = await startTestService(engine);
    account = test;
  });
  afterAll(() => test.close());

  async function createKey(type: "SECRET" | "PUBLISHABLE", environmentId = account.environments.development) {
    const { body } = await test.request("POST", `/auth/api-key?environmentId=${environmentId}&type=${type}`);
    return body.data[0];
  }

  it("creates keys that are shown once and are invalid after their revocation", async () => {
    const key = await createKey("SECRET");
    expect(key.rawKey).toMatch(/^sk_[0-9A-Za-z]{40}$/);
    const { development } = account.environments;
    const listed = await test.request("GET", `/auth/api-keys?environmentId=${development}`);
    expect(listed.body.data).toContainEqual({
      id: key.id,
      type: "SECRET",
      environmentId: development,
      accountId: account.accountId,
      operations: [],
      createdAt: key.createdAt,
      updatedAt: key.updatedAt,
    });
    expect(JSON.stringify(listed.body)).not.toContain(key.rawKey);
    expect((await test.request("GET", "/accounts/current", { token: key.rawKey })).status).toBe(200);
    const revoke = (id: string) =>
      test.request("DELETE", `/auth/api-key?environmentId=${development}&key=${id}`);
    expect((await revoke(key.rawKey)).status).toBe(404);
    expect((await revoke(key.id)).body).toEqual({ data: { success: true } });
    expect((await test.request("GET", "/accounts/current", { token: key.rawKey })).status).toBe(401);
    expect((await revoke(key.id)).status).toBe(404);
  });

  it("lists every key of one environment in one response, until its revocation", async () => {
    const other = await test.createAccount();
    const { development, production } = other.environments;
    const request = (method: string, path: string) => test.request(method, path, { token: other.token });
    const path = (name: string, more = "") => `/auth/${name}?environmentId=${development}${more}`;
    const before = new Date().toISOString();
    const created: Record<string, string>[] = [];
    for (let count = 0; count < 25; count += 1) {
      const { body } = await request("POST", path("api-key", "&type=SECRET"));
      expect(body.data).toHaveLength(1);
      created.unshift(body.data[0]);
    }
    await request("POST", `/auth/api-key?environmentId=${production}&type=SECRET`);
    const shown = created.map(({ rawKey, secret, ...key }) => {
      expect(rawKey).toBeDefined();
      expect(secret).toBeDefined();
      return key;
    });
    const { body } = await request("GET", path("api-keys"));
    expect(body).toEqual({ data: shown });
    const now = new Date().toISOString();
    for (const { createdAt = "", updatedAt } of shown) {
      expect([createdAt >= before, createdAt <= now, updatedAt]).toEqual([true, true, createdAt]);
    }
    const [first = {}, ...others] = shown;
    await request("DELETE", path("api-key", `&key=${first["id"]}`));
    expect((await request("GET", path("api-keys"))).body).toEqual({ data: others });
  });

  it("lets a secret key do everything in its environment, for years", async () => {
    const { rawKey: token, operations } = await createKey("SECRET");
    expect(operations).toEqual([]);
    test.wait(years);
    const { development: environmentId } = account.environments;
    const send = (method: string, path: string, body?: object) =>
      test.request(method, path, { token, ...(body !== undefined && { body }) });
    const { data: space } = (await send("POST", "/spaces", { name: "Spring", environmentId })).body;
    const query = `environmentId=${environmentId}`;
    const { data: agent } = (await send("POST", `/agents?${query}`, { slug: "by-a-key" })).body;
    const key = (await send("POST", `/auth/api-key?${query}&type=PUBLISHABLE`)).body.data[0];
    const statuses = [
      await send("PATCH", `/environments/${environmentId}`, { name: "By a key" }),
      await send("DELETE", `/spaces/${space.id}`),
      await send("DELETE", `/agents/${agent.id}`),
      await send("DELETE", `/auth/api-key?${query}&key=${key.id}`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    test.wait(-years);
  });

  it("limits a key to its environment", async () => {
    const { rawKey: token } = await createKey("SECRET");
    const { development, production } = account.environments;
    const own = await test.request("GET", "/environments", { token });
    expect(own.body.data.map(({ id }: { id: string }) => id)).toEqual([development]);
    expect(own.body.pagination).toEqual({ currentPage: 1, pageCount: 1, totalCount: 1 });
    expect((await test.request("GET", `/environments/${production}`, { token })).status).toBe(404);
    const rename = await test.request("PATCH", "/accounts/current", { token, body: { name: "Mine" } });
    expect(rename.status).toBe(403);
    const create = await test.request("POST", "/environments", { token, body: { name: "x", isProd: false } });
    expect(create.status).toBe(403);
  });

  it("lets a publishable key only create spaces", async () => {
    const { rawKey: token, operations, ...key } = await createKey("PUBLISHABLE");
    expect(operations).toEqual([{ path: "/spaces", method: "POST" }]);
    expect(key).not.toHaveProperty("secret");
    const space = { name: "From a page", environmentId: account.environments.development };
    expect((await test.request("POST", "/spaces", { token, body: space })).status).toBe(200);
    const { status, body } = await test.request("GET", "/environments", { token });
    expect(status).toBe(403);
    expect(body.errors[0].message).toContain("`environments:read`");
  });

  it("gives programs an access token for a day", async () => {
    const key = await createKey("SECRET");
    const signIn = await test.request("POST", "/auth", {
      token: null,
      body: { type: "apiCredentials", clientId: key.id, secret: key.secret },
    });
    expect(signIn.body).toMatchObject({ expiresIn: "86400", accountId: account.accountId });
    const { accessToken: token } = signIn.body;
    const own = await test.request("GET", "/environments", { token });
    expect(own.body.data).toHaveLength(1);
    const expected = Date.now() + 86_400_000;
    expect(Math.abs(Date.parse(signIn.body.expires) - expected)).toBeLessThan(60_000);
    test.wait(86_300_000);
    expect((await test.request("GET", "/environments", { token })).status).toBe(200);
    test.wait(200_000);
    expect((await test.request("GET", "/environments", { token })).status).toBe(401);
    test.wait(-86_500_000);
    const wrong = await test.request("POST", "/auth", {
      token: null,
      body: { type: "apiCredentials", clientId: key.id, secret: `${key.secret}0` },
    });
    expect(wrong.status).toBe(401);
    const unknown = await test.request("POST", "/auth", {
      token: null,
      body: { type: "apiCredentials", clientId: "us_key_unknown", secret: key.secret },
    });
    expect([unknown.status, unknown.body.errors[0].key]).toEqual([404, "clientId"]);
    const { development } = account.environments;
    await test.request("DELETE", `/auth/api-key?environmentId=${development}&key=${key.id}`);
    expect((await test.request("GET", "/environments", { token })).status).toBe(401);
  });

  it("signs users in with their password", async () => {
    const email = "keeper@lighthouse.example";
    await test.service.createAccount({ name: "Lighthouse", email, password: "correct horse" });
    const signIn = (password: string, address = email) => {
      const body = { type: "userCredentials", email: address, password };
      return test.request("POST", "/auth", { token: null, body });
    };
    const wrong = await signIn("wrong horse");
    expect(wrong.status).toBe(401);
    // Nobody learns which addresses have a user.
    const unknown = await signIn("wrong horse", "nobody@lighthouse.example");
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    const { body } = await signIn("correct horse");
    const current = await test.request("GET", "/accounts/current", { token: body.accessToken });
    expect(current.body.data.name).toBe("Lighthouse");
    const { accountId, userId } = body;
    expect(body).toEqual({
      accessToken: body.accessToken,
      expires: body.expires,
      expiresIn: "86400",
      email,
      accountId,
      userId,
    });
    expect([current.body.data.id, userId]).toEqual([accountId, expect.stringMatching(/^us_usr_/)]);
  });

  it("creates no second account for one address", async () => {
    const account = { name: "Lighthouse", email: "founder@lighthouse.example" };
    await test.service.createAccount(account);
    await expect(test.service.createAccount(account)).rejects.toThrow(
      "Another user has the address `founder@lighthouse.example` already.",
    );
  });

  it("lets users create tokens, see when they were used, and revoke them", async () => {
    const created = await test.request("POST", "/auth/personal-access-tokens", { body: { name: "laptop" } });
    const { token, personalAccessToken } = created.body.data;
    const list = async () => {
      const { body } = await test.request("GET", "/auth/personal-access-tokens");
      expect(JSON.stringify(body)).not.toContain(token);
      return body.data.find(({ id }: { id: string }) => id === personalAccessToken.id);
    };
    const { id, createdAt } = personalAccessToken;
    expect(await list()).toEqual({ id, name: "laptop", createdAt });
    expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
    test.wait(years);
    expect((await test.request("GET", "/environments", { token })).status).toBe(200);
    const used = Math.abs(Date.parse((await list()).lastUsedAt) - Date.now() - years);
    expect(used).toBeLessThan(60_000);
    test.wait(-years);
    const wrong = await test.request("DELETE", `/auth/personal-access-tokens/${token}`);
    expect(wrong.status).toBe(404);
    const path = `/auth/personal-access-tokens/${personalAccessToken.id}`;
    expect((await test.request("DELETE", path, { token })).status).toBe(200);
    expect((await test.request("GET", "/environments", { token })).status).toBe(401);
    expect((await test.request("DELETE", path)).status).toBe(404);
  });

  it("gives personal tokens the permissions of their user, in every environment", async () => {
    const user = await test.createAccount();
    const request = (token: string, method: string, path: string, body?: object) =>
      test.request(method, path, { token, ...(body !== undefined && { body }) });
    const list = async () => (await request(user.token, "GET", "/auth/personal-access-tokens")).body;
    // The token of the first administrator.
    const { data: existing } = await list();
    expect(existing).toHaveLength(1);
    const names = Array.from({ length: 25 }, (_, index) => `script ${index}`);
    let token = "";
    for (const name of names) {
      const { data } = (await request(user.token, "POST", "/auth/personal-access-tokens", { name })).body;
      token = data.token;
    }
    const named = names.map((name) => expect.objectContaining({ name })).reverse();
    expect(await list()).toEqual({ data: [...named, ...existing] });
    for (const id of Object.values(user.environments)) {
      const changed = await request(token, "PATCH", `/environments/${id}`, { name: `${id} renamed` });
      expect(changed.status).toBe(200);
    }
    expect((await request(token, "PATCH", "/accounts/current", { name: "By a script" })).status).toBe(200);
  });

  it("gives keys no personal tokens", async () => {
    const { rawKey: token } = await createKey("SECRET");
    const created = await test.request("POST", "/auth/personal-access-tokens", {
      token,
      body: { name: "x" },
    });
    expect(created.status).toBe(404);
  });

  it("hides one account from another", async () => {
    const other = await test.createAccount();
    const key = await createKey("SECRET");
    const { development } = account.environments;
    const requestAsOther = (method: string, path: string, body?: unknown) =>
      test.request(method, path, { token: other.token, ...(body !== undefined && { body }) });
    const responses = await Promise.all([
      requestAsOther("GET", `/environments/${development}`),
      requestAsOther("PATCH", `/environments/${development}`, { name: "stolen" }),
      requestAsOther("GET", `/auth/api-keys?environmentId=${development}`),
      requestAsOther("POST", `/auth/api-key?environmentId=${development}&type=SECRET`),
      requestAsOther("DELETE", `/auth/api-key?environmentId=${development}&key=${key.id}`),
      requestAsOther("DELETE", `/auth/api-key?environmentId=${other.environments.development}&key=${key.id}`),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await test.request("GET", "/environments", { token: key.rawKey })).status).toBe(200);
  });

  it("has the same four roles in every account", async () => {
    const { body } = await test.request("GET", "/roles");
    expect(body.data.map(({ name }: { name: string }) => name).sort()).toEqual([
      "Administrator",
      "Editor",
      "Guest",
      "Viewer",
    ]);
  });
});
