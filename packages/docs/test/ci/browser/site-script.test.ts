import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useDocs } from "./support/browser.ts";

const docs = useDocs();
const deepField = "body.inputForm.fields.label";

function readTheme(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [red = 0] =
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red < 128 ? "dark" : "light";
  });
}

describe("the theme", () => {
  it("follows the system until a choice, which then applies to every page", async () => {
    const { page, complaints } = await docs.open("", { colorScheme: "dark" });
    const button = page.getByRole("button", { name: "Dark theme" });
    expect([await readTheme(page), await button.getAttribute("aria-pressed")]).toEqual(["dark", "true"]);
    await button.click();
    expect([await readTheme(page), await button.getAttribute("aria-pressed")]).toEqual(["light", "false"]);
    await page.goto(new URL("operations/", docs.url()).href);
    expect(await readTheme(page)).toBe("light");
    expect(complaints).toEqual([]);
  });

  it("follows the system again when both agree", async () => {
    const { page } = await docs.open("", { colorScheme: "light" });
    const button = page.getByRole("button", { name: "Dark theme" });
    await button.click();
    expect(await readTheme(page)).toBe("dark");
    await button.click();
    await page.emulateMedia({ colorScheme: "dark" });
    // The page gets an event for it, some time after this call.
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
    expect(await readTheme(page)).toBe("dark");
  });

  it("is the same in Redoc, and a choice there is also one here", async () => {
    const { page } = await docs.open("", { colorScheme: "light" });
    await page.getByRole("button", { name: "Dark theme" }).click();
    await page.goto(new URL("redoc/", docs.url()).href);
    const button = page.getByRole("button", { name: "dark", exact: true });
    await button.click();
    await expect.poll(() => page.locator("html").getAttribute("class")).toBe("light");
    await page.goto(docs.url());
    expect(await readTheme(page)).toBe("light");
  });
});

describe("fields", () => {
  it("are opened by an address that names them, at any depth", async () => {
    const { page, complaints } = await docs.open(`operations/createAction/#${deepField}`);
    const field = page.locator(`[id="${deepField}"]`);
    expect(await field.isVisible()).toBe(true);
    await expect.poll(() => field.evaluate((each) => each.getBoundingClientRect().top)).toBeLessThan(900);
    expect(complaints).toEqual([]);
  });

  it("give their own address", async () => {
    const { page } = await docs.open("operations/createAction/");
    await page.locator('[id="body.label"] > p > code > a').click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#body.label");
  });

  it("open and close all together", async () => {
    const { page } = await docs.open("operations/createAction/");
    const field = page.locator(`[id="${deepField}"]`);
    const button = page.getByRole("button", { name: "Open all" }).first();
    expect(await field.isVisible()).toBe(false);
    await button.click();
    expect(await field.isVisible()).toBe(true);
    await page.getByRole("button", { name: "Close all" }).click();
    expect(await field.isVisible()).toBe(false);
  });
});

describe("samples", () => {
  it("stay in the chosen language", async () => {
    const { page } = await docs.open("operations/listSheets/");
    await page.getByText("curl", { exact: true }).first().click();
    await page.goto(new URL("operations/getAgent/", docs.url()).href);
    expect(await page.getByRole("radio", { name: "curl" }).isChecked()).toBe(true);
    expect(await page.locator(".tabs pre:visible").textContent()).toContain(
      "curl 'http://localhost:4011/v1/agents/",
    );
  });

  it("are copied unchanged", async () => {
    const { page } = await docs.open("operations/listSheets/", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const block = page.locator(".copyable:visible").first();
    await block.hover();
    await block.getByRole("button", { name: "Copy" }).click();
    await expect.poll(() => block.locator("button").textContent()).toBe("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await block.locator("pre").textContent());
    expect(copied).toContain("api.sheets.list(");
  });
});

describe("the navigation", () => {
  it("focuses the search at a slash, but not while a person types", async () => {
    const { page } = await docs.open("operations/listSheets/");
    await page.keyboard.press("/");
    const search = page.getByLabel("Search the docs");
    expect(await search.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.type("a/b");
    expect(await search.inputValue()).toBe("a/b");
  });

  it("shows the current page in a long list", async () => {
    const { page } = await docs.open("schemas/WorkbookId/");
    expect(await page.locator("#page-nav [aria-current]").textContent()).toBe("WorkbookId");
    const top = await page
      .locator("#page-nav [aria-current]")
      .evaluate((each) => each.getBoundingClientRect().top);
    expect(top).toBeLessThan(900);
  });

  it("lists the sections of an operation below it, and marks the one that is read", async () => {
    const { page } = await docs.open("operations/insertRecords/");
    const parts = page.locator("#page-nav .parts a");
    const headings = await page
      .locator(".content h2[id]")
      .evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(await parts.evaluateAll((all) => all.map((each) => each.getAttribute("href")))).toEqual(headings);
    const marked = page.locator("#page-nav .parts [aria-current]");
    expect(await marked.textContent()).toBe("Path");
    await page.locator("#errors").evaluate((each) => each.scrollIntoView());
    await expect.poll(() => marked.textContent()).toBe("Errors");
  });

  it("copies a page as Markdown", async () => {
    const { page } = await docs.open("operations/insertRecords/", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await page.getByRole("button", { name: "Copy page" }).click();
    await expect.poll(() => page.locator(".twin button").textContent()).toBe("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# Insert records into a sheet\n/);
  });
});

describe("without scripts", () => {
  it("the menu of a phone opens, samples change, fields unfold", async () => {
    const { page } = await docs.open("operations/listSheets/", {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const menu = page.getByRole("navigation", { name: "All pages" });
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Menu" }).click();
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByText("curl", { exact: true }).first().click();
    expect(await page.locator(".tabs pre:visible").textContent()).toContain(
      "curl 'http://localhost:4011/v1/sheets",
    );
    const field = page.locator('[id="response.200.data.config.name"]');
    expect(await field.isVisible()).toBe(false);
    await page.locator('[id="response.200.data.config"] > details > summary').click();
    expect(await field.isVisible()).toBe(true);
    for (const name of ["Search the docs", "Dark theme", "Open all"]) {
      expect(await page.getByLabel(name).or(page.getByText(name)).first().isVisible()).toBe(false);
    }
  });
});

describe("on paper", () => {
  it("everything is open, and controls for a screen are hidden", async () => {
    const { page } = await docs.open("operations/createAction/");
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(`[id="${deepField}"]`).isVisible()).toBe(true);
    expect(await page.locator(".tabs pre").first().isVisible()).toBe(true);
    expect(await page.locator(".tabs pre").last().isVisible()).toBe(true);
    for (const part of [".bar", ".nav", ".try-it", ".foot", ".open-all"]) {
      expect(await page.locator(part).first().isVisible()).toBe(false);
    }
  });
});
