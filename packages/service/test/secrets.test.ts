import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, test } from "vitest";
import { openSecretKeys } from "../src/command/secret-keys.ts";
import { createSecretKeys, readSecretKeys } from "../src/domain/secret-keys.ts";
import { createService, type FoundedAccount, type Service } from "../src/index.ts";
import { resealSecrets } from "../src/secrets/secrets.ts";
import { describeEngines } from "./support/databases.ts";
import { createMemoryBlobs } from "./support/memory-blobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

const value = "a-value-that-nobody-else-may-read";
const hidden = "********";

describeEngines("secrets", (engine) => {
  let harbour: TestService;
  let account: FoundedAccount;
  let environmentId: string;
  beforeAll(async () => {
    harbour = await startTestService(engine);
  });
  afterAll(() => harbour.close());
  beforeEach(async () => {
    account = await harbour.createAccount();
    environmentId = account.environments.development;
  });

  const send = (method: string, path: string, body?: object, token = account.token) =>
    harbour.send(method, path, body, token);
  const refuse = async (method: string, path: string, body?: object, token = account.token) => {
    const response = await harbour.request(method, path, { token, ...(body !== undefined && { body }) });
    return [response.status, response.body.errors[0].key];
  };
  const list = (query = "", token = account.token) => send("GET", `/secrets${query}`, undefined, token);
  const createKey = async () => {
    const path = `/auth/api-key?environmentId=${environmentId}&type=SECRET`;
    return (await send("POST", path)).find((key: { rawKey?: string }) => key.rawKey !== undefined);
  };
  const spaceOf = async (environment: string): Promise<string> =>
    (await send("POST", "/spaces", { name: "Spring", environmentId: environment })).id;
  const guestOf = async (spaceId: string) => {
    const body = [
      { environmentId, email: "guest@harbour.example", name: "Guest", spaces: [{ id: spaceId }] },
    ];
    const [guest] = await send("POST", "/guests", body);
    const { token } = await send("GET", `/guests/${guest.id}/token`);
    return { id: guest.id as string, token: token as string };
  };
  it("have their values only in lists, for callers who may store them", async () => {
    const [stored] = await send("POST", "/secrets", { name: "KEY", value, environmentId });
    expect(stored).toEqual({ id: stored.id, name: "KEY", value: hidden, environmentId });
    const response = await harbour.request("GET", "/secrets", { token: account.token });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.body).toEqual({ data: [{ ...stored, value }] });
    expect(await list("", (await createKey()).rawKey)).toMatchObject([{ value }]);
    const space = await spaceOf(environmentId);
    expect((await harbour.request("GET", "/secrets", { token: (await guestOf(space)).token })).status).toBe(
      403,
    );
    expect(await list("", (await harbour.createAccount()).token)).toEqual([]);
  });

  it("get a new value under the same name, with one event each that does not have it", async () => {
    const secret = { name: "KEY", environmentId };
    const [first] = await send("POST", "/secrets", { ...secret, value: "old" });
    expect(await send("POST", "/secrets", { ...secret, value })).toEqual([first]);
    expect(await list()).toMatchObject([{ value }]);
    expect(await send("DELETE", `/secrets/${first.id}`)).toEqual([first]);
    expect(await list()).toEqual([]);
    const events = await send("GET", "/events?domain=secret");
    const about = { domain: "secret", target: first.id, payload: { name: "KEY" } };
    expect(events).toMatchObject([
      { ...about, topic: "secret:deleted" },
      { ...about, topic: "secret:updated" },
      { ...about, topic: "secret:created", context: { environmentId, entityId: first.id } },
    ]);
    expect(JSON.stringify(events)).not.toContain(value);
    expect(await refuse("DELETE", `/secrets/${first.id}`)).toEqual([404, "secretId"]);
  });

  it("of a space replace those of its environment", async () => {
    const spaceId = await spaceOf(environmentId);
    await send("POST", "/secrets", { name: "A", value: "of the environment", environmentId });
    await send("POST", "/secrets", { name: "B", value: "of the environment", environmentId });
    await send("POST", "/secrets", { name: "B", value: "of the space", environmentId, spaceId });
    const values = async (query: string) =>
      (await list(query)).map(({ name, value: one }: { name: string; value: string }) => `${name} ${one}`);
    expect(await values(`?spaceId=${spaceId}`)).toEqual(["A of the environment", "B of the space"]);
    expect(await values(`?environmentId=${environmentId}&spaceId=${spaceId}`)).toHaveLength(2);
    expect(await values(`?environmentId=${environmentId}`)).toEqual([
      "A of the environment",
      "B of the environment",
    ]);
    expect(await values(`?environmentId=${account.environments.production}`)).toEqual([]);
    expect(await values("")).toHaveLength(3);
    await send("DELETE", `/spaces/${spaceId}`);
    expect(await values("")).toHaveLength(2);
  });

  it("for one actor show their value only to this actor", async () => {
    const agent = await send("POST", `/agents?environmentId=${environmentId}`, { slug: "one", source: "" });
    const secret = { name: "KEY", value, environmentId, actorId: agent.id };
    await send("POST", "/secrets", secret);
    expect(await list(`?actorId=${agent.id}`)).toMatchObject([{ ...secret, value: hidden }]);
    const { userId } = account;
    await send("POST", "/secrets", { ...secret, actorId: userId });
    expect(await list(`?actorId=${userId}`)).toMatchObject([{ ...secret, actorId: userId }]);
    expect(await list("", (await createKey()).rawKey)).toMatchObject([{ value: hidden }, { value: hidden }]);
    await send("DELETE", `/agents/${agent.id}`);
    expect(await list()).toMatchObject([{ actorId: userId }]);
  });

  it("are rejected without repeating their value", async () => {
    const other = await spaceOf(account.environments.production);
    const rejected = [
      [{ name: "KEY", value }, 400, "environmentId"],
      [{ name: "KEY", value, environmentId, spaceId: other }, 400, "environmentId"],
      [{ name: "KEY", value, environmentId: "us_env_0" }, 404, "environmentId"],
      [{ name: "KEY", value, spaceId: "us_sp_0" }, 404, "spaceId"],
      [{ name: "KEY", value, environmentId, actorId: "us_ag_0" }, 404, "actorId"],
      [{ name: "", value, environmentId }, 400, "name"],
      [{ name: "KEY", value: `${value}${"x".repeat(1000)}`, environmentId }, 400, "value"],
      [{ name: "KEY", value: [value], environmentId }, 400, "value"],
    ] as const;
    for (const [body, status, key] of rejected) {
      const response = await harbour.request("POST", "/secrets", { token: account.token, body });
      expect([response.status, response.body.errors[0].key]).toEqual([status, key]);
      expect(JSON.stringify(response.body)).not.toContain("a-value");
    }
  });

  it("are stored encrypted, for their own row", async () => {
    const [first] = await send("POST", "/secrets", { name: "A", value, environmentId });
    const [second] = await send("POST", "/secrets", { name: "B", value: "other", environmentId });
    const key = { "idempotency-key": "a-key-with-at-least-16-characters" };
    const body = { name: "A", value, environmentId };
    await harbour.request("POST", "/secrets", { token: account.token, body, headers: key });
    const { db } = harbour.storage;
    for (const table of ["secrets", "events", "idempotency_keys"] as const) {
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain("a-value");
    }
    const { sealed } = await db
      .selectFrom("secrets")
      .select("sealed")
      .where("id", "=", first.id)
      .executeTakeFirstOrThrow();
    await harbour.storage.transaction((tx) =>
      tx.updateTable("secrets").set({ sealed }).where("id", "=", second.id).execute(),
    );
    expect((await harbour.request("GET", "/secrets", { token: account.token })).status).toBe(500);
  });
});

describeEngines("the keys of secrets", (engine) => {
  const [older, newer] = ["a", "b"].map((letter) => Buffer.alloc(32, letter).toString("base64")) as [
    string,
    string,
  ];

  it("can be replaced, and a service without the right one stores nothing", async () => {
    const harbour = await startTestService(engine, { secretKeys: [older] });
    const environmentId = harbour.environments.development;
    await harbour.send("POST", "/secrets", { name: "KEY", value, environmentId });
    const nodes: Service[] = [];
    const ask = async (secretKeys: readonly string[], method: string, body?: object) => {
      // The test closes the storage.
      const storage = { ...harbour.storage, close: async () => {}, migrate: async () => {} };
      const node = await createService({ storage, blobs: createMemoryBlobs(), secretKeys });
      nodes.push(node);
      const response = await node.fetch("http://service.localhost/v1/secrets", {
        method,
        headers: { authorization: `Bearer ${harbour.token}`, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    };
    try {
      expect(await ask([newer], "GET")).toMatchObject({ status: 503 });
      const another = { name: "OTHER", value, environmentId };
      expect(await ask([newer], "POST", another)).toMatchObject({ status: 503 });
      expect(await ask([newer, older], "GET")).toMatchObject({ body: { data: [{ value }] } });
      await resealSecrets(
        harbour.storage,
        createSecretKeys(() => readSecretKeys([newer, older])),
      );
      expect(await ask([newer], "GET")).toMatchObject({ body: { data: [{ value }] } });
      await expect(ask(["short"], "GET")).rejects.toThrow("32 bytes");
    } finally {
      for (const node of nodes) await node.close();
      await harbour.close();
    }
  });
});

test("the keys of secrets are created in the data folder when the first secret is stored", () => {
  const folder = mkdtempSync(join(tmpdir(), "keys-"));
  try {
    const open = (environment = {}) => openSecretKeys(join(folder, "data"), environment);
    const keys = open();
    expect(readdirSync(folder)).toEqual([]);
    const sealed = keys.seal(value, "owner");
    expect(statSync(join(folder, "data", "secrets.key")).mode & 0o777).toBe(0o600);
    expect(open().open(sealed, "owner")).toBe(value);
    expect(() => open().open(sealed, "another owner")).toThrow();
    const given = { SECRETS_KEY: Buffer.alloc(32, 1).toString("base64") };
    expect(() => open(given).open(sealed, "owner")).toThrow("SECRETS_KEY");
    expect(() => open({ SECRETS_KEY: "short-key" })).toThrow(/^(?!.*short-key).*32 bytes/);
    writeFileSync(join(folder, "data", "secrets.key"), "broken");
    expect(() => open().seal(value, "owner")).toThrow("secrets.key cannot be read");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
