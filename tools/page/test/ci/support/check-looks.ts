import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { audit, scrollsSideways } from "./in-browser.ts";

/** The looks in which a part of the page is checked: `looks.test.ts` has those of whole screens. */
export const partLooks: readonly (readonly [name: string, look: BrowserContextOptions])[] = [
  ["light", {}],
  ["dark, 320 pixels", { colorScheme: "dark", viewport: { width: 320, height: 640 } }],
  ["right to left, dark", { locale: "ar", colorScheme: "dark" }],
  ["right to left, forced colours", { locale: "ar", forcedColors: "active" }],
];

/** A folder for a picture of each state in each look, for people who look at them one by one. */
const pictures = process.env["PICTURES"];

/** Makes the check of what a page shows at a moment: it has no violation, and does not scroll sideways. */
export function createCheck(page: Page, look: string, part: string): (state: string) => Promise<void> {
  let count = 0;
  return async (state) => {
    expect.soft(await audit(page), state).toEqual([]);
    expect.soft(await scrollsSideways(page), state).toBe(false);
    if (pictures === undefined) return;
    const folder = join(pictures, look.replace(/\W+/g, "-"));
    mkdirSync(folder, { recursive: true });
    count += 1;
    const name = `${part}-${String(count).padStart(2, "0")}-${state.replace(/\W+/g, "-")}.png`;
    await page.screenshot({ path: join(folder, name) });
  };
}
