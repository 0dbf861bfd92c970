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

/** Starts the Chromium of this machine, with an empty profile and these flags; rejects if there is none. */
export async function startBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(missingChromium);
  return chromium.launch({ executablePath, args: [...quietFlags, ...flags] });
}

/**
 * Starts the Firefox of this machine, with an empty profile; rejects if there is none. The channel makes Playwright talk
 * with it by WebDriver BiDi: otherwise it needs a Firefox of its own. The version of Playwright is the last one that asks
 * for nothing that the long-term Firefox lacks.
 */
export async function startFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error(missingFirefox);
  const browser = await firefox.launch({ executablePath, channel: "moz-firefox" });
  // The types of the two versions differ only in what no test uses.
  return browser as unknown as Browser;
}
