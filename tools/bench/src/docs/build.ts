import { findFile } from "../dependencies.ts";
import { findMedian, runCommand } from "../measure.ts";
import { formatTime, type Row } from "../table.ts";

const operations = 100;
const most = 5000;
const runs = 3;

/** The time to build the pages of a larger description, without running its samples. */
export async function* measureBuild(): AsyncGenerator<Row> {
  const builds = Array.from({ length: runs }, () => {
    const printed = runCommand(
      process.execPath,
      ["site/measure-build.ts", String(operations)],
      findFile("@data-import/docs", ""),
    );
    return JSON.parse(printed) as { operations: number; files: number; milliseconds: number };
  });
  const [first] = builds;
  // The real description may have more operations.
  if (first === undefined || first.operations < operations) {
    throw new Error(`The site had ${first?.operations} operations.`);
  }
  const milliseconds = findMedian(builds.map((build) => build.milliseconds));
  yield {
    claim: `build of ${first.operations} operations`,
    value: formatTime(milliseconds),
    detail: `median of ${runs} runs, ${first.files} files`,
    budget: `≤ ${formatTime(most)}`,
    ok: milliseconds <= most,
  };
}
