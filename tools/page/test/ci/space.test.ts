import { mayLackChromium } from "@data-import/checks/browser";
import type { Action, Document, Job, JobOutcome } from "@data-import/types";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCheck, partLooks } from "./support/check-looks.ts";
import { findJob } from "./support/find-job.ts";
import { hasFocus, tabTo, useBrowser } from "./support/in-browser.ts";
import { makeCustomers, type OpenService, openService } from "./support/open-service.ts";

const body = `# Before you begin

Read **all** of it, or ask [Ada](mailto:ada@nordlicht.example).

- one
- two

<script>alert(1)</script>

| not | a table |
`;
const confirm: Action = { label: "I have read it", operation: "read-it", primary: true };

const server = process.env["DATABASE_URL"];
const engines = [
  { engine: "SQLite", database: undefined, missing: false },
  { engine: "two nodes on PostgreSQL", database: server, missing: server === undefined },
];

/** A service for a group of tests, and a function that opens the page of another space. */
function useSpaces(database?: string) {
  const visit = useBrowser();
  let service: OpenService;
  beforeAll(async () => {
    service = await openService(database);
  });
  afterAll(() => service?.close());

  async function open(options: BrowserContextOptions = {}) {
    const customers = await makeCustomers(service);
    const { page, faults } = await visit(options);
    const write = (title: string, more: Partial<Document> = {}) =>
      service.api.documents.create(customers.spaceId, { title, body, ...more });
    const end = (job: Job, outcome: JobOutcome) => service.api.jobs.complete(job.id, { outcome });
    const find = (operation: string) => findJob(service.api, customers.spaceId, operation);
    return { ...customers, page, faults, write, findJob: find, end };
  }

  return { open, getService: () => service };
}
const menu = (page: Page) => page.locator(".space-menu");
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

describe.skipIf(mayLackChromium)("what belongs to a space", () => {
  const { open, getService } = useSpaces();

  test("documents are read from the menu, with their buttons, by pointer", async () => {
    const { page, faults, ownLink, write, findJob, end } = await open();
    await write("Before you begin", { actions: [confirm] });
    await write("Only by its address", { treatments: ["ephemeral"] });
    await page.goto(ownLink);
    await menu(page).click();
    const entry = page.getByRole("dialog").getByRole("link", { name: "Before you begin" });
    await entry.waitFor();
    expect(await page.getByRole("link", { name: "Only by its address" }).count()).toBe(0);
    await entry.click();
    await expect.poll(() => hasFocus(page.locator("main h1"))).toBe(true);
    await page.getByRole("heading", { level: 2, name: "Before you begin" }).waitFor();
    // HTML stays text.
    await page.getByText("<script>alert(1)</script>").waitFor();
    expect(await page.getByRole("link", { name: "Ada" }).getAttribute("href")).toContain("mailto:");
    await page.getByRole("button", { name: "I have read it" }).click();
    const dialog = page.getByRole("dialog", { name: "I have read it" });
    await dialog.getByRole("button", { name: "I have read it" }).click();
    const job = await findJob("read-it");
    expect(job.type).toBe("document");
    await end(job, { heading: "Thank you", next: { type: "id", id: job.source } });
    const outcome = page.getByRole("dialog", { name: "Thank you" });
    await outcome.getByRole("button", { name: "Open" }).click();
    await outcome.waitFor({ state: "detached" });
    await heading(page, "Before you begin").first().waitFor();
    await page.getByRole("link", { name: "Back to the import" }).click();
    await heading(page, "Add a file to Customers").waitFor();
    expect(faults).toEqual([]);
  });

  test("a document that asks for it has the whole screen, and who may read none sees none", async () => {
    const { page, ownLink, write } = await open();
    const { id } = await write("Only by its address", { treatments: ["ephemeral"], actions: [confirm] });
    await page.goto(`${ownLink}/document/${id}`);
    await heading(page, "Only by its address").waitFor();
    expect(await page.locator(".top").isVisible()).toBe(false);
    await page.getByRole("link", { name: "Back to the import" }).click();
    await page.locator(".top").waitFor();
    await page.route("**/v1/auth/current*", async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      const permissions = data.permissions.filter((each: string) => !/^(\*|documents|jobs):|^\*$/.test(each));
      await route.fulfill({ response, json: { data: { ...data, permissions } } });
    });
    await page.reload();
    await menu(page).click();
    const items = page.getByRole("dialog").getByRole("link");
    expect(await items.allTextContents()).toEqual(["Files"]);
    await page.goto(`${getService().page}#/document/${id}`);
    await page.reload();
    await heading(page, "Only by its address").waitFor();
    expect(await page.getByRole("button", { name: "I have read it" }).count()).toBe(0);
  });

  test("files say how they are, can be saved, and have the buttons that are mounted on them", async () => {
    const { page, faults, spaceId, ownLink, findJob, end } = await open();
    const { environmentId } = getService();
    const action = { label: "Archive", operation: "archive", mount: { type: "file" as const } };
    await getService().api.actions.bulkCreate([{ ...action, targetId: spaceId }], { spaceId });
    await page.goto(ownLink);
    await menu(page).click();
    await page.getByRole("dialog").getByRole("link", { name: "Files" }).click();
    await page.getByText("No files yet.").waitFor();
    await getService().api.files.upload(new File(["a;b\n1;2\n"], "orders.csv"), {
      spaceId,
      environmentId,
      mode: "export",
      origin: "googledrive",
    });
    const card = page.locator(".card").filter({ hasText: "orders.csv" });
    await card.getByText("made for download").waitFor();
    await card.getByText("from Google Drive").waitFor();
    const saved = page.waitForEvent("download");
    await card.getByRole("button", { name: "Download orders.csv" }).click();
    expect((await saved).suggestedFilename()).toBe("orders.csv");
    await card.getByRole("button", { name: "Archive" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Archive" }).click();
    const job = await findJob("archive");
    expect(job.type).toBe("file");
    await end(job, {});
    await card.getByText("“Archive” is done.").waitFor();
    expect(faults).toEqual([]);
  });

  test.each(partLooks)("have no violation: %s", async (name, look) => {
    const { page, ownLink, sheetId, spaceId, write, findJob, end } = await open(look);
    const check = createCheck(page, name, "space");
    const action = { label: "Send to the shop", operation: "send", confirm: false, targetId: sheetId };
    await getService().api.actions.bulkCreate([action], { spaceId });
    await write("Before you begin", { actions: [confirm] });
    await write("What happens next");
    await page.goto(`${ownLink}/records/${sheetId}`);
    await page.getByRole("button", { name: "Send to the shop" }).click();
    const job = await findJob("send");
    await page.locator(".action-running").waitFor();
    await menu(page).click();
    await page.locator("[popover] .item").nth(2).waitFor();
    await check("the menu");
    await page.locator("[popover] .item").first().click();
    await page.locator(".document .action-buttons").waitFor();
    await check("a document");
    await end(job, { heading: "Sent", message: "The shop has **2** records." });
    await page.locator(".job-notice").waitFor();
    await check("what a job said at its end");
    await page.locator(".job-notice .link").first().click();
    await page.locator(".action-dialog h2").waitFor();
    await check("all of it");
    await page.keyboard.press("Escape");
    await page.locator(".job-notice").waitFor({ state: "detached" });
    await getService().api.files.upload(new File(["a;b\n1;2\n"], "orders.csv"), {
      spaceId,
      environmentId: getService().environmentId,
    });
    await menu(page).click();
    await page.locator("[popover] .item").last().click();
    await page.locator(".files .card").waitFor();
    await check("files");
  });
});

describe.each(engines)("on $engine", ({ database, missing }) => {
  describe.skipIf(mayLackChromium || missing)("what belongs to a space", () => {
    const { open, getService } = useSpaces(database);

    test("documents change while they are read, and with the keyboard alone", async () => {
      const { page, ownLink, spaceId, write } = await open();
      const { id } = await write("Before you begin");
      await page.goto(ownLink);
      await tabTo(page, menu(page));
      await page.keyboard.press("Enter");
      const entry = page.getByRole("dialog").getByRole("link", { name: "Before you begin" });
      await tabTo(page, entry);
      await page.keyboard.press("Escape");
      await entry.waitFor({ state: "detached" });
      await expect.poll(() => hasFocus(menu(page))).toBe(true);
      await page.keyboard.press("Enter");
      await tabTo(page, entry);
      await page.keyboard.press("Enter");
      await page.getByText("Read all of it").waitFor();
      await getService().api.documents.update(spaceId, id, { title: "Afterwards", body: "Another text" });
      await page.getByText("Another text").waitFor();
      await page.getByRole("combobox").first().selectOption("de");
      await page.getByRole("link", { name: "Zurück zum Import" }).waitFor();
      await page.context().setOffline(true);
      await page.locator(".bar").waitFor();
      await page.getByText("Another text").waitFor();
      await page.context().setOffline(false);
      await getService().api.documents.delete(spaceId, id);
      await page.getByText("Jemand hat dieses Dokument gelöscht.").waitFor();
      await page.getByText("Another text").waitFor();
      await page.reload();
      await page.locator(".note.error").waitFor();
      await page.getByRole("link", { name: "Back to the import" }).click();
      await page.locator(".drop").waitFor();
    });

    test("the end of a job is told after its screen was left, and after a reload, until it is closed", async () => {
      const { page, faults, ownLink, sheetId, spaceId, findJob, end } = await open();
      const action = { label: "Send to the shop", operation: "send", confirm: false, targetId: sheetId };
      await getService().api.actions.bulkCreate([action], { spaceId });
      await page.goto(`${ownLink}/records/${sheetId}`);
      await page.getByRole("button", { name: "Send to the shop" }).click();
      const job = await findJob("send");
      await page.locator(".action-running").waitFor();
      await page.getByRole("link", { name: "File", exact: true }).click();
      await page.locator(".drop").waitFor();
      await end(job, {
        heading: "Sent",
        message: "The shop has *2* records.",
        next: { type: "view", sheetId, hiddenColumns: [] },
      });
      const notice = page.locator(".job-notice");
      await notice.getByText("“Send to the shop” is done.").waitFor();
      await page.reload();
      await notice.getByText("Sent", { exact: true }).waitFor();
      await page.getByRole("combobox").first().selectOption("de");
      await notice.getByText("„Send to the shop“ ist fertig.").waitFor();
      await page.getByRole("combobox").first().selectOption("en");
      await tabTo(page, notice.getByRole("button", { name: "Show" }));
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Sent" });
      await dialog.getByText("The shop has 2 records.").waitFor();
      await tabTo(page, dialog.getByRole("button", { name: "Show the records" }));
      await page.keyboard.press("Enter");
      await page.getByRole("gridcell").first().waitFor();
      await notice.waitFor({ state: "detached" });
      await expect
        .poll(async () => (await getService().api.jobs.get(job.id)).outcomeAcknowledgedAt)
        .toEqual(expect.any(String));

      // A job without words of its own is told while the page is open.
      await page.getByRole("button", { name: "Send to the shop" }).click();
      const failed = await findJob("send");
      await page.locator(".action-running").waitFor();
      await page.getByRole("link", { name: "File", exact: true }).click();
      await getService().api.jobs.fail(failed.id, { info: "The shop is closed." });
      await notice.getByText("The shop is closed.").waitFor();
      await notice.getByRole("button", { name: "Close" }).click();
      await notice.waitFor({ state: "detached" });
      await page.reload();
      await page.locator(".drop").waitFor();
      await menu(page).waitFor();
      expect(await notice.count()).toBe(0);
      expect(faults).toEqual([]);
    });
  });
});
