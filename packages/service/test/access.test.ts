import { afterAll, beforeAll, expect, it } from "vitest";
import type { FoundedAccount } from "../src/index.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

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

  it("makes keys that are shown once and end with their revocation", async () => {
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
    const revoked = await test.request("DELETE", `/auth/api-key?environmentId=${development}&key=${key.id}`);
    expect(revoked.body).toEqual({ data: { success: true } });
    expect((await test.request("GET", "/accounts/current", { token: key.rawKey })).status).toBe(401);
  });

  it("keeps a key inside its environment", async () => {
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

  it("lets a publishable key do nothing but create spaces", async () => {
    const { rawKey: token, operations } = await createKey("PUBLISHABLE");
    expect(operations).toEqual([{ path: "/spaces", method: "POST" }]);
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
    const wrong = await test.request("POST", "/auth", {
      token: null,
      body: { type: "apiCredentials", clientId: key.id, secret: `${key.secret}0` },
    });
    expect(wrong.status).toBe(401);
    const { development } = account.environments;
    await test.request("DELETE", `/auth/api-key?environmentId=${development}&key=${key.id}`);
    expect((await test.request("GET", "/environments", { token })).status).toBe(401);
  });

  it("signs people in by their password", async () => {
    const email = "keeper@lighthouse.example";
    await test.service.createAccount({ name: "Lighthouse", email, password: "correct horse" });
    const signIn = (password: string) =>
      test.request("POST", "/auth", { token: null, body: { type: "userCredentials", email, password } });
    expect((await signIn("wrong horse")).status).toBe(401);
    const { body } = await signIn("correct horse");
    expect(body).toMatchObject({ email, expiresIn: "86400" });
    const current = await test.request("GET", "/accounts/current", { token: body.accessToken });
    expect(current.body.data.name).toBe("Lighthouse");
  });

  it("founds no second account for one address", async () => {
    const account = { name: "Lighthouse", email: "founder@lighthouse.example" };
    await test.service.createAccount(account);
    await expect(test.service.createAccount(account)).rejects.toThrow(
      "Somebody has the address `founder@lighthouse.example` already.",
    );
  });

  it("lets people make tokens, see when they were used, and revoke them", async () => {
    const created = await test.request("POST", "/auth/personal-access-tokens", { body: { name: "laptop" } });
    const { token, personalAccessToken } = created.body.data;
    expect((await test.request("GET", "/environments", { token })).status).toBe(200);
    const listed = await test.request("GET", "/auth/personal-access-tokens");
    const entry = listed.body.data.find(({ id }: { id: string }) => id === personalAccessToken.id);
    expect(entry).toMatchObject({ name: "laptop", lastUsedAt: expect.any(String) });
    const path = `/auth/personal-access-tokens/${personalAccessToken.id}`;
    expect((await test.request("DELETE", path, { token })).status).toBe(200);
    expect((await test.request("GET", "/environments", { token })).status).toBe(401);
    expect((await test.request("DELETE", path)).status).toBe(404);
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
