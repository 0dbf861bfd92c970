import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findChromium, mayLackChromium, missingChromium } from "@data-import/house/browser";
import { serveMock } from "../serve-mock.ts";
import { findPageProblems, pageFolder, showPage } from "../show-page.ts";
import type { Candidate } from "./candidate.ts";
import { type Column, checkEach } from "./outcomes.ts";

/** Builds the page that imports the packages for browsers, and opens it in Chromium, with the installed mock. */
export async function checkPage(
  packages: readonly Candidate[],
  home: string,
): Promise<{ readonly column: Column; readonly remark: string }> {
  const title = "Vite, Chromium";
  const page = readFileSync(join(pageFolder, "main.ts"), "utf8");
  const isShown = ({ name }: Candidate) => page.includes(` from "${name}"`);
  if (mayLackChromium) {
    const column = await checkEach(title, packages, async () => "does not apply");
    return { column, remark: "left out: this machine has no Chromium" };
  }
  const problems = findChromium()
    ? await openPage(home)
    : [`${missingChromium}; where CI is not set, the column is left out.`];
  const column = await checkEach(title, packages, async (each) =>
    isShown(each) ? problems : "does not apply",
  );
  return { column, remark: `a page with ${packages.filter(isShown).length} packages` };
}

async function openPage(home: string): Promise<string[]> {
  const mock = await serveMock(home);
  try {
    return await findPageProblems(await showPage(home, mock.url), mock.url);
  } finally {
    mock.end();
  }
}
