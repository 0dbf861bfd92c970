import { startBrowser } from "@data-import/checks/browser";
import type { Page } from "playwright-core";
import { serveFolder } from "./serve-folder.ts";

/** What a page said and requested until it was done. */
export interface SeenPage {
  readonly address: string;
  /** Its lines on the console, and its errors. */
  readonly complaints: readonly string[];
  readonly requests: readonly string[];
}

/**
 * Serves a folder, opens an address in it in a Chromium with a new, empty profile, and reads the page when its body has
 * the attribute `data-state`.
 */
export async function openFolder<Result>(
  folder: string,
  path: string,
  read: (page: Page, seen: SeenPage) => Promise<Result>,
): Promise<Result> {
  const site = await serveFolder(folder);
  const browser = await startBrowser().catch(async (error: unknown) => {
    await site.close();
    throw error;
  });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
    const address = `${site.url}${path}`;
    await page.goto(address);
    await page.waitForSelector("body[data-state]");
    return await read(page, { address, complaints, requests });
  } finally {
    await browser.close();
    await site.close();
  }
}
