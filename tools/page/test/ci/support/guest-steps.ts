import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { germanFile, wrongRecords } from "./german-file.ts";
import { hasFocus, readDescription, tabTo } from "./in-browser.ts";
import type { Customers, OpenService } from "./open-service.ts";

// What a guest does with the German file, for every browser.

/** Follows the link of a mail. */
export async function followLink(page: Page, { ownLink }: Customers): Promise<void> {
  await page.goto(ownLink);
  await page.getByRole("heading", { name: "Add a file to Customers" }).waitFor();
}

/** Waits until the page says that the file is in the sheet, and how much of it is wrong. */
export async function seeImported(page: Page): Promise<void> {
  await page.getByText(`${germanFile.records} records added`).waitFor();
  await page.getByText(`${wrongRecords} records have errors`).waitFor();
  // The summary is shown before the records are read.
  await page.getByRole("gridcell").first().waitFor();
}

export const withPointer = {
  async addFile(page: Page, file: string): Promise<void> {
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByText("What do some values of Status mean?").waitFor();
  },

  async importFile(page: Page): Promise<void> {
    await page.getByLabel("Verflossen").selectOption("Former");
    await page.getByText("No questions: everything fits.").waitFor();
    await page.getByRole("button", { name: "Import" }).click();
    await seeImported(page);
  },

  /** Writes a date into the first cell that has a word instead. Its record has no mail address either, so it stays. */
  async correctDate(page: Page, edit = (cell: Locator) => cell.dblclick()): Promise<void> {
    await edit(page.getByRole("gridcell", { name: "unbekannt" }).first());
    await page.keyboard.press("Control+A");
    await page.keyboard.type("1980-05-01");
    await page.keyboard.press("Enter");
    await page.getByRole("gridcell", { name: "1980-05-01" }).first().waitFor();
  },

  /** Gives all records without a mail address the same one. */
  async setMailAddresses(page: Page): Promise<void> {
    await page.getByRole("button", { name: "Errors", exact: true }).click();
    const group = page.getByRole("listitem").filter({ hasText: `${germanFile.withoutEmail} ×` });
    await group.getByRole("button", { name: "Set all" }).click();
    await group.getByRole("textbox").fill("none@example.de");
    await page.keyboard.press("Enter");
  },

  async undo(page: Page): Promise<void> {
    await page.getByRole("toolbar").getByRole("button", { name: "Undo" }).click();
  },
};

export const withKeys = {
  async addFile(page: Page, file: string): Promise<void> {
    // The browser has to know early that somebody waits: a key can overtake the word of it, and then no chooser comes.
    const chooser = page.waitForEvent("filechooser");
    await tabTo(page, page.locator("input[type=file]"));
    await page.keyboard.press("Enter");
    await (await chooser).setFiles(file);
    // The screen says what it is.
    const heading = page.getByRole("heading", { name: "Match the columns" });
    await heading.waitFor();
    await expect.poll(() => hasFocus(heading)).toBe(true);
  },

  async importFile(page: Page): Promise<void> {
    await tabTo(page, page.getByLabel("Verflossen"));
    await page.keyboard.type("Former");
    await page.getByText("No questions: everything fits.").waitFor();
    await tabTo(page, page.getByRole("button", { name: "Import" }));
    await page.keyboard.press("Enter");
    await seeImported(page);
  },

  /** Goes to the first error; the result is what is read out there. */
  async goToError(page: Page): Promise<string> {
    await page.getByRole("gridcell").first().waitFor();
    await tabTo(page, page.locator("[role=gridcell][tabindex='0']"));
    await page.keyboard.press("F8");
    const invalid = page.locator("[role=gridcell][tabindex='0'][aria-invalid='true']");
    await invalid.waitFor();
    return readDescription(invalid);
  },

  /** Writes into the cell that has the focus. */
  async write(page: Page, value: string): Promise<void> {
    await page.keyboard.type(value);
    await page.keyboard.press("Enter");
  },
};

/** How many records of the sheet have errors, as the service says it. */
export async function countErrors({ api }: OpenService, { sheetId }: Customers): Promise<number> {
  return (await api.sheets.getRecordCounts(sheetId)).counts.error;
}

/** How many records of the sheet have a text. */
export async function countWith({ api }: OpenService, { sheetId }: Customers, text: string): Promise<number> {
  return (await api.records.get(sheetId, { searchValue: text })).records.length;
}
