import { existsSync } from "node:fs";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The Chromium of this machine, if it has one. */
export function findChromium(): string | undefined {
  return places.find((place) => existsSync(place));
}

/** Whether tests in a browser may be left out here: CI must have one, for what is skipped there is proved nowhere. */
export const mayLackChromium: boolean = findChromium() === undefined && !process.env["CI"];

/** A browser that talks to nobody but the page. */
export const quietFlags: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
