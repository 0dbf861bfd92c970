import { startBrowser } from "@data-import/checks/browser";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";

/** A page of an empty profile. */
export interface Visit {
  readonly page: Page;
  /** What the page wrote to the console as an error, and what it threw. */
  readonly faults: readonly string[];
}

/** Opens pages in one browser for a file of tests: in Chromium, if nothing else is said. */
export function useBrowser(
  start: () => Promise<Browser> = startBrowser,
): (options?: BrowserContextOptions) => Promise<Visit> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser?.close());
  return async (options = {}) => {
    const context = await browser.newContext({
      locale: "en",
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => {
      // A status that the page expects is an error for the browser.
      if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) faults.push(message.text());
    });
    return { page, faults };
  };
}

/** Requests of a page that do not go on yet. */
export interface HeldBack {
  /** Resolves when there is one. */
  readonly asked: Promise<void>;
  release(): void;
}

/** Holds the requests of one method to some addresses back, until a test releases them. */
export async function holdBack(page: Page, addresses: RegExp, method = "GET"): Promise<HeldBack> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    if (route.request().method() === method) {
      asked.resolve();
      await released.promise;
    }
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}

/** Waits until the outline of a screen is gone: its code and its texts come in parts. */
async function waitForScreen(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector("data-import")?.shadowRoot;
    return root?.querySelector(".main > .outline") == null;
  });
}

/** Violations of WCAG A and AA and of good practice, one line for each node. */
export async function audit(page: Page): Promise<string[]> {
  await waitForScreen(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: {
        type: "tag",
        values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      },
      resultTypes: ["violations"],
    }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.flat().join(" ")}: ${failureSummary}`),
  );
}

/** Whether the page scrolls sideways. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

/** Presses Tab until an element has the focus; fails if that takes more presses than a person would try. */
export async function tabTo(page: Page, wanted: Locator, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press(key);
  }
  expect.fail(`The focus does not come to ${wanted}.`);
}

/** Whether the focus is on an element. */
export function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === (element.getRootNode() as ShadowRoot).activeElement);
}

/** What is read out with an element in addition to its name and its value. */
export function readDescription(locator: Locator): Promise<string> {
  return locator.evaluate((element) => {
    const id = element.getAttribute("aria-describedby") ?? "";
    return (element.getRootNode() as ShadowRoot).getElementById(id)?.textContent ?? "";
  });
}
