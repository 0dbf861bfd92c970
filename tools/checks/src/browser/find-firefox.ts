import { existsSync } from "node:fs";

const places = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** The Firefox of this machine, if it has one. */
export function findFirefox(): string | undefined {
  return places.find((place) => existsSync(place));
}

/** Whether tests in Firefox may be skipped here; CI must have it. */
export const mayLackFirefox: boolean = findFirefox() === undefined && !process.env["CI"];

/** The message for a machine without Firefox. */
export const missingFirefox =
  "This machine has no Firefox. On Debian: apt-get install -y --no-install-recommends firefox-esr";
