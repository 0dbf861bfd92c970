import { spawn } from "node:child_process";
import { join } from "node:path";
import { startBrowser } from "@data-import/checks/browser";
import type { Browser } from "playwright-core";
import { copyToConsumer } from "./consumer.ts";
import { readAddress } from "./read-address.ts";
import { consumerEnvironment, runOrThrow } from "./run-command.ts";

/** The folder of the pages that embed the importer, in the folder of all consumers. */
const embedFolder: string = join(import.meta.dirname, "./consumers/embed");

/**
 * Builds the pages that embed the importer with the packages of a consumer's folder, serves them there with an installed
 * service, and imports a file in Chromium on the pages of these folders. Resolves to their problems.
 */
export async function findEmbeddingProblems(
  consumer: string,
  pages: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  copyToConsumer(embedFolder, join(consumer, "embed"));
  const cwd = join(consumer, "embed");
  const run = (path: string, ...words: string[]) =>
    runOrThrow(process.execPath, [join(consumer, "node_modules", path), ...words], { cwd });
  await run("typescript/bin/tsc", "-p", ".");
  await run("@angular/compiler-cli/bundles/src/bin/ngc.js", "-p", "angular");
  await run("vite/bin/vite.js", "build", "--logLevel", "warn");
  const shop = spawn(process.execPath, ["shop.ts"], { cwd, env: consumerEnvironment() });
  try {
    const address = await readAddress(shop);
    const browser = await startBrowser();
    try {
      const found = new Map<string, readonly string[]>();
      for (const name of pages) found.set(name, await importOn(browser, `${address}${name}/`));
      return found;
    } finally {
      await browser.close();
    }
  } finally {
    shop.kill();
  }
}

/** Imports a file on a page by its importer, and hands it over; then with a token that the service refuses. */
async function importOn(browser: Browser, address: string): Promise<readonly string[]> {
  const context = await browser.newContext({ locale: "en" });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    // The browser says so about every response with an error.
    if (!/status of 4\d\d/.test(message.text())) problems.push(`${message.type()}: ${message.text()}`);
  });
  const status = page.getByRole("status").first();
  const waitFor = async (event: string, text: string | RegExp) => {
    await status
      .filter({ hasText: text })
      .waitFor()
      .catch(async () => {
        throw new Error(`The page did not show ${event}; it says “${await status.textContent()}”.`);
      });
  };
  try {
    await page.goto(address);
    const start = page.getByRole("button", { name: "Import contacts" });
    await start.click();
    await waitFor("di-ready", "Choose a file.");
    const buffer = Buffer.from("E-mail,Age\nada@harbour.example,36\nbo@harbour.example,41\n");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "contacts.csv", mimeType: "text/csv", buffer });
    await waitFor("di-imported", /^Imported by us_jb_\w+\.$/);
    await page.getByRole("gridcell", { name: "bo@harbour.example" }).waitFor();
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Finish" }).click();
    await waitFor("di-completed", "Thank you.");
    await page.locator("data-import").waitFor({ state: "detached" });

    await page.route("**/import-session", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), token: "of-nobody" } });
    });
    await start.click();
    await waitFor("di-error", /token/);
  } catch (error) {
    problems.push(String(error));
  } finally {
    await context.close();
  }
  return problems;
}
