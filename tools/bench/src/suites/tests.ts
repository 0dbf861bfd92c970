import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { measureCommand } from "../measure.ts";
import { showProgress } from "../progress.ts";
import { formatTime, type Row } from "../table.ts";
import { listSuiteFiles, root } from "../tests/list-suite-files.ts";
import { type TestSuite, testSuites } from "../tests/suites.ts";

/** It takes minutes, and measures the tests, not the product. */
export const onlyWhenNamed = true;

/** The suites of `npm test` are measured; those of `npm run test:ci`, without and with `--nightly`, only if named. */
export const parts: readonly string[] = ["ci", "nightly"];

/** In milliseconds. A suite that takes longer is stopped; `npm test` as a whole takes less. */
const limits = { fast: 300_000, slow: 1_200_000 };

/** The cost of each suite, its number of tests, and the faults that only it can find. */
export async function* measure(named: readonly string[]): AsyncGenerator<Row> {
  const kind = parts.find((part) => named.includes(part)) ?? "test";
  const selected = testSuites
    .map((suite) => ({
      suite,
      files: listSuiteFiles(suite).filter((file) => nameKind(file) === kind),
    }))
    .filter(({ files }) => files.length > 0);
  for (const [position, { suite, files }] of selected.entries()) {
    const { folder, finds } = suite;
    const claim = `${folder} ${suite.files.join(" ")} finds ${finds}`;
    showProgress(`suite ${position + 1} of ${selected.length}: ${folder} ${suite.files.join(" ")}`);
    try {
      yield { claim, ...measureSuite(suite, files, kind === "test" ? limits.fast : limits.slow) };
    } catch (error) {
      // The other suites still have results.
      const detail = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
      yield { claim, value: "failed", detail, budget: "all tests pass", ok: false };
    }
  }
}

function nameKind(file: string): string {
  return parts.find((part) => file.includes(`test/${part}/`)) ?? "test";
}

function measureSuite({ folder }: TestSuite, files: readonly string[], limit: number) {
  const cwd = join(root, folder);
  const report = join(cwd, ".results/measured.json");
  const words = ["node_modules/vitest/vitest.mjs", "run", ...files];
  const limits = ["--testTimeout=60000", "--hookTimeout=60000", "--expect.poll.timeout=30000"];
  const options = ["--reporter=json", `--outputFile=${report}`, ...limits];
  const cost = measureCommand(process.execPath, [...words, ...options], { cwd, runs: 1, warm: false, limit });
  const { numTotalTests, numPendingTests } = JSON.parse(readFileSync(report, "utf8"));
  rmSync(report);
  return {
    value: cost.cpu === undefined ? "?" : formatTime(cost.cpu),
    detail: `CPU; ${numTotalTests - numPendingTests} tests, ${formatTime(cost.wall)} by the clock`,
  };
}
