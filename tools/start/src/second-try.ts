import type { Outcomes } from "./repeated-tests.ts";
import type { Tally } from "./test-report.ts";

/** More failed files than this are no chance: they do not run again. */
const mostFiles = 10;

/** One run of the tests of a package. */
export interface Try {
  readonly tally: Tally;
  readonly outcomes: Outcomes;
}

/** What two runs of a package say together. */
export interface TwoTries {
  readonly tally: Tally;
  /** The file and name of each test that failed beside the others, and passed alone. */
  readonly unsteady: readonly string[];
}

/** Whether the failed files of all packages run a second time. */
export function deservesSecondTry(filesOfPackages: readonly (readonly string[])[]): boolean {
  const count = filesOfPackages.flat().length;
  return count > 0 && count <= mostFiles;
}

/** Joins the run of a whole package and the one of its failed files. */
export function joinTries(first: Try, second: Try): TwoTries {
  const passed = [...second.outcomes].filter(
    ([title, status]) => status === "passed" && first.outcomes.get(title) !== "passed",
  );
  const { tally } = first;
  return {
    tally: { ...second.tally, passed: tally.passed + passed.length, skipped: tally.skipped },
    unsteady: passed.map(([title]) => title),
  };
}
