import { mayLackChromium } from "@data-import/checks/browser";
import type { CreatedImportSession, CreateImportSessionRequest } from "@data-import/types";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeContacts } from "./support/describe-contacts.ts";
import { audit, useBrowser } from "./support/in-browser.ts";
import { type OpenService, openService } from "./support/open-service.ts";
import { type Host, serveHost } from "./support/serve-host.ts";

const server = process.env["DATABASE_URL"];
const engines = [
  { engine: "SQLite", database: undefined, missing: false },
  { engine: "two nodes on PostgreSQL", database: server, missing: server === undefined },
];

/** The page around: it connects to the frame, and notes what it hears. */
const script = `import { fromIframe } from "./index.js";
globalThis.heard = [];
const frame = document.querySelector("#importer");
const listen = (importer) => {
  globalThis.importer = importer;
  for (const name of ["di-ready", "di-file", "di-imported", "di-completed", "di-error"])
    importer.addEventListener(name, ({ detail }) => heard.push({ name, ...detail }));
};
// A component that is shown, removed and shown again.
fromIframe(frame).disconnect();
listen(fromIframe(frame));
globalThis.connectAgain = () => { importer.disconnect(); listen(fromIframe(frame)); };`;

/** A frame beside the importer, which wants its port and gives the page around a wrong one. */
const hostile = `const { port1, port2 } = new MessageChannel();
globalThis.taken = [];
port1.onmessage = ({ data }) => taken.push(data);
const importer = parent.frames[0];
for (const data of [{ dataImport: "hello" }, { dataImport: "connect" }, null, "connect"]) importer.postMessage(data, "*");
importer.postMessage({ dataImport: "connect" }, "*", [port2]);
parent.postMessage({ dataImport: "ready" }, "*");
addEventListener("message", ({ data }) => taken.push(data));
globalThis.tried = true;`;

const heard = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { heard: { name: string }[] }).heard);

describe.each(engines)("the page in a frame, on $engine", ({ database, missing }) => {
  describe.skipIf(mayLackChromium || missing)("of somebody else", () => {
    const visit = useBrowser();
    let service: OpenService;
    let host: Host;
    beforeAll(async () => {
      service = await openService(database);
      host = await serveHost(new URL(service.page).origin, {
        "/parent.js": ["text/javascript", script],
        "/hostile.js": ["text/javascript", hostile],
        "/hostile": ["text/html", `<!doctype html><title>Other</title><script src="hostile.js"></script>`],
      });
    });
    afterAll(async () => {
      host?.close();
      await service?.close();
    });

    const create = (more: Partial<CreateImportSessionRequest> = {}): Promise<CreatedImportSession> =>
      service.api.auth.createImportSession({
        environmentId: service.environmentId,
        blueprint: describeContacts(),
        guest: { externalId: crypto.randomUUID(), name: "Mara" },
        origins: [host.origin],
        completedUrl: "https://shop.example/done",
        ...more,
      });

    /** The page around with the frame, and every address and `Referer` that the browser has sent. */
    async function open(session: CreatedImportSession) {
      const address = session.url?.replaceAll("&", "&amp;");
      host.files["/"] = [
        "text/html",
        `<!doctype html><html lang="en"><head><title>Shop</title><link rel="icon" href="data:,"></head>
<body><main><h1>Shop</h1><iframe id="importer" title="Import" width="900" height="600" src="${address}"></iframe>
<iframe id="hostile" title="Other" src="hostile"></iframe></main><script type="module" src="parent.js"></script></body></html>`,
      ];
      const { page, faults } = await visit();
      const sent: string[] = [];
      page.on("request", (request) => sent.push(request.url(), request.headers()["referer"] ?? ""));
      await page.goto(host.address);
      return { page, faults, sent, frame: page.frameLocator("#importer") };
    }

    const file = (text: string) => ({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

    test("tells the page around what happens, and shows the token to nobody", async () => {
      const session = await create();
      const { page, faults, sent, frame } = await open(session);
      await frame
        .locator("input[type=file]")
        .setInputFiles(file("E-mail,Since\nada@harbour.example,2026-11-20\nbo@harbour.example,2026-11-21\n"));
      await frame.getByText("2 records added").waitFor();
      await frame.getByRole("button", { name: "Finish" }).click();
      await frame.getByRole("dialog").getByRole("button", { name: "Finish" }).click();
      // The page around goes on, not the frame.
      await frame.getByRole("heading", { name: "Thank you" }).waitFor();
      const sheetIds = [session.sheetId];
      await expect
        .poll(() => heard(page))
        .toEqual([
          { name: "di-ready", spaceId: session.spaceId, sheetIds },
          { name: "di-file", fileName: "a.csv", sizeBytes: 74 },
          { name: "di-imported", jobId: expect.any(String), sheetId: session.sheetId },
          {
            name: "di-completed",
            importSessionId: session.id,
            sheetIds,
            counts: { total: 2, valid: 2, error: 0 },
          },
        ]);
      const texts = [...sent, ...host.asked.map(({ url, headers }) => `${url} ${headers.referer}`)];
      expect(texts.filter((text) => text.split("#")[0]?.includes(session.token))).toEqual([]);
      const inFrame = page.frames().find((one) => one.url().startsWith(service.page));
      expect(inFrame?.url()).toBe(`${service.page}?session=${session.id}#/records/${session.sheetId}`);
      expect(await audit(page)).toEqual([]);
      expect(faults).toEqual([]);
    });

    test("takes no port from a window that is not around it, and asks before it is closed", async () => {
      const session = await create();
      const { page, frame } = await open(session);
      await expect.poll(async () => (await heard(page)).map(({ name }) => name)).toEqual(["di-ready"]);
      const other = page.frames().find((one) => one.url().endsWith("/hostile"));
      await other?.waitForFunction(() => (globalThis as unknown as { tried?: boolean }).tried === true);
      await frame
        .locator("input[type=file]")
        .setInputFiles(file("E-mail,Since\na@harbour.example,01/02/2026\nb@harbour.example,03/04/2026\n"));
      await frame.getByRole("heading", { name: /columns/i }).waitFor();
      await page.evaluate(() => (globalThis as unknown as { connectAgain(): void }).connectAgain());
      const ask = () =>
        page.evaluate(() => {
          const around = globalThis as unknown as {
            importer: { requestClose(): Promise<boolean> };
            decided: boolean[];
          };
          around.decided ??= [];
          void around.importer.requestClose().then((may) => around.decided.push(may));
        });
      const decided = () => page.evaluate(() => (globalThis as unknown as { decided: boolean[] }).decided);
      // The new connection is there as soon as the page in the frame has said so.
      await expect
        .poll(async () => {
          await ask();
          return frame.getByRole("dialog", { name: "Close the import?" }).count();
        })
        .toBe(1);
      const before = (await decided()).length;
      await frame.getByRole("button", { name: "Cancel" }).click();
      await expect.poll(async () => (await decided()).slice(before).includes(false)).toBe(true);
      expect(await other?.evaluate(() => (globalThis as unknown as { taken: unknown[] }).taken)).toEqual([]);
    });

    test("is shown only by the origins of the session", async () => {
      const { page } = await open(await create({ origins: ["https://shop.example"] }));
      // What the browser shows in place of a page that may not be framed has no element of ours.
      await expect
        .poll(() => page.frames().map((one) => one.url()))
        .toContain("chrome-error://chromewebdata/");
      expect(await heard(page)).toEqual([]);
      const { url = "" } = await create();
      const plain = await open({ ...(await create()), url: url.replace(/\?session=[^#]+/, "") });
      await expect
        .poll(() => plain.page.frames().map((one) => one.url()))
        .toContain("chrome-error://chromewebdata/");
    });
  });
});
