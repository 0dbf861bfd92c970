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
  return {
    url: () => docs.url,
    async open(path, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("request", (request) => {
        if (/^https?:/.test(request.url()) && !request.url().startsWith(docs.url)) {
          complaints.push(`${request.method()} ${request.url()}`);
        }
      });
      await page.goto(new URL(path, docs.url).href);
      return { page, complaints };
    },
  };
}
