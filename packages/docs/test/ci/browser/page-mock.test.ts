import { createMock } from "@data-import/mock";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type BuiltRequest, buildRequest } from "../../../site/scripts/try-it/build-request.ts";
import { printMeasure } from "../../gates/support/print-measure.ts";
import { fillForm, forms } from "../../support/filled-forms.ts";
import { auditSchemes } from "./support/audit.ts";
import { useDocs } from "./support/browser.ts";
import { chooseAddress, openForm, send, tryIt } from "./support/form.ts";

const docs = useDocs();
const base = createMock().url;

/** A request that can be passed to a page; the content of a file is text. */
type Asked = Omit<BuiltRequest, "parts"> & {
  readonly name: string;
  readonly parts?: readonly (readonly [name: string, value: string, file?: string])[];
};

/** What came back: the status, the headers and the bytes. */
type Answer = readonly [status: number, headers: string, body: string];

/** Sends requests, one after the other. It also runs in the page, so it uses nothing from outside. */
async function ask(requests: readonly Asked[], respond: typeof fetch): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { method, url, headers, body, parts } of requests) {
    const form = new FormData();
    for (const [name, value, file] of parts ?? []) {
      form.append(name, file === undefined ? value : new File([value], file));
    }
    const init = { method, headers: headers.map((pair) => [...pair]) as [string, string][] };
    const response = await respond(url, { ...init, body: parts ? form : (body ?? null) });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = [...response.headers].map((pair) => pair.join(": ")).join("\n");
    answers.push([
      response.status,
      text,
      btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")),
    ]);
  }
  return answers;
}

async function describeRequest(name: string, built: BuiltRequest): Promise<Asked> {
  const { parts, ...rest } = built;
  const texts = (parts ?? []).map(async ({ name: part, value }) =>
    typeof value === "string" ? ([part, value] as const) : ([part, await value.text(), value.name] as const),
  );
  return { ...rest, name, ...(parts && { parts: await Promise.all(texts) }) };
}

/** For each operation: a request that is right, one for each other response of the mock, and one that is wrong. */
const asked = await Promise.all(
  [...forms].flatMap(([id, operation]) => {
    const filled = fillForm(operation, base);
    const right = buildRequest(operation, filled);
    const wrong = { ...right, url: `${right.url}${right.url.includes("?") ? "&" : "?"}lighthouse=1` };
    return [
      describeRequest(id, right),
      describeRequest(`${id}, wrong`, wrong),
      ...operation.responses.map(({ prefer }) =>
        describeRequest(`${id}, ${prefer}`, buildRequest(operation, { ...filled, prefer })),
      ),
    ];
  }),
);

/** Opens an operation with the mock of its page loaded. */
async function openWithMock(operationId = "listSheets") {
  const opened = await docs.open(`operations/${operationId}/`);
  await openForm(opened.page);
  await send(opened.page);
  return opened;
}

/** The same as `ask`, in the page. */
function askInPage(page: Page): Promise<Answer[]> {
  return page.evaluate(`(${ask})(${JSON.stringify(asked)}, dataImportMock.respond)`);
}

async function weighMemory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize;
}

describe("the mock in a page", () => {
  it("responds to every operation as the mock in Node does, also to what is wrong", async () => {
    const { page, complaints } = await openWithMock();
    const answers = await askInPage(page);
    const expected = await ask(asked, createMock().fetch as typeof fetch);
    const different = asked.filter((_, index) => String(answers[index]) !== String(expected[index]));
    expect(different.map(({ name }) => name)).toEqual([]);
    const statuses = new Map(asked.map(({ name }, index) => [name, answers[index]?.[0]]));
    const failed = [...forms.keys()].filter(
      (id) => statuses.get(id) !== 200 || statuses.get(`${id}, wrong`) !== 400,
    );
    const count = `${forms.size - failed.length} of ${forms.size}`;
    printMeasure("operations with a response of the mock in the page", count, "all");
    expect(failed).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("keeps nothing of a request", async () => {
    const { page } = await openWithMock();
    await askInPage(page);
    const before = await weighMemory(page);
    for (let round = 0; round < 4; round += 1) await askInPage(page);
    const grown = ((await weighMemory(page)) - before) / 1e6;
    // Less than a kilobyte for a request: most responses are larger.
    printMeasure(`memory after ${asked.length * 4} more requests`, `${grown.toFixed(1)} MB more`, "≤ 4 MB");
    expect(grown).toBeLessThanOrEqual(4);
  });
});

describe("a form, where there is no server", () => {
  it("sends nothing, says so, and loads the mock once for all pages", async () => {
    const { page, complaints } = await docs.open("operations/updateDocument/");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await openForm(page);
    const choice = tryIt(page).getByLabel("Send to");
    expect(await choice.locator("option").allTextContents()).toEqual([
      "The mock in this page",
      "The mock, http://localhost:4011/v1",
      "The service, http://localhost:4010/v1",
      "Another address",
    ]);
    expect(await tryIt(page).getByText("Nothing is sent").isVisible()).toBe(true);
    expect(requests.filter((path) => path.includes("page-mock"))).toEqual([]);
    expect(await send(page)).toMatch(/^200 \d+ ms, .*, from the mock in this page\. Nothing was sent\.$/);
    expect(requests).toContainEqual(expect.stringMatching(/^\/assets\/page-mock-[\w-]+\.js$/));
    expect(requests.filter((path) => !path.startsWith("/assets/"))).toEqual([]);
    await page.goto(new URL("operations/getApp/", docs.url()).href);
    await openForm(page);
    expect(await send(page)).toMatch(/^200 /);
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("page-mock"))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    );
    expect(loaded).toEqual([0]);
    expect(complaints).toEqual([]);
  });

  it("shows the error of the mock at its field, and the call as code for a mock on a port", async () => {
    const { page } = await docs.open("operations/updateDocument/");
    await openForm(page);
    await tryIt(page).getByLabel("Body").fill('{"titel":"New"}');
    expect(await send(page)).toMatch(/^400 /);
    expect(await tryIt(page).locator(".try-issues").textContent()).toContain("did you mean `title`");
    expect(await tryIt(page).locator(".tabs").textContent()).toContain("http://localhost:4011/v1/spaces/");
  });

  it("sends to the own service after its address is chosen", async () => {
    const { page } = await docs.open("operations/getApp/");
    await openForm(page);
    const called: string[] = [];
    await page.route("https://import.example/v1/**", (route) => {
      called.push(route.request().url());
      return route.fulfill({
        status: 200,
        json: { data: {} },
        headers: { "Access-Control-Allow-Origin": "*" },
      });
    });
    await chooseAddress(page, "https://import.example/v1");
    expect(await tryIt(page).getByText("Nothing is sent").isVisible()).toBe(false);
    expect(await send(page)).toMatch(/^200 OK/);
    expect(called).toEqual([expect.stringMatching(/\/v1\/apps\/us_app_/)]);
  });

  it("says so if the mock cannot be loaded, and loads it with the next request", async () => {
    const { page } = await docs.open("operations/getApp/");
    await openForm(page);
    await page.route("**/page-mock-*.js", (route) => route.abort());
    expect(await send(page)).toBe("The mock could not be loaded. Send again, or choose an address.");
    await page.unrouteAll();
    expect(await send(page)).toMatch(/^200 /);
  });

  it.each([1600, 390])("is accessible and fits with a response: %i pixels", async (width) => {
    const { page } = await openWithMock();
    await page.setViewportSize({ width, height: 900 });
    await page.locator(".try-response pre").waitFor();
    expect(await auditSchemes(page, "#try-it")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
