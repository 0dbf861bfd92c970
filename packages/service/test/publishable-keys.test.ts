import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKeyLimits } from "../src/http/key-limits.ts";
import { startServer } from "../src/index.ts";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const shop = "https://shop.example";

describeEngines("publishable keys", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  const create = async (query: string, type = "PUBLISHABLE") => {
    const place = `environmentId=${test.environments.development}&type=${type}`;
    return test.request("POST", `/auth/api-key?${place}&${query}`);
  };
  const createKey = async (query = "") => (await create(query)).body.data[0];
  /** What a browser sends from a page of an origin; a program sends none. */
  const from = (origin?: string) => (origin === undefined ? {} : { headers: { origin } });
  const open = (token: string, origin?: string, request = test.request) =>
    request("POST", "/spaces", { token, body: { name: "Visit" }, ...from(origin) });

  it("are for the pages of their origins, and so are the tokens that they make", async () => {
    const key = await createKey(`origins=${shop}&origins=http://localhost:3000`);
    expect(key).toMatchObject({ origins: [shop, "http://localhost:3000"], requestsPerMinute: 60 });
    const opened = await open(key.rawKey, shop);
    expect(opened.status).toBe(200);
    expect((await open(key.rawKey, "http://localhost:3000")).status).toBe(200);
    expect((await open(key.rawKey)).status).toBe(200);
    const refused = await open(key.rawKey, "https://other.example");
    expect([refused.status, refused.body.errors[0].code]).toEqual([403, "origin_not_allowed"]);
    expect((await open(key.rawKey, "null")).status).toBe(403);

    // The token of the space is as narrow, also one that is renewed, and also if a response is kept.
    const { id, accessToken } = opened.body.data;
    const renewed = await test.request("POST", "/auth/refresh-token", { token: null, body: accessToken });
    for (const token of [accessToken, renewed.body.accessToken]) {
      for (let times = 0; times < 2; times += 1) {
        const read = (origin?: string) => test.request("GET", `/spaces/${id}`, { token, ...from(origin) });
        expect((await read(shop)).status).toBe(200);
        expect((await read()).status).toBe(200);
        expect((await read("https://other.example")).body.errors[0].code).toBe("origin_not_allowed");
      }
    }
  });

  it("are for all pages without origins, as those of earlier versions", async () => {
    const key = await createKey();
    expect(key).not.toHaveProperty("origins");
    expect((await open(key.rawKey, "https://anywhere.example")).status).toBe(200);
    const listed = await test.send("GET", `/auth/api-keys?environmentId=${test.environments.development}`);
    expect(listed.find(({ id }: { id: string }) => id === key.id).requestsPerMinute).toBe(60);
  });

  it("are no secrets: the newest one can be read, until it is revoked", async () => {
    const { data } = (await test.request("POST", "/environments", { body: { name: "Pages", isProd: false } }))
      .body;
    const place = `environmentId=${data.id}`;
    const read = () => test.request("GET", `/auth/publishable-key?${place}`);
    const make = async (type: string) =>
      (await test.request("POST", `/auth/api-key?${place}&type=${type}`)).body.data[0];
    const { rawKey: secret } = await make("SECRET");
    const missing = await read();
    expect([missing.status, missing.body.errors]).toEqual([
      404,
      [expect.objectContaining({ key: "environmentId", message: expect.stringContaining(data.id) })],
    ]);
    const [older, newer] = [await make("PUBLISHABLE"), await make("PUBLISHABLE")];
    expect((await read()).body.data).toEqual(newer);
    expect((await open((await read()).body.data.rawKey, shop)).status).toBe(200);
    await test.request("DELETE", `/auth/api-key?${place}&key=${newer.id}`);
    expect((await read()).body.data).toEqual(older);

    const { body: listed } = await test.request("GET", `/auth/api-keys?${place}`);
    expect(JSON.stringify(listed)).not.toMatch(new RegExp(`${older.rawKey}|${secret}`));
    const ofVisitor = await test.request("GET", `/auth/publishable-key?${place}`, { token: older.rawKey });
    expect(ofVisitor.status).toBe(403);
    const stored = await test.storage.db
      .selectFrom("tokens")
      .select(["kind", "public_text"])
      .where("environment_id", "=", data.id)
      .execute();
    expect(stored).toContainEqual({ kind: "secret", public_text: null });
  });

  it("have origins of pages, which secret keys have not", async () => {
    for (const origin of ["shop.example", `${shop}/`, `${shop}/cart`, "ftp://shop.example", "*"]) {
      const { status, body } = await create(`origins=${encodeURIComponent(origin)}`);
      expect([origin, status, body.errors?.[0].key]).toEqual([origin, 400, "origins"]);
    }
    expect((await createKey(`origins=HTTPS://Shop.Example:443`)).origins).toEqual([shop]);
    for (const [query, key] of [
      [`origins=${shop}`, "origins"],
      ["requestsPerMinute=5", "requestsPerMinute"],
    ]) {
      const { status, body } = await create(query ?? "", "SECRET");
      expect([status, body.errors?.[0].key]).toEqual([400, key]);
    }
    const [secret] = (await create("", "SECRET")).body.data;
    expect(secret).not.toHaveProperty("requestsPerMinute");
    const spaceId = await createSpace(test);
    const read = await test.request("GET", `/spaces/${spaceId}`, { token: secret.rawKey, ...from(shop) });
    expect(read.status).toBe(200);
  });

  it("have a rate of their own, and one address has a part of it", async () => {
    const key = await createKey("requestsPerMinute=12");
    const inProcess = [];
    for (let count = 0; count < 13; count += 1) inProcess.push(await open(key.rawKey));
    expect(inProcess.map(({ status }) => status)).toEqual([...Array(12).fill(200), 429]);
    expect(Number(inProcess.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);

    const other = await createKey("requestsPerMinute=12");
    const server = await startServer(test.service);
    try {
      const send = () =>
        fetch(`${server.url}/spaces`, {
          method: "POST",
          headers: { authorization: `Bearer ${other.rawKey}`, "content-type": "application/json" },
          body: "{}",
        });
      const statuses = [];
      for (let count = 0; count < 3; count += 1) statuses.push((await send()).status);
      expect(statuses).toEqual([200, 200, 429]);
      expect((await open(other.rawKey)).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});

describe("the limits of publishable keys", () => {
  it("are filled again with the time, for the key and for an address", () => {
    let now = 0;
    const limits = createKeyLimits(() => now);
    const admit = (address?: string) => {
      try {
        limits.admit("us_key_1", 60, address);
        return true;
      } catch {
        return false;
      }
    };
    const count = (address?: string) => {
      let admitted = 0;
      while (admit(address)) admitted += 1;
      return admitted;
    };
    expect(["a", "b"].map(count)).toEqual([10, 10]);
    expect(count()).toBe(40);
    // A caller who is refused takes nothing from the others.
    expect(count("c")).toBe(0);
    now += 6000;
    expect(count("a")).toBe(1);
    expect(count("c")).toBe(5);
    now += 60_000;
    expect([count("a"), count()]).toEqual([10, 50]);
  });
});
