import { mayLackChromium } from "@data-import/checks/browser";
import type { DataImportElement } from "@data-import/importer/element";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useBrowser } from "./support/in-browser.ts";
import { type Customers, makeCustomers, type OpenService, openService } from "./support/open-service.ts";
import { type Host, type HostFile, serveHost } from "./support/serve-host.ts";

/** A page of somebody else: a strict policy, and styles that would break what has no shadow root. */
function writePage(service: string, sheetId: string): string {
  return `<!doctype html><html lang="en"><head><title>Shop</title><link rel="stylesheet" href="hostile.css">
<script type="module" src="element.js"></script><script type="module" src="token.js"></script></head>
<body><h1>Shop</h1><data-import service="${service}" sheet="${sheetId}" language="en"></data-import></body></html>`;
}

describe.skipIf(mayLackChromium)("the element on a page of somebody else", () => {
  const visit = useBrowser();
  let service: OpenService;
  let customers: Customers;
  let host: Host;
  let token = "";
  beforeAll(async () => {
    service = await openService();
    customers = await makeCustomers(service);
    const origin = new URL(service.page).origin;
    const invitation = customers.ownLink.split("#")[1] ?? "";
    ({ token } = await service.api.guests.exchangeInvitation({ token: invitation }));
    const files: Record<string, HostFile> = {
      "/": ["text/html", writePage(`${origin}/v1`, customers.sheetId)],
      "/hostile.css": [
        "text/css",
        "* { display: none !important } html, body, data-import { display: block !important }",
      ],
      "/token.js": [
        "text/javascript",
        `const importer = document.querySelector("data-import");
globalThis.announced = [];
for (const name of ["di-ready", "di-file", "di-imported", "di-completed", "di-error"])
  importer.addEventListener(name, ({ detail }) => announced.push({ name, ...detail }));
importer.token = async () => ({ token: ${JSON.stringify(token)} });`,
      ],
    };
    host = await serveHost(origin, files);
  });
  afterAll(async () => {
    host?.close();
    await service?.close();
  });

  test("takes its token from a function, has events, keeps nothing and leaves the address alone", async () => {
    const { page, faults } = await visit();
    await page.goto(host.address);
    await page.locator("input[type=file]").setInputFiles({
      name: "a.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("Customer number,Company,E-mail\nK1,Nordlicht,a@b.example\n"),
    });
    await page.getByText("1 record added").waitFor();
    await page.getByRole("gridcell", { name: "Nordlicht" }).waitFor();
    expect(page.url()).toBe(host.address);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).toBe("{}");
    const { data: jobs } = await service.api.jobs.list();
    const imported = jobs.find(({ operation }) => operation === "map");
    expect(await page.evaluate(() => (globalThis as { announced?: unknown }).announced)).toEqual([
      { name: "di-ready", spaceId: customers.spaceId, sheetIds: [customers.sheetId] },
      { name: "di-file", fileName: "a.csv", sizeBytes: 56 },
      { name: "di-imported", jobId: imported?.id, sheetId: customers.sheetId },
    ]);
    expect((await service.api.sheets.getRecordCounts(customers.sheetId)).counts.total).toBe(1);
    expect(faults).toEqual([]);
  });

  /** Puts another element into the page, with its property before its attributes, as some frameworks do. */
  const embed = (page: Page, given: string) =>
    page.evaluate((text) => {
      const shown = document.querySelector("data-import");
      const importer = document.createElement("data-import") as DataImportElement;
      const told: string[] = [];
      for (const name of ["di-ready", "di-error"] as const)
        importer.addEventListener(name, (event) => told.push(`${name} ${JSON.stringify(event.detail)}`));
      Object.assign(globalThis, { importer, told });
      shown?.replaceWith(importer);
      importer.token = async () => text;
      for (const name of ["service", "sheet", "language"])
        importer.setAttribute(name, shown?.getAttribute(name) ?? "");
    }, given);
  const readTold = (page: Page) => page.evaluate(() => (globalThis as { told?: readonly string[] }).told);

  test("takes attributes that are set after its token, and goes on with another function", async () => {
    const { page, faults } = await visit();
    await page.goto(host.address);
    await embed(page, token);
    await page.getByRole("heading", { name: /Add a file/ }).waitFor();
    await page.evaluate((text) => {
      const state = globalThis as unknown as { importer: DataImportElement; calls: number };
      state.calls = 0;
      state.importer.token = async () => {
        state.calls += 1;
        return text;
      };
    }, token);
    await page.locator("input[type=file]").setInputFiles({
      name: "b.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("Customer number,Company,E-mail\nK2,Havn,b@b.example\n"),
    });
    await page.getByText("1 record added").waitFor();
    expect(await page.evaluate(() => (globalThis as unknown as { calls: number }).calls)).toBeGreaterThan(0);
    const ready = { spaceId: customers.spaceId, sheetIds: [customers.sheetId] };
    expect(await readTold(page)).toEqual([`di-ready ${JSON.stringify(ready)}`]);
    expect(faults).toEqual([]);
  });

  test("says that its token is not valid", async () => {
    const { page } = await visit();
    await page.goto(host.address);
    await embed(page, "of-nobody");
    await expect.poll(() => readTold(page)).toEqual([expect.stringMatching(/^di-error .*"token_invalid"/)]);
    // Nobody has sent a link to this person.
    await page.getByRole("heading", { name: "This import cannot be opened" }).waitFor();
  });
});
