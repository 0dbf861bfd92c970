import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { mayLackChromium } from "@data-import/checks/browser";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawStill, readTexts } from "./support/draw-picture.ts";
import { readScreen } from "./support/draw-screen.ts";
import { useBrowser } from "./support/in-browser.ts";
import { type OpenService, openService } from "./support/open-service.ts";

/** The pictures of the guide "What the importer shows". */
const place = join(import.meta.dirname, "../../../../packages/docs/content/pictures/screens");
const size = { width: 800, height: 540 };

const file = `Price list of Harbor Goods;;;
Item;Price;Available from;Supplier
Anchor chain;1.250,00;02/03/2026;post@chain.example
Deck lamp;85,50;04/05/2026;
Rope, 20 m;twelve;06/07/2026;sales@rope.example
Flare;12,75;08/09/2026;sales@rope
Compass;310,75;10/11/2026;north@compass.example
`;

/** What a picture says: in other fonts, lines break at other words, and cells are cut elsewhere. */
function readWords(lines: readonly string[]): string {
  return lines.filter((line) => !line.includes("…")).join(" ");
}

describe.skipIf(mayLackChromium)("the pictures of what the importer shows", () => {
  const visit = useBrowser();
  let service: OpenService;
  beforeAll(async () => {
    service = await openService();
  });
  afterAll(() => service?.close());

  const startSession = () =>
    service.api.auth.createImportSession({
      environmentId: service.environmentId,
      name: "Products",
      blueprint: {
        workbooks: [
          {
            name: "Products",
            sheets: [
              {
                name: "Products",
                slug: "products",
                fields: [
                  { key: "name", type: "string", label: "Name", constraints: [{ type: "required" }] },
                  { key: "price", type: "number", label: "Price" },
                  { key: "from", type: "date", label: "Available from" },
                  { key: "email", type: "string", label: "Supplier", constraints: [{ type: "required" }] },
                ],
              },
            ],
          },
        ],
      },
      guest: { externalId: "ines", name: "Ines" },
      origins: ["https://shop.example"],
    });

  /** Imports the file as a person does; `look` is called at each screen, with the name of its picture. */
  async function showScreens(page: Page, look: (name: string) => Promise<void>): Promise<void> {
    await page.goto(`${service.page}#gi_nobody`);
    await page.locator(".note.error").waitFor();
    await look("link-refused");
    await page.goto("about:blank");
    await page.goto((await startSession()).url ?? expect.fail("The session has no address."));
    await page.locator(".drop").waitFor();
    await look("file");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "pricelist.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
    await page.locator(".columns-screen").waitFor();
    await look("columns");
    await page.locator(".columns-screen .row .link").click();
    await page.locator("tr.header").waitFor();
    await look("layout");
    await page.getByRole("button", { name: "Match the columns" }).click();
    await page.locator(".columns-screen").waitFor();
    await page.locator(".foot .primary").click();
    await page.locator("aside.note").waitFor();
    await page.getByRole("button", { name: "Next error" }).waitFor();
    await page.getByText("2 of 5 records").waitFor();
    await look("records");
    await page.locator(".records-tools > button[aria-expanded]").first().click();
    await page.locator(".groups li").nth(1).waitFor();
    await look("errors");
    await page.locator(".records-panel header .button").click();
    const more = page.locator(".records-tools > button:last-child");
    await more.click();
    await page.locator("[popover] .item").first().waitFor();
    await look("tools");
    await page.locator("[popover] .item").first().click();
    await page.locator("dialog[open]").waitFor();
    await look("replace");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByText("records, ").waitFor();
    await look("finish");
    await page.getByRole("dialog").getByRole("button", { name: "Finish" }).click();
    await page.getByRole("heading", { name: "Thank you" }).waitFor();
    await look("thanks");
  }

  test("say what the page says", async () => {
    const { page } = await visit({ viewport: size });
    const shown = new Map<string, string>();
    await showScreens(page, async (name) => {
      if (process.env["SCREENS"]) await page.screenshot({ path: `${process.env["SCREENS"]}/${name}.png` });
      const picture = drawStill(size, { title: name, drawn: await readScreen(page) });
      if (process.env["DRAW"]) writeFileSync(join(place, `${name}.svg`), picture);
      shown.set(`${name}.svg`, picture);
    });
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
