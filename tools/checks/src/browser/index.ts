export { findChromium, mayLackChromium, missingChromium } from "./find-chromium.ts";
export { startBrowser } from "./start-browser.ts";
