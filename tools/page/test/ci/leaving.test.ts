import { mayLackChromium } from "@data-import/checks/browser";
import type { RecordId } from "@data-import/types";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useBrowser } from "./support/in-browser.ts";
import { type Customers, makeCustomers, type OpenService, openService } from "./support/open-service.ts";

describe.skipIf(mayLackChromium)("a change that waits when its screen is left", () => {
  const visit = useBrowser();
  let service: OpenService;
  beforeAll(async () => {
    service = await openService();
  });
  afterAll(() => service?.close());

  const readCompany = async ({ sheetId }: Customers) =>
    (await service.api.records.get(sheetId)).records[0]?.values["company"]?.value;

  /** Without a connection, changes a cell and goes to the screen of the file. */
  async function changeAndLeave(): Promise<{ page: Page; customers: Customers; id: RecordId }> {
    const customers = await makeCustomers(service);
    const record = {
      number: { value: "1" },
      company: { value: "Harbour" },
      email: { value: "ines@harbour.example" },
    };
    const { records } = await service.api.records.insert(customers.sheetId, [record]);
    const { page } = await visit();
    await page.goto(customers.ownLink);
    await page.getByRole("link", { name: "Records", exact: true }).click();
    const cell = page.getByRole("gridcell", { name: "Harbour", exact: true });
    await cell.click();
    await page.context().setOffline(true);
    await page.keyboard.type("Mine");
    await page.keyboard.press("Enter");
    await page.getByRole("gridcell", { name: "Mine", exact: true }).waitFor();
    await page.getByRole("link", { name: "File", exact: true }).click();
    await page.getByRole("heading", { name: "Add a file to Customers" }).waitFor();
    return { page, customers, id: records?.[0]?.id ?? expect.fail("There is no record.") };
  }

  test("is saved as soon as there is a connection", async () => {
    const { page, customers } = await changeAndLeave();
    expect(await readCompany(customers)).toBe("Harbour");
    await page.context().setOffline(false);
    await expect.poll(() => readCompany(customers)).toBe("Mine");
    await page.getByRole("link", { name: "Records", exact: true }).click();
    await page.getByRole("gridcell", { name: "Mine", exact: true }).waitFor();
    expect(await page.getByText("was not saved").count()).toBe(0);
  });

  test("is listed with its value if somebody else has changed the cell meanwhile", async () => {
    const { page, customers, id } = await changeAndLeave();
    await service.api.records.update(customers.sheetId, [{ id, values: { company: { value: "Theirs" } } }]);
    await page.context().setOffline(false);
    await page.getByText("1 change was not saved.").waitFor();
    expect(await readCompany(customers)).toBe("Theirs");
    await page.getByRole("alert").getByRole("link", { name: "Records" }).click();
    await page.locator("summary", { hasText: "1 value is not saved" }).click();
    await page.getByText("Company: Mine").waitFor();
    expect(await page.getByText("was not saved.").count()).toBe(0);
    await page.getByRole("button", { name: "Save mine" }).click();
    await expect.poll(() => readCompany(customers)).toBe("Mine");
    await expect.poll(() => page.getByText("not saved").count()).toBe(0);
  });

  test("is still listed after the person was on another screen, and the browser asks before it closes", async () => {
    const { page, customers, id } = await changeAndLeave();
    await service.api.records.delete(customers.sheetId, { ids: [id] });
    await page.getByRole("link", { name: "Records", exact: true }).click();
    await page.context().setOffline(false);
    await page.locator("summary", { hasText: "1 value is not saved" }).click();
    await page.getByText("Company: Mine").waitFor();
    await page.getByRole("link", { name: "File", exact: true }).click();
    await page.getByText("1 change was not saved.").waitFor();
    const asked = page.waitForEvent("dialog");
    const closed = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await closed;
    await page.getByRole("alert").getByRole("link", { name: "Records" }).click();
    await page.locator("summary", { hasText: "1 value is not saved" }).click();
    await page.getByText("Company: Mine").waitFor();
    await page.locator(".note").getByRole("button", { name: "Close" }).click();
    await page.getByRole("link", { name: "File", exact: true }).click();
    await page.getByRole("heading", { name: "Add a file to Customers" }).waitFor();
    expect(await page.getByText("not saved").count()).toBe(0);
  });
});
