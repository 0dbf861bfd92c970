import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { mayLackChromium, startBrowser } from "@data-import/checks/browser";
import type { Page } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";

// The installed packages, not those of the workspace.
const installed = join(inject("consumer"), "node_modules/@data-import/mock/dist");
const load = (file: string) => import(pathToFileURL(join(installed, file)).href);
const { createMock }: typeof import("@data-import/mock") = await load("index.js");
const { routeMock }: typeof import("@data-import/mock/playwright") = await load("playwright/index.js");

const baseUrl = "https://import.example/data/v1";
const bytes = Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256);
const browserTest = test.skipIf(mayLackChromium);

/** A page whose requests to the service go to a mock. */
async function openPage(options: Parameters<typeof createMock>[0] = {}) {
  const mock = createMock(options);
  const browser = await startBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await routeMock(page, mock, { baseUrl });
  return { mock, page };
}

/** The result of a request of the page: its status and text, or the error. */
function send(page: Page, path: string, init: { method?: string; body?: string } = {}): Promise<unknown> {
  const headers = {
    Authorization: "Bearer any",
    "X-Disable-Hooks": "true",
    "Content-Type": "application/json",
  };
  return page.evaluate(
    async ([address, options]) => {
      try {
        const response = await fetch(address, options);
        return [response.status, await response.text()];
      } catch (error) {
        return String(error);
      }
    },
    [`${baseUrl}${path}`, { headers, ...init }] as const,
  );
}

browserTest("a page gets responses of the mock, which records its requests (needs Chromium)", async () => {
  const { mock, page } = await openPage();
  const body = JSON.stringify({ name: "Prüfung" });
  const answer = await send(page, "/spaces/us_sp_8vKd3QxN", { method: "PATCH", body });
  expect(answer).toEqual([200, expect.stringContaining('"data":')]);
  expect(mock.requests.for("updateSpace")).toMatchObject([
    {
      params: { spaceId: "us_sp_8vKd3QxN" },
      json: { name: "Prüfung" },
      headers: { origin: "null" },
      violations: [],
    },
  ]);
  expect(await send(page, "/sheets")).toEqual([400, expect.stringContaining('"key":"workbookId"')]);
});

browserTest("files keep every byte in both directions (needs Chromium)", async () => {
  const headers = { "Content-Type": "application/zip" };
  const { mock, page } = await openPage({ engine: () => new Response(Uint8Array.from(bytes), { headers }) });
  const received = await page.evaluate(
    async ([address, content]) => {
      const headers = { Authorization: "Bearer any", "X-Disable-Hooks": "true" };
      const form = new FormData();
      form.append("spaceId", "us_sp_8vKd3QxN");
      form.append("environmentId", "us_env_4hTq9LmZ");
      form.append("file", new File([Uint8Array.from(content)], "Prüfung.bin", { type: "image/png" }));
      await fetch(`${address}/files`, { method: "POST", headers, body: form });
      const answer = await fetch(`${address}/agent-exports/us_agx_Lw9fJ3tR/download`, { headers });
      return [...new Uint8Array(await answer.arrayBuffer())];
    },
    [baseUrl, bytes] as const,
  );
  expect(received).toEqual(bytes);
  const { fileName, type, bytes: sent } = mock.requests.for("uploadFile")[0]?.parts.file ?? {};
  expect([fileName, type, [...(sent ?? [])]]).toEqual(["Prüfung.bin", "image/png", bytes]);
});

browserTest.for(["reset", "truncate", 503] as const)(
  "the fault %s reaches a page (needs Chromium)",
  async (kind) => {
    const { mock, page } = await openPage();
    mock.faults({ rate: 1, kinds: [kind] });
    const answer = await send(page, "/apps/us_app_Ib3pQ8mH");
    if (kind === 503) expect(answer).toEqual([503, expect.stringContaining('"errors":')]);
    else expect(answer).toMatch(/^TypeError: /);
    expect(mock.requests.all).toMatchObject([{ operationId: "getApp", fault: kind }]);
  },
);

browserTest("requests to other addresses are not changed (needs Chromium)", async () => {
  const { mock, page } = await openPage();
  await page.route("**/*", (route) => route.fulfill({ status: 418, body: "another" }));
  await routeMock(page.context(), mock, { baseUrl: "https://other.example/v1" });
  await page.goto("https://import.example/data/v12/apps");
  expect(await page.textContent("body")).toBe("another");
  expect(mock.requests.all).toEqual([]);
});
