import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { printMeasure } from "../gates/support/print-measure.ts";
import { templates } from "../gates/support/templates.ts";
import { useDocs } from "./browser/support/browser.ts";
import { shortenPaper } from "./browser/support/shorten-paper.ts";

const docs = useDocs();
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
let wide = 0;

describe("a phone shows the whole width of", () => {
  afterAll(() => printMeasure("pages wider than a phone of 390 px", `${wide} of ${templates.length}`, "0"));

  it.each(templates)("$name", async ({ path }) => {
    const { page } = await docs.open(path, phone);
    const excess = [await measureExcess(page)];
    await openAll(page);
    excess.push(await measureExcess(page));
    if (excess.some((pixels) => pixels > 0)) wide += 1;
    expect(excess, "pixels beyond the edge, folded and opened").toEqual([0, 0]);
  });
});

describe("paper has", () => {
  const papers = templates.filter(({ name }) => name === "operation that writes" || name === "print");

  it.each(papers)("the whole $name, without controls for a screen", async ({ name, path }) => {
    const { page } = await docs.open(path);
    await page.emulateMedia({ media: "print" });
    const [tools, folded] = await page.evaluate(() => {
      const list = (selector: string, seen: boolean) =>
        [...document.querySelectorAll(selector)]
          .filter((element) => element.checkVisibility({ opacityProperty: true }) === seen)
          .map((element) => element.outerHTML.slice(0, 80));
      return [list("nav, button, input, search, summary, .skip", true), list("main li[id], main pre", false)];
    });
    expect(tools).toEqual([]);
    expect(folded).toEqual([]);
    // The pages of a paper are made one by one, and the first ones show whether it is one.
    if (path === "print/") await shortenPaper(page);
    const paper = await page.pdf({ format: "A4", ...(name === "print" && { pageRanges: "1-20" }) });
    expect(paper.subarray(0, 5).toString()).toBe("%PDF-");
    printMeasure(`paper of ${name}`, `${Math.round(paper.byteLength / 1024)} KiB`, "made");
  });
});

function measureExcess(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll("details")) folded.open = true;
  });
}
