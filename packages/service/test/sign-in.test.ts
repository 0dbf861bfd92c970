import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import type { HttpRequest } from "@data-import/front";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createGuesses } from "../src/auth/guesses.ts";
import { mostAtOnce, type Turn, takeTurn } from "../src/auth/hash-turns.ts";
import { findAddress } from "../src/http/caller-address.ts";
import { createService, openSqlite, type Service, startServer } from "../src/index.ts";
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
    const people = await Promise.all(Array.from({ length: 4 }, createPerson));
    let checked = 0;
    const signingIn = people.map(async (signInWith) => {
      const { status } = await signInWith("correct horse");
      checked += 1;
      return status;
    });
    // After the first of them, so that the others are at work.
    await expect.poll(() => checked, { interval: 1 }).toBeGreaterThan(0);
    await test.request("PATCH", "/accounts/current", { body: { name: "Written meanwhile" } });
    expect(checked).toBeLessThan(4);
    expect(await Promise.all(signingIn)).toEqual([200, 200, 200, 200]);
  });

  /** Everything about an attack: what was checked, and how many hashes that took. */
  async function startAttacked() {
    const own = await startTestService(engine, { proxies: 1 });
    const server = await startServer(own.service);
    const send = async (email: string, password: string, address: string) => {
      const { status, headers } = await fetch(`${server.url}/auth`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": address },
        body: JSON.stringify({ type: "userCredentials", email, password }),
      });
      return { status, wait: Number(headers.get("retry-after") ?? 0) };
    };
    const create = async () => {
      const email = `${crypto.randomUUID()}@harbour.example`;
      await own.service.createAccount({ name: "Harbour", email, password: "correct horse" });
      return email;
    };
    onTestFinished(() => server.stop());
    return { own, send, create };
  }

  it("lets the right password in beside many wrong ones from anywhere", async () => {
    const { send, create } = await startAttacked();
    const [email, other] = [await create(), await create()];
    const home = "192.0.2.7";
    expect((await send(email, "correct horse", home)).status).toBe(200);
    const [statuses, right] = [new Map<number, number>(), [] as number[]];
    const attempts = Number(process.env["WRONG_SIGN_INS"] ?? 2000);
    let left = attempts;
    const attack = async (number: number) => {
      while (left > 0) {
        left -= 1;
        const one = left;
        // From the address of the person, from few others, and from many; for one account and for all.
        const from = [home, `198.51.100.${number}`, `2001:db8:${one.toString(16)}::1`][one % 3] ?? "";
        const account = one % 2 === 0 ? email : `${one}@harbour.example`;
        const { status } = await send(account, `wrong ${one}`, from);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (one % (attempts / 20) === 0) right.push((await send(email, "correct horse", home)).status);
      }
    };
    await Promise.all(Array.from({ length: 40 }, (_, number) => attack(number)));
    expect(right).toEqual(Array(20).fill(200));
    expect(statuses.get(200)).toBeUndefined();
    // Somebody who was never seen before, from an address that does not guess, and from the one that does.
    expect((await send(other, "correct horse", "203.0.113.5")).status).toBe(200);
    expect((await send(other, "correct horse", "198.51.100.1")).status).toBe(200);
    expect((await send(email, "correct horse", "203.0.113.5")).status).toBe(200);
  });

  it("knows on every node from where somebody has signed in", async () => {
    const { storage } = test;
    const second = await createService({
      storage: { ...storage, close: async () => {} },
      blobs: createMemoryBlobs(),
    });
    onTestFinished(() => second.close());
    const email = `${crypto.randomUUID()}@harbour.example`;
    await test.service.createAccount({ name: "Harbour", email, password: "correct horse" });
    const attempt = (password: string, service?: Service) =>
      signIn({ type: "userCredentials", email, password }, service);
    expect((await attempt("correct horse")).status).toBe(200);
    const { userId } = (await (await attempt("correct horse")).json()) as { userId: string };
    const places = await storage.db
      .selectFrom("sign_in_places")
      .where("user_id", "=", userId)
      .selectAll()
      .execute();
    expect(places).toHaveLength(1);
    expect(await readStatuses([attempt("wrong", second), attempt("correct horse", second)])).toEqual([
      401, 200,
    ]);
  });

  it("checks one password a second after ten wrong ones from one address, and refuses those who do not wait", async () => {
    const signInWith = await createPerson();
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await signInWith(`${attempt}`)).status).toBe(401);
    // The first one at once, two wait, and the others are refused before anything is hashed.
    const statuses = await readStatuses(
      Array.from({ length: 8 }, (_, attempt) => signInWith(`again ${attempt}`)),
    );
    expect(statuses.toSorted()).toEqual([401, 401, 401, ...Array(5).fill(429)]);
    const refused = await Promise.all([signInWith("a"), signInWith("b"), signInWith("c"), signInWith("d")]);
    const limited = refused.find(({ status }) => status === 429);
    expect(limited?.headers.get("retry-after")).toBe("2");
    expect(await limited?.json()).toMatchObject({ errors: [{ code: "sign_in_limited" }] });
    expect((await signInWith("correct horse")).status).toBe(200);
    expect((await signInWith("wrong")).status).toBe(401);
  });

  it("never limits keys: nobody guesses them", async () => {
    const { right, wrong } = await createProgram();
    const statuses = await readStatuses(Array.from({ length: 200 }, () => wrong()));
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await right()).status).toBe(200);
  });

  it("returns 503 if too many passwords are being checked", async () => {
    const signInWith = await createPerson();
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const others = Array.from({ length: mostAtOnce + 30 }, () => takeTurn(() => ended));
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
    const signInWith = await createPerson();
    for (const round of [1, 2]) {
      const statuses = await readStatuses(
        Array.from({ length: 9 }, (_, one) => signInWith(`${round} ${one}`)),
      );
      expect([round, ...new Set(statuses)]).toEqual([round, 401]);
      expect((await signInWith("correct horse")).status).toBe(200);
    }
  });
});

it("checks few passwords at a time, and lets thirty wait", async () => {
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: mostAtOnce + 38 }, () =>
      takeTurn(async () => {
        running += 1;
        most = Math.max(most, running);
        await setTimeout(1);
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(mostAtOnce);
  expect(mostAtOnce).toBeLessThanOrEqual(Math.max(1, availableParallelism() / 2));
  const rejected = results.filter(({ status }) => status === "rejected");
  expect(rejected).toHaveLength(8);
  expect(rejected[0]).toMatchObject({ reason: { code: "busy", retryAfter: 2 } });
  // Failures give their turn back, too.
  await expect(takeTurn(() => Promise.reject(new Error("No hash")))).rejects.toThrow("No hash");
  expect(await takeTurn(async () => "next")).toBe("next");
});

it("checks passwords of those who do not guess first, whatever waits", async () => {
  const order: string[] = [];
  const turns: Promise<unknown>[] = [];
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const ask = (name: string, rank: number, owner: string) =>
    turns.push(
      takeTurn(
        async () => {
          await begun;
          order.push(name);
        },
        { rank, owner, gates: [] },
      ).catch(({ code }) => order.push(`${name} ${code}`)),
    );
  for (let one = 0; one < mostAtOnce; one += 1) ask("running", 1, "a");
  for (let one = 0; one < 30; one += 1) ask(`guess ${one}`, 2, "a");
  ask("b", 2, "b");
  ask("right", 1, "c");
  ask("known", 0, "c");
  begin();
  await Promise.all(turns);
  const after = order.filter((name) => name !== "running");
  expect(after.slice(0, 3)).toEqual(["guess 29 busy", "guess 28 busy", "guess 27 busy"]);
  // The address that has waited longest for a turn comes first, then the guesses in their order.
  expect(after.slice(3, 7)).toEqual(["known", "right", "b", "guess 0"]);
});

describe("guesses", () => {
  const attempt = { account: "ann@harbour.example", address: "192.0.2.1", isKnown: false };
  let now = 0;
  const turns: Turn[] = [];
  let guesses = createGuesses(() => now);
  beforeEach(() => {
    turns.length = 0;
    guesses = createGuesses(() => now);
  });
  const check = async (isRight: boolean, more: object = {}, password = `${turns.length}`) => {
    const verify = async (turn: Turn) => turns.push(turn) > 0 && isRight;
    return guesses.check({ ...attempt, ...more }, password, "hash", verify);
  };
  const rank = async (more: object = {}) => {
    await check(true, more);
    return [turns.at(-1)?.rank, turns.at(-1)?.gates.length];
  };

  it("make only the address wait that guesses, and an account for unknown addresses", async () => {
    for (let count = 0; count < 100; count += 1) await check(false, { address: `198.51.100.${count % 20}` });
    expect(await rank({ address: "192.0.2.9", account: "bob@harbour.example" })).toEqual([1, 0]);
    expect(await rank({ address: "192.0.2.9" })).toEqual([1, 1]);
    expect(await rank({ address: "192.0.2.9", isKnown: true })).toEqual([0, 0]);
    for (let count = 0; count < 10; count += 1) await check(false);
    expect(await rank({ account: "bob@harbour.example" })).toEqual([2, 0]);
    expect(await rank({ account: "bob@harbour.example", isKnown: true })).toEqual([0, 0]);
    expect(await rank()).toEqual([3, 2]);
    // The right one ends the limit of its address.
    expect(await rank({ isKnown: true })).toEqual([0, 0]);
    now += 15 * minutes;
    expect(await rank({ address: "192.0.2.9" })).toEqual([1, 0]);
  });

  it("cost no hash for what was right, and one for what is asked at the same time", async () => {
    expect(await Promise.all([1, 2, 3].map(() => check(true, {}, "right")))).toEqual([true, true, true]);
    expect(await check(false, { address: "198.51.100.1" }, "right")).toBe(true);
    expect(turns).toHaveLength(1);
    expect(await guesses.check(attempt, "right", "another hash", async () => false)).toBe(false);
  });

  it("do not count what was refused", async () => {
    const refuse = () => Promise.reject(new Error("refused"));
    for (let count = 0; count < 200; count += 1) {
      await expect(guesses.check(attempt, `${count}`, "hash", refuse)).rejects.toThrow("refused");
    }
    expect(await rank()).toEqual([1, 0]);
  });
});

it.each([
  ["2001:db8:1:2:3::4", "2001:db8:1:2"],
  ["2001:DB8:1:2::ffff", "2001:db8:1:2"],
  ["2001:0db8:0001:0002::1", "2001:db8:1:2"],
  ["[2001:db8:1:2::1]:443", "2001:db8:1:2"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::ffff:c000:201", "192.0.2.1"],
  ["192.0.2.1:8080", "192.0.2.1"],
  ["192.0.2.1", "192.0.2.1"],
  ["unknown", "unknown"],
])("the address %s counts as %s", (address, counted) => {
  const call = { address: "10.0.0.1", headers: { "x-forwarded-for": address } } as unknown as HttpRequest;
  expect(findAddress(call, 1)).toBe(counted);
});

it("warns once if a proxy names its callers, and nobody said that there is one", async () => {
  const warnings: string[] = [];
  for (const [proxies, count] of [
    [0, 1],
    [1, 0],
  ]) {
    const service = await createService({
      storage: openSqlite({ folder: ":memory:" }),
      blobs: createMemoryBlobs(),
      proxies: proxies ?? 0,
      onWarning: (text) => warnings.push(text),
    });
    for (const headers of [{}, { "x-forwarded-for": "192.0.2.1" }, { "x-forwarded-for": "192.0.2.1" }]) {
      await service.fetch("http://localhost/v1/spaces", { headers: headers as Record<string, string> });
    }
    expect(warnings.splice(0)).toEqual(count === 0 ? [] : [expect.stringContaining("--proxies")]);
    await service.close();
  }
});
