import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { takeTurn } from "../src/auth/hash-turns.ts";
import { createService, type Service, startServer } from "../src/index.ts";
import { cheapenPasswords } from "./support/cheap-passwords.ts";
import { describeEngines } from "./support/databases.ts";
import { createMemoryBlobs } from "./support/memory-blobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

const minutes = 60_000;

describeEngines("signing in", (engine) => {
  let test: TestService;
  let restorePasswords: () => void;
  beforeAll(async () => {
    restorePasswords = cheapenPasswords();
    test = await startTestService(engine);
  });
  afterAll(async () => {
    restorePasswords();
    await test.close();
  });

  const signIn = (body: object, service: Service = test.service) =>
    service.fetch("http://localhost/v1/auth", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  async function createPerson() {
    const email = `${crypto.randomUUID()}@harbour.example`;
    await test.service.createAccount({ name: "Harbour", email, password: "correct horse" });
    return (password: string) => signIn({ type: "userCredentials", email, password });
  }

  async function createProgram() {
    const { development } = test.environments;
    const { body } = await test.request("POST", `/auth/api-key?environmentId=${development}&type=SECRET`);
    const [{ id: clientId, rawKey }] = body.data;
    return {
      right: (service?: Service) => signIn({ type: "apiCredentials", clientId, secret: rawKey }, service),
      wrong: (service?: Service) => signIn({ type: "apiCredentials", clientId, secret: "wrong" }, service),
    };
  }

  async function readStatuses(responses: readonly Promise<Response>[]): Promise<number[]> {
    return (await Promise.all(responses)).map(({ status }) => status);
  }

  it("makes no write wait for the check of a password", async () => {
    restorePasswords();
    onTestFinished(() => {
      restorePasswords = cheapenPasswords();
    });
    const signInWith = await createPerson();
    let checked = 0;
    const signingIn = Array.from({ length: 4 }, async () => {
      const { status } = await signInWith("correct horse");
      checked += 1;
      return status;
    });
    // After the first of them, so that the others are at work.
    await expect.poll(() => checked, { interval: 1, timeout: 20_000 }).toBeGreaterThan(0);
    await test.request("PATCH", "/accounts/current", { body: { name: "Written meanwhile" } });
    expect(checked).toBeLessThan(4);
    expect(await Promise.all(signingIn)).toEqual([200, 200, 200, 200]);
  });

  it("stops after ten wrong passwords for a quarter of an hour, even with the right one", async () => {
    const signInWith = await createPerson();
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await signInWith("wrong")).status).toBe(401);
    const response = await signInWith("correct horse");
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(600);
    expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(900);
    expect(await response.text()).toContain("too many wrong attempts");
    test.wait(15 * minutes);
    expect((await signInWith("correct horse")).status).toBe(200);
    test.wait(-15 * minutes);
  });

  it("counts attempts at the same time, in every process", async () => {
    const { storage } = test;
    const second = await createService({
      storage: { ...storage, close: async () => {} },
      blobs: createMemoryBlobs(),
    });
    const { right, wrong } = await createProgram();
    const statuses = await readStatuses(
      Array.from({ length: 40 }, (_, attempt) => wrong(attempt % 2 === 0 ? test.service : second)),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    expect(await readStatuses([right(), right(second)])).toEqual([429, 429]);
    await second.close();
  });

  it("allows a hundred wrong attempts for one account, and from one network address", async () => {
    const fast = await startTestService(engine, { limits: { requestsPerSecond: 10_000 }, proxies: 1 });
    const server = await startServer(fast.service);
    const attempt = async (clientId: string, address: string, secret = "wrong") => {
      const { status, headers } = await fetch(`${server.url}/auth`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": address },
        body: JSON.stringify({ type: "apiCredentials", clientId, secret }),
      });
      return [status, Number(headers.get("retry-after") ?? 0) > 800] as const;
    };
    const { development } = fast.environments;
    const { body } = await fast.request("POST", `/auth/api-key?environmentId=${development}&type=SECRET`);
    const [{ id, secret }] = body.data;
    for (let count = 0; count < 100; count += 1) {
      expect(await attempt(id, `192.0.2.${count % 20}`)).toEqual([401, false]);
      expect(await attempt(`us_key_unknown${count}`, "198.51.100.1")).toEqual([404, false]);
    }
    expect(await attempt(id, "192.0.2.200", secret)).toEqual([429, true]);
    expect(await attempt("us_key_other", "198.51.100.1")).toEqual([429, true]);
    expect(await attempt("us_key_other", "192.0.2.200")).toEqual([404, false]);
    await server.stop();
  });

  it("returns 503 if too many passwords are being checked", async () => {
    const signInWith = await createPerson();
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const others = Array.from({ length: 32 }, () => takeTurn(() => ended));
    const { status, headers } = await signInWith("correct horse");
    expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
    end();
    await Promise.all(others);
    expect((await signInWith("correct horse")).status).toBe(200);
  });

  it("takes credentials of at most 64 KiB", async () => {
    const text = JSON.stringify({ type: "apiCredentials", clientId: "us_key_unknown", secret: "wrong" });
    const send = async (length: number) => {
      const { status } = await test.service.fetch("http://localhost/v1/auth", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: text.padEnd(length),
      });
      return status;
    };
    expect([await send(65_536), await send(65_537)]).toEqual([404, 413]);
  });

  it("forgets the wrong attempts after a right one", async () => {
    const { right, wrong } = await createProgram();
    for (const round of [1, 2]) {
      const statuses = await readStatuses(Array.from({ length: 9 }, () => wrong()));
      expect([round, ...new Set(statuses)]).toEqual([round, 401]);
      expect((await right()).status).toBe(200);
    }
  });

  it("does not wait for the time of a clock that was set back", async () => {
    const { right, wrong } = await createProgram();
    test.wait(120 * minutes);
    for (let attempt = 0; attempt < 11; attempt += 1) await wrong();
    expect((await right()).status).toBe(429);
    test.wait(-120 * minutes);
    expect((await right()).status).toBe(200);
  });
});

it("checks two passwords at a time, and lets thirty wait", async () => {
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, () =>
      takeTurn(async () => {
        running += 1;
        most = Math.max(most, running);
        await setTimeout(1);
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
  const rejected = results.filter(({ status }) => status === "rejected");
  expect(rejected).toHaveLength(8);
  expect(rejected[0]).toMatchObject({ reason: { code: "busy", retryAfter: 2 } });
  // Failures give their turn back, too.
  await expect(takeTurn(() => Promise.reject(new Error("No hash")))).rejects.toThrow("No hash");
  expect(await takeTurn(async () => "next")).toBe("next");
});
