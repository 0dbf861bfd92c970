import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { readPackages } from "../../src/checks/workspace.ts";
import type { RepositoryCopy } from "./repository-copy.ts";

const repository = new URL("../../../..", import.meta.url).pathname;

/** The changes that a section of CONTRIBUTING.md shows as diffs, in its order. */
export function readDiffs(heading: string): string[] {
  const text = readFileSync(join(repository, "CONTRIBUTING.md"), "utf8");
  const [, section = ""] = text.split(`\n## ${heading}\n`);
  const [steps = ""] = section.split("\n## ");
  // The blocks stand inside the steps of a list, so their lines are indented.
  return [...steps.matchAll(/^( *)```diff\n([\s\S]*?)^ *```$/gm)].map(([, indent = "", diff = ""]) =>
    diff.replace(new RegExp(`^${indent}`, "gm"), ""),
  );
}

/** Makes the changes of a diff in a copy; throws if a file does not have the lines of the diff. */
export function applyDiff({ root }: RepositoryCopy, diff: string): void {
  execFileSync("git", ["apply", "-"], { cwd: root, input: diff, stdio: ["pipe", "pipe", "pipe"] });
}

/** Links the dependencies of the packages into a copy; packages that depend on packages get those of the copy. */
export function linkDependencies({ root, files }: Pick<RepositoryCopy, "root" | "files">): void {
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"));
  for (const { folder } of readPackages(root, files)) {
    const installed = join(repository, folder, "node_modules");
    if (!existsSync(installed)) continue;
    // The links of pnpm are relative, so in the copy, links to packages lead to the packages of the copy.
    cpSync(installed, join(root, folder, "node_modules"), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path === installed || !basename(path).startsWith("."),
    });
  }
}
