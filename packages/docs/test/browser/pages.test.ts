import { describe, expect, it } from "vitest";
import { auditPage } from "./support/audit.ts";
import { useDocs } from "./support/browser.ts";

const docs = useDocs();

describe("the filter of the events", () => {
  it("shows the topics with all the words, with their domains and their number", async () => {
    const { page, complaints } = await docs.open("events/");
    const rows = page.locator(".entries > div:visible");
    const headings = page.locator(".content h2:visible");
    expect(await rows.count()).toBe(82);
    expect(await headings.count()).toBe(15);
    await page.getByRole("searchbox", { name: "Filter" }).fill("Commit CREATED");
    expect(await rows.locator("dt > a").allTextContents()).toContain("commit:created");
    expect(await rows.count()).toBeLessThan(10);
    expect(await page.locator("output").textContent()).toBe(`${await rows.count()} of 82`);
    expect(await headings.count()).toBeLessThan(5);
    await page.getByRole("searchbox", { name: "Filter" }).fill("reserved data clip");
    expect(await headings.allTextContents()).toEqual(["Data clip events"]);
    await page.getByRole("searchbox", { name: "Filter" }).fill("");
    expect(await rows.count()).toBe(82);
    expect(await page.locator("output").textContent()).toBe("");
    expect(complaints).toEqual([]);
  });

  it("is missing without scripts, and everything else is shown", async () => {
    const { page } = await docs.open("events/", { javaScriptEnabled: false });
    expect(await page.locator(".filter").isVisible()).toBe(false);
    expect(await page.locator(".entries > div:visible").count()).toBe(82);
  });
});

const templates = [
  ...["events/", "events/commit-created/", "errors/", "deprecated/", "changelog/", "print/", "404.html"],
  ...["guides/", "guides/import-a-file/", "decisions/", "decisions/0011-when-the-client-sends-again/"],
];
const looks = [1440, 390].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

describe("every template", () => {
  it.each(templates)("is accessible, wide or narrow, light or dark: %s", async (path) => {
    const { page, complaints } = await docs.open(path, { bypassCSP: true });
    await page.evaluate(keepSome);
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await auditPage(page), `${colorScheme}, ${width} wide`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(complaints).toEqual([]);
  });
});

/** Keeps a few of many similar entries: an audit of the page with everything takes a minute. */
function keepSome(): void {
  for (const part of document.querySelectorAll(".part")) {
    for (const article of [...part.querySelectorAll("article")].slice(4)) article.remove();
  }
}
