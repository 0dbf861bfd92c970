import type { Browser, CDPSession, Page } from "playwright-core";
import { type Candidate, description } from "./candidates.ts";
import type { FileServer } from "./serve-files.ts";

/** The machine and the line of somebody who opens a page. */
export interface Profile {
  readonly viewport: { readonly width: number; readonly height: number };
  /** How many times slower than this machine. */
  readonly slowdown: number;
  /** Milliseconds from a request to the first byte of its answer. */
  readonly latency: number;
  /** Bits per second. */
  readonly speed: number;
}

/** What one visit costs. */
export interface Visit {
  /**
   * Milliseconds from the click to the frame in which the operation is on the screen; Infinity where that takes longer
   * than `patience`.
   */
  readonly ready: number;
  /** Milliseconds that the main thread has worked for the page, until it is at rest. */
  readonly cpu: number;
  /** Bytes by path. */
  readonly transfers: ReadonlyMap<string, number>;
}

declare global {
  interface Window {
    readyAt?: number;
    /** Milliseconds that looking for the operation has taken. */
    lookedFor?: number;
  }
}

/** Milliseconds that a reader waits for the operation. */
export const patience = 30_000;

// A page that works all the time has no frame in which it could be looked at.
const longest = 180_000;

/** Opens the page of a candidate in a profile of its own; `look` may examine it when it is at rest. */
export async function visitPage(
  browser: Browser,
  { page: path, shown }: Candidate,
  server: FileServer,
  profile: Profile,
  look?: (page: Page) => Promise<void>,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: profile.viewport });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(longest);
    const session = await context.newCDPSession(page);
    await applyProfile(session, profile);
    await page.addInitScript(watchOperation, [shown, description, patience] as const);
    server.takeTransfers();
    await page.goto(new URL(path, server.url).href, { waitUntil: "commit" });
    await page.waitForFunction(() => window.readyAt !== undefined, undefined, { polling: 200 });
    const ready = await page.evaluate(() => window.readyAt ?? Number.NaN);
    const cpu = (await waitForRest(page, session)) - (await page.evaluate(() => window.lookedFor ?? 0));
    const visit = { ready, cpu, transfers: server.takeTransfers() };
    await look?.(page);
    return visit;
  } finally {
    await context.close();
  }
}

async function applyProfile(session: CDPSession, { slowdown, latency, speed }: Profile): Promise<void> {
  // Time of the processor, so that other work of this machine does not count.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: speed / 8,
    uploadThroughput: speed / 8,
  });
}

/** Runs in the page: notes the time of the first frame that shows the operation. */
function watchOperation([selector, text, limit]: readonly [string, string, number]): void {
  const isShown = () =>
    [...document.querySelectorAll(selector)].some((element) => {
      if (!element.textContent.includes(text)) return false;
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
    });
  const look = () => {
    const start = performance.now();
    const shown = isShown();
    window.lookedFor = (window.lookedFor ?? 0) + performance.now() - start;
    requestAnimationFrame(() => {
      // What the frame before had to show has been drawn by now.
      if (shown) window.readyAt = performance.now();
      else if (start > limit) window.readyAt = Number.POSITIVE_INFINITY;
      else look();
    });
  };
  requestAnimationFrame(look);
}

/** Waits until the main thread has nothing to do any more; gives how long it has worked. */
async function waitForRest(page: Page, session: CDPSession): Promise<number> {
  for (let before = await readWork(session); ; ) {
    await page.waitForTimeout(1000);
    const now = await readWork(session);
    if (now - before < 10) return now;
    before = now;
  }
}

async function readWork(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}
