import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createCore } from "../src/core/core.ts";
import type { ClientOptions, HookedOptions } from "../src/core/types.ts";
import { operationTable } from "../src/operations.gen.ts";
import { findRefusedUrl, type Script, startServer, type TestServer } from "./support/server.ts";
import { createWireClock, type WireClock } from "./support/wire-clock.ts";

/** The time-outs of every call here, with unusual values that no wait between attempts has. */
const timeouts = { attempt: 111_111_111, idle: 222_222_222, total: 333_333_333 };
const { attempt, idle, total } = timeouts;
/** As many retries for every kind of call. */
const retry = { max: 2 };
const json = { "content-type": "application/json" };
const html = { "content-type": "text/html" };
const page = "<html><body>Bad gateway. Bearer abcdefghijkl</body></html>";
const success = '{"data":{"id":"us_1"}}';

let server: TestServer;
let other: TestServer;
let refusedUrl: string;
const unhandled: unknown[] = [];
const collect = (reason: unknown) => unhandled.push(reason);

beforeAll(async () => {
  process.on("unhandledRejection", collect);
  server = await startServer();
  other = await startServer();
  refusedUrl = await findRefusedUrl();
});
afterAll(async () => {
  await Promise.all([server.close(), other.close()]);
  process.off("unhandledRejection", collect);
});
afterEach(async () => {
  // Aborted requests are closed on both sides.
  await expect.poll(() => server.open.size + other.open.size).toBe(0);
  expect(unhandled).toEqual([]);
});

/** The calls, by how safe they are to retry. */
const kinds = [
  { kind: "GET", safe: true, operation: operationTable.getApp, path: { appId: "us_app_1" } },
  { kind: "DELETE", safe: true, operation: operationTable.deleteAction, path: { actionId: "us_act_1" } },
  { kind: "POST", safe: true, operation: operationTable.createAction, body: { label: "Check" } },
  {
    kind: "POST without an idempotency key",
    safe: false,
    operation: operationTable.createAction,
    body: { label: "Check" },
    options: { headers: { "Idempotency-Key": null } },
  },
  {
    kind: "PATCH",
    safe: true,
    operation: operationTable.updateSpace,
    path: { spaceId: "us_sp_1" },
    body: { name: "Spring" },
  },
  {
    kind: "PUT",
    safe: true,
    operation: operationTable.replaceRecordValues,
    path: { sheetId: "us_sh_1" },
    body: { fieldKey: "sku", find: "a", replace: "aa" },
  },
  {
    kind: "GET revert",
    safe: true,
    operation: operationTable.revertAgent,
    path: { agentId: "us_ag_1", agentVersionId: "us_agv_1" },
  },
] as const;
type Kind = (typeof kinds)[number];

/** Sends one call of a kind and returns its result; no connection may stay open. */
async function send(
  kind: Kind,
  script: Script,
  {
    clock = createWireClock(Object.values(timeouts)),
    call = {},
    ...options
  }: ClientOptions & { clock?: WireClock; call?: HookedOptions } = {},
) {
  server.play(script);
  const core = createCore({
    baseUrl: server.baseUrl,
    token: "token-0001",
    timeouts,
    clock,
    retry,
    ...options,
  });
  const { operation, ...rest } = kind;
  const input = { ...("path" in rest && { path: rest.path }), ...("body" in rest && { body: rest.body }) };
  const outcome = await core
    .send(operation, input, { ...("options" in rest && rest.options), ...call })
    .result();
  expect(clock.pending).toBe(0);
  if (!outcome.ok) {
    expect(outcome.error.operationId).toBe(operation.operationId);
    expect(outcome.error.attempts.map(({ n }) => n)).toEqual(
      outcome.error.attempts.map((_, index) => index + 1),
    );
    expect(outcome.error.attempts.slice(0, -1).flatMap(({ waitMs = -1 }) => waitMs)).toEqual(
      outcome.error.attempts.slice(0, -1).map((_, index) => clock.waits[index] ?? 0),
    );
  }
  return { outcome, waits: clock.waits, calls: server.received.length };
}

const respond =
  (status: number, headers: Record<string, string> = {}, body = ""): Script =>
  (response) => {
    response.writeHead(status, headers);
    response.end(body);
  };
const envelope = JSON.stringify({
  errors: [
    { message: "No such field.", key: "label" },
    { message: "Try less.", key: "label" },
    { message: "No." },
  ],
});

interface Expected {
  readonly calls: number;
  readonly waits: readonly number[];
}
const once: Expected = { calls: 1, waits: [] };
const thrice: Expected = { calls: 3, waits: [375, 750] };

interface Scenario {
  readonly name: string;
  readonly script: Script;
  readonly safe: Expected;
  readonly unsafe: Expected;
  /** Fields of the error. */
  readonly error: Record<string, unknown>;
  /** The time-outs that happen. */
  readonly elapsing?: readonly number[];
  /** The time-out that has begun before those happen. */
  readonly after?: number;
}

const begin = (response: ServerResponse) => {
  response.writeHead(200, { ...json, "content-length": "1000" });
  response.write('{"data":');
};

const scenarios: readonly Scenario[] = [
  {
    name: "500",
    script: respond(500, json, envelope),
    safe: thrice,
    unsafe: once,
    error: { code: "api", status: 500 },
  },
  { name: "408", script: respond(408), safe: thrice, unsafe: once, error: { code: "api", status: 408 } },
  { name: "503", script: respond(503), safe: thrice, unsafe: once, error: { code: "api", status: 503 } },
  {
    name: "503 with Retry-After",
    script: respond(503, { "retry-after": "2" }),
    safe: { calls: 3, waits: [2000, 2000] },
    unsafe: { calls: 3, waits: [2000, 2000] },
    error: { code: "api", status: 503, retryAfterMs: 2000 },
  },
  {
    name: "429",
    script: respond(429),
    safe: thrice,
    unsafe: thrice,
    error: { code: "api", status: 429, retryAfterMs: undefined },
  },
  {
    name: "429 with Retry-After in seconds",
    script: respond(429, { "retry-after": "1" }),
    safe: { calls: 3, waits: [1000, 1000] },
    unsafe: { calls: 3, waits: [1000, 1000] },
    error: { code: "api", status: 429, retryAfterMs: 1000 },
  },
  {
    name: "429 with Retry-After as a date, by the clock of the service",
    script: respond(429, {
      date: "Thu, 01 Jan 2026 12:00:00 GMT",
      "retry-after": "Thu, 01 Jan 2026 12:00:03 GMT",
    }),
    safe: { calls: 3, waits: [3000, 3000] },
    unsafe: { calls: 3, waits: [3000, 3000] },
    error: { code: "api", status: 429, retryAfterMs: 3000 },
  },
  {
    name: "429 with Retry-After as a date, where the service does not tell the time",
    script: (response) => {
      response.sendDate = false;
      response.writeHead(429, { "retry-after": "Thu, 01 Jan 2026 00:00:04 GMT" });
      response.end();
    },
    safe: { calls: 3, waits: [4000, 4000] },
    unsafe: { calls: 3, waits: [4000, 4000] },
    error: { code: "api", status: 429, retryAfterMs: 4000 },
  },
  {
    name: "429 with a Retry-After that is longer than the longest wait",
    script: respond(429, { "retry-after": "120" }),
    safe: once,
    unsafe: once,
    error: { code: "api", status: 429, retryAfterMs: 120_000 },
  },
  {
    name: "409",
    script: respond(409, { ...json, "x-request-id": "req-7" }, envelope),
    safe: once,
    unsafe: once,
    error: {
      code: "api",
      status: 409,
      requestId: "req-7",
      issues: [
        { message: "No such field.", key: "label" },
        { message: "Try less.", key: "label" },
        { message: "No." },
      ],
    },
  },
  {
    name: "a 400 without a body",
    script: respond(400),
    safe: once,
    unsafe: once,
    error: { code: "api", status: 400, issues: [], body: undefined, rawBody: "" },
  },
  {
    name: "a page with 502",
    script: respond(502, html, page),
    safe: thrice,
    unsafe: once,
    error: { code: "api", status: 502, issues: [], body: undefined, rawBody: page },
  },
  {
    name: "a page with 200",
    script: respond(200, html, page),
    safe: once,
    unsafe: once,
    error: {
      code: "decode",
      status: 200,
      contentType: "text/html",
      snippet: "<html><body>Bad gateway. Bearer [redacted]</body></html>",
    },
  },
  {
    name: "JSON that ends too early",
    script: respond(200, json, '{"data":{"token":"abc'),
    safe: once,
    unsafe: once,
    error: {
      code: "decode",
      status: 200,
      contentType: "application/json",
      snippet: '{"data":{"token":[redacted]',
    },
  },
  {
    name: "JSON that is not an object",
    script: respond(200, json, '"hello"'),
    safe: once,
    unsafe: once,
    error: { code: "decode", status: 200, snippet: '"hello"' },
  },
  {
    name: "a 200 without a body",
    script: respond(200, json),
    safe: once,
    unsafe: once,
    error: { code: "decode", status: 200, contentType: "application/json", snippet: "" },
  },
  {
    name: "a 200 that lies about having no body",
    script: (response) => response.socket?.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"),
    safe: once,
    unsafe: once,
    error: { code: "decode", status: 200, contentType: null },
  },
  {
    name: "204",
    script: respond(204),
    safe: once,
    unsafe: once,
    error: { code: "decode", status: 204, contentType: null, snippet: "" },
  },
  {
    name: "a connection that breaks before the response",
    script: (response) => response.destroy(),
    safe: thrice,
    unsafe: once,
    error: { code: "connection", sent: "unknown" },
  },
  {
    name: "a connection that breaks in the response",
    script: (response) => {
      begin(response);
      setTimeout(() => response.destroy(), 20);
    },
    safe: thrice,
    unsafe: once,
    error: { code: "connection", sent: true },
  },
  {
    name: "a response that never begins",
    script: () => {},
    safe: thrice,
    unsafe: once,
    error: { code: "timeout", phase: "headers", timeoutMs: attempt },
    elapsing: [attempt],
  },
  {
    name: "a body that stops, by the idle time-out",
    script: begin,
    safe: thrice,
    unsafe: once,
    error: { code: "timeout", phase: "body", timeoutMs: idle },
    elapsing: [idle],
  },
  {
    name: "a body that stops, by the time-out of the try",
    script: begin,
    safe: thrice,
    unsafe: once,
    error: { code: "timeout", phase: "body", timeoutMs: attempt },
    elapsing: [attempt],
    after: idle,
  },
  {
    name: "a body that drips without end",
    script: (response) => {
      begin(response);
      const drip = setInterval(() => response.write(" "), 5);
      response.on("close", () => clearInterval(drip));
    },
    safe: once,
    unsafe: once,
    error: { code: "timeout", phase: "total", timeoutMs: total },
    elapsing: [total],
  },
];

describe.each(kinds)("$kind", (kind) => {
  test.each(scenarios)("$name", async ({ script, safe, unsafe, error, elapsing = [], after }) => {
    const hasArrived = (elapsed: number) => server.received.length > elapsed;
    const clock = createWireClock(Object.values(timeouts), elapsing, undefined, after, hasArrived);
    const { outcome, calls, waits } = await send(kind, script, { clock });
    expect({ calls, waits }).toEqual(kind.safe ? safe : unsafe);
    if (outcome.ok) throw new Error("It passed for a success.");
    for (const [name, value] of Object.entries(error)) {
      expect(outcome.error[name as keyof typeof outcome.error], name).toEqual(value);
    }
    expect(outcome.error.attempts).toHaveLength(calls);
    for (const request of server.received) {
      expect(request.body.toString()).toBe("body" in kind ? JSON.stringify(kind.body) : "");
      expect(request.headers.authorization).toBe("Bearer token-0001");
    }
    // All attempts of a call have one key; without it the service would do the work of each.
    const keys = new Set(server.received.map(({ headers }) => headers["idempotency-key"]));
    expect(keys.size).toBe(1);
    const isKeyed = kind.operation.once === true && !("options" in kind);
    expect([...keys][0]).toEqual(isKeyed ? expect.stringMatching(/^[\d-]{16,}$/) : undefined);
  });

  test("a success after a failure that may be retried", async () => {
    const { outcome, calls, waits } = await send(kind, (response, request, n) =>
      n === 1
        ? respond(429, { "retry-after": "0" })(response, request, n)
        : respond(200, json, success)(response, request, n),
    );
    expect(outcome).toMatchObject({ ok: true, status: 200, data: { data: { id: "us_1" } }, attempts: 2 });
    expect({ calls, waits }).toEqual({ calls: 2, waits: [375] });
  });

  test("a port without a server", async () => {
    const { outcome, waits } = await send(kind, respond(200, json, success), { baseUrl: refusedUrl });
    expect(outcome).toMatchObject({ ok: false, status: 0, error: { code: "connection", sent: false } });
    expect(waits).toEqual([375, 750]);
    expect(server.received).toHaveLength(0);
  });

  test("a failing call is sent once without retries, and always retried if the policy says so", async () => {
    expect(await send(kind, respond(429), { retry: false })).toMatchObject(once);
    expect(await send(kind, respond(500), { retry: { unsafe: "always" } })).toMatchObject(thrice);
    const { calls } = await send(kind, respond(429), { retry: { ...retry, unsafe: "never" } });
    expect(calls).toBe(kind.safe ? 3 : 1);
    expect(
      await send(kind, respond(500), { call: { retry: { max: 1, shouldRetry: () => true } } }),
    ).toMatchObject({
      calls: 2,
      waits: [375],
    });
    expect(await send(kind, respond(429), { retry: { shouldRetry: () => false } })).toMatchObject(once);
  });

  test("an abort before the request, while it waits for the response, and while it reads it", async () => {
    const reason = new Error("The user left.");
    const before = await send(kind, respond(200, json, success), {
      call: { signal: AbortSignal.abort(reason) },
    });
    expect(before).toMatchObject({
      calls: 0,
      waits: [],
      outcome: { status: 0, error: { code: "aborted", reason } },
    });

    for (const script of [() => {}, begin]) {
      const controller = new AbortController();
      const { outcome, calls, waits } = await send(
        kind,
        (response) => {
          script(response);
          setTimeout(() => controller.abort(reason), 20);
        },
        { call: { signal: controller.signal } },
      );
      expect({ calls, waits }).toEqual(once);
      expect(outcome).toMatchObject({ status: 0, error: { name: "AbortError", code: "aborted", reason } });
    }
  });

  test("an abort in the wait before the next attempt", async () => {
    const reason = new Error("The user left.");
    const controller = new AbortController();
    const clock = createWireClock(Object.values(timeouts), [], () => controller.abort(reason));
    const { outcome, calls, waits } = await send(kind, respond(429), {
      clock,
      call: { signal: controller.signal },
    });
    expect({ calls, waits }).toEqual({ calls: 1, waits: [375] });
    expect(outcome).toMatchObject({ status: 0, error: { code: "aborted", reason } });
    expect(outcome).toMatchObject({ error: { attempts: [{ status: 429, waitMs: 375 }] } });
  });

  test("a redirect on the same origin", async () => {
    const move =
      (status: number): Script =>
      (response, request, n) =>
        n === 1
          ? respond(status, { location: "/v1/moved" })(response, request, n)
          : respond(200, json, success)(response, request, n);
    const kept = await send(kind, move(307));
    expect(kept).toMatchObject({ calls: 2, outcome: { ok: true, attempts: 1 } });
    const [first, second] = server.received;
    expect(second).toMatchObject({ url: "/v1/moved", method: first?.method, body: first?.body });
    expect(second?.headers.authorization).toBe("Bearer token-0001");

    const changed = await send(kind, move(302));
    if (kind.operation.method === "GET") expect(changed).toMatchObject({ calls: 2, outcome: { ok: true } });
    // With other statuses `fetch` would send a GET without a body, which is another operation.
    else expect(changed).toMatchObject({ calls: 1, outcome: { status: 302, error: { code: "api" } } });
  });

  test("a redirect across origins", async () => {
    other.play(respond(200, json, success));
    const { outcome, calls } = await send(
      kind,
      (response) => {
        response.writeHead(307, { location: `${other.baseUrl}/elsewhere` });
        response.end();
      },
      { headers: { "x-api-key": "client-secret", cookie: "a=b" } },
    );
    expect(calls).toBe(1);
    if (kind.operation.method !== "GET") {
      // Neither the token nor the data go where the caller did not send them.
      expect(outcome).toMatchObject({ status: 307, error: { code: "api" } });
      expect(other.received).toHaveLength(0);
      return;
    }
    expect(outcome).toMatchObject({ ok: true, data: { data: { id: "us_1" } } });
    const [arrival] = other.received;
    expect(arrival?.url).toBe("/v1/elsewhere");
    for (const name of ["authorization", "x-api-key", "cookie", "x-disable-hooks", "idempotency-key"]) {
      expect(arrival?.headers).not.toHaveProperty(name);
    }
  });

  test("a circle of redirects", async () => {
    const { outcome, calls } = await send(kind, respond(307, { location: "/v1/again" }));
    expect(calls).toBe(6);
    expect(outcome).toMatchObject({ status: 307, error: { code: "api" } });
  });

  test("401, then a new token", async () => {
    const reasons: string[] = [];
    const token = ({ reason }: { reason: string }) => `token-000${reasons.push(reason)}`;
    const script: Script = (response, request, n) =>
      request.headers.authorization === "Bearer token-0001"
        ? respond(401, json, envelope)(response, request, n)
        : respond(200, json, success)(response, request, n);
    expect(await send(kind, script, { token })).toMatchObject({ calls: 2, waits: [], outcome: { ok: true } });
    expect(reasons).toEqual(["first", "rejected"]);
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer token-0001",
      "Bearer token-0002",
    ]);

    reasons.length = 0;
    const never = await send(kind, respond(401, json, envelope), { token });
    expect(never).toMatchObject({ calls: 2, waits: [], outcome: { status: 401, error: { code: "api" } } });
    expect(reasons).toEqual(["first", "rejected"]);

    // A text token cannot be renewed.
    expect(await send(kind, respond(401))).toMatchObject({ calls: 1, outcome: { status: 401 } });
  });
});
