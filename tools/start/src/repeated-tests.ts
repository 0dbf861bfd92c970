import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./packages.ts";

/** The results of one round, by the file and name of each test: `passed`, `failed` or `skipped`. */
export type Outcomes = ReadonlyMap<string, string>;

/** The part of vitest's JSON report that we read. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status?: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Reads the reports of one round; a missing report counts as one without tests. */
export function readOutcomes(paths: readonly string[]): Outcomes {
  const outcomes = new Map<string, string>();
  for (const { name, assertionResults } of paths.flatMap(readFiles)) {
    for (const { fullName, status } of assertionResults) {
      const title = `${relative(root, name)} ${fullName}`;
      // Tests with the same name count as one test, which passed if all of them passed.
      if (outcomes.get(title) !== "failed") outcomes.set(title, status);
    }
  }
  return outcomes;
}

/** The files of a report with a failed test, or that failed outside of all tests; as absolute paths. */
export function listFailedFiles(path: string): string[] {
  return readFiles(path).flatMap(({ name, status }) => (status === "failed" ? [name] : []));
}

/** One line for each test with different results: `4 times passed, 1 time failed: packages/… a test`. */
export function describeChanges(rounds: readonly Outcomes[]): string[] {
  const titles = new Set(rounds.flatMap((round) => [...round.keys()]));
  return [...titles].flatMap((title) => {
    const statuses = rounds.map((round) => round.get(title) ?? "missing");
    const kinds = [...new Set(statuses)];
    if (kinds.length === 1) return [];
    const parts = kinds.map((kind) => {
      const { length } = statuses.filter((status) => status === kind);
      return `${length} ${length === 1 ? "time" : "times"} ${kind}`;
    });
    return [`${parts.join(", ")}: ${title}`];
  });
}

function readFiles(path: string): Report["testResults"] {
  try {
    return (JSON.parse(readFileSync(path, "utf8")) as Report).testResults;
  } catch {
    return [];
  }
}
