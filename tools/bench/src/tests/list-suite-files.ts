import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestSuite } from "./suites.ts";

/** The repository's folder. */
export const root: string = fileURLToPath(new URL("../../../..", import.meta.url));

/** The test files of a package, relative to its folder. */
export function listTestFiles(folder: string): string[] {
  const exclude = (name: string) => /(^|\/)(node_modules|dist|fixture|consumers)$/.test(name);
  return globSync("**/*.test.ts", { cwd: join(root, folder), exclude });
}

/** The test files of a suite, relative to its package: those of a folder, or those that match a path with `*`. */
export function listSuiteFiles({ folder, files }: Pick<TestSuite, "folder" | "files">): string[] {
  return listTestFiles(folder).filter((file) =>
    files.some((start) => {
      const [before = "", after] = start.split("*");
      if (after === undefined) return file.startsWith(start);
      return file.startsWith(before) && file.endsWith(after) && !file.slice(before.length).includes("/");
    }),
  );
}
