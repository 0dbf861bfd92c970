import { describe, expect, test } from "vitest";
import { isAbortedError } from "../../src/core/errors/index.ts";
import type { ClientOptions } from "../../src/core/types.ts";
import { wrapCalls } from "../../src/middleware/wrap-calls.ts";
import { operationTable } from "../../src/operations.gen.ts";
import { createFakeClock } from "../../src/testing/fake-clock.ts";
import { createTestCore } from "../support/core.ts";
import { createWireClock } from "../support/wire-clock.ts";

/** What `fetch` rejects with if nothing listens at the address. */
const refuse = () =>
  Promise.reject(
    new TypeError("fetch failed", { cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }) }),
  );
/** The service did its work, and the connection broke before the response. */
const lose = () => Promise.reject(new TypeError("fetch failed", { cause: new Error("other side closed") }));
const respond = (status: number, headers?: Record<string, string>) => () =>
  Promise.resolve(
    Response.json({ data: { success: status < 300 } }, { status, ...(headers && { headers }) }),
  );

const timeouts = { attempt: Number.POSITIVE_INFINITY, idle: Number.POSITIVE_INFINITY };

/** A core whose attempts get these responses in turn; the last one is repeated. */
function createScript(turns: (() => Promise<Response>)[], options: ClientOptions = {}) {
  const keys: (string | null)[] = [];
  const core = createTestCore(
    (_, request) => {
      keys.push(request.headers.get("idempotency-key"));
      return (turns[Math.min(keys.length, turns.length) - 1] ?? refuse)();
    },
    { clock: createWireClock([]), timeouts, ...options },
  );
  return { core, keys };
}

const createSpace = { body: { name: "Spring" } };
const deleteSpace = { path: { spaceId: "us_sp_1" } };

describe("`sent` of an error of the connection", () => {
  test.each([
    ["no attempt was sent", [refuse, refuse], false],
    ["the response of the first attempt was lost", [lose, refuse], "unknown"],
    ["the service rejected the first attempt", [respond(429), refuse], true],
    ["the first attempt was not sent", [refuse, lose, refuse], "unknown"],
  ])("says that %s", async (_, turns, sent) => {
    const { core } = createScript(turns);
    const outcome = await core.send(operationTable.createSpace, createSpace).result();
    if (outcome.ok) throw new Error("It passed for a success.");
    expect(outcome.error).toMatchObject({ code: "connection", sent });
    expect(JSON.parse(JSON.stringify(outcome.error))).toMatchObject({ sent });
  });
});

test("the message of an error of the connection names the address, without a query and a password", async () => {
  const { core } = createScript([refuse], { baseUrl: "http://localhost:4019/v1", retry: false });
  await expect(core.send(operationTable.listEvents, { query: { topic: "x" } })).rejects.toThrow(
    "GET /events got no response from http://localhost:4019: fetch failed (ECONNREFUSED)",
  );
});

describe("a POST", () => {
  test("is tried again with its key for longer than a restart of the service takes", async () => {
    // The shortest waits: the random part of each is nothing.
    const clock = createFakeClock({ random: 0 });
    const restarted = 10_000;
    const { core, keys } = createScript([() => (clock.now() < restarted ? refuse() : respond(200)())], {
      clock,
    });
    const call = core.send(operationTable.createSpace, createSpace);
    const done = call.then(() => clock.now());
    while (clock.now() < 20_000) await clock.advance(250);
    expect(await done).toBeLessThan(20_000);
    expect(keys.length).toBeGreaterThan(3);
    expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^[\d-]{16,}$/)]));
  });

  test("has another key in each call", async () => {
    const { core, keys } = createScript([respond(200)]);
    // The random numbers of many keys are taken from the system at once.
    for (let call = 0; call < 300; call += 1) await core.send(operationTable.createSpace, createSpace);
    expect(new Set(keys).size).toBe(300);
    expect(keys.filter((key) => !/^\d+(-\d+){3}$/.test(key ?? ""))).toEqual([]);
    await core.send(operationTable.createSpace, createSpace, { idempotencyKey: "mine" });
    expect(keys.at(-1)).toBe("mine");
  });

  test("is not tried so long if the service fails with 500, and a GET never is", async () => {
    const { core, keys } = createScript([respond(500)]);
    await core.send(operationTable.createSpace, createSpace).result();
    expect(keys).toHaveLength(3);
    const reading = createScript([refuse]);
    await reading.core.send(operationTable.getApp, { path: { appId: "us_app_1" } }).result();
    expect(reading.keys).toHaveLength(3);
  });
});

describe("404 of a DELETE", () => {
  test.each([
    ["a lost response", lose, true],
    ["a failure of the service", respond(500), true],
    ["an attempt that was never sent", refuse, false],
    ["a rejected attempt", respond(429), false],
    ["503 with Retry-After", respond(503, { "retry-after": "0" }), false],
  ])("after %s is a success: %3$s", async (_, first, ok) => {
    const { core } = createScript([first, respond(404)]);
    const outcome = await core.send(operationTable.deleteSpace, deleteSpace).result();
    expect(outcome).toMatchObject(
      ok ? { ok, status: 200, attempts: 2, data: { data: { success: true } } } : { ok, status: 404 },
    );
  });

  test("at the first attempt is a failure, and that of another method always is", async () => {
    const { core } = createScript([respond(404)]);
    expect(await core.send(operationTable.deleteSpace, deleteSpace).result()).toMatchObject({ status: 404 });
    const reading = createScript([lose, respond(404)]).core;
    expect(await reading.send(operationTable.getSpace, deleteSpace).result()).toMatchObject({ status: 404 });
  });

  test("has the body that the operation documents", async () => {
    const { core } = createScript([lose, respond(404)]);
    const data = await core.send(operationTable.deleteApp, { path: { appId: "us_app_1" } });
    expect(data).toEqual({ success: true });
  });
});

test("a call that middleware ends with the reason of the signal is an aborted one", async () => {
  const reason = new Error("The user left.");
  const controller = new AbortController();
  const { core } = createScript([respond(200)], {
    middleware: [
      wrapCalls({
        name: "lookup",
        handle: async (_, __, { signal }) => {
          controller.abort(reason);
          signal.throwIfAborted();
          return new Response();
        },
      }),
    ],
  });
  const call = core.send(operationTable.createSpace, createSpace, { signal: controller.signal });
  await expect(call).rejects.toSatisfy(isAbortedError);
  await expect(call).rejects.toMatchObject({ reason });
});
