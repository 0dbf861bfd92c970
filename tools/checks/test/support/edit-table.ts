import { readFileSync } from "node:fs";

/** A row of the table in the README of this package: an edit, and the tasks that it runs again. */
export interface EditRow {
  /** The file, or the beginning of the files, that is edited: the first path that the row names. */
  readonly path: string;
  /** Given all packages that are built, those that the row names, in order. */
  readonly builds: Choose;
  /** The same for tests. */
  readonly tests: Choose;
}

type Choose = (all: readonly string[]) => string[];

const heading = "## What an edit rebuilds";

/** Reads the table; throws when a row names no path. */
export function readEditTable(): EditRow[] {
  const text = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const [, section = ""] = text.split(heading);
  const [table = ""] = /^\|(?:.*\n\|)*.*/m.exec(section) ?? [];
  return table
    .split("\n")
    .slice(2)
    .map((line) => {
      const [edit = "", builds = "", tests = ""] = line
        .split("|")
        .slice(1)
        .map((cell) => cell.trim());
      const [, path] = /`([^`]+)`/.exec(edit) ?? [];
      if (path === undefined) throw new Error(`This row of "${heading}" names no path: ${line}`);
      return { path, builds: chooseNames(builds), tests: chooseNames(tests) };
    });
}

/** Reads `types, client`, `everything`, `everything but spec` or `nothing`. */
function chooseNames(cell: string): Choose {
  const [, all, rest = ""] = /^(everything)?(?: but )?(.*)$/.exec(cell) ?? [];
  const named = rest === "nothing" ? [] : rest.split(", ").filter((name) => name !== "");
  return (packages) =>
    (all === undefined ? [...named] : packages.filter((folder) => !named.includes(folder))).sort();
}
