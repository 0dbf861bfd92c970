import { afterAll, describe, expect, it } from "vitest";
import { printMeasure } from "../gates/support/print-measure.ts";
import { templates } from "../gates/support/templates.ts";
import { auditColours, auditSchemes } from "./browser/support/audit.ts";
import { useDocs } from "./browser/support/browser.ts";
import { shortenPaper } from "./browser/support/shorten-paper.ts";

const docs = useDocs();
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/**
 * The rest of this page is drawn when it is near the window, and an audit scrolls to the top: how much of it there is depends
 * on the moment.
 */
const ofRedoc = '.menu-content, [id="spaces/updatespace"]';
const counts = { ours: 0, audits: 0, redoc: 0 };

afterAll(() => {
  printMeasure("nodes against WCAG A, AA or good practice", `${counts.ours} in ${counts.audits} audits`, "0");
  printMeasure(
    "nodes of too little contrast in an operation and the menu of Redoc",
    `${counts.redoc} at most`,
    "≤ 4",
  );
});

describe("wide and narrow, in light and in dark,", () => {
  it.each(templates)("axe finds nothing on $name, which fits its window", async ({ path }) => {
    const { page, complaints } = await docs.open(path);
    if (path === "print/") await shortenPaper(page);
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, "the width of the content").toBe(viewport.width);
      const found = await auditSchemes(page);
      counts.audits += 2;
      counts.ours += found.length;
      expect.soft(found, `at ${viewport.width} px`).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });

  it.each(["light", "dark"] as const)(
    "only colours of Redoc have too little contrast, in %s",
    async (colorScheme) => {
      const { page } = await docs.open("redoc/#/spaces/updatespace", { colorScheme });
      for (const viewport of sizes) {
        await page.setViewportSize(viewport);
        await page.getByRole("heading", { name: "Update a space" }).first().waitFor();
        const found = (await auditColours(page, ofRedoc)).filter((line) =>
          line.startsWith("color-contrast "),
        );
        counts.redoc = Math.max(counts.redoc, found.length);
        expect(found.length, found.join("\n")).toBeLessThanOrEqual(4);
      }
    },
  );
});
