import { describe, expect, test } from "vitest";
import type { ClientOptions, TokenContext, TokenProvider } from "../../src/core/types.ts";
import { operationTable } from "../../src/operations.gen.ts";
import { createFakeClock } from "../../src/testing/fake-clock.ts";
import { createTestCore } from "../support/core.ts";

/** A service that notes the tokens that it was sent. */
function createService(options: ClientOptions, respond = () => Response.json({})) {
  const sent: (string | null)[] = [];
  const core = createTestCore((_, request) => {
    sent.push(request.headers.get("authorization"));
    return respond();
  }, options);
  return {
    sent,
    call: (callOptions = {}, operation = operationTable.getCurrentAccount) =>
      core.send(operation, {}, callOptions),
  };
}

/** A provider of numbered tokens that notes why it was asked. */
function createProvider(lifetime?: number, now = () => 0) {
  const contexts: TokenContext[] = [];
  const token: TokenProvider = async (context) => {
    contexts.push(context);
    const name = `token-${contexts.length}`;
    return lifetime === undefined ? name : { token: name, expiresAt: now() + lifetime };
  };
  return { contexts, token, reasons: () => contexts.map(({ reason }) => reason) };
}

describe("a provider", () => {
  test("is asked once for text, and the text is kept", async () => {
    const { token, reasons } = createProvider();
    const { sent, call } = createService({ token });
    await call();
    await call();
    expect(sent).toEqual(["Bearer token-1", "Bearer token-1"]);
    expect(reasons()).toEqual(["first"]);
  });

  test.each([
    ["a date", (ms: number) => new Date(ms)],
    ["milliseconds", (ms: number) => ms],
  ])("is asked again shortly before its token expires, given as %s", async (_, write) => {
    const clock = createFakeClock({ now: 1000 });
    const reasons: string[] = [];
    const { sent, call } = createService({
      clock,
      token: ({ reason }) => ({
        token: `token-${reasons.push(reason)}`,
        expiresAt: write(clock.now() + 3_600_000),
      }),
    });
    await call();
    await clock.advance(3_539_000);
    await call();
    await clock.advance(2000);
    await call();
    expect(sent).toEqual(["Bearer token-1", "Bearer token-1", "Bearer token-2"]);
    expect(reasons).toEqual(["first", "expiring"]);
  });

  test("of short-lived tokens is not asked before every call", async () => {
    const clock = createFakeClock();
    const { token, reasons } = createProvider(30_000, clock.now);
    const { call } = createService({ clock, token });
    await call();
    await clock.advance(26_000);
    await call();
    expect(reasons()).toEqual(["first"]);
    await clock.advance(2000);
    await call();
    expect(reasons()).toEqual(["first", "expiring"]);
  });

  test("is asked once by calls that need the token at the same time", async () => {
    const { token, reasons } = createProvider();
    const { sent, call } = createService({ token });
    await Promise.all([call(), call(), call()]);
    expect(reasons()).toEqual(["first"]);
    expect(sent).toEqual(Array(3).fill("Bearer token-1"));
  });

  test("is asked once by calls whose token is rejected at the same time", async () => {
    const reasons: string[] = [];
    const core = createTestCore(
      (_, { headers }) =>
        headers.get("authorization") === "Bearer token-1"
          ? new Response(null, { status: 401 })
          : Response.json({}),
      { token: async ({ reason }) => `token-${reasons.push(reason)}` },
    );
    const call = () => core.send(operationTable.getCurrentAccount, {});
    await Promise.all([call(), call(), call()]);
    expect(reasons).toEqual(["first", "rejected"]);
  });

  test("that fails early does no harm while the present token works", async () => {
    const clock = createFakeClock();
    let fails = false;
    const { sent, call } = createService({
      clock,
      token: () => {
        if (fails) throw new Error("The vault is closed.");
        return { token: "token-1", expiresAt: clock.now() + 100_000 };
      },
    });
    await call();
    fails = true;
    await clock.advance(95_000);
    await call();
    expect(sent).toEqual(["Bearer token-1", "Bearer token-1"]);
    await clock.advance(10_000);
    await expect(call()).rejects.toThrow("The vault is closed.");
    expect(sent).toHaveLength(2);
    fails = false;
    await call();
    expect(sent).toHaveLength(3);
  });

  test("that fails makes the call fail with its own error, and the result a connection error", async () => {
    const cause = new Error("The vault is closed.");
    const { sent, call } = createService({ token: () => Promise.reject(cause) });
    await expect(call()).rejects.toBe(cause);
    const outcome = await call().result();
    expect(outcome).toMatchObject({
      ok: false,
      status: 0,
      error: { code: "connection", sent: false, cause },
    });
    expect(sent).toHaveLength(0);
  });

  test("is told when nobody waits any more, and not before", async () => {
    const signals: AbortSignal[] = [];
    let resolve: (token: string) => void = () => {};
    const { sent, call } = createService({
      token: ({ signal }) => {
        signals.push(signal);
        return new Promise((settle) => {
          resolve = settle;
        });
      },
    });
    const [one, two] = [new AbortController(), new AbortController()];
    const calls = [call({ signal: one.signal }).result(), call({ signal: two.signal }).result()];
    await expect.poll(() => signals).toHaveLength(1);
    one.abort();
    await calls[0];
    expect(signals[0]?.aborted).toBe(false);
    two.abort();
    await calls[1];
    expect(signals[0]?.aborted).toBe(true);
    resolve("too-late");

    const third = call();
    third.catch(() => {});
    await expect.poll(() => signals).toHaveLength(2);
    resolve("token-2");
    await third;
    expect(signals[1]?.aborted).toBe(false);
    expect(sent).toEqual(["Bearer token-2"]);
  });

  test.each([
    ["nothing", undefined],
    ["an empty text", ""],
    ["a line break", "a\nb"],
    ["a letter beyond ASCII", "tökén"],
  ])("that returns %s is refused without the text", async (_, token) => {
    const { sent, call } = createService({ token: () => token as string });
    await expect(call()).rejects.toThrow("needs a token");
    await expect(call()).rejects.not.toThrow("tökén");
    expect(sent).toHaveLength(0);
  });
});

test("a call may send another authorization, or none", async () => {
  const { sent, call } = createService({ token: () => Promise.reject(new Error("It is not asked.")) });
  await call({ headers: { Authorization: "Basic abc" } });
  await call({ headers: { authorization: null } });
  expect(sent).toEqual(["Basic abc", null]);
});

test("an authorization of the caller is not renewed", async () => {
  const { token, reasons } = createProvider();
  const { sent, call } = createService({ token }, () => new Response(null, { status: 401 }));
  await call({ headers: { authorization: "Basic abc" } }).result();
  expect(sent).toHaveLength(1);
  expect(reasons()).toEqual([]);
});

test("an operation that needs no token takes none, and asks no provider", async () => {
  const { sent, call } = createService({ token: () => Promise.reject(new Error("It is not asked.")) });
  await call({}, operationTable.createAccessToken);
  expect(sent).toEqual([null]);
});

test("a client without a token calls only what needs none, or what brings its own", async () => {
  const { sent, call } = createService({ token: null });
  await call({}, operationTable.createAccessToken);
  await call({ headers: { authorization: "Basic abc" } });
  await expect(call()).rejects.toThrow("A client needs a token");
  expect(sent).toEqual([null, "Basic abc"]);
});
