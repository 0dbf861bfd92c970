import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { findChromium, mayLackChromium, missingChromium, startBrowser } from "@data-import/house/browser";
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { respondJson, type Script, type Served, serve } from "../../support/server.ts";
import type { Plan, Report, Upload } from "./upload-page.ts";

/** More than the buffers of a connection hold, so that a server that does not read stops an upload in its middle. */
const size = 48_000_000;
const patience = { timeout: 60_000 };
const file = { id: "us_fl_1" };
const created = { data: file };

let pages: Served;
let service: Served;
let browser: Browser;
let page: Page;
let script: Script;
let requests: { token: string | undefined; bytes: number; ended: Promise<unknown> }[];

beforeAll(async () => {
  if (mayLackChromium) return;
  expect(findChromium(), missingChromium).toBeDefined();
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("upload-page.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    conditions: ["@data-import/source"],
  });
  pages = await serve((response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<title>Upload</title><script type="module">${outputFiles[0]?.text}</script>`);
  });
  service = await serve(allowPages);
  browser = await startBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await pages?.close();
  await service?.close();
});
beforeEach(async () => {
  if (mayLackChromium) return;
  requests = [];
  page = await browser.newPage();
  await page.goto(pages.baseUrl);
});
afterEach(() => page?.close());

/** The page has another origin, as most pages that use the service. */
async function allowPages(response: ServerResponse, request: IncomingMessage, n: number): Promise<void> {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-expose-headers", "*");
  // Chromium sends a request again if a connection that it used before breaks.
  response.setHeader("connection", "close");
  if (request.method === "OPTIONS") {
    response.setHeader("access-control-allow-headers", "authorization, content-type");
    response.writeHead(204).end();
    return;
  }
  const ended = new Promise((resolve) => {
    request.on("close", resolve);
  });
  requests.push({ token: request.headers.authorization, bytes: 0, ended });
  await script(response, request, n);
}

/** Reads the body of the last request. */
async function readUpload(request: IncomingMessage): Promise<void> {
  const last = requests.at(-1);
  for await (const chunk of request) if (last) last.bytes += chunk.length;
}

type UploadPage = typeof globalThis & { startUpload(plan: Plan): Upload; upload: Upload };

async function startUpload(plan: Omit<Plan, "baseUrl">): Promise<void> {
  await page.evaluate(
    (wanted) => {
      const { startUpload } = globalThis as UploadPage;
      (globalThis as UploadPage).upload = startUpload(wanted);
    },
    { ...plan, baseUrl: service.baseUrl },
  );
}

const readReport = (): Promise<Report> => page.evaluate(() => (globalThis as UploadPage).upload.report);
const readIdles = (): Promise<number> => page.evaluate(() => (globalThis as UploadPage).upload.idles);
const readBytes = (): Promise<number> =>
  page.evaluate(() => (globalThis as UploadPage).upload.seen.at(-1)?.bytes ?? 0);

async function upload(plan: Omit<Plan, "baseUrl">): Promise<Report> {
  await startUpload(plan);
  return readReport();
}

describe.skipIf(mayLackChromium)("the progress of an upload in a page (needs Chromium)", patience, () => {
  test("is reported while the bytes are sent", async () => {
    let read = () => {};
    script = async (response, request) => {
      await new Promise<void>((resolve) => {
        read = resolve;
      });
      await readUpload(request);
      respondJson(response, created);
    };
    await startUpload({ size, progress: true });
    await expect.poll(readBytes, patience).toBeGreaterThan(0);
    expect(await readBytes()).toBeLessThan(size);
    read();
    const { seen, steps, outcome } = await readReport();
    expect(outcome).toMatchObject({ ok: true, data: file });
    expect(requests[0]?.bytes).toBeGreaterThan(size);
    expect(steps).toBe(1);
    expect(seen[0]).toEqual({ bytes: 0, total: size });
    expect(seen.at(-1)).toEqual({ bytes: size, total: size });
    expect(seen.length).toBeGreaterThan(3);
    const bytes = seen.map((one) => one.bytes);
    expect(bytes).toEqual(bytes.toSorted((a, b) => a - b));
  });

  test("begins again with each attempt", async () => {
    script = async (response, request) => {
      await readUpload(request);
      response.setHeader("retry-after", "0");
      respondJson(
        response,
        requests.length === 1 ? { errors: [{ message: "Wait." }] } : created,
        requests.length === 1 ? 429 : 200,
      );
    };
    const { seen, outcome } = await upload({ size: 10, progress: true });
    expect(outcome).toMatchObject({ ok: true, attempts: 2 });
    expect(seen.map(({ bytes }) => bytes).filter((bytes, at, all) => bytes !== all[at - 1])).toEqual([
      0, 10, 0, 10,
    ]);
    expect(requests[0]?.bytes).toBe(requests[1]?.bytes);
  });

  test("ends the upload if it throws", async () => {
    script = (_, request) => readUpload(request);
    const { outcome } = await upload({ size, progress: "throws" });
    expect(outcome).toMatchObject({ ok: false, code: "connection" });
    await requests[0]?.ended;
    expect(requests[0]?.bytes).toBeLessThan(size);
  });

  test.each(["own", "omit"] as const)(
    "is reported at the start and at the end with fetch: %s",
    async (fetch) => {
      script = async (response, request) => {
        await readUpload(request);
        respondJson(response, created);
      };
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
    { ok: false, code: "connection", sent: "unknown" },
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
    { size, timeouts: { attempt: 500 } },
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

describe.skipIf(mayLackChromium)("with and without progress, an upload in a page", patience, () => {
  test.each(cases)("ends the same after %s", async (_, given, outcome, plan) => {
    script = given;
    const reports: Report[] = [];
    const tokens: unknown[] = [];
    for (const progress of [false, true]) {
      requests = [];
      reports.push(await upload({ size: 1000, ...plan, progress }));
      tokens.push(requests.map(({ token }) => token));
    }
    const [plain, stepwise] = reports;
    expect(plain).toMatchObject({ steps: 0, seen: [], outcome });
    expect(stepwise?.outcome).toEqual(plain?.outcome);
    expect(stepwise?.steps).toBe(requests.length);
    expect(tokens[1]).toEqual(tokens[0]);
  });

  test.each([false, true])("can be aborted; progress: %s", async (progress) => {
    script = async (_, request) => {
      await once(request, "data");
    };
    await startUpload({ size, progress });
    await expect.poll(() => requests.length, patience).toBe(1);
    await page.evaluate(() => (globalThis as UploadPage).upload.abort());
    expect((await readReport()).outcome).toMatchObject({ ok: false, code: "aborted" });
    await requests[0]?.ended;
  });

  test.each([false, true])(
    "has a new idle time-out for each piece of a response; progress: %s",
    async (progress) => {
      let write = (_: string) => {};
      script = async (response, request) => {
        await readUpload(request);
        response.writeHead(200, { "content-type": "application/json" });
        write = (text) => response.write(text);
        response.write("{");
      };
      await startUpload({ size: 1000, progress, timeouts: { idle: 40_000 } });
      for (let pieces = 1; pieces < 5; pieces += 1) {
        const before = await expect.poll(readIdles, patience).toBeGreaterThanOrEqual(pieces).then(readIdles);
        write(" ");
        await expect.poll(readIdles, patience).toBeGreaterThan(before);
      }
      await page.evaluate(() => (globalThis as UploadPage).upload.abort());
      expect((await readReport()).outcome).toMatchObject({ code: "aborted" });
    },
  );
});
