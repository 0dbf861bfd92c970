import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mayLackChromium } from "@data-import/checks/browser";
import type { CreatedImportSession } from "@data-import/types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeContacts } from "./support/describe-contacts.ts";
import { audit, holdBack, tabTo, useBrowser } from "./support/in-browser.ts";
import { type OpenService, openService } from "./support/open-service.ts";

describe.skipIf(mayLackChromium)("an import session on the page", () => {
  const visit = useBrowser();
  let service: OpenService;
  beforeAll(async () => {
    service = await openService();
  });
  afterAll(() => service?.close());

  const create = (more: object = {}): Promise<CreatedImportSession> =>
    service.api.auth.createImportSession({
      environmentId: service.environmentId,
      name: "Contacts of Mara",
      blueprint: describeContacts({
        fields: [
          { key: "email", type: "string", label: "E-mail", constraints: [{ type: "required" }] },
          { key: "age", type: "number", label: "Age" },
          { key: "since", type: "date", label: "Since" },
        ],
      }),
      guest: { externalId: crypto.randomUUID(), name: "Mara" },
      origins: ["https://shop.example"],
      keyFields: ["email"],
      ...more,
    });
  const file = (text: string) => ({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

  test("takes a file, updates by its key, and hands the records over", async () => {
    // Where the person goes at the end, and what that page gets to know.
    const visits: (string | undefined)[] = [];
    const shop = createServer((incoming, outgoing) => {
      visits.push(incoming.headers.referer);
      outgoing.writeHead(200, { "content-type": "text/html" }).end("<title>Shop</title>Back in the shop");
    });
    await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
    const completedUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/done`;
    const session = await create({ completedUrl });
    await service.api.records.insert(session.sheetId, [
      { email: { value: "ada@harbour.example" }, age: { value: 1 } },
    ]);
    const { page, faults } = await visit();
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url(), request.headers()["referer"] ?? ""));
    await page.goto(session.url ?? expect.fail("The session has no address."));
    await page.getByRole("heading", { name: "Add a file to Contacts" }).waitFor();
    expect(page.url()).not.toContain(session.token);

    await page
      .locator("input[type=file]")
      .setInputFiles(file("E-mail,Age\nada@harbour.example,36\nbo@harbour.example,x\n"));
    // Everything fits, so nothing is asked.
    await page.getByText("1 record added").waitFor();
    await page.getByText("1 record changed").waitFor();

    // A reload keeps the session.
    await page.reload();
    await page.getByRole("gridcell", { name: "bo@harbour.example" }).waitFor();
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByText("2 records, 1 with an error").waitFor();
    expect(await audit(page)).toEqual([]);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Finish" }).click();
    await page.waitForURL(completedUrl);

    expect(await service.api.auth.getImportSession(session.id)).toMatchObject({
      status: "complete",
      counts: { total: 2, error: 1 },
    });
    expect(addresses.filter((address) => address.includes(session.token))).toEqual([]);
    expect(visits.filter((referer) => referer?.includes(session.token))).toEqual([]);
    expect(faults).toEqual([]);
    // The browser asks for the icon of the shop, too: that must not find it closed.
    await page.close();
    shop.close();
  });

  test("ends by keyboard alone, and says so to somebody who comes back", async () => {
    const session = await create();
    const { page } = await visit();
    await page.goto(session.url ?? "");
    await page.getByRole("heading", { name: "Add a file to Contacts" }).waitFor();
    await tabTo(page, page.getByRole("button", { name: "Finish" }));
    await page.keyboard.press("Enter");
    await page.getByText("0 records").waitFor();
    await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Finish" }));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Thank you" }).waitFor();
    expect(await audit(page)).toEqual([]);
    await page.goto("about:blank");
    await page.goto(session.url ?? "");
    await page.getByRole("heading", { name: "This import has ended" }).waitFor();
    expect(await audit(page)).toEqual([]);
  });

  test("does not end while a file is on its way, and names one whose columns nobody decided", async () => {
    const session = await create();
    const { page } = await visit();
    await page.goto(session.url ?? "");
    // The upload is held until the person has tried to finish.
    const held = await holdBack(page, /\/v1\/files/, "POST");
    await page
      .locator("input[type=file]")
      .setInputFiles(file("E-mail,Since\nada@harbour.example,01/02/2026\nbo@harbour.example,03/04/2026\n"));
    const finish = page.getByRole("dialog").getByRole("button", { name: "Finish" });
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByText("“people.csv” is on its way.").waitFor();
    expect(await finish.getAttribute("aria-disabled")).toBe("true");
    await finish.click({ force: true });
    expect(await service.api.auth.getImportSession(session.id)).toMatchObject({ status: "open" });
    held.release();
    await page.getByText("nobody has decided about its columns").waitFor();
    expect(await audit(page)).toEqual([]);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("heading", { name: /columns/i }).waitFor();
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByText("nobody has decided about its columns").waitFor();
    await finish.click();
    await page.getByRole("heading", { name: "Thank you" }).waitFor();
  });

  test("says why it cannot end, and goes on", async () => {
    const session = await create({ maxRecords: 1 });
    await service.api.records.insert(session.sheetId, [
      { email: { value: "ada@harbour.example" } },
      { email: { value: "bo@harbour.example" } },
    ]);
    const { page } = await visit();
    await page.goto(session.url ?? "");
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Finish" }).click();
    await page
      .getByRole("alert")
      .getByText(/takes at most 1/)
      .waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(await service.api.auth.getImportSession(session.id)).toMatchObject({ status: "open" });
  });
});
