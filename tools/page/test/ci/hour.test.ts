import { readFileSync } from "node:fs";
import { mayLackChromium } from "@data-import/checks/browser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { germanFile, writeGermanFile, wrongRecords } from "./support/german-file.ts";
import { countErrors, countWith, followLink, withKeys, withPointer } from "./support/guest-steps.ts";
import { audit, useBrowser } from "./support/in-browser.ts";
import { makeCustomers, type OpenService, openService } from "./support/open-service.ts";

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

    test("imports it and corrects it with a pointer", async () => {
      const customers = await makeCustomers(service);
      const { page, faults } = await visit();
      await followLink(page, customers);
      expect(page.url()).toBe(`${service.page}#/`);

      await withPointer.addFile(page, file);
      expect(await audit(page)).toEqual([]);
      await withPointer.importFile(page);
      expect(await countErrors(service, customers)).toBe(wrongRecords);
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
      await withPointer.correctDate(page);
      expect(await countErrors(service, customers)).toBe(wrongRecords);

      // All equal ones at once.
      await withPointer.setMailAddresses(page);
      const rest = germanFile.withoutDate - 1;
      const hasErrors = (count: number) => expect.poll(() => countErrors(service, customers)).toBe(count);
      await hasErrors(rest);

      // Find and replace, and back twice.
      const more = page.getByRole("button", { name: "More", exact: true });
      await more.click();
      await page.getByRole("button", { name: "Find and replace" }).click();
      await page.getByLabel("In the column").selectOption("Date of birth");
      await page.getByLabel("Find", { exact: true }).fill("unbekannt");
      await page.getByLabel("Replace by").fill("1970-01-01");
      await page.getByRole("button", { name: "Replace all" }).click();
      await hasErrors(0);
      await withPointer.undo(page);
      await hasErrors(rest);
      await withPointer.undo(page);
      await hasErrors(wrongRecords);

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
      expect(lines).toHaveLength(wrongRecords + 1);
      expect(lines[0]).toContain("Reason");

      // The same link, another day.
      await page.goto("about:blank");
      await page.goto(customers.ownLink);
      await page.getByRole("link", { name: "Records", exact: true }).click();
      await page.getByText(`${wrongRecords} of ${germanFile.records} records`).waitFor();
      expect(faults).toEqual([]);
    });

    test("imports it and corrects it with the keyboard alone", async () => {
      const customers = await makeCustomers(service);
      const { page, faults } = await visit();
      await followLink(page, customers);
      await withKeys.addFile(page, file);
      await withKeys.importFile(page);

      // The first cell of the errors, and what is read out there.
      expect(await withKeys.goToError(page)).not.toBe("");
      expect(await page.getByRole("grid").getAttribute("aria-rowcount")).toBe(String(wrongRecords + 2));
      const address = "ines@harbour.example";
      await withKeys.write(page, address);
      await expect.poll(() => countWith(service, customers, address)).toBe(1);
      await page.keyboard.press("Control+Z");
      await expect.poll(() => countWith(service, customers, address)).toBe(0);
      expect(faults).toEqual([]);
    });
  });
});
