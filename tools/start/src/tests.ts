import { rmSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../problem.mjs";
import { startStep } from "../steps.mjs";
import { root, selectRooms } from "./rooms.ts";
import { explainFailures } from "./tasks.ts";
import { cutFailures, sumTallies, tallyReport } from "./test-report.ts";
import { countTasks, listFailures, runTurbo } from "./turbo.ts";

// turbo keeps this file with the task's other results, so a room that comes from the cache is counted too.
const reportFile = ".results/vitest.json";

/** Runs the tests of all rooms, or of the named ones; the last line it prints is their sum. Gives the exit code. */
export async function runTests(names: readonly string[]): Promise<number> {
  const rooms = selectRooms(names).filter(({ scripts }) => scripts.includes("test"));
  if (rooms.length === 0) throw new Problem(`There are no tests in ${names.join(", ")}.`);
  // A report from an earlier run must not speak for a room that does not run this time.
  for (const { folder } of rooms) rmSync(join(root, folder, reportFile), { force: true });

  const step = startStep("test");
  const results = await runTurbo(step, {
    tasks: ["test"],
    rooms,
    taskArguments: [
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`],
      // No test is about how long something takes: on a busy machine it may take its time.
      ...["--testTimeout=60000", "--hookTimeout=60000"],
    ],
  }).catch((error: unknown) => {
    step.fail(error);
    throw error;
  });

  const tests = results.filter(({ task }) => task === "test");
  const others = listFailures(results).filter(({ task }) => task !== "test");
  if (others.length > 0) console.error(`\n${explainFailures("test", others).message}`);

  const tallies = rooms.map(({ name, folder }) => {
    const result = tests.find((each) => each.room === name);
    const tally = tallyReport(join(root, folder, reportFile), result?.exitCode);
    if (tally.failed > 0 && result !== undefined)
      console.error(`\n── ${name}\n${cutFailures(result.output)}`);
    if (tally.reason !== undefined) console.error(`\n${name} ${tally.reason}.`);
    return tally;
  });
  const { passed, failed, skipped } = sumTallies(tallies);
  if (failed > 0) step.fail();
  else step.done(`${rooms.length} rooms: ${countTasks(results)}`);
  if (skipped > 0) console.log(`${skipped} skipped`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
