import { describe, expect, test } from "vitest";
import type { ClientOptions, Middleware, RequestContext } from "../../src/core/types.ts";
import { wrapCalls } from "../../src/middleware/wrap-calls.ts";
import { operationTable } from "../../src/operations.gen.ts";
import { createTestCore } from "../support/core.ts";
import { createWireClock } from "../support/wire-clock.ts";

const timeouts = { attempt: Number.POSITIVE_INFINITY, idle: Number.POSITIVE_INFINITY };
const input = { body: { label: "Check" } };
const scopes = [
  { scope: "call", wrap: (layer: Middleware) => wrapCalls(layer) },
  { scope: "attempt", wrap: (layer: Middleware) => layer },
];

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

/** A service that returns one status after the other, and stores the requests. */
function createService(middleware: ClientOptions["middleware"], statuses: readonly number[] = [200]) {
  const sent: Sent[] = [];
  const core = createTestCore(
    async (url, request) => {
      const { method, headers } = request;
      sent.push({ url: url.href, method, headers: Object.fromEntries(headers), body: await request.text() });
      const status = statuses[Math.min(sent.length, statuses.length) - 1] ?? 200;
      return Response.json(status === 200 ? { data: sent.length } : { errors: [{ message: "No." }] }, {
        status,
      });
    },
    { middleware, timeouts, clock: createWireClock([]), token: "token-0001" },
  );
  return { sent, core };
}

describe("layers", () => {
  test("wrap calls and attempts, the first is the outermost", async () => {
    const log: string[] = [];
    const layer = (name: string): Middleware => ({
      name,
      async handle(request, next, { operationId, attempt }) {
        log.push(`${name} in ${operationId} ${attempt}`);
        const response = await next(request);
        log.push(`${name} out ${response.status}`);
        return response;
      },
    });
    const { core } = createService(
      [layer("a"), wrapCalls(layer("b"), layer("d")), layer("c"), wrapCalls(layer("e"))],
      [429, 200],
    );
    await core.send(operationTable.createAction, input);
    expect(log).toEqual([
      "b in createAction 1",
      "d in createAction 1",
      "e in createAction 1",
      "a in createAction 1",
      "c in createAction 1",
      "c out 429",
      "a out 429",
      "a in createAction 2",
      "c in createAction 2",
      "c out 200",
      "a out 200",
      "e out 200",
      "d out 200",
      "b out 200",
    ]);
  });

  test("share the meta of the caller, and see its signal", async () => {
    const contexts: RequestContext[] = [];
    const note: Middleware["handle"] = (request, next, context) => {
      contexts.push(context);
      context.meta["seen"] = Number(context.meta["seen"] ?? 0) + 1;
      return next(request);
    };
    const { core } = createService([wrapCalls({ name: "a", handle: note }), { name: "b", handle: note }]);
    const controller = new AbortController();
    const meta: Record<string, unknown> = { team: "imports" };
    await core.send(operationTable.createAction, input, { meta, signal: controller.signal });
    expect(meta).toEqual({ team: "imports", seen: 2 });
    expect(contexts[0]?.signal).toBe(controller.signal);
  });

  test("share notes over all attempts, even if the caller passes no meta", async () => {
    const seen: unknown[] = [];
    const note: Middleware["handle"] = (request, next, { meta }) => {
      seen.push(meta["by"]);
      meta["by"] = seen.length;
      return next(request);
    };
    const layers = [wrapCalls({ name: "a", handle: note }), { name: "b", handle: note }];
    const { core } = createService(layers, [429, 200]);
    await core.send(operationTable.createAction, input);
    expect(seen).toEqual([undefined, 1, 2]);
  });
});

describe.each(scopes)("a layer around each $scope", ({ wrap }) => {
  const around = (handle: Middleware["handle"], statuses?: readonly number[]) =>
    createService([wrap({ name: "test", handle })], statuses);

  test("may change the headers, in place or in a new request", async () => {
    const inPlace = around((request, next) => {
      request.headers.set("x-trace", "1");
      return next(request);
    });
    const anew = around((request, next) => next(new Request(request, { headers: { "x-trace": "1" } })));
    for (const { core, sent } of [inPlace, anew]) {
      await core.send(operationTable.createAction, input);
      expect(sent).toMatchObject([
        { method: "POST", body: '{"label":"Check"}', headers: { "x-trace": "1" } },
      ]);
    }
    expect(inPlace.sent[0]?.headers).toMatchObject({
      authorization: "Bearer token-0001",
      "content-type": "application/json",
    });
  });

  test("may send the same request again, with its body", async () => {
    const { core, sent } = around(async (request, next) => {
      await next(request);
      return next(request);
    });
    await core.send(operationTable.createAction, input);
    expect(sent.map(({ body }) => body)).toEqual(['{"label":"Check"}', '{"label":"Check"}']);
  });

  test("may send a new request again, with its body", async () => {
    const { core, sent } = around(async (request, next) => {
      const own = new Request(request, { body: "[1]", method: "POST" });
      await next(own);
      return next(own);
    });
    await core.send(operationTable.createAction, input);
    expect(sent.map(({ body }) => body)).toEqual(["[1]", "[1]"]);
  });

  test("may respond without the service", async () => {
    const { core, sent } = around(async () => Response.json({ data: "kept" }));
    await expect(core.send(operationTable.createAction, input).withResponse()).resolves.toMatchObject({
      data: { data: "kept" },
    });
    expect(sent).toHaveLength(0);
  });

  test("may change the response before its body is read", async () => {
    const { core } = around(async (request, next) => {
      const response = await next(request);
      const body = (await response.clone().json()) as object;
      return Response.json({ ...body, added: true }, response);
    });
    await expect(core.send(operationTable.createAction, input)).resolves.toEqual({ data: 1, added: true });
  });

  test("may turn a failure into a response", async () => {
    const core = createTestCore(() => Promise.reject(new TypeError("fetch failed")), {
      retry: false,
      middleware: [
        wrap({
          name: "test",
          handle: (request, next) => next(request).catch(() => Response.json({ data: 0 })),
        }),
      ],
    });
    await expect(core.send(operationTable.createAction, input)).resolves.toEqual({ data: 0 });
  });

  test("that throws makes the call fail with its own error, once", async () => {
    const cause = new Error("Not allowed.");
    const { core, sent } = around(() => {
      throw cause;
    });
    await expect(core.send(operationTable.getApp, { path: { appId: "a" } })).rejects.toBe(cause);
    const outcome = await core.send(operationTable.getApp, { path: { appId: "a" } }).result();
    expect(outcome).toMatchObject({
      ok: false,
      status: 0,
      error: { code: "connection", sent: false, cause },
    });
    expect(sent).toHaveLength(0);
  });

  test("does not send the token to another origin, only its own authorization", async () => {
    const { core, sent } = around((request, next) => next(new Request("http://elsewhere.test/", request)));
    await core.send(operationTable.getApp, { path: { appId: "a" } });
    expect(sent[0]?.url).toBe("http://elsewhere.test/");
    expect(sent[0]?.headers).not.toHaveProperty("authorization");

    const own = around((request, next) =>
      next(new Request("http://elsewhere.test/", { ...request, headers: { authorization: "Basic abc" } })),
    );
    await own.core.send(operationTable.getApp, { path: { appId: "a" } });
    expect(own.sent[0]?.headers["authorization"]).toBe("Basic abc");
  });

  test("sees a body that is made for each attempt only around the attempt", async () => {
    let made = 0;
    const body = () => {
      made += 1;
      return new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(`body ${made}`));
          controller.close();
        },
      });
    };
    const { core, sent } = around((request, next) => next(request), [429, 200]);
    await core.send(operationTable.createAction, { body });
    expect(sent.map((request) => request.body)).toEqual(["body 1", "body 2"]);
  });

  test("does not see an authorization that the caller turned off", async () => {
    const { core, sent } = around((request, next) => next(request));
    await core.send(operationTable.createAction, input, { headers: { authorization: null } });
    expect(sent[0]?.headers).not.toHaveProperty("authorization");
  });
});

test("a layer around calls can send again after all attempts", async () => {
  const { core, sent } = createService(
    [
      wrapCalls({
        name: "patience",
        async handle(request, next) {
          const response = await next(request);
          return response.ok ? response : next(request);
        },
      }),
    ],
    [500, 500, 500, 500, 200],
  );
  const { data, attempts } = await core
    .send<{ data: number }>(operationTable.getApp, { path: { appId: "a" } })
    .withResponse();
  expect(data).toEqual({ data: 5 });
  expect(attempts).toBe(5);
  expect(sent).toHaveLength(5);
});

test.each(scopes)("a layer around each $scope keeps the fetch of a call", async ({ wrap }) => {
  const { sent, core } = createService([wrap({ name: "a", handle: (request, next) => next(request) })]);
  const fetch = async () => Response.json({ data: "own" });
  expect(await core.send(operationTable.createAction, { ...input, fetch })).toEqual({ data: "own" });
  expect(sent).toEqual([]);
});
