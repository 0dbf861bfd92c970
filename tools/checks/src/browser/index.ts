export { findChromium, mayLackChromium, missingChromium } from "./find-chromium.ts";
export { mayLackFirefox } from "./find-firefox.ts";
export { startBrowser, startFirefox } from "./start-browser.ts";
