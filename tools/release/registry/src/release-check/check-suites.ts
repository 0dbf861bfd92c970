import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { copyToConsumer, installDependencies } from "../consumer.ts";
import { runCommand } from "../run-command.ts";
import { type Candidate, consumersFolder, explainMissingUse, findUse } from "./candidate.ts";
import type { LocalRegistry } from "./local-registry.ts";
import { type Column, checkEach } from "./outcomes.ts";

/** The report of Vitest, with the parts that we read. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

const warnings = /ignored build|approve-builds|ERESOLVE|EBADENGINE|unmet peer|deprecated/i;

/** Installs the packages and Vitest in a folder from the registry, and runs the suite of each package. */
export async function checkSuites(
  manager: "npm" | "pnpm",
  packages: readonly Candidate[],
  folder: string,
  { environment }: LocalRegistry,
  extras: Readonly<Record<string, string>>,
): Promise<Column> {
  const versions = Object.fromEntries(packages.map(({ name, version }) => [name, version]));
  const said = await installDependencies(manager, folder, { ...versions, ...extras }, environment);
  const complaints = said.split("\n").filter((line) => warnings.test(line));
  if (complaints.length > 0) throw new Error(`${manager} complained: ${complaints.join("\n")}`);

  for (const candidate of packages) {
    const path = findUse(candidate, "suite");
    if (path !== undefined) copyToConsumer(join(consumersFolder, path), join(folder, path));
  }
  const words = ["node_modules/vitest/vitest.mjs", "run", "--reporter=json", "--outputFile=report.json"];
  const end = await runCommand(process.execPath, words, { cwd: folder, timeout: 120_000 });
  const report = readReport(folder, `${end.stdout}${end.stderr}`);
  return checkEach(`Vitest, ${manager}`, packages, async (candidate) => {
    if (!candidate.isImported) return "does not apply";
    const path = findUse(candidate, "suite");
    return path === undefined ? [explainMissingUse(candidate, "suite")] : findFailures(report, path);
  });
}

/** The failures of the suite at a path; a suite that did not run, or has no test, is a failure, too. */
export function findFailures({ testResults }: VitestReport, path: string): string[] {
  const suite = testResults.find(({ name }) => basename(name) === basename(path));
  if (suite === undefined) return [`Vitest did not run ${path}.`];
  const failed = suite.assertionResults
    .filter(({ status }) => status !== "passed")
    .map(({ title, failureMessages = [] }) => [title, ...failureMessages].join(": "));
  if (failed.length > 0) return failed;
  return suite.status === "passed" && suite.assertionResults.length > 0
    ? []
    : [suite.message || `${path} has no test.`];
}

function readReport(folder: string, said: string): VitestReport {
  try {
    return JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
  } catch {
    throw new Error(`Vitest did not start:\n${said}`);
  }
}
