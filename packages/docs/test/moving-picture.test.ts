import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { movingPicture, stillPicture } from "../site/pages/home.ts";
import { siteFolder } from "../src/site.ts";
import { printMeasure } from "./gates/support/print-measure.ts";
import { findPage } from "./support/made-site.ts";

const read = (path: string) => readFileSync(join(siteFolder, path), "utf8");

it("the home page has the moving picture with a text, loads it late, and can stop it", () => {
  const { html } = findPage("").main;
  for (const path of [movingPicture, stillPicture])
    expect(html).toMatch(
      new RegExp(`<img [^>]*src="site:${path}"[^>]* loading="lazy" alt="The importer page: `),
    );
  expect(html).toContain('<label><input type="checkbox"> Stop the picture</label>');
});

it("the picture is at most 40 kB, has both colour schemes, and rests for who wants less motion", () => {
  const picture = read(movingPicture);
  const bytes = gzipSync(picture).length;
  printMeasure("moving picture of the home page, gzip", `${(bytes / 1000).toFixed(1)} kB`, "≤ 40 kB");
  expect(bytes).toBeLessThanOrEqual(40_000);
  expect(picture).toContain("@media(prefers-color-scheme:dark)");
  const [outside = "", inside = ""] = picture.split("@media(prefers-reduced-motion:no-preference){");
  expect(outside).not.toContain("animation");
  expect(inside).toContain(".moving .step{animation:");
  expect(picture).not.toMatch(/<script|<image|href=|@import|url\(/);
  expect(read(stillPicture)).toBe(picture.replace('<g class="moving">', "<g>"));
});
