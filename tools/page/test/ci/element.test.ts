import { mayLackChromium } from "@data-import/checks/browser";
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
  beforeAll(async () => {
    service = await openService();
    customers = await makeCustomers(service);
    const origin = new URL(service.page).origin;
    const invitation = customers.ownLink.split("#")[1] ?? "";
    const { token } = await service.api.guests.exchangeInvitation({ token: invitation });
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
});
