import { findChromium, mayLackChromium, missingChromium } from "@data-import/checks/browser";
import type { Candidate } from "./candidate.ts";
import { type Column, checkEach } from "./outcomes.ts";
import { findEmbeddingProblems } from "./show-embedded.ts";

/** The pages that embed the importer, by the folders of their sources, and the titles of their columns. */
export const embeddingPages: Readonly<Record<string, string>> = {
  plain: "embedded in a page",
  react: "embedded in React 19",
  vue: "embedded in Vue 3",
  angular: "embedded in Angular 22",
  svelte: "embedded in Svelte 5",
};

/** Imports a file on a page of each framework, with the packages that are installed in a consumer's folder. */
export async function checkEmbedded(packages: readonly Candidate[], home: string): Promise<Column[]> {
  const names = Object.keys(embeddingPages);
  const problems = findChromium() ? await findEmbeddingProblems(home, names) : undefined;
  return Promise.all(
    Object.entries(embeddingPages).map(([name, title]) =>
      checkEach(title, packages, async ({ shortName }) =>
        mayLackChromium || shortName !== "importer"
          ? "does not apply"
          : (problems?.get(name) ?? [missingChromium]),
      ),
    ),
  );
}
