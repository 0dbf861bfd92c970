import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { cutFailures, readProgress, sumTallies, tallyReport } from "../src/test-report.ts";

const folder = mkdtempSync(join(tmpdir(), "start-report-"));
afterAll(() => rmSync(folder, { recursive: true }));

function writeReport(report: object): string {
  const path = join(folder, "vitest.json");
  const empty = {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
  };
  writeFileSync(path, JSON.stringify({ success: true, ...empty, ...report }));
  return path;
}

describe("the report of one package", () => {
  it("is counted without changes if all tests passed", () => {
    const path = writeReport({ numPassedTests: 7, numPendingTests: 1, numTodoTests: 1 });
    expect(tallyReport(path, 0)).toEqual({ passed: 7, failed: 0, skipped: 2 });
  });

  it("is counted without changes if a test failed", () => {
    const file = { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] };
    const path = writeReport({ success: false, numPassedTests: 1, numFailedTests: 1, testResults: [file] });
    expect(tallyReport(path, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it("counts a file that could not be loaded as a failure", () => {
    const file = { status: "failed", assertionResults: [] };
    const path = writeReport({ success: false, numPassedTests: 3, testResults: [file, file] });
    expect(tallyReport(path, 1)).toMatchObject({ passed: 3, failed: 2 });
  });

  it("counts errors outside of all tests as a failure, beside a test that failed", () => {
    const file = { status: "failed", assertionResults: [{ status: "failed" }] };
    const path = writeReport({ success: false, numPassedTests: 3, numFailedTests: 1, testResults: [file] });
    const log = "⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\n⎯⎯⎯ Unhandled Errors ⎯⎯⎯\n";
    const reason = "also failed outside of its tests";
    expect(tallyReport(path, 1, log)).toEqual({ passed: 3, failed: 2, skipped: 0, reason });
  });

  it("counts an error outside of all tests as a failure", () => {
    const file = { status: "passed", assertionResults: [{ status: "passed" }] };
    const path = writeReport({ success: false, numPassedTests: 3, testResults: [file] });
    expect(tallyReport(path, 1)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
      reason: "failed, although all of its tests passed",
    });
  });

  it("without tests is a failure with a reason", () => {
    expect(tallyReport(writeReport({ success: false }), 1)).toMatchObject({
      failed: 1,
      reason: "has no test files",
    });
  });

  it.each([
    [0, "has no report: its test script must be `vitest run`, with `$TEST_ARGUMENTS` at its end"],
    [1, "stopped before its tests ended"],
    [undefined, "did not run"],
  ])("that is missing is a failure, whatever the exit code (%s)", (exitCode, reason) => {
    expect(tallyReport(join(folder, "nothing.json"), exitCode)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      reason,
    });
  });
});

describe("the sum", () => {
  it("is over all packages", () => {
    const tally = { passed: 2, failed: 1, skipped: 3 };
    expect(sumTallies([tally, { ...tally, reason: "did not run" }])).toEqual({
      passed: 4,
      failed: 2,
      skipped: 6,
    });
  });
});

describe("a log", () => {
  it("is cut to its failures", () => {
    const log = [
      " ✓ fine.test.ts",
      "⎯⎯ Failed Tests 1 ⎯⎯",
      "",
      "expected 1 to be 2",
      "",
      " Test Files  1 failed",
      "x",
    ];
    expect(cutFailures(log.join("\n"))).toBe("⎯⎯ Failed Tests 1 ⎯⎯\n\nexpected 1 to be 2");
  });

  it("without a part about failures is shown whole", () => {
    expect(cutFailures("Error: no such file")).toBe("Error: no such file");
  });
});

describe("progress", () => {
  it("is one line for each package, after its tests have ended", () => {
    const read = readProgress();
    const lines = [
      ["client", " ✓ test/core/call.test.ts (25 tests) 40ms"],
      ["client", "\x1b[2m Test Files \x1b[22m 37 passed (37)"],
      ["client", "\x1b[2m      Tests \x1b[22m \x1b[1m812 passed\x1b[22m | 2 skipped (814)"],
      ["docs", "      Tests  1 failed | 3 passed (4)"],
      ["docs", "   Duration  9.10s (tests 85%, import 13%)"],
      ["client", "   Duration  31.20s (tests 85%, import 13%)"],
    ];
    expect(lines.flatMap(([pkg = "", text = ""]) => read(pkg, text) ?? [])).toEqual([
      "  ✗ docs      1 failed, 3 passed  9.1 s",
      "  ✓ client    812 passed, 2 skipped  31 s",
    ]);
  });

  it("shows a package as failed if a file failed outside of its tests", () => {
    const read = readProgress();
    const lines = [
      " Test Files  1 failed | 6 passed (7)",
      "      Tests  101 passed (101)",
      "   Duration  15.35s",
    ];
    expect(lines.flatMap((line) => read("checks", line) ?? [])).toEqual(["  ✗ checks    101 passed  15 s"]);
  });
});
