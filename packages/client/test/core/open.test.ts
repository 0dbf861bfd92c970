import { getEventListeners } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { guardBody } from "../../src/core/body.ts";
import { createCore } from "../../src/core/core.ts";
import type { ClientOptions, HookedOptions } from "../../src/core/types.ts";
import { operationTable } from "../../src/operations.gen.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { createWireClock } from "../support/wire-clock.ts";

const timeouts = { idle: 222_222_222, total: 333_333_333 };
const usual = 60_000;
const known = [...Object.values(timeouts), 111_111_111, usual];
const input = { path: { agentExportId: "us_agx_1" } };
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

function open(options: ClientOptions, call: HookedOptions = {}) {
  const core = createCore({ baseUrl: server.baseUrl, token: "t", timeouts, ...options });
  return core.open(operationTable.downloadAgentExport, input, call, guardBody);
}

describe("a response with an unread body", () => {
  test("has the bytes, and keeps no connection open", async () => {
    server.play((response) => {
      response.writeHead(200, { "content-type": "application/zip", "x-request-id": "req-1" });
      response.write("one ");
      setTimeout(() => response.end("two"), 10);
    });
    const clock = createWireClock(known);
    const { data, ...info } = await open({ clock });
    expect(info).toMatchObject({ ok: true, status: 200, requestId: "req-1", attempts: 1 });
    expect(data.url).toBe(`${server.baseUrl}/agent-exports/us_agx_1/download`);
    expect(await data.text()).toBe("one two");
    expect(clock.pending).toBe(0);
  });

  test("may be empty", async () => {
    server.play((response) => void response.writeHead(204).end());
    const clock = createWireClock(known);
    expect((await open({ clock })).data.body).toBeNull();
    expect(clock.pending).toBe(0);
  });

  test("rejects if the response is a failure", async () => {
    server.play((response) => void response.writeHead(404).end("no"));
    const clock = createWireClock(known);
    await expect(open({ clock })).rejects.toMatchObject({ code: "api", status: 404, rawBody: "no" });
    expect(clock.pending).toBe(0);
  });

  const stall = () =>
    server.play((response) => {
      response.writeHead(200);
      response.write("one ");
    });

  test("times out if nothing comes while the reader waits, and only then", async () => {
    stall();
    const clock = createWireClock(known, [timeouts.idle]);
    const { data } = await open({ clock });
    await new Promise((resolve) => setTimeout(resolve, 100));
    // Nobody reads: only the time for the whole call runs.
    expect(clock.pending).toBe(1);
    const reader = data.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("one ");
    await expect(reader?.read()).rejects.toMatchObject({
      code: "timeout",
      phase: "body",
      timeoutMs: timeouts.idle,
    });
    expect(clock.pending).toBe(0);
    await expect.poll(() => server.open.size).toBe(0);
  });

  test("does not time out while its reader is slow, before the first piece or after it", async () => {
    let write: (piece: string) => void = () => {};
    server.play((response) => {
      response.writeHead(200).flushHeaders();
      write = (piece) => response.write(piece);
    });
    const clock = createWireClock(known, [timeouts.idle]);
    const { data } = await open({ clock });
    const reader = data.body?.getReader();
    for (const piece of ["one", "two"]) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(clock.pending).toBe(1);
      write(piece);
      expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(piece);
    }
    await reader?.cancel();
    expect(clock.pending).toBe(0);
    await expect.poll(() => server.open.size).toBe(0);
  });

  test("has no attempt time-out after its first byte, unless it is set", async () => {
    stall();
    const patient = createWireClock(known, [usual]);
    const { data } = await open({ clock: patient });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const reader = data.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(patient.pending).toBe(0);

    const strict = createWireClock(known, [111_111_111]);
    const { data: limited } = await open({ clock: strict, timeouts: { ...timeouts, attempt: 111_111_111 } });
    await expect(limited.text()).rejects.toMatchObject({
      code: "timeout",
      phase: "body",
      timeoutMs: 111_111_111,
    });
    expect(strict.pending).toBe(0);
  });

  test("has the default time-out until its first byte", async () => {
    server.play(() => {});
    const clock = createWireClock(known, [usual]);
    await expect(open({ clock, retry: false })).rejects.toMatchObject({ phase: "headers", timeoutMs: usual });
    expect(clock.pending).toBe(0);
  });

  test("ends with the total time-out, read or not", async () => {
    stall();
    let isOpen = false;
    const clock = createWireClock(known, [timeouts.total], undefined, undefined, () => isOpen);
    const { data } = await open({ clock });
    isOpen = true;
    await expect.poll(() => clock.pending).toBe(0);
    await expect(data.text()).rejects.toMatchObject({
      code: "timeout",
      phase: "total",
      timeoutMs: timeouts.total,
    });
    await expect.poll(() => server.open.size).toBe(0);
  });

  test("ends when the caller aborts", async () => {
    stall();
    const clock = createWireClock(known);
    const controller = new AbortController();
    const { data } = await open({ clock }, { signal: controller.signal });
    const reading = data.text();
    controller.abort("enough");
    await expect(reading).rejects.toMatchObject({ code: "aborted", reason: "enough" });
    expect(clock.pending).toBe(0);
    await expect.poll(() => server.open.size).toBe(0);
  });

  test("closes the connection when its reader cancels", async () => {
    stall();
    const clock = createWireClock(known);
    const { data } = await open({ clock });
    await data.body?.cancel("enough");
    expect(clock.pending).toBe(0);
    await expect.poll(() => server.open.size).toBe(0);
  });

  test("reports a broken connection", async () => {
    server.play((response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("one ");
      setTimeout(() => response.destroy(), 10);
    });
    const clock = createWireClock(known);
    const { data } = await open({ clock });
    await expect(data.text()).rejects.toMatchObject({ code: "connection", sent: true });
    expect(clock.pending).toBe(0);
  });
});

test("a fetch that ignores its signal is aborted too, and its late response is cancelled", async () => {
  let cancelled = 0;
  let respond: ((response: Response) => void) | undefined;
  const core = createCore({
    baseUrl: server.baseUrl,
    token: "t",
    fetch: () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  });
  const controller = new AbortController();
  const call = core.send(operationTable.listEvents, {}, { signal: controller.signal }).result();
  await expect.poll(() => respond).toBeDefined();
  controller.abort();
  expect(await call).toMatchObject({ status: 0, error: { code: "aborted" } });
  respond?.(
    new Response(
      new ReadableStream({
        cancel() {
          cancelled += 1;
        },
      }),
    ),
  );
  await expect.poll(() => cancelled).toBe(1);
});

test("after middleware throws, no response holds its connection", async () => {
  server.play((response) => void response.writeHead(200).write("{"));
  const core = createCore({
    baseUrl: server.baseUrl,
    token: "t",
    middleware: [
      {
        name: "strict",
        async handle(request, next) {
          await next(request);
          throw new Error("Not good enough.");
        },
      },
    ],
  });
  await expect(core.send(operationTable.listEvents, {})).rejects.toThrow("Not good enough.");
  await expect.poll(() => server.open.size).toBe(0);
});

test("a long-lived signal has no listeners after a call", async () => {
  const { signal } = new AbortController();
  const statuses = [429, 200];
  const core = createCore({
    baseUrl: server.baseUrl,
    token: "t",
    clock: createWireClock([]),
    timeouts: { attempt: Number.POSITIVE_INFINITY, idle: Number.POSITIVE_INFINITY },
    fetch: async () => Response.json({}, { status: statuses.shift() ?? 200 }),
  });
  await core.send(operationTable.listEvents, {}, { signal });
  const { data } = await core.open(operationTable.downloadAgentExport, input, { signal }, guardBody);
  await data.text();
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
});
