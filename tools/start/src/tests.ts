import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { Problem } from "../problem.mjs";
import { startStep } from "../steps.mjs";
import { startBusyProcesses } from "./busy-processes.ts";
import { root, type WorkspacePackage } from "./packages.ts";
import { describeChanges, listFailedFiles, type Outcomes, readOutcomes } from "./repeated-tests.ts";
import { deservesSecondTry, joinTries } from "./second-try.ts";
import { explainFailures, runTasks } from "./tasks.ts";
import { cutFailures, readProgress, sumTallies, type Tally, tallyReport } from "./test-report.ts";
import { selectTests, type TestSelection } from "./test-selection.ts";
import { countTasks, listFailures, runTurbo } from "./turbo.ts";

/** If tests are repeated, every third round has busy processes beside it: no test may depend on the speed of the machine. */
const busyEvery = 3;
const busyCount = 4;

/**
 * The processes that each package of `npm test` gets if many packages run at once. Each process reads the product and the
 * description again, so more of them than processors only make the tests longer.
 */
const workersBesideOthers = Math.max(1, Math.floor(availableParallelism() / 4));

/** The part of the command line that selects tests. */
interface TestRequest {
  readonly verb: string;
  readonly names: readonly string[];
  readonly nightly: boolean;
  readonly repeat: number;
}

/**
 * Runs the tests of all packages, or of the named packages or files; the last line it prints is their sum. Gives the exit
 * code. With `repeat`, tests run again even if nothing has changed, and a test with different results is a failure.
 */
export async function runTests({ verb, names, nightly, repeat }: TestRequest): Promise<number> {
  const selection = selectTests(names, nightly ? "test:nightly" : verb);
  const { task } = selection;
  if (selection.packages.length === 0) throw new Problem(`There are no tests in ${names.join(", ")}.`);
  if (repeat === 1) {
    const tallies = await runOnce(task, selection);
    return printSum(process.env["CI"] ? await tryAgain(task, selection, tallies) : tallies);
  }
  // Build first, so that all rounds are the same.
  await runTasks(
    task,
    ["build"],
    selection.packages.map(({ name }) => name),
  );
  const tallies: Tally[] = [];
  const rounds: Outcomes[] = [];
  for (let round = 1; round <= repeat; round += 1) {
    const isBusy = round % busyEvery === 0;
    console.log(`round ${round} of ${repeat}${isBusy ? ` beside ${busyCount} busy processes` : ""}`);
    const busy = startBusyProcesses(isBusy ? busyCount : 0);
    try {
      tallies.push(...(await runOnce(task, selection, true)));
    } finally {
      busy.stop();
    }
    rounds.push(readOutcomes(selection.packages.map((pkg) => findReport(pkg, task))));
  }
  const changes = describeChanges(rounds);
  for (const change of changes) console.error(change);
  console.log(`${repeat} times: ${changes.length} tests had different results`);
  return Math.max(printSum(tallies), changes.length > 0 ? 1 : 0);
}

// turbo caches this file with the task, so tests from the cache are counted, too.
const spellReport = (task: string): string => `.results/${task.replace(":", "-")}.json`;

function findReport({ folder }: WorkspacePackage, task: string): string {
  return join(root, folder, spellReport(task));
}

async function runOnce(task: string, { packages, files }: TestSelection, again = false): Promise<Tally[]> {
  // The report of an earlier run must not count for a package that does not run this time.
  for (const pkg of packages) rmSync(findReport(pkg, task), { force: true });

  const step = startStep("test");
  const readLine = readProgress();
  const results = await runTurbo(step, {
    tasks: [task],
    packages,
    again,
    // Tests wait for databases, and those of test:ci for installs, browsers and kills. With so many packages at once, the
    // longest begins early, and no package runs alone at the end.
    concurrency: 200,
    onLine(pkg, printing, text) {
      const progress = printing === task ? readLine(pkg, text) : undefined;
      if (progress !== undefined) step.say(progress);
    },
    // A variable, because turbo counts arguments as inputs of every task: with them, it would build everything again.
    env: {
      TEST_ARGUMENTS: [
        ...files,
        ...["--reporter=default", "--reporter=json", `--outputFile.json=${spellReport(task)}`],
      ].join(" "),
      ...(task === "test" && packages.length > 1 && { VITEST_MAX_WORKERS: String(workersBesideOthers) }),
    },
  }).catch((error: unknown) => {
    step.fail(error);
    throw error;
  });

  const tests = results.filter((result) => result.task === task);
  const others = listFailures(results).filter((result) => result.task !== task);
  if (others.length > 0) console.error(`\n${explainFailures(task, others).message}`);

  const tallies = packages.map((pkg) => {
    const result = tests.find((each) => each.pkg === pkg.name);
    const tally = tallyReport(findReport(pkg, task), result?.exitCode, result?.output);
    if (tally.failed > 0 && result !== undefined)
      console.error(`\n── ${pkg.name}\n${cutFailures(result.output)}`);
    if (tally.reason !== undefined) console.error(`\n${pkg.name} ${tally.reason}.`);
    return tally;
  });
  const sum = sumTallies(tallies);
  if (sum.failed > 0) step.fail();
  else step.done(`${packages.length} ${packages.length === 1 ? "pkg" : "packages"}, ${countTasks(results)}`);
  return tallies;
}

/**
 * Runs each file with a failed test a second time, one package after the other. A test that passes then depends on time or
 * chance: it counts as passed and is named. Somebody has to correct it, but a merge does not wait for that.
 */
async function tryAgain(
  task: string,
  { packages }: TestSelection,
  tallies: readonly Tally[],
): Promise<readonly Tally[]> {
  const failed = packages.map((pkg) => listFailedFiles(findReport(pkg, task)));
  if (!deservesSecondTry(failed)) return tallies;
  const joined: Tally[] = [];
  for (const [index, pkg] of packages.entries()) {
    const [files = [], tally] = [failed[index], tallies[index] as Tally];
    // What fails outside of tests cannot be tried alone.
    if (files.length === 0 || tally.reason !== undefined) {
      joined.push(tally);
      continue;
    }
    const read = () => readOutcomes([findReport(pkg, task)]);
    const first = { tally, outcomes: read() };
    console.log(`${pkg.name}: ${files.length} of its files again, alone`);
    const selection = {
      task,
      packages: [pkg],
      files: files.map((file) => relative(join(root, pkg.folder), file)),
    };
    const tallyAgain = sumTallies(await runOnce(task, selection));
    const both = joinTries(first, { tally: tallyAgain, outcomes: read() });
    joined.push(both.tally);
    for (const title of both.unsteady) console.log(`failed beside other tests, passed alone: ${title}`);
  }
  return joined;
}

/** Prints the last line; gives the exit code. */
function printSum(tallies: readonly Tally[]): number {
  const { passed, failed, skipped } = sumTallies(tallies);
  if (skipped > 0) console.log(`${skipped} skipped`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
