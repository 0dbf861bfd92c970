import { mayLackFirefox, startFirefox } from "@data-import/checks/browser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { germanFile, writeGermanFile, wrongRecords } from "./support/german-file.ts";
import { countErrors, countWith, followLink, withKeys, withPointer } from "./support/guest-steps.ts";
import { audit, scrollsSideways, useBrowser } from "./support/in-browser.ts";
import { makeCustomers, type OpenService, openService } from "./support/open-service.ts";

// The steps of the first hour, in a second browser: its table, choosers, keys and styles are not those of Chromium.
describe.skipIf(mayLackFirefox)("in Firefox, a guest", () => {
  const visit = useBrowser(startFirefox);
  const file = writeGermanFile();
  let service: OpenService;
  beforeAll(async () => {
    service = await openService();
  });
  afterAll(() => service?.close());

  test("imports a file", async () => {
    const customers = await makeCustomers(service);
    const { page, faults } = await visit();
    const check = async () => {
      expect(await audit(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    };
    await followLink(page, customers);
    await check();
    await withPointer.addFile(page, file);
    await check();
    await withPointer.importFile(page);
    await check();
    expect(await countErrors(service, customers)).toBe(wrongRecords);
    expect(faults).toEqual([]);
  });

  test("corrects one cell and all equal ones, and undoes both", async () => {
    const customers = await makeCustomers(service);
    const { page, faults } = await visit();
    await followLink(page, customers);
    await withPointer.addFile(page, file);
    await withPointer.importFile(page);
    // Two clicks of Playwright are no double click in Firefox.
    await withPointer.correctDate(page, async (cell) => {
      await cell.click();
      await page.keyboard.press("F2");
    });
    await expect.poll(() => countWith(service, customers, "1980-05-01")).toBe(1);
    await withPointer.setMailAddresses(page);
    await expect.poll(() => countErrors(service, customers)).toBe(germanFile.withoutDate - 1);
    await withPointer.undo(page);
    await expect.poll(() => countErrors(service, customers)).toBe(wrongRecords);
    await withPointer.undo(page);
    await expect.poll(() => countWith(service, customers, "1980-05-01")).toBe(0);
    expect(faults).toEqual([]);
  });

  test("imports and corrects with the keyboard alone", async () => {
    const customers = await makeCustomers(service);
    const { page, faults } = await visit();
    await followLink(page, customers);
    await withKeys.addFile(page, file);
    await withKeys.importFile(page);
    expect(await withKeys.goToError(page)).not.toBe("");
    const address = "ines@harbour.example";
    await withKeys.write(page, address);
    await expect.poll(() => countWith(service, customers, address)).toBe(1);
    await page.keyboard.press("Control+Z");
    await expect.poll(() => countWith(service, customers, address)).toBe(0);
    expect(faults).toEqual([]);
  });
});
