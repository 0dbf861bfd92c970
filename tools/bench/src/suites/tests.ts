import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { measureCommand } from "../measure.ts";
import { formatTime, type Row } from "../table.ts";
import { listSuiteFiles, root } from "../tests/list-suite-files.ts";
import { testSuites } from "../tests/suites.ts";

/** It takes minutes, and measures the tests, not the product. */
export const onlyWhenNamed = true;

/** The cost of each suite, its number of tests, and the faults that only it can find. */
export async function* measure(): AsyncGenerator<Row> {
  for (const suite of testSuites) {
    const { room, files, finds } = suite;
    const cwd = join(root, room);
    const report = join(cwd, ".results/measured.json");
    const words = ["node_modules/vitest/vitest.mjs", "run", ...listSuiteFiles(suite)];
    const options = [
      "--reporter=json",
      `--outputFile=${report}`,
      "--testTimeout=60000",
      "--hookTimeout=60000",
    ];
    const { wall, cpu } = measureCommand(process.execPath, [...words, ...options], {
      cwd,
      runs: 1,
      warm: false,
    });
    const { numTotalTests, numPendingTests } = JSON.parse(readFileSync(report, "utf8"));
    rmSync(report);
    yield {
      claim: `${room} ${files.join(" ")} finds ${finds}`,
      value: cpu === undefined ? "?" : formatTime(cpu),
      detail: `CPU; ${numTotalTests - numPendingTests} tests, ${formatTime(wall)} by the clock`,
    };
  }
}
