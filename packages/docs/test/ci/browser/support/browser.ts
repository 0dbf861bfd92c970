import { type Docs, serve } from "@data-import/docs";
import { startBrowser } from "@data-import/house/browser";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";

/** The docs in a browser. */
export interface DocsInBrowser {
  /** The address of the docs; it ends with `/`. */
  url(): string;
  /** Opens a page of the docs, such as `operations/listSheets/`, in a new profile until the test ends. */
  open(path: string, options?: BrowserContextOptions): Promise<OpenPage>;
  /**
   * The same in a profile and a page that all tests of the file with these options share. It takes half of the time, and is
   * for tests that only read.
   */
  visit(path: string, options?: BrowserContextOptions): Promise<OpenPage>;
}

/** A page with its problems. */
export interface OpenPage {
  readonly page: Page;
  /** Messages of the console, errors of scripts, and requests to other servers than that of the docs. */
  readonly complaints: readonly string[];
}

/** Serves the built site and starts a browser for the tests of a file; both end with them. */
export function useDocs(): DocsInBrowser {
  let docs: Docs;
  let browser: Browser;
  beforeAll(async () => {
    docs = await serve();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await docs?.close();
  });
  const openPage = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("request", (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(docs.url)) {
        complaints.push(`${request.method()} ${request.url()}`);
      }
    });
    return { page, complaints };
  };
  const shared = new Map<string, Awaited<ReturnType<typeof openPage>>>();
  return {
    url: () => docs.url,
    async open(path, options = {}) {
      const opened = await openPage(options);
      onTestFinished(() => opened.page.context().close());
      await opened.page.goto(new URL(path, docs.url).href);
      return opened;
    },
    async visit(path, options = {}) {
      const key = JSON.stringify(options);
      const opened = shared.get(key) ?? (await openPage(options));
      shared.set(key, opened);
      const { page, complaints } = opened;
      // A test may have emulated another one.
      await page.emulateMedia({ colorScheme: options.colorScheme ?? null });
      complaints.length = 0;
      await page.goto(new URL(path, docs.url).href);
      return opened;
    },
  };
}
