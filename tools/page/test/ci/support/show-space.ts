import type { Action } from "@data-import/types";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findJob } from "./find-job.ts";
import { makeCustomers, type OpenService } from "./open-service.ts";
import type { Look } from "./show-import.ts";

const send: Action = {
  label: "Send to the shop",
  operation: "send",
  primary: true,
  mode: "foreground",
  description: "The shop gets these records.",
  guardrail: { content: "The shop **cannot** give them back." },
  inputForm: {
    type: "simple",
    fields: [
      { key: "note", label: "Note", type: "textarea", constraints: [{ type: "required" }] },
      { key: "urgent", label: "Urgent", type: "boolean", defaultValue: true },
    ],
  },
};

/** Visits a space that somebody has arranged, as a guest does: its areas, a document, an action, files, and its end. */
export async function showSpace(service: OpenService, page: Page, look: Look): Promise<void> {
  const { api, environmentId } = service;
  const { spaceId, sheetId, ownLink, sharedLink } = await makeCustomers(service);
  await api.spaces.update(spaceId, { name: "Your move to Nordlicht" });
  await page.goto(sharedLink);
  await page.locator("input[name=email]").waitFor();
  await look("sign-in");

  const { canvasId } = await api.spaces.get(spaceId);
  if (canvasId === undefined) expect.fail("The space has no canvas.");
  const { id: documentId } = await api.documents.create(spaceId, {
    title: "Before you begin",
    body: "One line per **customer**, with:\n\n- a number\n- a company\n- an e-mail address",
    actions: [{ label: "I have read it", operation: "read-it" }],
  });
  const header = { title: "Welcome", text: "Your customers move to Nordlicht in *three* steps." };
  await api.canvasAreas.create({ canvasId, type: "header", position: "top", config: header });
  await api.canvasAreas.create({ canvasId, type: "document", position: "left", config: { documentId } });
  await api.canvasAreas.create({ canvasId, type: "sheet", position: "middle", config: { sheetId } });
  await api.canvasAreas.create({ canvasId, type: "mapping", position: "right", config: { sheetId } });
  const { slug } = await api.guides.create(environmentId, {
    environmentId,
    slug: "prepare",
    title: "Prepare your list",
    description: "What a list of customers needs.",
    blocks: [{ type: "markdown", text: "Save the sheet of your customers as **one** file." }],
  });
  await api.guidance.create(spaceId, {
    guideSlug: slug,
    options: { target: "file", trigger: "first", type: "sidebar" },
  });
  await page.goto("about:blank");
  await page.goto(ownLink);
  await page.getByRole("heading", { name: "Welcome" }).waitFor();
  await page.getByRole("heading", { name: "Before you begin" }).waitFor();
  await page.getByRole("link", { name: "Add a file to Customers" }).waitFor();
  await look("canvas");
  await page.locator(".space-menu").click();
  const entry = page.getByRole("dialog").getByRole("link", { name: "Before you begin" });
  await entry.waitFor();
  await look("menu-of-a-space");
  await entry.click();
  await page.getByRole("link", { name: "Back to the import" }).waitFor();
  await page.getByRole("button", { name: "I have read it" }).waitFor();
  await look("document");
  await page.getByRole("link", { name: "Back to the import" }).click();
  await page.getByRole("link", { name: "Add a file to Customers" }).click();
  await page.getByRole("complementary", { name: "Prepare your list" }).getByText("one").waitFor();
  await page.locator(".drop").waitFor();
  await look("guide");

  await api.actions.bulkCreate([{ ...send, targetId: sheetId }], { spaceId });
  await api.records.insert(
    sheetId,
    ["Nordlicht", "Harbour", "Lighthouse"].map((company, index) => ({
      number: { value: String(index + 1) },
      company: { value: company },
      email: { value: `post@${company.toLowerCase()}.example` },
    })),
  );
  await page.goto("about:blank");
  await page.goto(`${ownLink}/records/${sheetId}`);
  await waitForRecords(page);
  const button = page.getByRole("button", { name: "Send to the shop" });
  await button.waitFor();
  await look("actions");
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Send to the shop" });
  await dialog.getByText("cannot").waitFor();
  await dialog.getByLabel("Note").fill("From Ines");
  await look("action");
  await dialog.getByRole("button", { name: "Send to the shop" }).click();
  const job = await findJob(api, spaceId, "send");
  await api.jobs.acknowledge(job.id, { info: "Packing", progress: 40 });
  await page.getByText("Packing").waitFor();
  await look("job-runs");
  const outcome = { heading: "Sent", message: "The shop has *3* customers.", acknowledge: true };
  await api.jobs.complete(job.id, { outcome });
  const ended = page.getByRole("dialog", { name: "Sent" });
  await ended.getByText("The shop has 3 customers.").waitFor();
  await look("job-ended");
  await ended.getByRole("button", { name: "Close" }).click();
  await button.waitFor();

  await api.sheets.lock(sheetId);
  await page.reload();
  await waitForRecords(page);
  await page.getByText("This sheet is locked").waitFor();
  await look("locked");
  await api.sheets.unlock(sheetId);
  await api.spaces.archive(spaceId);
  await page.reload();
  await waitForRecords(page);
  await page.getByText("This space is archived.").waitFor();
  await look("archived");
  await page.context().setOffline(true);
  await page.getByText("You are offline.").waitFor();
  await look("no-connection");
}

/** Waits for the three records, and until they are counted. */
async function waitForRecords(page: Page): Promise<void> {
  await page.getByRole("gridcell").first().waitFor();
  await page.locator(".chip", { hasText: /^All\s*3$/ }).waitFor();
}
