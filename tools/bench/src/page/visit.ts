import type { Browser, CDPSession, Locator, Page } from "playwright-core";
import { findPercentile } from "../measure.ts";
import { formatTime, type Row } from "../table.ts";
import type { Link } from "./fill-sheet.ts";

/** How often each wait is measured. */
export const runs = 15;

/** An open page of records, and what it costs. */
export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  readonly total: number;
}

/** Opens the records of a sheet in a browser of their own. */
export async function openRecords(browser: Browser, link: Link, total: number): Promise<Visit> {
  const context = await browser.newContext({ locale: "en", viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(link.signIn);
  await page.locator(".drop").waitFor();
  await page.goto(link.records);
  await firstCell(page).waitFor();
  const session = await context.newCDPSession(page);
  // Time of the processor: what others do on this machine at the same time does not count.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, session, total };
}

/** The first cell that has a text. */
export function firstCell(page: Page): Locator {
  return page.locator(cellsOf(0)).filter({ hasText: /\S/ }).first();
}

/** What was measured: the share of the runs in `share` took no longer. */
export function limited(claim: string, times: readonly number[], most: number, share = 0.5): Row {
  const sorted = [...times].sort((one, other) => one - other);
  const value = findPercentile(times, share);
  return {
    claim,
    value: formatTime(value),
    detail: `${times.length} runs, from ${formatTime(sorted[0] ?? 0)} to ${formatTime(sorted.at(-1) ?? 0)}`,
    budget: `≤ ${formatTime(most)}`,
    ok: value <= most,
  };
}

/** Another tab of somebody who shows records already: it has the session of that tab. */
export async function openTab(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void window.open("about:blank"));
  return opened;
}

/**
 * Resolves in the frame in which an element of the page has such a text: a locator of Playwright looks again only after up to
 * half a second.
 */
export async function waitForText(page: Page, selector: string, text: RegExp): Promise<void> {
  await page.waitForFunction(
    ([elements = "", pattern = ""]) => {
      const root = document.querySelector("data-import")?.shadowRoot ?? document;
      return [...root.querySelectorAll(elements)].some(({ textContent }) =>
        new RegExp(pattern).test(textContent),
      );
    },
    [selector, text.source],
    { polling: "raf" },
  );
}

/** The cells of a record, counted from 0. */
export const cellsOf = (record: number): string =>
  `[role=row][aria-rowindex="${record + 2}"] [role=gridcell]`;

/** What says below the table whether changes are on their way. */
export const footer = ".records-foot span";
