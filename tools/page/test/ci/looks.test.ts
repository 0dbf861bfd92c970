import { mayLackChromium } from "@data-import/checks/browser";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCheck } from "./support/check-looks.ts";
import { describeContacts } from "./support/describe-contacts.ts";
import { writeGermanFile } from "./support/german-file.ts";
import { useBrowser } from "./support/in-browser.ts";
import { makeCustomers, type OpenService, openService } from "./support/open-service.ts";

const phone = { viewport: { width: 320, height: 640 } };
const looks = [
  ["light", { colorScheme: "light" }],
  ["dark, German", { colorScheme: "dark", locale: "de" }],
  ["right to left", { locale: "ar" }],
  ["320 pixels, German", { ...phone, locale: "de" }],
  ["320 pixels, right to left, dark", { ...phone, locale: "ar", colorScheme: "dark" }],
  ["forced colours", { forcedColors: "active" }],
] as const;

describe.skipIf(mayLackChromium)("the looks of the page", () => {
  const visit = useBrowser();
  const file = writeGermanFile();
  let service: OpenService;
  beforeAll(async () => {
    service = await openService();
  });
  afterAll(() => service?.close());

  /** Opens a page with one look. `check` looks at what the page shows now. */
  async function open(part: string, name: string, look: BrowserContextOptions) {
    const { page, faults } = await visit(look);
    return { page, faults, check: createCheck(page, name, part) };
  }

  test.each(looks)("have no violation on any screen: %s", async (name, look) => {
    const customers = await makeCustomers(service);
    const { page, faults, check } = await open("screens", name, look);

    await page.goto(`${service.page}#gi_nobody`);
    await page.locator(".note.error").waitFor();
    await check("a link that is not valid");
    await page.goto("about:blank");
    await page.goto(customers.sharedLink);
    await page.locator("input[name=email]").waitFor();
    await page.locator("button.primary").click();
    await page.locator("[aria-invalid=true]").waitFor();
    await check("who are you");
    await page.goto("about:blank");
    await page.goto(customers.ownLink);
    await page.locator(".drop").waitFor();
    await page.locator("details summary").click();
    await check("file");
    await page.locator("input[type=file]").setInputFiles(file);
    await page.locator(".columns-screen").waitFor();
    await check("columns");
    await page.locator(".columns-screen .row .link").click();
    await page.locator("tr.header").waitFor();
    await page.locator(".rows ~ details summary").click();
    await check("layout");
    await page.locator(".actions .primary").click();
    await page.locator(".columns-screen").waitFor();
    await page.locator("ol.steps > :first-child .step").click();
    await page.locator(".undecided").waitFor();
    await check("file that waits");
    await page.locator(".undecided button").click();
    await page.locator("dialog[open]").waitFor();
    await check("delete a file");
    await page.keyboard.press("Escape");
    await page.locator(".undecided a").click();
    await page.locator(".foot .primary").click();
    await page.locator("aside.note").waitFor();
    const cell = page.getByRole("gridcell").first();
    await cell.waitFor();
    await check("records after an import");

    const more = page.locator(".records-tools > button:last-child");
    await more.click();
    const tools = page.locator("[popover] .item");
    await tools.first().waitFor();
    await check("other tools");
    await page.keyboard.press("Escape");
    for (const [place, tool] of [
      "replace",
      "duplicates",
      "query",
      "view",
      "history",
      "export",
      "keys",
    ].entries()) {
      await more.click();
      await tools.nth(place).click();
      const opened = tool === "history" ? page.locator(".records-panel li") : page.locator("dialog[open]");
      await opened.first().waitFor();
      await check(tool);
      await page.keyboard.press("Escape");
      if (tool === "history") await page.locator(".records-panel header .button").click();
    }
    await page.locator(".records-tools > button[aria-expanded]").first().click();
    await page.locator(".groups li").first().waitFor();
    await page.locator(".groups [aria-expanded]").first().click();
    await check("errors");
    await page.locator(".records-panel header .button").click();
    await cell.click();
    await page.keyboard.press("Alt+ArrowDown");
    await page.locator("[popover]").waitFor();
    await check("menu of a column");
    await page.keyboard.press("Escape");
    // The focus comes back to the cell when the menu is gone.
    await page.locator("[popover]").waitFor({ state: "detached" });
    await page.keyboard.press("Shift+F10");
    await page.locator("[popover]").waitFor();
    await check("menu of a cell");
    await page.keyboard.press("Escape");
    await page.context().setOffline(true);
    await page.locator(".bar").waitFor();
    await check("no connection");
    expect(faults.filter((fault) => !fault.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  });

  test.each(looks)("have no violation in any state: %s", async (name, look) => {
    const { api } = service;
    const { spaceId, sheetId, ownLink } = await makeCustomers(service);
    const { page, check } = await open("states", name, look);
    await page.goto(ownLink);
    await page.locator(".drop").waitFor();

    const jobs = await holdJobs(page);
    await page.locator("input[type=file]").setInputFiles(file);
    await page.locator(".columns-screen .foot .primary").click();
    await page.locator("[role=progressbar], progress").waitFor();
    await check("running");
    jobs.fail();
    await page.locator(".error").waitFor();
    await check("an import that failed");
    await jobs.release();

    await api.records.insert(sheetId, [
      { company: { value: "Harbour" } },
      { company: { value: "Nordlicht" } },
    ]);
    const [record] = (await api.records.get(sheetId)).records;
    await page.goto("about:blank");
    await page.goto(`${service.page}#/records/${sheetId}`);
    await page.locator("[role=gridcell]").nth(1).click();
    await page.context().setOffline(true);
    await page.keyboard.type("A company that only this person knows");
    await page.keyboard.press("Enter");
    if (record !== undefined) await api.records.delete(sheetId, { ids: [record.id] });
    await page.context().setOffline(false);
    await page.locator(".note.error summary").click();
    await check("a value that is not saved");
    await page.locator("ol.steps > :first-child .step").click();
    await page.locator("[role=alert] .bar").waitFor();
    await check("a value that is not saved, on another screen");
    await page.locator("[role=alert] .bar a").click();
    await page.locator(".note.warn button").last().click();

    await api.sheets.lock(sheetId);
    await page.reload();
    await page.locator(".records-screen .note, .note").first().waitFor();
    await check("a locked sheet");
    await api.sheets.unlock(sheetId);
    await api.spaces.archive(spaceId);
    await page.goto("about:blank");
    await page.goto(`${service.page}#/records/${sheetId}`);
    await page.locator("main > .note").waitFor();
    await page.locator("[role=gridcell]").first().waitFor();
    await check("an archived space");
    await api.spaces.unarchive(spaceId);

    const { environmentId } = service;
    await api.workbooks.create({
      name: "Orders",
      spaceId,
      environmentId,
      sheets: [
        { name: "Orders", slug: "orders", fields: [{ key: "number", type: "string", label: "Number" }] },
      ],
    });
    await page.goto("about:blank");
    await page.goto(ownLink);
    await page.locator(".cards .card").nth(1).waitFor();
    await check("a space with two sheets");
    for (const { id } of await api.guests.list({ spaceId })) await api.guests.delete(id);
    await page.locator(".cards .button").first().click();
    await page.locator("dialog[open]").waitFor();
    await check("an access that has ended");

    const session = await api.auth.createImportSession({
      environmentId,
      name: "Contacts of Mara",
      guest: { externalId: crypto.randomUUID(), name: "Mara" },
      origins: ["https://shop.example"],
      blueprint: describeContacts({ fields: [{ key: "email", type: "string", label: "E-mail" }] }),
    });
    await page.goto("about:blank");
    await page.goto(session.url ?? expect.fail("The session has no address."));
    await page.locator(".drop").waitFor();
    await page.locator(".finish").click();
    await page.locator("dialog[open]").waitFor();
    await check("finish");
    await page.locator("dialog[open] .primary").click();
    await page.locator(".drop").waitFor({ state: "detached" });
    await check("a session that the person has finished");
    await page.goto("about:blank");
    await page.goto(session.url ?? "");
    await page.locator("h1").waitFor();
    await check("a session that has ended");
  });
});

/** Jobs do not begin, and say that 40 % of them is done, or that they failed: states that last a moment in the service. */
async function holdJobs(page: Page): Promise<{ fail(): void; release(): Promise<void> }> {
  const pattern = /\/v1\/jobs\/\w+(\/execute)?(\?|$)/;
  let isBegun = false;
  let more: object = { status: "executing", progress: 40 };
  await page.route(pattern, async (route) => {
    if (route.request().url().includes("/execute")) {
      isBegun = true;
      return route.fulfill({ json: { data: { success: true } } });
    }
    const response = await route.fetch();
    const { data } = await response.json();
    return route.fulfill({ response, json: { data: isBegun ? { ...data, ...more } : data } });
  });
  return {
    fail() {
      more = {
        status: "failed",
        info: "The sheet “Customers” takes no more records.",
      };
    },
    release: () => page.unroute(pattern),
  };
}
