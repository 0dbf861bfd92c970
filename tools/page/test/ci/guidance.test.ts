import { mayLackChromium } from "@data-import/checks/browser";
import type { GuidanceOptions } from "@data-import/types";
import type { BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCheck, partLooks } from "./support/check-looks.ts";
import { hasFocus, tabTo, useBrowser } from "./support/in-browser.ts";
import { makeCustomers, type OpenService, openService } from "./support/open-service.ts";

describe.skipIf(mayLackChromium)("guides", () => {
  const visit = useBrowser();
  let service: OpenService;
  beforeAll(async () => {
    service = await openService();
  });
  afterAll(() => service?.close());
  let made = 0;

  async function open(options: BrowserContextOptions = {}) {
    const customers = await makeCustomers(service);
    const { page, faults } = await visit(options);
    const guide = async (title: string, more: Partial<GuidanceOptions>) => {
      const { environmentId } = service;
      made += 1;
      const { slug } = await service.api.guides.create(environmentId, {
        environmentId,
        slug: `guide-${made}`,
        title,
        description: "What a list of customers needs.",
        blocks: [{ type: "markdown", text: "One line per **customer**:\n\n- a number\n- a company" }],
      });
      const given = { target: "file", trigger: "first", type: "sidebar", ...more } as const;
      await service.api.guidance.create(customers.spaceId, { guideSlug: slug, options: given });
    };
    const shown = page.locator("aside.guide");
    return { ...customers, page, faults, guide, shown };
  }

  test("of a first visit stay until they are closed, and come again by themselves to nobody", async () => {
    const { page, faults, ownLink, sheetId, guide, shown } = await open();
    await guide("Prepare your list", {});
    await guide("Only for managers", { role: "admin" });
    await guide("About the records", { target: "records", type: "popout" });
    await page.goto(ownLink);
    const sidebar = page.getByRole("complementary", { name: "Prepare your list" });
    await sidebar.getByText("One line per customer").waitFor();
    expect(await hasFocus(sidebar)).toBe(false);
    await page.reload();
    await sidebar.waitFor();
    await sidebar.getByRole("button", { name: "Close" }).click();
    await shown.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Records", exact: true }).click();
    const popout = page.getByRole("complementary", { name: "About the records" });
    await popout.waitFor();
    await tabTo(page, popout.getByRole("button", { name: "Close" }));
    await page.keyboard.press("Escape");
    await shown.waitFor({ state: "detached" });
    await expect.poll(() => hasFocus(page.locator("main h1"))).toBe(true);
    await page.goto("about:blank");
    await page.goto(`${ownLink}/records/${sheetId}`);
    await page.getByRole("gridcell").first().waitFor();

    // People find it again in the menu.
    await tabTo(page, page.locator(".space-menu"));
    await page.keyboard.press("Enter");
    const items = page.locator("[popover] button.item");
    expect(await items.allTextContents()).toEqual(["Prepare your list", "About the records"]);
    expect(await shown.count()).toBe(0);
    await tabTo(page, items.first());
    await page.keyboard.press("Enter");
    await expect.poll(() => hasFocus(sidebar.getByRole("heading", { name: "Prepare your list" }))).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => hasFocus(page.locator(".space-menu"))).toBe(true);
    expect(faults).toEqual([]);
  });

  test("of a place come with the pointer and with the focus, and go with them", async () => {
    const { page, ownLink, sheetId, guide, shown } = await open();
    await guide("Find a customer", { target: "search", trigger: "hover", type: "tooltip" });
    await page.goto(`${ownLink}/records/${sheetId}`);
    await page.getByRole("gridcell").first().waitFor();
    await page.locator(".space-menu", { hasText: "help" }).waitFor();
    const search = page.getByRole("searchbox", { name: "Search", exact: true });
    await expect
      .poll(async () => {
        await page.locator(".place").hover();
        await search.hover();
        return shown.count();
      })
      .toBe(1);
    // The pointer can go into it.
    await shown.getByText("a company").hover();
    await page.locator(".place").hover();
    await shown.waitFor({ state: "detached" });
    await search.focus();
    await shown.waitFor();
    await page.keyboard.press("Escape");
    await shown.waitFor({ state: "detached" });
    await page.locator(".place").hover();
    await search.hover();
    await shown.getByRole("button", { name: "Close" }).click();
    await shown.waitFor({ state: "detached" });
    await page.locator(".place").hover();
    await search.hover();
    expect(await shown.count()).toBe(0);
  });

  test("of an event come with it, in the language of the page", async () => {
    const { page, spaceId, ownLink, guide, shown } = await open({ locale: "de" });
    await guide("Your file is here", { target: "files", trigger: "event", type: "popout" });
    await guide("On request", { target: "files", trigger: "manual", type: "popout" });
    await page.goto(ownLink);
    await page.locator(".space-menu", { hasText: "Hilfe" }).waitFor();
    const { environmentId } = service;
    let file = 0;
    await expect
      .poll(async () => {
        file += 1;
        const name = `orders-${file}.csv`;
        await service.api.files.upload(new File(["a\n1\n"], name), { spaceId, environmentId });
        return shown.count();
      })
      .toBe(1);
    await shown.getByRole("heading", { name: "Your file is here" }).waitFor();
    await shown.getByRole("button", { name: "Schließen" }).click();
    await shown.waitFor({ state: "detached" });
  });

  test.each(partLooks)("have no violation: %s", async (name, look) => {
    const { page, ownLink, sheetId, guide, shown } = await open(look);
    await guide("Prepare your list", {});
    await guide("About the records", { target: "records", type: "popout" });
    await guide("Which records are shown", { target: "errors", trigger: "hover", type: "tooltip" });
    const check = createCheck(page, name, "guidance");
    await page.goto(ownLink);
    await shown.waitFor();
    await check("a sidebar");
    await shown.locator("button").click();
    await page.goto("about:blank");
    await page.goto(`${ownLink}/records/${sheetId}`);
    await shown.waitFor();
    await check("a popout");
    await shown.locator("button").click();
    await shown.waitFor({ state: "detached" });
    await page.locator(".records-chips .chip").first().focus();
    await shown.waitFor();
    await check("a tooltip");
    await page.keyboard.press("Escape");
    await page.locator(".space-menu").click();
    await page.locator("[popover] .item").nth(3).waitFor();
    await check("the menu");
  });
});
