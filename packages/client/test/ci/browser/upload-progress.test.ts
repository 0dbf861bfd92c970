import { once } from "node:events";
import { mayLackChromium } from "@data-import/checks/browser";
import { describe, expect, test } from "vitest";
import { respondJson, type Script } from "../../support/server.ts";
import type { Plan, Report } from "./upload-page.ts";
import { useUploadSite } from "./upload-site.ts";

/** More than the buffers of a connection hold, so that a server that does not read stops an upload in its middle. */
const size = 48_000_000;
const file = { id: "us_fl_1" };
const created = { data: file };
const site = useUploadSite();
const { readUpload, readReport, readIdles, readBytes } = site;

async function upload(plan: Omit<Plan, "baseUrl">): Promise<Report> {
  await site.start(plan);
  return readReport();
}

describe.skipIf(mayLackChromium)("the progress of an upload in a page (needs Chromium)", () => {
  test("is reported while the bytes are sent", async () => {
    let read = () => {};
    site.respond(async (response, request) => {
      await new Promise<void>((resolve) => {
        read = resolve;
      });
      await readUpload(request);
      respondJson(response, created);
    });
    await site.start({ size, progress: true });
    await expect.poll(readBytes).toBeGreaterThan(0);
    expect(await readBytes()).toBeLessThan(size);
    read();
    const { seen, steps, outcome } = await readReport();
    expect(outcome).toMatchObject({ ok: true, data: file });
    expect(site.requests[0]?.bytes).toBeGreaterThan(size);
    expect(steps).toBe(1);
    expect(seen[0]).toEqual({ bytes: 0, total: size });
    expect(seen.at(-1)).toEqual({ bytes: size, total: size });
    const bytes = seen.map((one) => one.bytes);
    expect(bytes.some((count) => count > 0 && count < size)).toBe(true);
    expect(bytes).toEqual(bytes.toSorted((a, b) => a - b));
  });

  test("begins again with each attempt", async () => {
    site.respond(async (response, request) => {
      await readUpload(request);
      response.setHeader("retry-after", "0");
      respondJson(
        response,
        site.requests.length === 1 ? { errors: [{ message: "Wait." }] } : created,
        site.requests.length === 1 ? 429 : 200,
      );
    });
    const { seen, outcome } = await upload({ size: 10, progress: true });
    expect(outcome).toMatchObject({ ok: true, attempts: 2 });
    expect(seen.map(({ bytes }) => bytes).filter((bytes, at, all) => bytes !== all[at - 1])).toEqual([
      0, 10, 0, 10,
    ]);
    expect(site.requests[0]?.bytes).toBe(site.requests[1]?.bytes);
  });

  test("ends the upload if it throws", async () => {
    site.respond((_, request) => readUpload(request));
    const { outcome } = await upload({ size, progress: "throws" });
    expect(outcome).toMatchObject({ ok: false, code: "connection" });
    await site.requests[0]?.ended;
    expect(site.requests[0]?.bytes).toBeLessThan(size);
  });

  test.each(["own", "omit"] as const)(
    "is reported at the start and at the end with fetch: %s",
    async (fetch) => {
      site.respond(async (response, request) => {
        await readUpload(request);
        respondJson(response, created);
      });
      expect(await upload({ size: 10, progress: true, fetch })).toMatchObject({
        steps: 0,
        seen: [
          { bytes: 0, total: 10 },
          { bytes: 10, total: 10 },
        ],
      });
    },
  );
});

const cases: readonly [name: string, script: Script, outcome: object, plan?: Partial<Plan>][] = [
  [
    "a success",
    async (response, request) => {
      await readUpload(request);
      response.setHeader("x-request-id", "req_1");
      respondJson(response, created, 201);
    },
    { ok: true, status: 201, data: file, requestId: "req_1" },
  ],
  [
    "an error of the service",
    async (response, request) => {
      await readUpload(request);
      respondJson(response, { errors: [{ message: "Ünlesbar." }] }, 422);
    },
    { ok: false, status: 422, code: "api", message: expect.stringContaining("Ünlesbar.") },
  ],
  [
    "a response without a body",
    async (response, request) => {
      await readUpload(request);
      response.writeHead(204).end();
    },
    { ok: false, code: "decode" },
  ],
  [
    "a token that has expired",
    async (response, request) => {
      await readUpload(request);
      const isNew = request.headers.authorization === "Bearer token-2";
      respondJson(response, isNew ? created : { errors: [{ message: "No." }] }, isNew ? 200 : 401);
    },
    { ok: true, status: 200, attempts: 2 },
  ],
  [
    "a connection that breaks while the file is sent",
    async (response, request) => {
      await once(request, "data");
      response.destroy();
    },
    { ok: false, code: "connection" },
  ],
  [
    "a connection that breaks in the response",
    async (response, request) => {
      await readUpload(request);
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      response.write("{", () => setTimeout(() => response.destroy(), 100));
    },
    { ok: false, code: "connection" },
  ],
  [
    "a time-out while the file is sent",
    () => {},
    { ok: false, code: "timeout", phase: "headers" },
    { size, timeouts: { attempt: 2000 } },
  ],
  [
    "a response that stops",
    async (response, request) => {
      await readUpload(request);
      response.writeHead(200, { "content-type": "application/json" });
      response.write("{");
    },
    { ok: false, code: "timeout", phase: "body" },
    { timeouts: { idle: 500 } },
  ],
];

describe.skipIf(mayLackChromium)("with and without progress, an upload in a page", () => {
  test.each(cases)("ends the same after %s", async (_, given, outcome, plan) => {
    site.respond(given);
    const reports: Report[] = [];
    const tokens: unknown[] = [];
    for (const progress of [false, true]) {
      site.requests = [];
      reports.push(await upload({ size: 1000, ...plan, progress }));
      tokens.push(site.requests.map(({ token }) => token));
    }
    const [plain, stepwise] = reports;
    expect(plain).toMatchObject({ steps: 0, seen: [], outcome });
    expect(stepwise?.outcome).toEqual(plain?.outcome);
    expect(stepwise?.steps).toBe(site.requests.length);
    expect(tokens[1]).toEqual(tokens[0]);
  });

  test.each([false, true])("can be aborted; progress: %s", async (progress) => {
    site.respond(async (_, request) => {
      await once(request, "data");
    });
    await site.start({ size, progress });
    await expect.poll(() => site.requests.length).toBe(1);
    await site.abort();
    expect((await readReport()).outcome).toMatchObject({ ok: false, code: "aborted" });
    await site.requests[0]?.ended;
  });

  test.each([false, true])(
    "has a new idle time-out for each piece of a response; progress: %s",
    async (progress) => {
      let write = (_: string) => {};
      site.respond(async (response, request) => {
        await readUpload(request);
        response.writeHead(200, { "content-type": "application/json" });
        write = (text) => response.write(text);
        response.write("{");
      });
      await site.start({ size: 1000, progress, timeouts: { idle: 40_000 } });
      for (let pieces = 1; pieces < 5; pieces += 1) {
        const before = await expect.poll(readIdles).toBeGreaterThanOrEqual(pieces).then(readIdles);
        write(" ");
        await expect.poll(readIdles).toBeGreaterThan(before);
      }
      await site.abort();
      expect((await readReport()).outcome).toMatchObject({ code: "aborted" });
    },
  );
});
