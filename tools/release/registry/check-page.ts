import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findChromium, mayLackChromium, missingChromium } from "@data-import/checks/browser";
import type { Candidate } from "./candidate.ts";
import { type Column, checkEach } from "./outcomes.ts";
import { serveMock } from "./serve-mock.ts";
import { findPageProblems, pageFolder, showPage } from "./show-page.ts";

/** Builds the page that imports the packages for browsers, and opens it in Chromium, with the installed mock. */
export async function checkPage(packages: readonly Candidate[], home: string): Promise<Column> {
  const title = "Chromium";
  const page = readFileSync(join(pageFolder, "main.ts"), "utf8");
  const isShown = ({ name }: Candidate) => page.includes(` from "${name}"`);
  if (mayLackChromium) return checkEach(title, packages, async () => "does not apply");
  const problems = findChromium()
    ? await openPage(home)
    : [`${missingChromium}; where CI is not set, the column is left out.`];
  return checkEach(title, packages, async (each) => (isShown(each) ? problems : "does not apply"));
}

async function openPage(home: string): Promise<string[]> {
  const mock = await serveMock(home);
  try {
    return await findPageProblems(await showPage(home, mock.url), mock.url);
  } finally {
    mock.end();
  }
}
