import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createHandler } from "@data-import/docs";
import { createMock, type ListeningMock } from "@data-import/mock";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { useDocs } from "./support/browser.ts";
import { chooseAddress, openOperation as open, openForm, send, tryIt } from "./support/form.ts";

const docs = useDocs();
let mock: ListeningMock;

beforeAll(async () => {
  mock = await createMock().listen();
});
afterAll(() => mock.close());

const openOperation = (operationId: string, options = {}) => open({ docs, mock }, operationId, options);

/** Docs on one server with a service, which a mock plays; returns their address and the requests to the service. */
async function serveBoth(): Promise<{ site: string; called: string[] }> {
  const called: string[] = [];
  const pages = createHandler({ service: "/v1", mock: mock.url });
  const both = createServer(async (request, response) => {
    if (!request.url?.startsWith("/v1/")) return pages(request, response);
    called.push(`${request.method} ${request.url}`);
    const { method = "", headers } = request;
    const url = mock.url.replace(/\/v1$/, request.url);
    const reply = await fetch(url, { method, headers: { authorization: headers.authorization ?? "" } });
    response.writeHead(reply.status, { "Content-Type": "application/json" }).end(await reply.text());
  });
  both.listen(0, "127.0.0.1");
  await once(both, "listening");
  onTestFinished(() => {
    both.closeAllConnections();
    both.close();
  });
  return { site: `http://127.0.0.1:${(both.address() as AddressInfo).port}/`, called };
}

describe("on the server of a service", () => {
  it("calls that service first, and the samples do so, too", async () => {
    const { site, called } = await serveBoth();
    const { page } = await docs.open(`${site}operations/getSpace/`);
    const sample = () => page.locator("[id=sample] ~ fieldset").textContent();
    expect(await sample()).toContain(`"${site}v1"`);
    expect(await sample()).not.toContain("localhost:4011");
    await openForm(page);
    const choice = tryIt(page).getByLabel("Send to");
    expect(await choice.locator("option").allTextContents()).toEqual([
      `The service of this site, ${site}v1`,
      "The mock in this page",
      `The mock, ${mock.url}`,
      "Another address",
    ]);
    await tryIt(page).getByLabel("Access token").fill("my-own");
    expect(await send(page)).toMatch(/^200 OK/);
    expect(called).toEqual(["GET /v1/spaces/us_sp_8vKd3QxN"]);
    await page.goto(`${site}guides/five-minute-start/`);
    expect(await page.locator("main").textContent()).toContain(`curl '${site}v1/environments`);
  });

  it("asks once before it sends a DELETE", async () => {
    const { site, called } = await serveBoth();
    const { page } = await docs.open(`${site}operations/deleteSpace/`);
    await openForm(page);
    await tryIt(page).getByLabel("Access token").fill("my-own");
    const questions: string[] = [];
    let answer = false;
    page.on("dialog", (dialog) => {
      questions.push(dialog.message());
      return answer ? dialog.accept() : dialog.dismiss();
    });
    expect(await send(page)).toBe("Not sent.");
    expect(called).toEqual([]);
    answer = true;
    expect(await send(page)).toMatch(/^200 OK/);
    expect(called).toEqual(["DELETE /v1/spaces/us_sp_8vKd3QxN"]);
    const question = `Send DELETE ${site}v1/spaces/us_sp_8vKd3QxN?`;
    expect(questions).toEqual([question, question]);
  });
});

it.each([
  ["the origin of the docs", () => new URL(docs.url()).origin, /^200 OK/],
  ["another origin", () => "https://shop.example", /this page may not call the server \(CORS/],
])("a server that allows only %s is called or explained", async (_, readOrigin, shown) => {
  const strict = await createMock({ corsOrigins: [readOrigin()] }).listen();
  onTestFinished(() => strict.close());
  const { page } = await openOperation("getSpace");
  await chooseAddress(page, strict.url);
  expect(await send(page)).toMatch(shown);
});

describe("samples", () => {
  it("follow the chosen address and token on every page of the tab, without the token itself", async () => {
    const { page } = await openOperation("getSpace");
    await chooseAddress(page, "http://127.0.0.1:4999/v1");
    await tryIt(page).getByLabel("Access token").fill("very-secret");
    const sample = () => page.locator("[id=sample] ~ fieldset").textContent();
    await expect.poll(sample).toContain('baseUrl: "http://127.0.0.1:4999/v1"');
    expect(await sample()).toContain('token: process.env["DATA_IMPORT_TOKEN"]');
    expect(await sample()).toContain('"Authorization: Bearer $DATA_IMPORT_TOKEN"');
    await page.goto(new URL("operations/listSheets/", docs.url()).href);
    await expect.poll(sample).toContain('baseUrl: "http://127.0.0.1:4999/v1"');
    await openForm(page);
    await tryIt(page).getByLabel("Send to").selectOption({ index: 0 });
    await tryIt(page).getByLabel("Access token").fill("");
    await expect.poll(sample).toContain('baseUrl: "http://localhost:4011/v1"');
    expect(await sample()).toContain('token: "my-access-token"');
  });
});

describe("earlier responses", () => {
  it("stay below the last one, folded, the newest first", async () => {
    const { page } = await openOperation("getAgent");
    await send(page);
    expect(await page.locator(".try-earlier").isVisible()).toBe(false);
    await tryIt(page).getByLabel("Response of the mock").selectOption({ label: "404 Not Found" });
    await send(page);
    await tryIt(page).getByLabel("Response of the mock").selectOption({ index: 0 });
    await send(page);
    const earlier = page.locator(".try-earlier > details");
    expect(await earlier.locator("> summary").allTextContents()).toEqual([
      expect.stringMatching(/^GET \/agents\/us_ag_Hn6cV2pY.* 404$/),
      expect.stringMatching(/^GET \/agents\/us_ag_Hn6cV2pY.* 200$/),
    ]);
    expect(await earlier.first().textContent()).toContain("There is no agent `");
  });
});
