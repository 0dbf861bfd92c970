import { afterEach, describe, expect, test, vi } from "vitest";
import type { Logger, ResponseValidator, SpanAttributes, Tracer } from "../../src/core/types.ts";
import { limitConcurrency } from "../../src/middleware/limit-concurrency.ts";
import { trace } from "../../src/middleware/trace.ts";
import { validateResponses } from "../../src/middleware/validate-responses.ts";
import { operationTable } from "../../src/operations.gen.ts";
import { createFakeClock } from "../../src/testing/fake-clock.ts";
import { createTestCore } from "../support/core.ts";
import { createWireClock } from "../support/wire-clock.ts";

const timeouts = { attempt: Number.POSITIVE_INFINITY, idle: Number.POSITIVE_INFINITY };
const get = { path: { appId: "us_app_1" } };
const failure = () => Response.json({ errors: [{ message: "token=abc is wrong" }] }, { status: 500 });
const success = () => Response.json({ data: 1 });

/** Calls the responders one after the other, then only the last one. */
function inTurn(...responders: (() => Response | Promise<Response>)[]) {
  let n = 0;
  return () => {
    n += 1;
    const respond = responders[Math.min(n, responders.length) - 1];
    if (!respond) throw new Error("There is no response.");
    return respond();
  };
}

describe("the logger", () => {
  const collect = () => {
    const lines: [level: string, message: string, details: unknown][] = [];
    const at = (level: string) => (message: string, details: unknown) =>
      lines.push([level, message, details]);
    const logger: Logger = { error: at("error"), warn: at("warn"), info: at("info"), debug: at("debug") };
    return { lines, logger };
  };
  const run = async (
    options: { logLevel?: "off" | "error" | "warn" | "info" | "debug"; redact?: string[] },
    last = success,
  ) => {
    const { lines, logger } = collect();
    const core = createTestCore(inTurn(failure, last), {
      ...options,
      logger,
      timeouts,
      clock: createWireClock([]),
      token: "token-0001",
      headers: { "x-api-key": "key-1", "x-team": "imports" },
    });
    await core.send(operationTable.getApp, get).result();
    return lines;
  };

  test("gets warnings about retries by default, and more or less by its level", async () => {
    const levels = async (logLevel?: "off" | "error" | "warn" | "info" | "debug") =>
      (await run(logLevel ? { logLevel } : {})).map(([level, message]) => `${level}: ${message}`);
    const warning = "warn: GET /apps/{appId} 500, next attempt in 375 ms";
    const told = "debug: GET /apps/{appId} is sent";
    expect(await levels()).toEqual([warning]);
    expect(await levels("off")).toEqual([]);
    expect(await levels("error")).toEqual([]);
    expect(await levels("info")).toEqual([warning, "info: GET /apps/{appId} 200"]);
    expect(await levels("debug")).toEqual([told, warning, told, "info: GET /apps/{appId} 200"]);
  });

  test("gets failures as errors", async () => {
    const lines = await run({ logLevel: "error" }, failure);
    expect(lines).toMatchObject([
      ["error", "GET /apps/{appId} 500", { n: 3, operationId: "getApp", status: 500 }],
    ]);
  });

  test("gets no secrets", async () => {
    const lines = await run({ logLevel: "debug", redact: ["x-team"] });
    const text = JSON.stringify(lines);
    for (const secret of ["token-0001", "key-1", "imports"]) expect(text).not.toContain(secret);
    expect(lines[0]?.[2]).toEqual({
      n: 1,
      url: "http://service.test/v1/apps/us_app_1",
      headers: { authorization: "[redacted]", "x-api-key": "[redacted]", "x-team": "[redacted]" },
    });
  });

  describe("that is missing", () => {
    afterEach(() => vi.restoreAllMocks());

    test("leaves the console silent", async () => {
      const methods = ["debug", "error", "info", "log", "trace", "warn"] as const;
      const spies = methods.map((method) => vi.spyOn(console, method));
      const core = createTestCore(failure, { timeouts, clock: createWireClock([]), logLevel: "debug" });
      await core.send(operationTable.getApp, get).result();
      for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    });
  });
});

test("the tracer starts a span for each attempt, with the names of OpenTelemetry", async () => {
  const spans: { name: string; attributes: SpanAttributes; failed: unknown[]; ended: number }[] = [];
  const tracer: Tracer = {
    start(name, attributes) {
      const span = { name, attributes: { ...attributes }, failed: [] as unknown[], ended: 0 };
      spans.push(span);
      return {
        set: (more) => void Object.assign(span.attributes, more),
        inject: (headers) => headers.set("traceparent", `00-trace-${spans.length}`),
        fail: (error) => void span.failed.push(error),
        end: () => {
          span.ended += 1;
        },
      };
    },
  };
  const sent: (string | null)[] = [];
  const respond = inTurn(() => Promise.reject(new TypeError("fetch failed")), failure, success);
  const core = createTestCore(
    (_, request) => {
      sent.push(request.headers.get("traceparent"));
      return respond();
    },
    { middleware: [trace(tracer)], timeouts, clock: createWireClock([]), redact: ["q"] },
  );
  await core.send(operationTable.getApp, { ...get, query: { q: "mine", page: 2 } });
  const shared = {
    "http.request.method": "GET",
    "url.template": "/apps/{appId}",
    "url.full": "http://service.test/v1/apps/us_app_1?q=[redacted]&page=2",
    "server.address": "service.test",
  };
  expect(spans).toEqual([
    {
      name: "GET /apps/{appId}",
      attributes: shared,
      failed: [expect.objectContaining({ code: "connection" })],
      ended: 1,
    },
    {
      name: "GET /apps/{appId}",
      attributes: { ...shared, "http.request.resend_count": 1, "http.response.status_code": 500 },
      failed: [500],
      ended: 1,
    },
    {
      name: "GET /apps/{appId}",
      attributes: { ...shared, "http.request.resend_count": 2, "http.response.status_code": 200 },
      failed: [],
      ended: 1,
    },
  ]);
  expect(sent).toEqual(["00-trace-1", "00-trace-2", "00-trace-3"]);
});

describe("validateResponses", () => {
  const issues = [{ message: "data must be text", key: "/data" }];
  const create = (mode: "warn" | "throw", found: typeof issues | undefined = issues) => {
    const checked: unknown[] = [];
    const check: ResponseValidator["check"] = (...given) => {
      checked.push(given);
      return found;
    };
    const middleware = [validateResponses({ mode, check })];
    const warn = vi.fn();
    const logger: Logger = { error: warn, warn, info: warn, debug: warn };
    return { checked, warn, core: createTestCore(inTurn(success), { middleware, logger, timeouts }) };
  };

  test("makes the call fail in the mode throw", async () => {
    const { core, checked } = create("throw");
    const outcome = await core.send(operationTable.getApp, get).result();
    expect(outcome).toMatchObject({ ok: false, status: 0, error: { code: "decode", status: 200, issues } });
    expect(checked).toEqual([["getApp", 200, { data: 1 }]]);
  });

  test("logs in the mode warn", async () => {
    const { core, warn } = create("warn");
    await expect(core.send(operationTable.getApp, get)).resolves.toEqual({ data: 1 });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      "getApp returned a response that does not match the description",
      {
        issues,
      },
    );
  });

  test("finds nothing in a valid body, and a call can turn it off", async () => {
    const right = create("throw", []);
    await right.core.send(operationTable.getApp, get);
    expect(right.checked).toHaveLength(1);
    const { core, checked } = create("throw");
    await core.send(operationTable.getApp, get, { validate: false });
    expect(checked).toHaveLength(0);
  });
});

describe("limitConcurrency", () => {
  test("limits the requests at a time, keeps their order, and passes on the turns of aborted calls", async () => {
    const waiting: (() => void)[] = [];
    const order: string[] = [];
    let most = 0;
    let running = 0;
    const core = createTestCore(
      async (url) => {
        order.push(url.pathname.slice(-1));
        running += 1;
        most = Math.max(most, running);
        await new Promise<void>((resolve) => waiting.push(resolve));
        running -= 1;
        return success();
      },
      { middleware: [limitConcurrency(2)], timeouts },
    );
    const controllers = Array.from({ length: 6 }, () => new AbortController());
    const calls = controllers.map(({ signal }, n) =>
      core.send(operationTable.getApp, { path: { appId: String(n) } }, { signal }).result(),
    );
    await expect.poll(() => order).toEqual(["0", "1"]);
    controllers[2]?.abort();
    controllers[4]?.abort();
    for (const expected of [
      ["0", "1", "3"],
      ["0", "1", "3", "5"],
      ["0", "1", "3", "5"],
      ["0", "1", "3", "5"],
    ]) {
      waiting.shift()?.();
      await expect.poll(() => order).toEqual(expected);
    }
    const outcomes = await Promise.all(calls);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, false, true, false, true]);
    expect(most).toBe(2);
    // All turns came back.
    const again = [core.send(operationTable.getApp, get), core.send(operationTable.getApp, get)].map((call) =>
      call.result(),
    );
    await expect.poll(() => waiting).toHaveLength(2);
    for (const resolve of waiting) resolve();
    await Promise.all(again);
  });

  test("a call that waits for its turn until its total time-out was not sent", async () => {
    const clock = createFakeClock();
    const middleware = [limitConcurrency(1)];
    const core = createTestCore(() => new Promise(() => {}), { middleware, clock });
    const controller = new AbortController();
    const first = core.send(operationTable.getApp, get, { signal: controller.signal }).result();
    const second = core.send(operationTable.getApp, get, { timeouts: { total: 50 } }).result();
    await expect.poll(() => clock.timeouts).toContain(50);
    await clock.advance(50);
    const attempts = [expect.objectContaining({ n: 1, sent: false })];
    expect(await second).toMatchObject({
      error: { code: "timeout", phase: "total", timeoutMs: 50, attempts },
    });
    controller.abort();
    expect(await first).toMatchObject({ error: { code: "aborted" } });
  });

  test("does not count the wait between attempts", async () => {
    const order: string[] = [];
    let wake: () => void = () => {};
    const clock = {
      ...createWireClock([]),
      sleep: () =>
        new Promise<void>((resolve) => {
          wake = resolve;
        }),
    };
    const core = createTestCore(
      (url) => {
        order.push(url.pathname.slice(-1));
        return order.length === 1 ? failure() : success();
      },
      { middleware: [limitConcurrency(1)], timeouts, clock },
    );
    const first = core.send(operationTable.getApp, { path: { appId: "1" } }).result();
    await expect.poll(() => order).toEqual(["1"]);
    await core.send(operationTable.getApp, { path: { appId: "2" } });
    wake();
    await first;
    expect(order).toEqual(["1", "2", "1"]);
  });
});
