import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { copyFolder } from "../src/consumer.ts";
import { findChromium, mayLackChromium, quietFlags } from "../src/find-chromium.ts";
import { runOrThrow } from "../src/run-command.ts";
import { serveFolder } from "../src/serve-folder.ts";

const vite = fileURLToPath(new URL("../node_modules/vite/bin/vite.js", import.meta.url));
const executablePath = findChromium();

const name =
  "a page built with Vite shows the sheets of a workbook and asks for nothing else (needs Chromium)";

test.skipIf(mayLackChromium)(name, async () => {
  expect(
    executablePath,
    "This machine has no Chromium. On Debian: apt-get install -y --no-install-recommends chromium",
  ).toBeDefined();
  const folder = join(inject("consumer"), "page");
  copyFolder(fileURLToPath(new URL("../page", import.meta.url)), folder);
  await runOrThrow(process.execPath, [vite, "build", "--logLevel", "warn"], { cwd: folder, timeout: 60_000 });
  const site = await serveFolder(join(folder, "dist"));
  onTestFinished(() => site.close());
  // With a new, empty profile.
  const browser = await chromium.launch({ executablePath: executablePath ?? "", args: [...quietFlags] });
  onTestFinished(() => browser.close());

  const page = await browser.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));

  const mockUrl = inject("mockUrl");
  const address = `${site.url}?api=${encodeURIComponent(mockUrl)}`;
  await page.goto(address);
  await page.waitForSelector("body[data-state]");

  expect(complaints).toEqual([]);
  // The last thing that the page tries must be refused, and nothing before it.
  expect(await page.textContent("p")).toMatch(/^TypeError: .* public in a browser: pass a function/);
  expect(await page.locator("li").allTextContents()).toEqual(await readSheetNames(mockUrl));
  expect(requests).toEqual([
    `GET ${address}`,
    expect.stringMatching(/^GET http:\/\/127\.0\.0\.1:\d+\/assets\/index-[\w-]+\.js$/),
    `GET ${mockUrl}/sheets?workbookId=us_wb_Rm5yZ1hC`,
  ]);
});

async function readSheetNames(mockUrl: string): Promise<string[]> {
  const headers = { Authorization: "Bearer any" };
  const response = await fetch(`${mockUrl}/sheets?workbookId=us_wb_Rm5yZ1hC`, { headers });
  const { data } = (await response.json()) as { data: { name: string }[] };
  return data.map(({ name }) => name);
}
