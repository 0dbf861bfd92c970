import { mayLackChromium } from "@data-import/checks/browser";
import type { Action, Job, JobOutcome } from "@data-import/types";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCheck, partLooks } from "./support/check-looks.ts";
import { findJob } from "./support/find-job.ts";
import { audit, hasFocus, readDescription, tabTo, useBrowser } from "./support/in-browser.ts";
import { makeCustomers, type OpenService, openService } from "./support/open-service.ts";

const submit: Action = {
  label: "Send to the shop",
  operation: "send",
  primary: true,
  mode: "foreground",
  description: "The shop gets these records.",
  tooltip: "Once a week is enough",
  schedule: "weekly",
  guardrail: { content: "The shop **cannot** give them back. <b>Ask</b> [Ada](mailto:ada@x.example)." },
  guide: { content: "# How it works\n\n1. Choose\n2. Send" },
  messages: [{ type: "info", content: "The shop is open until six." }],
  inputForm: {
    type: "simple",
    fields: [
      {
        key: "note",
        label: "Note",
        type: "textarea",
        description: "The shop reads it.",
        constraints: [{ type: "required" }],
      },
      { key: "limit", label: "At most", type: "number", defaultValue: 100 },
      { key: "urgent", label: "Urgent", type: "boolean", defaultValue: true },
      {
        key: "shop",
        label: "Shop",
        type: "enum",
        config: {
          options: [
            { value: "hh", label: "Hamburg", description: "in the harbour", color: "#0a7" },
            { value: "b", label: "Berlin" },
          ],
        },
      },
      { key: "tags", label: "Tags", type: "tags" },
    ],
  },
};
const actions: readonly Action[] = [
  submit,
  {
    label: "Only right ones",
    operation: "strict",
    constraints: [{ type: "hasAllValid" }],
    invalidConditionalMessaging: true,
    validRecordsMessage: "All is right.",
  },
  { label: "Chosen", operation: "chosen", confirm: false, constraints: [{ type: "hasSelection" }] },
  { label: "Look up", operation: "look-up", confirm: false, mount: { type: "field", keys: ["company"] } },
  { label: "Elsewhere", operation: "elsewhere", mount: { type: "sheet", slugs: ["others"] } },
];

describe.skipIf(mayLackChromium)("the actions of a sheet", () => {
  const visit = useBrowser();
  let service: OpenService;
  beforeAll(async () => {
    service = await openService();
  });
  afterAll(() => service?.close());

  async function open(options: BrowserContextOptions = {}) {
    const { spaceId, sheetId, ownLink } = await makeCustomers(service);
    const targeted = actions.map((action) => ({ ...action, targetId: sheetId }));
    await service.api.actions.bulkCreate(targeted, { spaceId });
    const full = { number: { value: "1" }, company: { value: "Nordlicht" }, email: { value: "a@b.example" } };
    await service.api.records.insert(sheetId, [full, { company: { value: "Harbour" } }]);
    const { page, faults } = await visit(options);
    await page.goto(`${ownLink}/records/${sheetId}`);
    await page.getByRole("gridcell").first().waitFor();
    // Until the records are counted, the page does not know that some have errors.
    await page.locator(".action-buttons .button[aria-disabled]").nth(1).waitFor();
    const end = (job: Job, outcome: JobOutcome) => service.api.jobs.complete(job.id, { outcome });
    const find = (operation: string) => findJob(service.api, spaceId, operation);
    return { page, faults, spaceId, sheetId, findJob: find, end };
  }
  const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

  test("show what they say before the press, and the job gets what was typed", async () => {
    const { page, faults, sheetId, findJob, end } = await open();
    const button = page.getByRole("button", { name: "Send to the shop" });
    expect(await readDescription(button)).toBe("Once a week is enoughRuns every week by itself.");
    await expect.poll(() => page.getByRole("button", { name: "Elsewhere" }).count()).toBe(0);
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Send to the shop" });
    for (const text of ["The shop is open until six.", "The shop gets these records.", "The shop reads it."])
      await dialog.getByText(text).waitFor();
    // HTML stays text.
    await dialog.getByText("<b>Ask</b>").waitFor();
    expect(await dialog.getByRole("link", { name: "Ada" }).getAttribute("href")).toBe("mailto:ada@x.example");
    await dialog.getByText("Help").click();
    await dialog.getByRole("heading", { name: "How it works" }).waitFor();
    expect(await audit(page)).toEqual([]);

    await dialog.getByRole("button", { name: "Send to the shop" }).click();
    const note = dialog.getByLabel("Note");
    await expect.poll(() => readDescription(note)).toBe("The shop reads it.This is needed.");
    await note.fill("Soon");
    const none = dialog.getByLabel("None of these");
    expect(await none.isChecked()).toBe(true);
    await dialog.getByLabel("Hamburg").check();
    expect(await none.isChecked()).toBe(false);
    await dialog.getByLabel("Tags").fill('["a"]');
    await dialog.getByRole("button", { name: "Send to the shop" }).click();
    const job = await findJob("send");
    expect(job.input).toEqual({ note: "Soon", limit: 100, urgent: true, shop: "hh", tags: ["a"] });
    expect(job).toMatchObject({ source: sheetId, mode: "foreground" });
    await service.api.jobs.acknowledge(job.id, { info: "Packing", progress: 40 });
    await page.getByText("Packing").waitFor();
    // The bar is in place of the buttons, and the records can only be read.
    await expect.poll(() => button.count()).toBe(0);
    await page.getByText("A job works on these records.").waitFor();
    await end(job, { heading: "Sent", message: "The shop has *2* records.", acknowledge: true });
    const ended = page.getByRole("dialog", { name: "Sent" });
    await ended.getByText("The shop has 2 records.").waitFor();
    expect(await audit(page)).toEqual([]);
    await ended.getByRole("button", { name: "Close" }).click();
    await expect
      .poll(async () => (await service.api.jobs.get(job.id)).outcomeAcknowledgedAt)
      .toEqual(expect.any(String));
    await button.waitFor();
    expect(faults).toEqual([]);
  });

  test("say why they cannot be pressed, and what the selected records are", async () => {
    const { page, findJob, end } = await open();
    const strict = page.getByRole("button", { name: "Only right ones" });
    expect(await strict.getAttribute("aria-disabled")).toBe("true");
    expect(await readDescription(strict)).toBe("Correct 1 record with an error first.");
    const chosen = page.getByRole("button", { name: "Chosen" });
    expect(await readDescription(chosen)).toContain("Select records first");
    await chosen.click({ force: true });
    await page.getByRole("gridcell").first().click();
    await page.keyboard.press("Shift+Space");
    await expect.poll(() => chosen.getAttribute("aria-disabled")).toBe(null);
    await chosen.click();
    const job = await findJob("chosen");
    expect(job.subject).toMatchObject({ type: "collection", resource: "records" });
    await end(job, {});
    await page.locator(".records-top").getByText("“Chosen” is done.").waitFor();
  });

  test("of a column are in its menu, and work with the keyboard alone", async () => {
    const { page, findJob, end } = await open();
    await tabTo(page, page.locator("[role=gridcell][tabindex='0']"));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Alt+ArrowDown");
    const item = page.getByRole("button", { name: "Look up" });
    await tabTo(page, item);
    await page.keyboard.press("Enter");
    const job = await findJob("look-up");
    expect(job.subject).toMatchObject({ resource: "fields", params: { fieldKey: "company" } });
    await end(job, { heading: "Looked up", next: { type: "clearFilters" } });
    const all = page.getByRole("button", { name: "Show all records" });
    await all.waitFor();
    await tabTo(page, all);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("row").filter({ hasText: "Nordlicht" }).count()).toBe(1);
  });

  test("lead to the next step of each kind", async () => {
    const { page, sheetId, findJob, end } = await open();
    const outcomes: readonly (readonly [JobOutcome, string, "link" | "button"])[] = [
      [{ next: { type: "url", url: "https://shop.example/orders" } }, "Open", "link"],
      [{ next: { type: "download", url: "https://shop.example/a.csv" } }, "Download", "link"],
      [{ next: { type: "id", id: sheetId }, buttonText: "To the sheet" }, "To the sheet", "button"],
      [{ next: { type: "view", sheetId, hiddenColumns: [] } }, "Show the records", "button"],
      [{ next: { type: "snapshot", sheetId, snapshotId: "us_ss_1" } }, "Show the records", "button"],
      [{ next: { type: "wait" }, hideDefaultButton: true }, "Close", "button"],
    ];
    await page.getByRole("gridcell").first().click();
    await page.keyboard.press("Shift+Space");
    for (const [outcome, name, role] of outcomes) {
      await press(page, "Chosen");
      const job = await findJob("chosen");
      await end(job, { heading: "Ready", ...outcome });
      const dialog = page.getByRole("dialog", { name: "Ready" });
      const next = dialog.getByRole(role, { name });
      await next.waitFor();
      if (role === "link") await page.keyboard.press("Escape");
      else await next.click();
      await dialog.waitFor({ state: "detached" });
    }
    await press(page, "Chosen");
    await end(await findJob("chosen"), { heading: "Again", next: { type: "retry" } });
    await page.getByRole("dialog").getByRole("button", { name: "Try again" }).click();
    await end(await findJob("chosen"), { heading: "Gone", next: { type: "wait", fade: true } });
    await page.locator(".records-top").getByText("Gone", { exact: true }).waitFor();
    // A script is not an address of a page.
    await press(page, "Chosen");
    const script = await findJob("chosen");
    await end(script, { heading: "Bad", next: { type: "url", url: "javascript:alert(1)" } });
    const bad = page.getByRole("dialog", { name: "Bad" });
    await bad.waitFor();
    expect(await bad.getByRole("link").count()).toBe(0);
  });

  test("wait for their job, which people can cancel, also in another language", async () => {
    const { page, findJob, end } = await open();
    const select = async () => {
      await page.getByRole("gridcell").first().click();
      await page.keyboard.press("Shift+Space");
    };
    await select();
    const chosen = page.getByRole("button", { name: "Chosen" });
    const running = page.locator(".action-running");
    await chosen.press("Enter");
    const first = await findJob("chosen");
    await running.waitFor();
    expect(await readDescription(chosen)).toBe("It is still running.");
    // A second press starts no second job, and says why.
    await chosen.press("Enter");
    await page.locator(".records-top .note").getByText("It is still running.").waitFor();
    await page.getByRole("combobox").first().selectOption("de");
    await running.getByRole("button", { name: "Abbrechen" }).press("Enter");
    await page.locator(".note.warn").getByText("„Chosen“ wurde abgebrochen.").waitFor();
    expect((await service.api.jobs.get(first.id)).status).toBe("canceled");
    await running.waitFor({ state: "detached" });
    // The table is made again in another language.
    await select();
    await chosen.press("Enter");
    const second = await findJob("chosen");
    expect(second.id).not.toBe(first.id);
    await service.api.jobs.fail(second.id, { info: "The shop is closed." });
    await page.locator(".note.error").getByText("The shop is closed.").waitFor();
    await expect.poll(() => chosen.getAttribute("aria-disabled")).toBe(null);
    await chosen.press("Enter");
    const third = await findJob("chosen");
    await end(third, { heading: "Sent", next: { type: "clearFilters" }, trigger: "automatic_silent" });
    await page.getByRole("row").filter({ hasText: "Nordlicht" }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  test("keep the focus when what had it is gone", async () => {
    const { page, findJob, end } = await open();
    const button = page.getByRole("button", { name: "Send to the shop" });
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => hasFocus(button)).toBe(true);
    await page.keyboard.press("Enter");
    await tabTo(page, dialog.getByLabel("Note"));
    await page.keyboard.type("Soon");
    await tabTo(page, dialog.getByRole("button", { name: "Send to the shop" }));
    await page.keyboard.press("Enter");
    const job = await findJob("send");
    // The job blocks the records, so its bar is in place of the buttons.
    const cancel = page.locator(".action-running").getByRole("button", { name: "Cancel" });
    await expect.poll(() => hasFocus(cancel)).toBe(true);
    await end(job, { heading: "Sent" });
    await page.getByRole("dialog", { name: "Sent" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => hasFocus(page.locator("[role=gridcell][tabindex='0']"))).toBe(true);
  });

  test("that cannot be pressed lead to what is wrong", async () => {
    const { page } = await open();
    await press(page, "All 2");
    await page.getByRole("row").filter({ hasText: "Nordlicht" }).waitFor();
    const strict = page.getByRole("button", { name: "Only right ones" });
    // What a search finds is counted alone, so the page asks for the count of all records at the press.
    await page.getByRole("searchbox").fill("Nordlicht");
    await page.getByRole("row").filter({ hasText: "Harbour" }).waitFor({ state: "detached" });
    await strict.press("Enter");
    const note = page.locator(".records-top .note.warn");
    await note.getByText("Correct 1 record with an error first.").waitFor();
    await note.getByRole("button", { name: "Show" }).press("Enter");
    await page.getByRole("row").filter({ hasText: "Nordlicht" }).waitFor({ state: "detached" });
  });

  test("stay on a locked sheet; an archived space and a guest without the right have none", async () => {
    const { page, spaceId, sheetId, findJob, end } = await open();
    const lookUp = page.getByRole("button", { name: "Look up" });
    const shown = page.locator(".action-buttons");
    const openMenu = async () => {
      await page.getByRole("gridcell").nth(1).click();
      await page.keyboard.press("Alt+ArrowDown");
      await page.locator("[popover]").waitFor();
    };
    await service.api.sheets.lock(sheetId);
    await page.reload();
    await openMenu();
    await lookUp.press("Enter");
    await end(await findJob("look-up"), {});
    await page.locator(".note.good").getByText("“Look up” is done.").waitFor();
    await service.api.sheets.unlock(sheetId);

    await page.route("**/v1/auth/current*", async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      const permissions = data.permissions.filter(
        (each: string) => !/^(\*|jobs):(\*|write)$|^\*$/.test(each),
      );
      await route.fulfill({ response, json: { data: { ...data, permissions } } });
    });
    await page.reload();
    await openMenu();
    expect([await lookUp.count(), await shown.count()]).toEqual([0, 0]);
    await page.unroute("**/v1/auth/current*");
    await service.api.spaces.archive(spaceId);
    await page.reload();
    await openMenu();
    expect([await lookUp.count(), await shown.count()]).toEqual([0, 0]);
  });

  test.each(partLooks)("have no violation: %s", async (name, look) => {
    const { page, findJob, end } = await open(look);
    const check = createCheck(page, name, "actions");
    const primary = page.locator(".action-buttons .primary");
    await tabTo(page, primary);
    const tip = await page.locator(".tip").last().boundingBox();
    const right = (tip?.x ?? 0) + (tip?.width ?? 0);
    expect
      .soft([tip?.x ?? -1, (page.viewportSize()?.width ?? 0) - right].every((gap) => gap >= 0))
      .toBe(true);
    await check("a button with its description");
    await page.locator("[role=gridcell]").nth(1).click();
    await page.keyboard.press("Alt+ArrowDown");
    await page.locator("[popover] .item").nth(3).waitFor();
    await check("the menu of a column");
    await page.keyboard.press("Escape");
    await primary.click();
    await page.locator(".action-dialog summary").click();
    await check("a dialog");
    await page.locator(".action-dialog .primary").click();
    await page.locator(".action-dialog .entry-error").waitFor();
    await check("a field that is empty");
    await page.locator(".action-dialog textarea").first().fill("Soon");
    await page.locator(".action-dialog .primary").click();
    const job = await findJob("send");
    await service.api.jobs.acknowledge(job.id, { info: "Packing", progress: 40 });
    await page.getByText("Packing").waitFor();
    await check("a job that blocks the records");
    const message = "The shop has **2** records:\n\n- one of `Nordlicht`\n- one of Harbour\n\n> Thank you";
    await end(job, { heading: "Sent", message, next: { type: "url", url: "https://shop.example" } });
    await page.locator(".action-dialog h2").waitFor();
    await check("an outcome");
  });
});
