import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { mayLackChromium } from "@data-import/checks/browser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawStill, readTexts } from "./support/draw-picture.ts";
import { readScreen } from "./support/draw-screen.ts";
import { useBrowser } from "./support/in-browser.ts";
import { type OpenService, openService } from "./support/open-service.ts";
import { showImport } from "./support/show-import.ts";
import { showSpace } from "./support/show-space.ts";

/** The pictures of the guide "What the importer shows". */
const place = join(import.meta.dirname, "../../../../packages/docs/content/pictures/screens");
const size = { width: 800, height: 540 };

/** What a picture says: in other fonts, lines break at other words, and cells are cut elsewhere. Times of day differ. */
function readWords(lines: readonly string[]): string {
  const words = lines.filter((line) => !line.includes("…")).join(" ");
  return words.replaceAll(/\w{3} \d+, \d{4}, \d+:\d\d [AP]M/g, "now");
}

describe.skipIf(mayLackChromium)("the pictures of what the importer shows", () => {
  const visit = useBrowser();
  let service: OpenService;
  beforeAll(async () => {
    service = await openService();
  });
  afterAll(() => service?.close());

  test("say what the page says", async () => {
    const shown = new Map<string, string>();
    for (const show of [showImport, showSpace]) {
      const { page } = await visit({ viewport: size });
      await show(service, page, async (name) => {
        if (process.env["SCREENS"]) await page.screenshot({ path: `${process.env["SCREENS"]}/${name}.png` });
        const picture = drawStill(size, { title: name, drawn: await readScreen(page) });
        if (process.env["DRAW"]) writeFileSync(join(place, `${name}.svg`), picture);
        shown.set(`${name}.svg`, picture);
      });
      await page.context().close();
    }
    expect([...shown.keys()].sort()).toEqual(readdirSync(place).sort());
    const stored = new Map([...shown.keys()].map((name) => [name, readFileSync(join(place, name), "utf8")]));
    const bytes = [...stored.values()].reduce((sum, picture) => sum + gzipSync(picture).length, 0);
    console.log(`gate  pictures of the importer, gzip: ${(bytes / 1000).toFixed(1)} kB (≤ 60 kB)`);
    expect(bytes).toBeLessThanOrEqual(60_000);
    const command = "If the page is right, run: pnpm --filter @data-import/page run picture";
    for (const [name, picture] of stored)
      expect(readTexts(picture).map(readWords), command).toEqual(
        readTexts(shown.get(name) ?? "").map(readWords),
      );
  });
});
