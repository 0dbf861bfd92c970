import { type Browser, chromium } from "playwright-core";
import { firefox } from "playwright-core-for-firefox";
import { findChromium, missingChromium } from "./find-chromium.ts";
import { findFirefox, missingFirefox } from "./find-firefox.ts";

/** A browser that only loads the requested pages. */
const quietFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * How long a browser may take to start, and an action on a page, in milliseconds. Only one that waits for what never comes
 * reaches this limit: a machine may have other work.
 */
const longestMs = 300_000;

/** Gives the actions on all pages of a browser the same limit. */
function limitActions(browser: Browser): Browser {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    context.setDefaultTimeout(longestMs);
    return context;
  };
  return browser;
}

/** Starts the Chromium of this machine, with an empty profile and these flags; rejects if there is none. */
export async function startBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(missingChromium);
  return limitActions(
    await chromium.launch({ executablePath, args: [...quietFlags, ...flags], timeout: longestMs }),
  );
}

/**
 * Starts the Firefox of this machine, with an empty profile; rejects if there is none. The channel makes Playwright talk
 * with it by WebDriver BiDi: otherwise it needs a Firefox of its own. The version of Playwright is the last one that asks
 * for nothing that the long-term Firefox lacks.
 */
export async function startFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error(missingFirefox);
  const browser = await firefox.launch({ executablePath, channel: "moz-firefox", timeout: longestMs });
  // The types of the two versions differ only in what no test uses.
  return limitActions(browser as unknown as Browser);
}
