import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { mayLackChromium } from "@data-import/checks/browser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeGermanFile } from "./support/german-file.ts";
import { audit, scrollsSideways, useBrowser } from "./support/in-browser.ts";
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

/** A folder for a picture of each screen in each look, for people who look at them one by one. */
const pictures = process.env["PICTURES"];

describe.skipIf(mayLackChromium)("the looks of the page", () => {
  const visit = useBrowser();
  const file = writeGermanFile();
  let service: OpenService;
  beforeAll(async () => {
    service = await openService();
  });
  afterAll(() => service?.close());

  test.each(looks)("have no violation on any screen: %s", async (name, look) => {
    const customers = await makeCustomers(service);
    const { page, faults } = await visit(look);
    let count = 0;
    const check = async (screen: string) => {
      if (pictures !== undefined) {
        const folder = join(pictures, name.replace(/\W+/g, "-"));
        mkdirSync(folder, { recursive: true });
        count += 1;
        const path = join(folder, `${String(count).padStart(2, "0")}-${screen.replace(/\W+/g, "-")}.png`);
        await page.screenshot({ path });
      }
      expect.soft(await audit(page), screen).toEqual([]);
      expect.soft(await scrollsSideways(page), screen).toBe(false);
    };

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
    await page.keyboard.press("Shift+F10");
    await page.locator("[popover]").waitFor();
    await check("menu of a cell");
    await page.keyboard.press("Escape");
    await page.context().setOffline(true);
    await page.locator(".bar").waitFor();
    await check("no connection");
    expect(faults.filter((fault) => !fault.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  });
});
