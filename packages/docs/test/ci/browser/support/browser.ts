import { type Docs, serve } from "@data-import/docs";
import { startBrowser } from "@data-import/house/browser";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { beforeAll } from "vitest";
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
}

// One server and one browser for all test files of a worker: they end with its process.
let starting: Promise<Started> | undefined;

// Most of the time of a new page is the start of its process, so tests with the same options share one.
const pages = new Map<string, Promise<Page>>();

async function start(): Promise<Started> {
  const [docs, browser] = await Promise.all([serve(), startBrowser()]);
  return { docs, browser };
}

/** Serves the built site and starts a browser for the tests of a file, if no other file has done so. */
export function useDocs(): DocsInBrowser {
  let started: Started;
  beforeAll(async () => {
    starting ??= start();
    started = await starting;
  });
  const createPage = async (options: BrowserContextOptions) =>
    (await started.browser.newContext(options)).newPage();
  const prepare = async (options: BrowserContextOptions = {}) => {
    const whole = { viewport: { width: 1440, height: 900 }, ...options };
    const key = JSON.stringify(whole);
    const page = pages.get(key) ?? createPage(whole);
    pages.set(key, page);
    return renewPage(await page, started.docs.url, whole);
  };
  return {
    url: () => started.docs.url,
    prepare,
    async open(path, options) {
      const opened = await prepare(options);
      await opened.page.goto(new URL(path, started.docs.url).href);
      return opened;
    },
  };
}
