import { explainFailedTasks } from "../explain.mjs";
import { Problem } from "../problem.mjs";
import { startStep } from "../steps.mjs";
import { selectPackages } from "./packages.ts";
import { countTasks, listFailures, runTurbo, type TaskResult } from "./turbo.ts";

/** Runs turbo tasks as one step; throws a Problem with the output of those that failed. */
export async function runTasks(
  verb: string,
  tasks: readonly string[],
  names: readonly string[] = [],
): Promise<void> {
  const packages = selectPackages(names);
  const step = startStep(tasks[0] ?? verb);
  let results: TaskResult[];
  try {
    results = await runTurbo(step, { tasks, packages });
  } catch (error) {
    step.fail(error);
    throw error;
  }
  const failures = listFailures(results);
  if (failures.length === 0) {
    step.done(countTasks(results));
    return;
  }
  step.fail();
  throw explainFailures(verb, failures);
}

/** The Problem with the output and the names of failed tasks. */
export function explainFailures(verb: string, failures: readonly TaskResult[]): Problem {
  const outputs = failures.map((failure) => `── ${failure.pkg} ${failure.task}\n${failure.output}\n\n`);
  const names = failures.map(({ pkg, task }) => `${pkg} ${task}`);
  return new Problem(`${outputs.join("")}${explainFailedTasks(verb, names)}`);
}
