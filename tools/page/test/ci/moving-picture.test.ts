import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { mayLackChromium } from "@data-import/checks/browser";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawPicture, readTexts } from "./support/draw-picture.ts";
import { type Drawn, readScreen } from "./support/draw-screen.ts";
import { useBrowser } from "./support/in-browser.ts";
import { type OpenService, openService } from "./support/open-service.ts";

/** The picture of the home page of the docs. */
const place = fileURLToPath(
  new URL("../../../../packages/docs/content/pictures/importer.svg", import.meta.url),
);
const size = { width: 800, height: 540 };

const file = `Kundenliste Nordlicht;;;
Firma;E-Mail;Kunde seit;Umsatz
Hafen AG;post@hafen.example;02.01.2019;1.250,00
Stadtwerke Nord;;28.02.2021;985,50
Müller & Söhne;info@mueller.example;31.02.2020;2.450,00
Kontor West;kontor@west.example;15.03.2022;zwölf
Deichbau GmbH;deich@bau.example;07.11.2018;310,75
Leuchtturm KG;licht@turm.example;19.08.2023;4.120,00
`;

describe.skipIf(mayLackChromium)("the moving picture of the importer", () => {
  const visit = useBrowser();
  let service: OpenService;
  beforeAll(async () => {
    service = await openService();
  });
  afterAll(() => service?.close());

  /** Imports the file as a person does; `look` is called at each step, with what its title says. */
  async function importFile(look: (page: Page, title: string) => Promise<void>): Promise<void> {
    const session = await service.api.auth.createImportSession({
      environmentId: service.environmentId,
      name: "Customers",
      blueprint: {
        workbooks: [
          {
            name: "Customers",
            sheets: [
              {
                name: "Customers",
                slug: "customers",
                fields: [
                  { key: "company", type: "string", label: "Company", constraints: [{ type: "required" }] },
                  { key: "email", type: "string", label: "E-mail", constraints: [{ type: "required" }] },
                  { key: "since", type: "date", label: "Customer since" },
                  { key: "revenue", type: "number", label: "Revenue" },
                ],
              },
            ],
          },
        ],
      },
      guest: { externalId: "ines", name: "Ines" },
      origins: ["https://shop.example"],
    });
    const { page } = await visit({ viewport: size });
    await page.goto(session.url ?? expect.fail("The session has no address."));
    await page.locator(".drop").waitFor();
    await look(page, "Drop a file");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "kunden.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
    // Everything has a field, so nothing is asked; the columns can be seen afterwards.
    await page.locator("aside.note").waitFor();
    await page
      .locator("aside.note")
      .getByRole("button", { name: "Columns" })
      .or(page.locator("aside.note").getByRole("link", { name: "Columns" }))
      .click();
    await page.locator(".columns-screen").waitFor();
    await look(page, "Columns find their fields");
    await page.locator("ol.steps > :last-child .step").click();
    await page.getByRole("gridcell").first().waitFor();
    // The calculations of the fields come after the records.
    await page.getByRole("button", { name: "Next error" }).waitFor();
    await look(page, "Wrong values are shown");
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByText("records, ").waitFor();
    await look(page, "Records are handed over");
  }

  test("says what the page says at each step", async () => {
    const scenes: { readonly title: string; readonly drawn: readonly Drawn[] }[] = [];
    await importFile(async (page, title) => {
      if (process.env["SCREENS"])
        await page.screenshot({ path: `${process.env["SCREENS"]}/${scenes.length}.png` });
      scenes.push({ title, drawn: await readScreen(page) });
    });
    if (process.env["DRAW"]) writeFileSync(place, drawPicture(size, scenes));
    const picture = readFileSync(place, "utf8");
    const bytes = gzipSync(picture).length;
    console.log(`gate  moving picture of the importer, gzip: ${(bytes / 1000).toFixed(1)} kB (≤ 40 kB)`);
    expect(bytes).toBeLessThanOrEqual(40_000);
    const now = scenes.map(({ title, drawn }) => [
      title,
      ...drawn.flatMap(({ shape }) => (shape.kind === "text" ? [shape.text] : [])),
    ]);
    const command = "If the page is right, run: pnpm --filter @data-import/page run picture";
    expect(readTexts(picture), command).toEqual(now);
  });
});
