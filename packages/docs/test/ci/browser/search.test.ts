import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { auditPage, auditSchemes } from "./support/audit.ts";
import { useDocs } from "./support/browser.ts";

const docs = useDocs();

function findBox(page: Page) {
  return page.getByRole("combobox", { name: "Search the docs" });
}

/** Types as a person does and waits for the results. */
async function search(page: Page, query: string): Promise<void> {
  await page.locator("#page-search").focus();
  await page.keyboard.type(query);
  await page.getByRole("option").first().waitFor();
}

function chosen(page: Page) {
  return page.getByRole("option", { selected: true });
}

describe("the search", () => {
  it("is not loaded before its first use, and loads nothing from other servers", async () => {
    const { page, complaints } = await docs.open("guides/");
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url().replace(/.*\/|-[\w-]{10}(?=\.)/g, "")));
    await page.waitForLoadState("networkidle");
    expect(
      await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)),
    ).toEqual(expect.not.arrayContaining([expect.stringContaining("search")]));
    await search(page, "sheets");
    expect(loaded.toSorted()).toEqual(["later.css", "search.js", "search.json"]);
    await page.keyboard.press("Escape");
    await page.locator("h1").click();
    await page.locator("#page-search").focus();
    expect(loaded).toHaveLength(3);
    expect(complaints).toEqual([]);
  });

  it("works with the keyboard alone: / to focus it, arrows, Enter", async () => {
    const { page } = await docs.open("guides/");
    await page.keyboard.press("/");
    await page.keyboard.type("updateDocumnt");
    await page.getByRole("option").first().waitFor();
    await expect.poll(() => chosen(page).textContent()).toContain("updateDocument");
    const first = await findBox(page).getAttribute("aria-activedescendant");
    await page.keyboard.press("ArrowDown");
    const second = await findBox(page).getAttribute("aria-activedescendant");
    expect(second).not.toBe(first);
    expect(await chosen(page).getAttribute("id")).toBe(second);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await chosen(page).getAttribute("id")).toBe(
      await page.getByRole("option").last().getAttribute("id"),
    );
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/operations/updateDocument/");
  });

  it("goes to the field itself, and opens it", async () => {
    const { page } = await docs.open("schemas/");
    await search(page, "updateDocument actions.label");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/operations/updateDocument/#body.actions.label");
    await expect.poll(() => page.locator('[id="body.actions.label"]').isVisible()).toBe(true);
  });

  it("finds places on the current page, without loading it again", async () => {
    const { page } = await docs.open("operations/updateDocument/");
    await search(page, "updateDocument treatments");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/operations/updateDocument/#body.treatments");
    await expect.poll(() => page.locator(".search-panel").isVisible()).toBe(false);
  });

  it("shows the number of results, and what can be searched if there are none", async () => {
    const { page } = await docs.open("");
    await search(page, "document");
    await expect
      .poll(() => page.getByRole("search").getByRole("status").textContent())
      .toMatch(/^\d+ results$/);
    await page.keyboard.type("xyzzyqwx");
    await expect
      .poll(() => page.getByRole("search").getByRole("status").textContent())
      .toMatch(/^No results\. You can search for operations/);
    expect(await findBox(page).getAttribute("aria-expanded")).toBe("false");
  });

  it("closes with Escape, with Tab and with a click elsewhere", async () => {
    const { page } = await docs.open("");
    const panel = page.locator(".search-panel");
    await search(page, "sheet");
    expect(await findBox(page).getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("Escape");
    expect(await panel.isVisible()).toBe(false);
    expect(await findBox(page).inputValue()).toBe("sheet");
    await page.keyboard.press("ArrowDown");
    expect(await panel.isVisible()).toBe(true);
    await page.keyboard.press("Tab");
    expect(await panel.isVisible()).toBe(false);
    await findBox(page).focus();
    expect(await panel.isVisible()).toBe(true);
    await page.mouse.click(1300, 850);
    expect(await panel.isVisible()).toBe(false);
  });

  it("shows a message if its index does not load", async () => {
    const { page } = await docs.open("");
    await page.route("**/search-*.json", (route) => route.abort("connectionfailed"));
    await page.locator("#page-search").focus();
    await page.keyboard.type("sheet");
    await page.getByText("The search index could not be loaded.").waitFor({ state: "attached" });
  });

  it("has the query again after Back", async () => {
    const { page } = await docs.open("guides/");
    await search(page, "updateDocument");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/operations/updateDocument/");
    expect(await findBox(page).or(page.locator("#page-search")).inputValue()).toBe("");
    await page.goBack();
    await page.waitForURL("**/guides/");
    await expect.poll(() => page.locator("#page-search").inputValue()).toBe("updateDocument");
  });

  it("is focused with Ctrl-K, also from another field, with the text selected", async () => {
    const { page } = await docs.open("events/");
    await page.getByRole("searchbox").first().or(page.locator("main input")).first().focus();
    await page.keyboard.press("Control+k");
    await search(page, "sheet");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("file");
    expect(await page.locator("#page-search").inputValue()).toBe("file");
  });

  it("offers all results as a page, whose address has the query", async () => {
    const { page, complaints } = await docs.open("guides/");
    await search(page, "record");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search/?q=record");
    const shown = page.getByRole("main");
    await shown.getByRole("heading", { name: "Operations" }).waitFor();
    const count = await shown.getByRole("link").count();
    expect(count).toBeGreaterThan(20);
    await page.locator("#page-search").fill("undo an import");
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("undo an import");
    await shown.getByRole("link", { name: "Re-import and undo" }).first().click();
    await page.waitForURL("**/guides/reimport-and-undo/**");
    await page.goBack();
    await expect
      .poll(() => shown.getByRole("status").textContent())
      .toMatch(/^\d+ results for “undo an import”$/);
    expect(await auditPage(page, "main")).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("marks the matches", async () => {
    const { page } = await docs.open("");
    await search(page, "updateDocumnt");
    expect(await chosen(page).locator("mark").allTextContents()).toContain("Document");
  });

  it("is not shown without a script", async () => {
    const { page } = await docs.open("", { javaScriptEnabled: false });
    expect(await page.locator("#page-search").isVisible()).toBe(false);
  });

  it.each([1440, 390])("is accessible and does not overflow: %i pixels", async (width) => {
    const { page } = await docs.open("operations/updateDocument/");
    await page.setViewportSize({ width, height: 800 });
    await search(page, "document label");
    expect(await auditSchemes(page, ".bar")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const box = await page.locator(".search-panel").boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
});
