import { readFileSync } from "node:fs";
import { mayLackChromium } from "@data-import/checks/browser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { germanFile, writeGermanFile } from "./support/german-file.ts";
import { audit, tabTo, useBrowser } from "./support/in-browser.ts";
import { type Customers, makeCustomers, type OpenService, openService } from "./support/open-service.ts";

// What a person does in the first hour: from a link in a mail to a corrected sheet, and back by the same link.
const server = process.env["DATABASE_URL"];
const engines = [
  { engine: "SQLite", database: undefined, missing: false },
  { engine: "two nodes on PostgreSQL", database: server, missing: server === undefined },
];

describe.each(engines)("on $engine", ({ database, missing }) => {
  describe.skipIf(mayLackChromium || missing)("a guest with a German file", () => {
    const visit = useBrowser();
    const file = writeGermanFile();
    let service: OpenService;
    beforeAll(async () => {
      service = await openService(database);
    });
    afterAll(() => service?.close());

    const countErrors = async ({ sheetId }: Customers) =>
      (await service.api.sheets.getRecordCounts(sheetId)).counts.error;
    const wrong = new Set(
      Array.from({ length: germanFile.records }, (_, row) => row).filter(
        (row) => row % 7 === 0 || row % 60 === 0,
      ),
    ).size;

    test("imports it and corrects it with a pointer", async () => {
      const customers = await makeCustomers(service);
      const { page, faults } = await visit();
      await page.goto(customers.ownLink);
      await page.getByRole("heading", { name: "Add a file to Customers" }).waitFor();
      expect(page.url()).toBe(`${service.page}#/`);

      await page.locator("input[type=file]").setInputFiles(file);
      await page.getByText("What do some values of Status mean?").waitFor();
      expect(await audit(page)).toEqual([]);
      await page.getByLabel("Verflossen").selectOption("Former");
      await page.getByText("No questions: everything fits.").waitFor();
      await page.getByRole("button", { name: "Import" }).click();

      await page.getByText(`${germanFile.records} records added`).waitFor();
      await page.getByText(`${wrong} records have errors`).waitFor();
      expect(await countErrors(customers)).toBe(wrong);
      const { records } = await service.api.records.get(customers.sheetId, { pageSize: 1, pageNumber: 2 });
      expect(records[0]?.values).toMatchObject({
        number: { value: "K1001" },
        company: { value: "Müller & Söhne 1" },
        birthday: { value: "1961-02-14" },
        balance: { value: 1201.5 },
        status: { value: "customer" },
      });
      expect(await audit(page)).toEqual([]);

      // One cell.
      const cell = page.getByRole("gridcell", { name: "unbekannt" }).first();
      await cell.dblclick();
      await page.keyboard.press("Control+A");
      await page.keyboard.type("1980-05-01");
      await page.keyboard.press("Enter");
      // The record has no mail address either, so it stays in the list.
      await page.getByRole("gridcell", { name: "1980-05-01" }).first().waitFor();
      expect(await countErrors(customers)).toBe(wrong);

      // All equal ones at once.
      await page.getByRole("button", { name: "Errors", exact: true }).click();
      const group = page.getByRole("listitem").filter({ hasText: `${germanFile.withoutEmail} ×` });
      await group.getByRole("button", { name: "Set all" }).click();
      await group.getByRole("textbox").fill("none@example.de");
      await page.keyboard.press("Enter");
      const rest = germanFile.withoutDate - 1;
      await expect.poll(() => countErrors(customers), { timeout: 30_000 }).toBe(rest);

      // Find and replace, and back twice.
      const more = page.getByRole("button", { name: "More", exact: true });
      await more.click();
      await page.getByRole("button", { name: "Find and replace" }).click();
      await page.getByLabel("In the column").selectOption("Date of birth");
      await page.getByLabel("Find", { exact: true }).fill("unbekannt");
      await page.getByLabel("Replace by").fill("1970-01-01");
      await page.getByRole("button", { name: "Replace all" }).click();
      await expect.poll(() => countErrors(customers), { timeout: 30_000 }).toBe(0);
      const undo = page.getByRole("toolbar").getByRole("button", { name: "Undo" });
      await undo.click();
      await expect.poll(() => countErrors(customers), { timeout: 30_000 }).toBe(rest);
      await undo.click();
      await expect.poll(() => countErrors(customers), { timeout: 30_000 }).toBe(wrong);

      // The file with the errors and their reasons.
      await more.click();
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("radio", { name: /^Those with errors/ }).check();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download" }).click(),
      ]);
      const lines = readFileSync(await download.path(), "utf8")
        .trim()
        .split("\n");
      expect(lines).toHaveLength(wrong + 1);
      expect(lines[0]).toContain("Reason");

      // The same link, another day.
      await page.goto("about:blank");
      await page.goto(customers.ownLink);
      await page.getByRole("link", { name: "Records", exact: true }).click();
      await page.getByText(`${wrong} of ${germanFile.records} records`).waitFor();
      expect(faults).toEqual([]);
    });

    test("imports it and corrects it with the keyboard alone", async () => {
      const customers = await makeCustomers(service);
      const { page, faults } = await visit();
      await page.goto(customers.ownLink);
      await page.getByRole("heading", { name: "Add a file to Customers" }).waitFor();
      const input = page.locator("input[type=file]");
      // The browser has to know early that somebody waits: a key can overtake the word of it, and then no chooser comes.
      const chooser = page.waitForEvent("filechooser");
      await tabTo(page, input);
      await page.keyboard.press("Enter");
      await (await chooser).setFiles(file);

      // The screen says what it is.
      const heading = page.getByRole("heading", { name: "Match the columns" });
      await heading.waitFor();
      await expect
        .poll(
          () =>
            heading.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element),
          {
            timeout: 30_000,
          },
        )
        .toBe(true);
      await tabTo(page, page.getByLabel("Verflossen"));
      await page.keyboard.type("Former");
      await page.getByText("No questions: everything fits.").waitFor();
      const run = page.getByRole("button", { name: "Import" });
      await tabTo(page, run);
      await page.keyboard.press("Enter");
      await page.getByText(`${germanFile.records} records added`).waitFor();

      // The first cell of the errors, and what is read out there.
      const grid = page.getByRole("grid");
      await page.getByRole("gridcell").first().waitFor();
      await tabTo(page, page.locator("[role=gridcell][tabindex='0']"));
      await page.keyboard.press("F8");
      const invalid = page.locator("[role=gridcell][tabindex='0'][aria-invalid='true']");
      await invalid.waitFor();
      expect(await grid.getAttribute("aria-rowcount")).toBe(String(wrong + 2));
      const described = await invalid.evaluate((element) => {
        const id = element.getAttribute("aria-describedby") ?? "";
        return (element.getRootNode() as ShadowRoot).getElementById(id)?.textContent ?? "";
      });
      expect(described).not.toBe("");
      await page.keyboard.type("ines@harbour.example");
      await page.keyboard.press("Enter");
      await expect
        .poll(
          async () =>
            (await service.api.records.get(customers.sheetId, { searchValue: "ines@harbour.example" }))
              .records.length,
          {
            timeout: 30_000,
          },
        )
        .toBe(1);
      await page.keyboard.press("Control+Z");
      await expect
        .poll(
          async () =>
            (await service.api.records.get(customers.sheetId, { searchValue: "ines@harbour.example" }))
              .records.length,
          {
            timeout: 30_000,
          },
        )
        .toBe(0);
      expect(faults).toEqual([]);
    });
  });
});
