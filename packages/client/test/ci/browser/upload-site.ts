import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { findChromium, mayLackChromium, missingChromium, startBrowser } from "@data-import/checks/browser";
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type Script, type Served, serve } from "../../support/server.ts";
import type { Plan, Report, Upload } from "./upload-page.ts";

/** A request that the service got; the preflights are not among them. */
export interface UploadRequest {
  readonly token: string | undefined;
  /** The bytes of its body that `readUpload` has read. */
  bytes: number;
  /** Resolves when the request has ended or broken off. */
  readonly ended: Promise<unknown>;
}

/** A page that uploads to a service with another origin, as most pages that use the service. */
export interface UploadSite {
  /** The requests of this test. */
  requests: UploadRequest[];
  /** Decides how the service responds from now on. */
  respond(script: Script): void;
  /** Reads the body of the last request. */
  readUpload(request: IncomingMessage): Promise<void>;
  start(plan: Omit<Plan, "baseUrl">): Promise<void>;
  abort(): Promise<void>;
  readReport(): Promise<Report>;
  /** How many idle time-outs have begun. */
  readIdles(): Promise<number>;
  /** The last reported number of bytes. */
  readBytes(): Promise<number>;
}

type UploadPage = typeof globalThis & { startUpload(plan: Plan): Upload; upload: Upload };

/** Starts both servers and a browser for the tests of a file, and opens the page for each test. */
export function useUploadSite(): UploadSite {
  let pages: Served;
  let service: Served;
  let browser: Browser;
  let page: Page;
  let script: Script = () => {};

  const site: UploadSite = {
    requests: [],
    respond(next) {
      script = next;
    },
    async readUpload(request) {
      const last = site.requests.at(-1);
      for await (const chunk of request) if (last) last.bytes += chunk.length;
    },
    start: (plan) =>
      page.evaluate(
        (wanted) => {
          const { startUpload } = globalThis as UploadPage;
          (globalThis as UploadPage).upload = startUpload(wanted);
        },
        { ...plan, baseUrl: service.baseUrl },
      ),
    abort: () => page.evaluate(() => (globalThis as UploadPage).upload.abort()),
    readReport: () => page.evaluate(() => (globalThis as UploadPage).upload.report),
    readIdles: () => page.evaluate(() => (globalThis as UploadPage).upload.idles),
    readBytes: () => page.evaluate(() => (globalThis as UploadPage).upload.seen.at(-1)?.bytes ?? 0),
  };

  async function allowPages(response: ServerResponse, request: IncomingMessage, n: number): Promise<void> {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-expose-headers", "*");
    // Chromium sends a request again if a connection that it used before breaks.
    response.setHeader("connection", "close");
    if (request.method === "OPTIONS") {
      const asked = request.headers["access-control-request-headers"] ?? "";
      response.setHeader("access-control-allow-headers", asked);
      response.writeHead(204).end();
      return;
    }
    const ended = new Promise((resolve) => {
      request.on("close", resolve);
    });
    site.requests.push({ token: request.headers.authorization, bytes: 0, ended });
    await script(response, request, n);
  }

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
  });
  afterAll(async () => {
    await browser?.close();
    await pages?.close();
    await service?.close();
  });
  beforeEach(async () => {
    if (mayLackChromium) return;
    site.requests = [];
    page = await browser.newPage();
    await page.goto(pages.baseUrl);
  });
  afterEach(() => page?.close());
  return site;
}
