import { type Browser, chromium } from "playwright-core";
import { findChromium, missingChromium } from "./find-chromium.ts";

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
