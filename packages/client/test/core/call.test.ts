import { getEventListeners } from "node:events";
import { describe, expect, test } from "vitest";
import { guardBody } from "../../src/core/body.ts";
import { operationTable } from "../../src/operations.gen.ts";
import { createTestCore } from "../support/core.ts";

const get = { path: { appId: "us_app_1" } };
const envelope = { errors: [{ message: "No app has this id.", key: "appId" }] };

function createCall(respond: () => Response | Promise<Response>, retry: false | undefined = false) {
  let calls = 0;
  const core = createTestCore(
    () => {
      calls += 1;
      return respond();
    },
    retry === false ? { retry } : {},
  );
  return { call: core.send<{ data: number }>(operationTable.getApp, get), count: () => calls };
}

describe("a call", () => {
  // In Node, a request keeps its signal until the second complete garbage collection: 4 kB more for each call.
  test("leaves nothing of it on the signal of its request", async () => {
    const signals: AbortSignal[] = [];
    const core = createTestCore(() => Response.json({ data: 1 }), {
      middleware: [
        {
          name: "note",
          handle(request, next, { signal }) {
            signals.push(signal);
            return next(request);
          },
        },
      ],
    });
    const controller = new AbortController();
    await core.send(operationTable.getApp, get, { signal: controller.signal });
    const opened = await core.open(operationTable.getApp, get, {}, guardBody);
    await opened.data.text();
    const ofRequest = new AbortController();
    void new Request("http://127.0.0.1", { signal: ofRequest.signal });
    const count = (signal: AbortSignal) => getEventListeners(signal, "abort").length;
    expect(signals.map(count)).toEqual(Array(2).fill(count(ofRequest.signal)));
    expect(count(controller.signal)).toBe(0);
  });

  test("begins when it is made, also if nothing awaits it, and is sent only once", async () => {
    const { call, count } = createCall(() =>
      Response.json({ data: 1 }, { status: 201, headers: { "x-request-id": "req-1", "x-more": "yes" } }),
    );
    await expect.poll(count).toBe(1);
    expect(await call).toEqual({ data: 1 });
    const result = await call.result();
    const { data, status, requestId, attempts, durationMs, headers } = await call.withResponse();
    expect({ data, status, requestId, attempts }).toEqual({
      data: { data: 1 },
      status: 201,
      requestId: "req-1",
      attempts: 1,
    });
    expect(durationMs).toBeGreaterThanOrEqual(0);
    expect(headers.get("x-more")).toBe("yes");
    expect(result).toMatchObject({ ok: true, status: 201, data: { data: 1 } });
    const [one, two] = [await call.response(), await call.response()];
    expect([one.status, await one.json(), await two.json()]).toEqual([201, { data: 1 }, { data: 1 }]);
    expect(count()).toBe(1);
  });

  test("runs beside the next one", async () => {
    let ends: ((response: Response) => void)[] = [];
    const core = createTestCore(() => new Promise((resolve) => ends.push(resolve)));
    const [first, second] = [
      core.send(operationTable.getApp, get),
      core.send(operationTable.acknowledgeEvent, { path: { eventId: "us_evt_1" } }),
    ];
    await expect.poll(() => ends.length).toBe(2);
    for (const end of ends) end(Response.json({ data: 1 }));
    ends = [];
    expect([await first, await second]).toEqual([{ data: 1 }, { data: 1 }]);
    expect(ends).toEqual([]);
  });

  test("that fails is reported if nothing awaits it, and not if its result or response is taken", async () => {
    const reported: unknown[] = [];
    const report = (reason: unknown) => reported.push(reason);
    process.on("unhandledRejection", report);
    const fail = () => createCall(() => Response.json(envelope, { status: 404 })).call;
    await fail().result();
    await fail().response();
    await expect(fail()).rejects.toMatchObject({ status: 404 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(reported).toEqual([]);
    fail();
    await expect.poll(() => reported).toMatchObject([{ status: 404 }]);
    process.off("unhandledRejection", report);
  });

  test("works like a promise", async () => {
    const { call } = createCall(() => Response.json({ data: 1 }));
    expect(await Promise.all([call, call.then(({ data }) => data + 1)])).toEqual([{ data: 1 }, 2]);
    let ended = 0;
    await call.finally(() => {
      ended += 1;
    });
    expect(ended).toBe(1);
    expect(Object.prototype.toString.call(call)).toBe("[object Call]");
    const failed = createCall(() => Response.json(envelope, { status: 404 })).call;
    expect(await failed.catch(({ status }) => status)).toBe(404);
    await expect(failed.finally(() => {})).rejects.toMatchObject({ status: 404 });
    await expect(failed.withResponse()).rejects.toMatchObject({ status: 404 });
  });

  test("has a failure as a value, by its status", async () => {
    const { call, count } = createCall(() =>
      Response.json(envelope, { status: 404, headers: { "x-request-id": "r" } }),
    );
    const outcome = await call.result();
    expect(outcome).toMatchObject({ ok: false, status: 404, requestId: "r", attempts: 1 });
    if (outcome.ok || outcome.status !== 404) throw new Error("The status is not 404.");
    expect(outcome.error.body).toEqual(envelope);
    expect(await (await call.response()).json()).toEqual(envelope);
    expect(count()).toBe(1);
  });

  test("has the unread response, even if its body cannot be decoded", async () => {
    const { call } = createCall(() => new Response("<html>", { headers: { "content-type": "text/html" } }));
    const response = await call.response();
    expect([response.status, await response.text()]).toEqual([200, "<html>"]);
    expect(await call.result()).toMatchObject({ ok: false, status: 0, error: { code: "decode" } });
  });

  test("has no response if none came", async () => {
    const { call } = createCall(() => Promise.reject(new TypeError("fetch failed")));
    await expect(call.response()).rejects.toMatchObject({ code: "connection", sent: "unknown" });
  });

  test("rejects with the error of wrong arguments, and has it as a value", async () => {
    const core = createTestCore(() => Response.json({}));
    const call = core.send(operationTable.getApp, {});
    await expect(call).rejects.toThrow(TypeError);
    expect(await call.result()).toMatchObject({
      ok: false,
      status: 0,
      error: { code: "connection", sent: false },
    });
    const round: Record<string, unknown> = {};
    round["round"] = round;
    expect(await core.send(operationTable.createAction, { body: round }).result()).toMatchObject({
      ok: false,
      status: 0,
    });
  });

  test("returns the result of read()", async () => {
    const core = createTestCore(() => Response.json({ data: 2 }));
    const call = core.send(operationTable.getApp, get, {}, (body) => (body as { data: number }).data);
    expect(await call).toBe(2);
    expect(await call.result()).toMatchObject({ ok: true, data: 2 });
  });
});
