import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { OpenService } from "./open-service.ts";

/** Called at each screen, with the name of its picture. */
export type Look = (name: string) => Promise<void>;

const file = `Price list of Harbor Goods;;;
Item;Price;Available from;Supplier
Anchor chain;1.250,00;02/03/2026;post@chain.example
Deck lamp;85,50;04/05/2026;
Rope, 20 m;twelve;06/07/2026;sales@rope.example
Flare;12,75;08/09/2026;sales@rope
Compass;310,75;10/11/2026;north@compass.example
`;

/** The tools of the records, in the order of their menu. */
const tools = ["replace", "duplicates", "query", "view", "history", "export", "keys"] as const;

/** Imports a file in a session, as a person does, and opens each tool on the way. */
export async function showImport(service: OpenService, page: Page, look: Look): Promise<void> {
  await page.goto(`${service.page}#gi_nobody`);
  await page.locator(".note.error").waitFor();
  await look("link-refused");
  await page.goto("about:blank");
  const { url } = await startSession(service);
  await page.goto(url ?? expect.fail("The session has no address."));
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
  const panel = page.locator(".records-panel");
  await page.locator(".records-tools > button[aria-expanded]").first().click();
  await panel.locator(".groups li").nth(1).waitFor();
  await look("errors");
  await panel.locator("header .button").click();
  const cell = page.getByRole("gridcell").first();
  const menu = page.locator("[popover]");
  for (const [name, keys, content] of [
    ["menu-of-a-column", "Alt+ArrowDown", "Deck lamp"],
    ["menu-of-a-cell", "Shift+F10", "Select the record"],
  ] as const) {
    await cell.click();
    await page.keyboard.press(keys);
    await menu.getByText(content).waitFor();
    await look(name);
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
  }
  const more = page.locator(".records-tools > button:last-child");
  await more.click();
  await menu.locator(".item").first().waitFor();
  await look("tools");
  await page.keyboard.press("Escape");
  for (const [place, tool] of tools.entries()) {
    await more.click();
    await menu.locator(".item").nth(place).click();
    const opened = tool === "history" ? panel.locator("li") : page.locator("dialog[open]");
    await opened.first().waitFor();
    if (tool === "export") await opened.getByText("(5)").waitFor();
    await look(tool);
    await page.keyboard.press("Escape");
    if (tool === "history") await panel.locator("header .button").click();
    else await opened.waitFor({ state: "detached" });
  }
  await page.getByRole("button", { name: "Finish" }).click();
  await page.getByText("records, ").waitFor();
  await look("finish");
  await page.getByRole("dialog").getByRole("button", { name: "Finish" }).click();
  await page.getByRole("heading", { name: "Thank you" }).waitFor();
  await look("thanks");
}

function startSession({ api, environmentId }: OpenService) {
  return api.auth.createImportSession({
    environmentId,
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
}
