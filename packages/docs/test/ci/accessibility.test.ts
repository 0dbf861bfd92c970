import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { printMeasure } from "../gates/support/print-measure.ts";
import { templates } from "../gates/support/templates.ts";
import { auditColours, auditPage } from "./browser/support/audit.ts";
import { useDocs } from "./browser/support/browser.ts";

const docs = useDocs();
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const counts = { ours: 0, audits: 0, redoc: 0 };

afterAll(() => {
  printMeasure("nodes against WCAG A, AA or good practice", `${counts.ours} in ${counts.audits} audits`, "0");
  printMeasure("nodes of too little contrast in Redoc", `${counts.redoc} at most`, "≤ 4");
});

describe.each(sizes)("axe finds nothing at $width px, in light and in dark,", (viewport) => {
  it.each(templates)("on $name", async ({ path }) => {
    const { page, complaints } = await docs.visit(path, { viewport, colorScheme: "light" });
    if (path === "print/") await shortenPaper(page);
    // Another colour scheme only changes colours.
    for (const [colorScheme, audit] of [["light", auditPage] as const, ["dark", auditColours] as const]) {
      await page.emulateMedia({ colorScheme });
      const found = await audit(page);
      counts.audits += 1;
      counts.ours += found.length;
      expect.soft(found, colorScheme).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });

  it.each(["light", "dark"] as const)("except for the colours of Redoc, in %s", async (colorScheme) => {
    const { page } = await docs.visit("redoc/#/spaces/updatespace", { viewport, colorScheme });
    await page.getByRole("heading", { name: "Update a space" }).first().waitFor();
    const found = (await auditPage(page)).filter((line) => line.startsWith("color-contrast "));
    counts.redoc = Math.max(counts.redoc, found.length);
    expect(found.length, found.join("\n")).toBeLessThanOrEqual(4);
  });
});

/** Keeps two articles under each heading of the page that repeats all others; they are all similar. */
async function shortenPaper(page: Page): Promise<void> {
  await page.locator("article + article ~ article").evaluateAll((articles) => {
    for (const article of articles) article.remove();
  });
}
