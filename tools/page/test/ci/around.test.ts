import { mayLackChromium } from "@data-import/checks/browser";
import type { CreatedImportSession } from "@data-import/types";
import type { FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeContacts } from "./support/describe-contacts.ts";
import { useBrowser } from "./support/in-browser.ts";
import { type OpenService, openService } from "./support/open-service.ts";
import { type Host, serveHost } from "./support/serve-host.ts";

/** What the page around keeps: what it heard, and which events it cancels. */
interface Around {
  readonly importer: {
    startImport(jobId: string): boolean | Promise<boolean>;
    disconnect?(): void;
  };
  readonly heard: readonly ({ readonly name: string } & Record<string, unknown>)[];
  readonly canceled: Set<string>;
}

const listen = `globalThis.heard = [];
globalThis.canceled = new Set(["di-plan", "di-action"]);
globalThis.listen = (importer) => {
  globalThis.importer = importer;
  for (const name of ["di-plan", "di-changed", "di-action", "di-imported", "di-error"])
    importer.addEventListener(name, (event) => {
      heard.push({ name, ...event.detail });
      if (canceled.has(name)) event.preventDefault();
    });
};`;

const ways = {
  dialog: (
    { id, token }: CreatedImportSession,
    service: string,
  ) => `import { openImporter } from "./index.js";
globalThis.heard = [];
openImporter({
  ...${JSON.stringify({ service, session: id, language: "en" })},
  token: async () => ${JSON.stringify(token)},
  on: {
    "di-plan": (detail, event) => {
      heard.push({ name: event.type, ...detail });
      event.preventDefault();
    },
  },
});`,
  element: ({ token }: CreatedImportSession) => `import "./element.js";
${listen}
const importer = document.querySelector("data-import");
listen(importer);
importer.token = async () => ${JSON.stringify(token)};`,
  frame: () => `import { fromIframe } from "./index.js";
${listen}
listen(fromIframe(document.querySelector("iframe")));`,
};

describe.skipIf(mayLackChromium)("a page around that decides", () => {
  const visit = useBrowser();
  let service: OpenService;
  let host: Host;
  beforeAll(async () => {
    service = await openService();
    host = await serveHost(new URL(service.page).origin);
  });
  afterAll(async () => {
    host?.close();
    await service?.close();
  });

  async function open(way: keyof typeof ways) {
    const session = await service.api.auth.createImportSession({
      environmentId: service.environmentId,
      blueprint: describeContacts({ actions: [{ label: "Look up", operation: "look-up", confirm: false }] }),
      guest: { externalId: crypto.randomUUID(), name: "Mara" },
      origins: [host.origin],
    });
    const origin = new URL(service.page).origin;
    const importer =
      way === "frame"
        ? `<iframe title="Import" width="900" height="600" src="${session.url?.replaceAll("&", "&amp;")}"></iframe>`
        : way === "element"
          ? `<data-import service="${origin}/v1" session="${session.id}" language="en"></data-import>`
          : "";
    host.files["/around.js"] = ["text/javascript", ways[way](session, `${origin}/v1`)];
    host.files["/"] = [
      "text/html",
      `<!doctype html><html lang="en"><head><title>Shop</title><link rel="icon" href="data:,">
<script type="module" src="around.js"></script></head><body><main><h1>Shop</h1>${importer}</main></body></html>`,
    ];
    const { page, faults } = await visit();
    await page.goto(host.address);
    const inside: Page | FrameLocator = way === "frame" ? page.frameLocator("iframe") : page;
    return { page, faults, session, inside };
  }

  const bring = (inside: Page | FrameLocator) =>
    inside.locator("input[type=file]").setInputFiles({
      name: "a.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("E-mail,Since\nada@harbour.example,2026-11-20\nbo@harbour.example,2026-11-21\n"),
    });
  const hear = (page: Page, name: string) =>
    page.evaluate(
      (wanted) => (globalThis as unknown as Around).heard.filter((each) => each.name === wanted),
      name,
    );
  const start = (page: Page, jobId: string) =>
    page.evaluate((id) => (globalThis as unknown as Around).importer.startImport(id), jobId);
  const findStarted = async (session: CreatedImportSession) =>
    (await service.api.jobs.list({ spaceId: session.spaceId })).data.filter(
      ({ operation }) => operation === "look-up",
    );

  test.each(["element", "frame"] as const)("starts an import and runs an action itself: %s", async (way) => {
    const { page, faults, session, inside } = await open(way);
    const { sheetId = "" } = session;
    await bring(inside);
    await expect.poll(async () => (await hear(page, "di-plan")).length).toBe(1);
    const [plan] = await hear(page, "di-plan");
    const jobId = String(plan?.["jobId"]);
    expect(plan).toEqual({ name: "di-plan", jobId, sheetId, questions: 0, startsNow: true });
    expect((await service.api.jobs.get(jobId)).status).toBe("planning");

    // After a reload, nothing starts either, and nobody is asked about a plan that was read again.
    await page.reload();
    const goOn = inside.getByText("Go on with a.csv");
    await goOn.waitFor();
    expect(await start(page, jobId)).toBe(false);
    await goOn.click();
    await expect.poll(() => start(page, jobId)).toBe(true);
    expect(await hear(page, "di-plan")).toEqual([]);
    await inside.getByText("2 records added").waitFor();
    expect(await start(page, jobId)).toBe(false);
    // An import is not a change of the person.
    expect(await hear(page, "di-changed")).toEqual([]);

    await inside.getByRole("gridcell", { name: "ada@harbour.example" }).click();
    await page.keyboard.type("eve@harbour.example");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await hear(page, "di-changed")).length).toBe(1);
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await hear(page, "di-changed")).length).toBe(2);
    const changes = await hear(page, "di-changed");
    const commits = await service.api.sheets.listCommits(sheetId as `us_sh_${string}`);
    expect(changes.map(({ commitId }) => commitId)).toEqual([commits[1]?.id, commits[0]?.id]);
    expect(changes).toMatchObject([
      { sheetId, records: 1 },
      { sheetId, records: 1 },
    ]);

    const action = inside.getByRole("button", { name: "Look up" });
    await action.click();
    await expect.poll(async () => (await hear(page, "di-action")).length).toBe(1);
    // The button is free again as soon as the page around has decided.
    await expect.poll(() => action.getAttribute("aria-disabled")).toBe(null);
    expect(await findStarted(session)).toEqual([]);
    const [asked] = await hear(page, "di-action");
    expect(asked?.["job"]).toEqual({
      type: "sheet",
      operation: "look-up",
      source: sheetId,
      trigger: "immediate",
    });
    // What the event has is the job, as the server around can start it.
    const job = await service.api.jobs.create(asked?.["job"] as never);
    expect(job.operation).toBe("look-up");
    await service.api.jobs.complete(job.id, {});

    await page.evaluate(() => (globalThis as unknown as Around).canceled.clear());
    await action.click();
    await expect.poll(async () => (await findStarted(session)).length).toBe(2);
    expect(await hear(page, "di-error")).toEqual([]);
    expect(faults).toEqual([]);
  });

  test("cancels a plan of the dialog, which the person then starts", async () => {
    const { page, faults, inside } = await open("dialog");
    await bring(inside);
    await inside.getByRole("button", { name: "Import", exact: true }).click();
    await inside.getByText("2 records added").waitFor();
    expect(await hear(page, "di-plan")).toMatchObject([{ startsNow: true }]);
    expect(faults).toEqual([]);
  });

  test("nobody decides in a frame after the connection was ended", async () => {
    const { page, inside } = await open("frame");
    await expect.poll(() => page.evaluate(() => "importer" in globalThis)).toBe(true);
    await page.evaluate(() => (globalThis as unknown as Around).importer.disconnect?.());
    await bring(inside);
    await inside.getByText("2 records added").waitFor();
    expect(await hear(page, "di-plan")).toEqual([]);
  });

  test("a listener that cancels and ends the connection has canceled", async () => {
    const { page, inside } = await open("frame");
    await inside.locator("input[type=file]").waitFor({ state: "attached" });
    await page.evaluate(() => {
      const { importer } = globalThis as unknown as Around & {
        importer: EventTarget & { disconnect(): void };
      };
      importer.addEventListener("di-plan", () => importer.disconnect());
    });
    await bring(inside);
    await expect.poll(async () => (await hear(page, "di-plan")).length).toBe(1);
    await inside.getByRole("button", { name: "Import", exact: true }).waitFor();
  });

  test("an import whose token has ended meanwhile is not started, and says so", async () => {
    const { page, session, inside } = await open("element");
    await bring(inside);
    await expect.poll(async () => (await hear(page, "di-plan")).length).toBe(1);
    await service.api.jobs.cancel(session.id);
    const [plan] = await hear(page, "di-plan");
    await expect.poll(() => start(page, String(plan?.["jobId"]))).toBe(true);
    await expect.poll(async () => (await hear(page, "di-error"))[0]?.["code"]).toBe("token_invalid");
    expect(await hear(page, "di-imported")).toEqual([]);
  });
});
