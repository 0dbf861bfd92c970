import { mayLackChromium } from "@data-import/checks/browser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeGermanFile } from "./support/german-file.ts";
import { audit, readDescription, useBrowser } from "./support/in-browser.ts";
import { makeCustomers, type OpenService, openService } from "./support/open-service.ts";

describe.skipIf(mayLackChromium)("the page", () => {
  const visit = useBrowser();
  const file = writeGermanFile();
  let service: OpenService;
  beforeAll(async () => {
    service = await openService();
  });
  afterAll(() => service?.close());

  test("shows fifty rows to choose the header from, with one request for each way to read them", async () => {
    const { ownLink } = await makeCustomers(service);
    const { page, faults } = await visit();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/files/detect-header")) asked.push(request.postData() ?? "");
    });
    await page.goto(ownLink);
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "How the file is read" }).click();
    const header = page.locator("tr.header");
    await header.getByText("Kundennummer").waitFor();
    expect(await page.getByRole("row").count()).toBe(50);
    expect(await page.getByRole("row").first().textContent()).toContain("Kundenliste Nordlicht GmbH");
    expect(asked).toHaveLength(1);

    await page.getByRole("radio", { name: "Row 4", exact: true }).check();
    await header.getByText("K1001").waitFor();
    expect(await page.getByRole("row").count()).toBe(50);
    expect(await page.getByRole("row").nth(1).getAttribute("class")).toBe("left-out");
    expect(asked).toHaveLength(2);
    expect(faults).toEqual([]);
  });

  test("asks before it leaves out a column, and reads the file once more for the same sheet", async () => {
    const { spaceId, sheetId, ownLink } = await makeCustomers(service);
    await service.api.workbooks.create({
      name: "Archive",
      spaceId,
      environmentId: service.environmentId,
      sheets: [{ name: "Archive", slug: "archive", fields: [{ key: "number", type: "string" }] }],
    });
    const { page, faults } = await visit();
    await page.goto(ownLink);
    await page.locator(".cards .card").nth(1).waitFor();
    await page.goto(`${service.page}#/file/${sheetId}`);
    const text = "Customer number,Company,E-mail,Shoe size,\nK1,Nordlicht,a@b.example,42,\n";
    const file = { name: "shoes.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByText("1 column has no field and is not imported.").waitFor();
    const field = page.getByRole("listitem").filter({ hasText: "Shoe size" }).getByLabel("Field");
    expect(await field.locator("option:checked").textContent()).toBe("No field yet");
    await field.selectOption("Leave out this column");
    await page.getByText("No questions: everything fits.").waitFor();
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByText("1 record added").waitFor();

    await page.getByRole("link", { name: "Columns" }).first().click();
    await page.getByRole("button", { name: "Read the file once more" }).click();
    await page.locator("tr.header").getByText("Shoe size").waitFor();
    await page.getByRole("button", { name: "Match the columns" }).click();
    // The service keeps what a person has decided about a column.
    await page.getByText("1 record added").waitFor();
    expect((await service.api.records.get(sheetId)).records).toHaveLength(2);
    expect(faults).toEqual([]);
  });

  test("asks who follows a link of several people, and says what is missing", async () => {
    const { sharedLink, spaceId } = await makeCustomers(service);
    const { page } = await visit();
    await page.goto(sharedLink);
    await page.getByLabel("Name").fill("Jonas");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByText("Enter an e-mail address").waitFor();
    expect(await page.getByLabel("E-mail").getAttribute("aria-invalid")).toBe("true");
    await page.getByLabel("E-mail").fill("jonas@weber.example");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Add a file" }).waitFor();
    const guests = await service.api.guests.list({ spaceId });
    expect(guests.map(({ email }) => email)).toContain("jonas@weber.example");
    // The address is invited now, so that nobody else can take it.
    await page.reload();
    await page.getByRole("heading", { name: "Add a file" }).waitFor();
  });

  test("opens the screen that a link names, and takes the token out of the address", async () => {
    const { ownLink, sheetId } = await makeCustomers(service);
    const { page } = await visit();
    await page.goto(`${ownLink}/records/${sheetId}`);
    await page.getByRole("grid").waitFor();
    expect(page.url()).toBe(`${service.page}#/records/${sheetId}`);
  });

  test("keeps the token in this tab only, and in no address", async () => {
    const { ownLink } = await makeCustomers(service);
    const { page } = await visit();
    await page.goto(ownLink);
    await page.locator(".drop").waitFor();
    const token = ownLink.split("#")[1] ?? "";
    expect(page.url()).not.toContain(token);
    expect(await page.evaluate(() => document.cookie + JSON.stringify(localStorage))).toBe("{}");
    await page.goBack();
    expect(page.url()).not.toContain(token);
    const other = await page.context().newPage();
    await other.goto(service.page);
    await other.getByRole("heading", { name: "Open your link" }).waitFor();
  });

  test("says what is wrong with a link that is not valid", async () => {
    const { page } = await visit();
    await page.goto(`${service.page}#gi_nobody`);
    await page.getByText("This link is not valid, or not any more.").waitFor();
    expect(await audit(page)).toEqual([]);
  });

  test("goes on after a reload, and back in the order of the screens", async () => {
    const { ownLink } = await makeCustomers(service);
    const { page } = await visit();
    await page.goto(ownLink);
    await page.locator("input[type=file]").setInputFiles(file);
    await page.locator(".columns-screen").waitFor();
    const address = page.url();
    await page.reload();
    await page.getByRole("heading", { name: "Match the columns" }).waitFor();
    expect(page.url()).toBe(address);
    await page.getByRole("link", { name: "Records", exact: true }).click();
    await page.getByText("No records yet").first().waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Match the columns" }).waitFor();
    await page.goBack();
    await page.locator(".drop").waitFor();
  });

  test("names the files that nobody has decided about, and goes on with each where it was left", async () => {
    const { spaceId, ownLink } = await makeCustomers(service);
    const { page, faults } = await visit();
    await page.goto(ownLink);
    await page.locator("input[type=file]").setInputFiles(file);
    await page.locator(".columns-screen").waitFor();
    const address = page.url();
    // Nothing says whether the first row has names, so a person has to look: there is no job for the columns yet.
    await page.goto(`${service.page}#/file`);
    await page.locator("input[type=file]").setInputFiles({
      name: "names.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("Ada,Ines\nBo,Jonas\nEva,Ida\n"),
    });
    const layout = page.getByRole("heading", { name: "How the file is read" });
    await layout.waitFor();

    await page.goto("about:blank");
    await page.goto(service.page);
    await page.getByRole("heading", { name: "2 files are not imported yet" }).waitFor();
    expect(await audit(page)).toEqual([]);
    await page.getByRole("button", { name: "Go on with names.csv" }).click();
    await layout.waitFor();
    await page.reload();
    await page.getByRole("link", { name: "Go on with kunden.csv" }).click();
    await page.getByRole("heading", { name: "Match the columns" }).waitFor();
    expect(page.url()).toBe(address);

    await page.getByRole("link", { name: "File" }).click();
    const remove = page.getByRole("button", { name: "Delete names.csv" });
    const asked = page.getByRole("dialog", { name: "Delete names.csv" });
    await remove.click();
    await asked.getByRole("button", { name: "Cancel" }).click();
    await asked.waitFor({ state: "hidden" });
    expect((await service.api.files.list({ spaceId })).data).toHaveLength(2);
    await remove.click();
    await asked.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("heading", { name: "1 file is not imported yet" }).waitFor();
    const { data: files } = await service.api.files.list({ spaceId });
    expect(files.map(({ name }) => name)).toEqual(["kunden.csv"]);
    expect(faults).toEqual([]);
  });

  test("speaks another language at once, also in the records, and keeps what is shown", async () => {
    const { sheetId, ownLink } = await makeCustomers(service);
    await service.api.records.insert(sheetId, [
      { company: { value: "Ada" } },
      { company: { value: "Ines" } },
    ]);
    const { page, faults } = await visit();
    await page.goto(ownLink);
    await page.locator(".drop").waitFor();
    await page.goto(`${service.page}#/records/${sheetId}`);
    await page.getByRole("searchbox", { name: "Search" }).fill("Ines");
    await page.getByText("1 record", { exact: true }).waitFor();
    await page.getByLabel("Language").selectOption("de");
    await page.getByText("1 Datensatz", { exact: true }).waitFor();
    await page.getByRole("grid", { name: "Datensätze" }).waitFor();
    expect(await page.getByRole("searchbox", { name: "Suchen" }).inputValue()).toBe("Ines");
    expect(await page.getByRole("gridcell").filter({ hasText: "Ines" }).count()).toBe(1);
    expect(faults).toEqual([]);
  });

  test("reads the messages of the cells again in another language", async () => {
    const { sheetId, ownLink } = await makeCustomers(service);
    await service.api.records.insert(sheetId, [{ company: { value: "Ada" } }]);
    const { page, faults } = await visit();
    await page.goto(ownLink);
    await page.locator(".drop").waitFor();
    await page.goto(`${service.page}#/records/${sheetId}`);
    await page.getByRole("button", { name: "Errors", exact: true }).click();
    const panel = page.getByRole("complementary");
    await panel.getByText("This field needs a value.").first().waitFor();
    await page.getByLabel("Language").selectOption("de");
    await panel.getByText("Dieses Feld braucht einen Wert.").first().waitFor();

    await page.locator("[role=gridcell][aria-invalid='true']").first().click();
    const invalid = page.locator("[role=gridcell][tabindex='0'][aria-invalid='true']");
    await expect.poll(() => readDescription(invalid)).toContain("Dieses Feld braucht einen Wert.");
    expect(faults).toEqual([]);
  });

  test("reads a table that is pasted, and refuses an empty file in words", async () => {
    const { ownLink } = await makeCustomers(service);
    const { page } = await visit();
    await page.goto(ownLink);
    await page.locator(".drop").waitFor();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.of() });
    await page.getByRole("alert").getByText("This file is empty.").waitFor();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData("text/plain", "Customer number\tCompany\tE-mail\nK1\tNordlicht\ta@b.example\n");
      document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data }));
    });
    await page.getByText("1 record added").waitFor();
  });
});
