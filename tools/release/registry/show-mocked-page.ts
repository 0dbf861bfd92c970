import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { copyToConsumer } from "./consumer.ts";
import { openFolder } from "./open-folder.ts";
import { packageModules } from "./packages.ts";
import { runCommand } from "./run-command.ts";

const vite = join(packageModules, "vite/bin/vite.js");

/** The folder of the pages that run with the mock and Mock Service Worker, in the folder of all consumers. */
export const mockedPageFolder: string = join(import.meta.dirname, "./consumers/mocked-page");

/** The pages, and what they show. */
const pages: Readonly<Record<string, readonly string[]>> = {
  "index.html": ["Products", "People", "404", "1,2,255", "connection", "generated 200"],
  "iframe.html": ["2 sheets", "0 sheets", "GET /sheets returned 500: It broke."],
};

/**
 * Builds the pages that run with the mock and the Mock Service Worker that are installed in a consumer's folder, opens
 * them in Chromium, and resolves to their problems. The build may not warn about modules of Node.
 */
export async function findMockedPageProblems(consumer: string): Promise<string[]> {
  const folder = join(consumer, "mocked-page");
  copyToConsumer(mockedPageFolder, folder);
  mkdirSync(join(folder, "public"));
  const worker = "mockServiceWorker.js";
  copyFileSync(join(consumer, "node_modules/msw/lib", worker), join(folder, "public", worker));
  const words = [vite, "build", "--logLevel", "warn"];
  const { code, stdout, stderr } = await runCommand(process.execPath, words, {
    cwd: folder,
  });
  const said = `${stdout}${stderr}`.trim();
  if (code !== 0 || said !== "") return [`Vite ended with code ${code} and said: ${said}`];
  const problems: string[] = [];
  for (const [path, expected] of Object.entries(pages)) {
    const seen = await openFolder(join(folder, "dist"), path, async (page, { complaints }) => ({
      items: await page.locator("li").allTextContents(),
      // The browser says so about every response with an error.
      complaints: complaints.filter((line) => !line.startsWith("error: Failed to load resource")),
    }));
    if (seen.items.join() !== expected.join() || seen.complaints.length > 0)
      problems.push(`${path} shows ${seen.items.join()}, not ${expected.join()}. ${seen.complaints.join()}`);
  }
  return problems;
}
