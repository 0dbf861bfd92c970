import { startBrowser } from "@data-import/checks/browser";
import { type Docs, serve } from "@data-import/docs";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { test } from "vitest";
import { type OpenPage, renewPage } from "./renew-page.ts";

/** The docs in a browser. */
export interface DocsInBrowser {
  /** The address of the docs; it ends with `/`. */
  url(): string;
  /** Opens a page of the docs, such as `operations/listSheets/`, in an empty profile. */
  open(path: string, options?: BrowserContextOptions): Promise<OpenPage>;
  /** The same before the page is opened; it shows a file of the docs that loads nothing. */
  prepare(options?: BrowserContextOptions): Promise<OpenPage>;
}

interface Started {
  readonly docs: Docs;
  readonly browser: Browser;
  /** The pages by their options: most of the time of a new page is the start of its process, so tests share one. */
  readonly pages: Map<string, Promise<Page>>;
}

/** One server and one browser for all test files of a worker. */
const withBrowser = test.extend<{ $worker: { started: Started } }>({
  started: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest requires a pattern, with the other fixtures that this one needs.
    async ({}, use) => {
      const docs = await serve();
      const browser = await startBrowser();
      await use({ docs, browser, pages: new Map() });
      await browser.close();
      await docs.close();
    },
    { scope: "worker" },
  ],
});

/** Serves the built site and starts a browser for the tests of a file, if no other file has done so. */
export function useDocs(): DocsInBrowser {
  let shared: Started;
  withBrowser.beforeAll(({ started }) => {
    shared = started;
  });
  const createPage = async (options: BrowserContextOptions) =>
    (await shared.browser.newContext(options)).newPage();
  const prepare = async (options: BrowserContextOptions = {}) => {
    const whole = { viewport: { width: 1440, height: 900 }, ...options };
    const key = JSON.stringify(whole);
    const page = shared.pages.get(key) ?? createPage(whole);
    shared.pages.set(key, page);
    return renewPage(await page, shared.docs.url, whole);
  };
  return {
    url: () => shared.docs.url,
    prepare,
    async open(path, options) {
      const opened = await prepare(options);
      await opened.page.goto(new URL(path, shared.docs.url).href);
      return opened;
    },
  };
}
