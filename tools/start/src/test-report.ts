import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { formatDuration } from "../steps.mjs";

/** The heading of vitest's log for errors outside of all tests. */
const errorsOutside = /⎯ Unhandled Errors/;

/** The numbers of tests of one package. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Why the package failed, apart from single tests. */
  readonly reason?: string;
}

/** The part of vitest's JSON report that we read. */
interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * Reads the report of the test run of one package. An error outside of all tests counts as one failed test: a package that
 * could not run must have a failure.
 * @param log what vitest printed: its report does not have such errors
 */
export function tallyReport(path: string, exitCode: number | undefined, log = ""): Tally {
  const report = readReport(path);
  if (report === undefined) {
    const reason =
      exitCode === 0
        ? "has no report: its test script must be `vitest run`, with `$TEST_ARGUMENTS` at its end"
        : exitCode === undefined
          ? "did not run"
          : "stopped before its tests ended";
    return { passed: 0, failed: 1, skipped: 0, reason };
  }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  const skipped = report.numPendingTests + report.numTodoTests;
  const passed = report.numPassedTests;
  if (failed > 0 && errorsOutside.test(log))
    return { passed, failed: failed + 1, skipped, reason: "also failed outside of its tests" };
  if (failed > 0 || (exitCode === 0 && report.success)) return { passed, failed, skipped };
  const reason =
    report.testResults.length === 0 ? "has no test files" : "failed, although all of its tests passed";
  return { passed, failed: 1, skipped, reason };
}

/** The sum of several packages. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = (pick: (tally: Tally) => number) => tallies.reduce((total, tally) => total + pick(tally), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped),
  };
}

/** The part of a vitest log about failures; the whole log if it has no such part. */
export function cutFailures(log: string): string {
  const lines = log.split("\n");
  const start = lines.findIndex((line) => /⎯ Failed (Tests|Suites)|⎯ Unhandled Errors/.test(line));
  const end = lines.findIndex((line, index) => index > start && /^\s*Test Files\s/.test(line));
  return start === -1
    ? log
    : lines
        .slice(start, end === -1 ? undefined : end)
        .join("\n")
        .trim();
}

/**
 * Reads the output of vitest line by line. As soon as the tests of a package have ended, gives a line about it, such as
 * `✓ client    812 passed  31 s`.
 */
export function readProgress(): (pkg: string, text: string) => string | undefined {
  const counts = new Map<string, string>();
  const broken = new Set<string>();
  return (pkg, text) => {
    const line = stripVTControlCharacters(text);
    const [, kind, count] = /^\s*(Test Files|Tests)\s+(\S.*?)\s*\(\d+\)\s*$/.exec(line) ?? [];
    // A file that fails outside of all tests has no failed test.
    if (kind === "Test Files" && count?.includes("failed")) broken.add(pkg);
    if (kind === "Tests" && count !== undefined) counts.set(pkg, count.replaceAll(" | ", ", "));
    const [, duration, unit] = /^\s*Duration\s+([\d.]+)(ms|s)\b/.exec(line) ?? [];
    if (duration === undefined) return undefined;
    const time = formatDuration(Number(duration) * (unit === "ms" ? 1 : 1000));
    const counted = counts.get(pkg) ?? "no tests";
    const hasFailed = broken.has(pkg) || counted.includes("failed") || counted === "no tests";
    return `  ${hasFailed ? "✗" : "✓"} ${pkg.padEnd(9)} ${counted}  ${time}`;
  };
}

function readReport(path: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
