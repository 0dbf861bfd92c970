import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createMock, type ListeningMock } from "@data-import/mock";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditSchemes } from "./support/audit.ts";
import { useDocs } from "./support/browser.ts";
import {
  chooseAddress,
  chooseMock,
  openOperation as open,
  openForm,
  readBody,
  send,
  tryIt,
} from "./support/form.ts";

const docs = useDocs();
let mock: ListeningMock;

beforeAll(async () => {
  mock = await createMock().listen();
});
afterAll(() => mock.close());

const openOperation = (operationId: string, options = {}) => open({ docs, mock }, operationId, options);

describe("a call", () => {
  it("is sent unchanged after a click, and not before", async () => {
    const { page, sent } = await openOperation("listSheets");
    await page.waitForLoadState("networkidle");
    expect(sent).toEqual([]);
    expect(await send(page)).toMatch(/^200 OK\s*\d+ ms, [\d.]+ (bytes|kB)$/);
    expect(sent.map((request) => `${request.method()} ${new URL(request.url()).search}`)).toEqual([
      "GET ?workbookId=us_wb_Rm5yZ1hC",
    ]);
    expect(JSON.parse((await readBody(page)) ?? "").data.length).toBeGreaterThan(0);
    await tryIt(page)
      .getByText(/^\d+ headers?$/)
      .click();
    expect(await tryIt(page).locator("dt").allTextContents()).toContain("content-type");
  });

  it("has the body, the token and the optional fields of the form", async () => {
    const { page, sent } = await openOperation("updateDocument");
    await tryIt(page).getByLabel("Access token").fill("my-own");
    await tryIt(page).getByLabel("documentId").fill("a/b c");
    await tryIt(page).getByLabel("Body").fill('{"title":"New","body":"Text"}');
    expect(await send(page)).toMatch(/^200 OK/);
    const [request] = sent;
    expect(request?.method()).toBe("PATCH");
    expect(new URL(request?.url() ?? "").pathname).toMatch(/\/documents\/a%2Fb%20c$/);
    expect(request?.postDataJSON()).toEqual({ title: "New", body: "Text" });
    expect(await request?.headerValue("authorization")).toBe("Bearer my-own");
  });

  it("uploads the chosen file, with the other parts", async () => {
    const { page } = await openOperation("uploadFile");
    await tryIt(page)
      .getByLabel("file", { exact: true })
      .setInputFiles({ name: "cups.csv", mimeType: "text/csv", buffer: Buffer.from("sku\nCUP-1\n") });
    const [request, status] = await Promise.all([page.waitForRequest("**/files"), send(page)]);
    expect(status).toMatch(/^200 OK/);
    expect(await request.headerValue("content-type")).toMatch(/^multipart\/form-data/);
    await expect.poll(() => page.locator("#try-it .tabs").textContent()).toContain("-F 'file=@cups.csv'");
  });

  it("offers a download for content that is not text", async () => {
    const { page } = await openOperation("downloadAgentExport");
    await send(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      tryIt(page)
        .getByRole("link", { name: /^Save / })
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
  });

  it("shows a failure: the status, and each reason with its key and at its field", async () => {
    const { page } = await openOperation("getAgent");
    await tryIt(page).getByLabel("Response of the mock").selectOption({ label: "404 Not Found" });
    expect(await send(page)).toMatch(/^404 Not Found/);
    expect(await tryIt(page).locator(".try-issues li").textContent()).toMatch(/^agentId There is no agent `/);
    expect(await tryIt(page).getByLabel("agentId").getAttribute("aria-invalid")).toBe("true");
    expect(JSON.parse((await readBody(page)) ?? "").errors).toHaveLength(1);
  });

  it("can be stopped", async () => {
    const silent = createServer(() => {});
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { page } = await openOperation("listSheets");
    await chooseAddress(page, `http://127.0.0.1:${(silent.address() as AddressInfo).port}/v1`);
    await tryIt(page).getByRole("button", { name: "Send", exact: true }).click();
    await tryIt(page).getByRole("button", { name: "Stop" }).click();
    await expect.poll(() => tryIt(page).getByRole("status").textContent()).toBe("Stopped.");
    silent.closeAllConnections();
    silent.close();
  });

  it("goes to any address", async () => {
    const { page, sent } = await openOperation("listSheets");
    await chooseAddress(page, `${mock.url}/`);
    expect(await send(page)).toMatch(/^200 OK/);
    expect(sent).toEqual([]);
  });
});

describe("without a server", () => {
  it("shows how to start the mock, in one sentence, and nothing before", async () => {
    const { page, complaints } = await docs.open("operations/listSheets/");
    await page.route("http://localhost:4011/v1/**", (route) => route.abort("connectionrefused"));
    await openForm(page);
    await chooseMock(page);
    await page.waitForLoadState("networkidle");
    expect(await tryIt(page).getByRole("status").textContent()).toBe("");
    expect(complaints).toEqual([]);
    expect(await send(page)).toBe(
      'No server responds at http://localhost:4011/v1. Start the mock with "npx @data-import/mock", then send again.',
    );
  });

  it("shows the same for another address", async () => {
    const closed = createServer().listen(0, "127.0.0.1");
    await once(closed, "listening");
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const { page } = await docs.open("operations/listSheets/");
    await openForm(page);
    await chooseAddress(page, `http://127.0.0.1:${port}/v1`);
    expect(await send(page)).toContain(`No server responds at http://127.0.0.1:${port}/v1.`);
  });
});

describe("a form", () => {
  it.each([
    ["listSheets", "workbookId", "", "workbookId is required."],
    ["updateDocument", "Body", "{", /^This must be JSON\. /],
    ["listEvents", "pageSize", "many", "pageSize must be a number, such as 10."],
    ["uploadFile", "actions", "{}", "This must be a list in JSON, such as [{ … }]."],
  ])("of %s does not send %s: %j", async (operationId, label, value, problem) => {
    const { page, sent } = await openOperation(operationId);
    const fold = tryIt(page).getByText(/optional fields?$/);
    if (await fold.isVisible()) await fold.click();
    const field = tryIt(page).getByLabel(label, { exact: true });
    await field.fill(value);
    await send(page);
    expect(sent).toEqual([]);
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    const described = (await field.getAttribute("aria-describedby"))?.split(" ").at(-1);
    const message = await page.locator(`[id="${described}"]`).textContent();
    if (typeof problem === "string") expect(message).toBe(problem);
    else expect(message).toMatch(problem);
    await field.fill("1");
    expect(await field.getAttribute("aria-invalid")).toBeNull();
  });

  it("requires a token for the service", async () => {
    const { page } = await openOperation("listSheets");
    await tryIt(page).getByLabel("Send to").selectOption("The service, http://localhost:4010/v1");
    await send(page);
    expect(await tryIt(page).getByText("The service needs an access token.").isVisible()).toBe(true);
  });

  it("shows the call as code while it is being filled in, without the token", async () => {
    const { page } = await openOperation("updateDocument");
    await tryIt(page).getByLabel("spaceId").fill("us_sp_mine");
    await tryIt(page).getByLabel("Access token").fill("very-secret");
    const text = () => tryIt(page).locator(".tabs").textContent();
    await expect.poll(text).toContain("/spaces/us_sp_mine/documents/");
    expect(await text()).toContain('api.documents.update("us_sp_mine"');
    expect(await text()).toContain("Bearer $DATA_IMPORT_TOKEN");
    expect(await text()).not.toContain("very-secret");
  });

  it("starts with another body after a choice", async () => {
    const { page } = await openOperation("bulkMutateFlags");
    const body = tryIt(page).getByLabel("Body");
    const before = await body.inputValue();
    await tryIt(page).getByLabel("Start with").selectOption({ index: 1 });
    const after = await body.inputValue();
    expect(after).not.toBe(before);
    expect(await tryIt(page).locator(".tabs").textContent()).toContain(after);
  });
});

describe("the token", () => {
  it("stays in the storage of the session, on every page of the tab, and nowhere else", async () => {
    const { page } = await openOperation("listSheets");
    await tryIt(page).getByLabel("Access token").fill("very-secret");
    await send(page);
    const stored = await page.evaluate(() => ({
      session: Object.values(sessionStorage),
      elsewhere: JSON.stringify([
        { ...localStorage },
        document.cookie,
        location.href,
        document.body.innerHTML,
      ]),
    }));
    expect(stored.session).toContain("very-secret");
    expect(stored.elsewhere).not.toContain("very-secret");
    await page.goto(new URL("operations/getApp/", docs.url()).href);
    await openForm(page);
    expect(await tryIt(page).getByLabel("Access token").inputValue()).toBe("very-secret");
    const other = await page.context().newPage();
    await other.goto(new URL("operations/getApp/", docs.url()).href);
    await openForm(other);
    expect(await tryIt(other).getByLabel("Access token").inputValue()).toBe("");
  });
});

describe("the page", () => {
  it("keeps a sentence and the curl sample without a script", async () => {
    const { page } = await docs.open("operations/listSheets/", { javaScriptEnabled: false });
    expect(await tryIt(page).textContent()).toContain("enable JavaScript");
    expect(await page.getByText("curl 'http://localhost:4011/v1/sheets").count()).toBeGreaterThan(0);
  });

  it.each([1440, 390])("is accessible with a response and an error: %i pixels", async (width) => {
    const { page } = await openOperation("uploadFile");
    await page.setViewportSize({ width, height: 800 });
    await send(page);
    await page.locator(".try-response pre").waitFor();
    for (const fold of await tryIt(page).locator("details > summary").all()) await fold.click();
    expect(await auditSchemes(page, "#try-it")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await tryIt(page).getByLabel("spaceId").fill("");
    await send(page);
    expect(await auditSchemes(page, "#try-it")).toEqual([]);
  });
});
