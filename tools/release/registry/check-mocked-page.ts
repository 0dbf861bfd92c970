import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findChromium, mayLackChromium, missingChromium } from "@data-import/checks/browser";
import type { Candidate } from "./candidate.ts";
import { type Column, checkEach } from "./outcomes.ts";
import { findMockedPageProblems, mockedPageFolder } from "./show-mocked-page.ts";

/** Opens the pages that run with the mock in Chromium, with the Mock Service Worker of a consumer's folder. */
export async function checkMockedPage(
  title: string,
  packages: readonly Candidate[],
  home: string,
): Promise<Column> {
  const page = readFileSync(join(mockedPageFolder, "main.ts"), "utf8");
  const find = async () => (findChromium() ? findMockedPageProblems(home) : [missingChromium]);
  const problems = mayLackChromium ? undefined : await find();
  return checkEach(title, packages, async ({ name }) =>
    problems !== undefined && page.includes(` from "${name}"`) ? problems : "does not apply",
  );
}
