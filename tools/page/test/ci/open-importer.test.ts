import { mayLackChromium } from "@data-import/checks/browser";
import type { CreatedImportSession, Property } from "@data-import/types";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCheck, partLooks } from "./support/check-looks.ts";
import { describeContacts } from "./support/describe-contacts.ts";
import { hasFocus, tabTo, useBrowser } from "./support/in-browser.ts";
import { type OpenService, openService } from "./support/open-service.ts";
import { type Host, serveHost } from "./support/serve-host.ts";

const fields: Property[] = [
  { key: "email", type: "string", label: "E-mail", constraints: [{ type: "required" }] },
  { key: "age", type: "number", label: "Age" },
  { key: "since", type: "date", label: "Since" },
];

/** What the page of somebody else keeps, for the test to read. */
interface Kept {
  readonly outcome?: { readonly status: string; readonly counts?: object };
  readonly rows?: readonly object[];
  readonly problem?: string;
  readonly announced: readonly string[];
  stop(): void;
}

/** A page that opens the importer by a button, and reads the records after its end. */
const script = `import { openImporter } from "./index.js";
Object.assign(globalThis, { announced: [] });
const { token, readerToken, keys, ...options } = JSON.parse(document.querySelector("#options").textContent);
const sheet = keys && { slug: "contacts", fields: keys.map((key) => ({ key, type: "string" })) };
document.querySelector("button").addEventListener("click", async () => {
  const stopping = new AbortController();
  globalThis.stop = () => stopping.abort(new Error("Stopped."));
  try {
    const outcome = await openImporter({
      ...options, sheet, token: async () => token, signal: stopping.signal,
      on: { "di-completed": () => announced.push("di-completed"), "di-error": ({ code }) => announced.push(code) },
    });
    globalThis.outcome = outcome;
    if (outcome.status === "closed") return;
    globalThis.rows = await Array.fromAsync(outcome.records({ token: async () => readerToken }));
    await Array.fromAsync(outcome.records({ token: async () => token })).catch(({ status }) => announced.push(status));
  } catch (error) {
    globalThis.problem = error.message;
  }
});`;

describe.skipIf(mayLackChromium)("the importer in a dialog of a page of somebody else", () => {
  const visit = useBrowser();
  let service: OpenService;
  let host: Host;
  beforeAll(async () => {
    service = await openService();
    host = await serveHost(new URL(service.page).origin, {
      "/open.js": ["text/javascript", script],
      "/hostile.css": ["text/css", "body > div { display: none !important } * { letter-spacing: 9px }"],
    });
  });
  afterAll(async () => {
    host?.close();
    await service?.close();
  });

  const create = (): Promise<CreatedImportSession> =>
    service.api.auth.createImportSession({
      environmentId: service.environmentId,
      name: "Contacts of Mara",
      blueprint: describeContacts({ fields }),
      guest: { externalId: crypto.randomUUID(), name: "Mara" },
      origins: [host.origin],
    });

  interface Opened {
    readonly page: Page;
    readonly faults: readonly string[];
    readonly session: CreatedImportSession;
    readonly kept: () => Promise<Kept>;
  }

  async function open(given: object = {}, look: BrowserContextOptions = {}): Promise<Opened> {
    const session = await create();
    const origin = new URL(service.page).origin;
    const reader = await service.api.guests.getToken(session.guestId, { spaceId: session.spaceId });
    const options = {
      service: `${origin}/v1`,
      session: session.id,
      token: session.token,
      readerToken: reader.token,
      ...given,
    };
    host.files["/"] = [
      "text/html",
      `<!doctype html><html lang="en"><head><title>Shop</title><link rel="stylesheet" href="hostile.css">
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><script type="application/json" id="options">${JSON.stringify(options)}</script>
<script type="module" src="open.js"></script></head><body><header>Shop</header><main><h1>Shop</h1><button>Import contacts</button></main></body></html>`,
    ];
    const { page, faults } = await visit(look);
    await page.goto(host.address);
    const kept = () =>
      page.evaluate(() => {
        const { outcome, rows, problem, announced } = globalThis as unknown as Kept;
        return { outcome, rows, problem, announced } as Kept;
      });
    return { page, faults, session, kept };
  }

  const opener = (page: Page) => page.getByRole("button", { name: "Import contacts" });
  /** The button of the dialog itself; parts of the importer have buttons of this name, too. */
  const closeButton = (page: Page) => page.locator("dialog > button");
  const file = (text: string) => ({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

  test("hands over by pointer; the outcome has the counts and reads the records", async () => {
    const { page, faults, session, kept } = await open({ keys: ["email", "age"] });
    await opener(page).click();
    await page.getByRole("heading", { name: "Add a file to Contacts" }).waitFor();
    await page
      .locator("input[type=file]")
      .setInputFiles(file("E-mail,Age\nada@harbour.example,36\nbo@harbour.example,x\n"));
    await page.getByText("2 records added").waitFor();
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Finish" }).last().click();
    await expect
      .poll(async () => (await kept()).rows)
      .toEqual([
        { email: "ada@harbour.example", age: 36 },
        { email: "bo@harbour.example", age: "x" },
      ]);
    // The token of the session reads nothing after its end.
    await expect.poll(async () => (await kept()).announced).toEqual(["di-completed", 401]);
    expect((await kept()).outcome).toMatchObject({
      status: "done",
      importSessionId: session.id,
      sheetIds: [session.sheetId],
      counts: { total: 2, valid: 1, error: 1 },
    });
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await hasFocus(opener(page))).toBe(true);
    expect(faults).toEqual([]);
  });

  test("is closed by keyboard, keeps the focus inside and gives it back", async () => {
    const { page, kept } = await open();
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Add a file to Contacts" }).waitFor();
    await tabTo(page, closeButton(page));
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await kept()).outcome).toEqual({ status: "closed" });
    expect(await hasFocus(opener(page))).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Add a file to Contacts" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(await hasFocus(opener(page))).toBe(true);
  });

  test("asks before a value that is not saved would be lost, however often Escape is pressed", async () => {
    const { page, session, kept } = await open();
    await service.api.records.insert(session.sheetId, [{ email: { value: "ada@harbour.example" } }]);
    await opener(page).click();
    await page.getByRole("button", { name: "Records", exact: true }).click();
    await page.getByRole("gridcell", { name: "ada@harbour.example" }).click();
    await page.context().setOffline(true);
    await page.keyboard.type("mine@harbour.example");
    // The editor takes the first one.
    await page.keyboard.press("Enter");
    await page.getByRole("gridcell", { name: "mine@harbour.example" }).waitFor();
    const question = page.getByRole("dialog", { name: "Close the import?" });
    for (let times = 0; times < 3; times++) {
      await page.keyboard.press("Escape");
      await question.waitFor();
      await question.getByText("Your last changes are being saved.").waitFor();
      await page.keyboard.press("Escape");
      await question.waitFor({ state: "detached" });
      await page.getByRole("gridcell", { name: "mine@harbour.example" }).waitFor();
    }
    await page.context().setOffline(false);
    const read = async () =>
      (await service.api.records.get(session.sheetId)).records[0]?.values["email"]?.value;
    await expect.poll(read).toBe("mine@harbour.example");
    expect(await kept()).not.toHaveProperty("outcome.status");
  });

  test("asks about a file whose columns nobody has decided, and closes if the person wants it", async () => {
    const { page, kept } = await open();
    await opener(page).click();
    await page
      .locator("input[type=file]")
      .setInputFiles(file("E-mail,Since\nada@harbour.example,01/02/2026\nbo@harbour.example,03/04/2026\n"));
    await page.getByRole("heading", { name: /columns/i }).waitFor();
    await closeButton(page).click();
    await page.getByText("is not imported yet.").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("heading", { name: /columns/i }).waitFor();
    await closeButton(page).click();
    await page
      .getByRole("dialog", { name: "Close the import?" })
      .getByRole("button", { name: "Close" })
      .click();
    await expect.poll(async () => (await kept()).outcome).toEqual({ status: "closed" });
    expect(await hasFocus(opener(page))).toBe(true);
  });

  test("says that the sheet lacks a field, and ends with the reason of a signal", async () => {
    const { page, kept } = await open({ keys: ["email", "city"] });
    await opener(page).click();
    await expect.poll(async () => (await kept()).problem).toBe("The sheet `contacts` has no field `city`.");
    expect((await kept()).announced).toEqual(["field_unknown"]);
    const other = await open();
    await opener(other.page).click();
    await other.page.getByRole("heading", { name: "Add a file to Contacts" }).waitFor();
    await other.page.evaluate(() => (globalThis as unknown as Kept).stop());
    await expect.poll(async () => (await other.kept()).problem).toBe("Stopped.");
    expect(await other.page.getByRole("dialog").count()).toBe(0);
  });

  test.each(partLooks)("has no violation: %s", async (look, options) => {
    const { page } = await open(
      { ...(options.locale !== undefined && { language: options.locale }) },
      options,
    );
    const check = createCheck(page, look, "open-importer");
    await opener(page).click();
    await page.locator("input[type=file]").waitFor({ state: "attached" });
    await check("opened");
    await page
      .locator("input[type=file]")
      .setInputFiles(file("E-mail,Since\nada@harbour.example,01/02/2026\nbo@harbour.example,03/04/2026\n"));
    await page.locator("h1[tabindex]").waitFor();
    await closeButton(page).click();
    await page.locator("#leave").waitFor();
    await check("asked");
  });
});
