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

/** Whether tests in a browser may be skipped here. CI must have a browser, because nothing else runs these tests. */
export const mayLackChromium: boolean = findChromium() === undefined && !process.env["CI"];

/** The message for a machine without Chromium. */
export const missingChromium =
  "This machine has no Chromium. On Debian: apt-get install -y --no-install-recommends chromium";
