import { existsSync } from "node:fs";
import { join, normalize } from "node:path";
import { Problem } from "../problem.mjs";
import { listPackages, root, selectPackages, type WorkspacePackage } from "./packages.ts";

/** The tests to run: all of some packages, or some files of one package. */
export interface TestSelection {
  /** The task that runs them. Files below `test/ci/` belong to `test:ci`, those below `test/nightly/` to `test:nightly`. */
  readonly task: string;
  readonly packages: readonly WorkspacePackage[];
  /** Relative to their package; empty for all files of the packages. */
  readonly files: readonly string[];
}

/**
 * The tests of the named packages or files; without names, all tests. Throws a Problem for an unknown file or package, and
 * for files of several packages.
 */
export function selectTests(names: readonly string[], task: string): TestSelection {
  const isFile = (name: string): boolean => name.endsWith(".ts");
  if (!names.some(isFile)) {
    return {
      task,
      packages: selectPackages(names).filter(({ scripts }) => scripts.includes(task)),
      files: [],
    };
  }
  const paths = names.map((name) => normalize(name));
  const missing = paths.find((path) => !existsSync(join(root, path)));
  if (missing !== undefined) {
    throw new Problem(`There is no test file ${missing}. Name it from the top folder of the repository.`, 2);
  }
  const packages = listPackages().filter(({ folder }) => paths.some((path) => path.startsWith(`${folder}/`)));
  const [pkg, another] = packages;
  if (pkg === undefined || another !== undefined || !paths.every(isFile)) {
    throw new Problem("Test files must be in one package. To test several packages, give their names.", 2);
  }
  const [fileTask = "test", ...otherTasks] = new Set(paths.map(nameTask));
  if (otherTasks.length > 0) {
    throw new Problem(
      "Some of these files are below test/ci/ or test/nightly/. Run them with a separate command.",
      2,
    );
  }
  return { task: fileTask, packages: [pkg], files: paths.map((path) => path.slice(pkg.folder.length + 1)) };
}

function nameTask(path: string): string {
  const [, folder] = /\/test\/(ci|nightly)\//.exec(path) ?? [];
  return folder === undefined ? "test" : `test:${folder}`;
}
