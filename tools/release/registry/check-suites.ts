import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Candidate, consumersFolder, explainMissingUse, findUse } from "./candidate.ts";
import { findTypeErrors } from "./check-types.ts";
import { copyToConsumer, installDependencies, writeFiles } from "./consumer.ts";
import type { LocalRegistry } from "./local-registry.ts";
import { type Column, checkEach } from "./outcomes.ts";
import { packageModules } from "./packages.ts";
import { type CommandEnd, runCommand } from "./run-command.ts";

/** The report of Vitest or Jest, with the parts that we read. */
export interface TestReport {
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

/** Installs the packages and others from the registry in a folder; rejects if the package manager warns. */
export async function installPackages(
  manager: "npm" | "pnpm",
  packages: readonly Candidate[],
  folder: string,
  { environment }: LocalRegistry,
  extras: Readonly<Record<string, string>>,
): Promise<void> {
  const versions = Object.fromEntries(packages.map(({ name, version }) => [name, version]));
  const said = await installDependencies(manager, folder, { ...versions, ...extras }, environment);
  const complaints = said.split("\n").filter((line) => warnings.test(line));
  if (complaints.length > 0) throw new Error(`${manager} complained: ${complaints.join("\n")}`);
}

const suiteOfMsw = "msw/mock.test.ts";

/** Runs the suite of each package, and that of Mock Service Worker, with the Vitest of a consumer's folder. */
export async function checkSuites(
  titles: { readonly vitest: string; readonly msw: string },
  packages: readonly Candidate[],
  folder: string,
): Promise<Column[]> {
  const paths = packages.flatMap((candidate) => findUse(candidate, "suite") ?? []);
  for (const path of [...paths, suiteOfMsw]) copyToConsumer(join(consumersFolder, path), join(folder, path));
  // All consumers run side by side: what takes half a second alone can take many seconds then.
  const words = ["node_modules/vitest/vitest.mjs", "run", "suites/", "msw/", "--testTimeout=600000"];
  const end = await runCommand(process.execPath, [...words, "--reporter=json", "--outputFile=vitest.json"], {
    cwd: folder,
  });
  const report = readReport(join(folder, "vitest.json"), `${end.stdout}${end.stderr}`);
  const types = await compileSuites(folder);
  return [
    await checkEach(titles.vitest, packages, async (candidate) => {
      if (!candidate.isImported) return "does not apply";
      const path = findUse(candidate, "suite");
      if (path === undefined) return [explainMissingUse(candidate, "suite")];
      return [...findFailures(report, path), ...findTypeErrors(types, candidate, packages)];
    }),
    await checkEach(titles.msw, packages, async ({ shortName }) =>
      shortName === "mock" ? findFailures(report, suiteOfMsw) : "does not apply",
    ),
  ];
}

/** Compiles the suites; the types of matchers depend on the version of Vitest. */
function compileSuites(folder: string): Promise<CommandEnd> {
  const settings = { module: "nodenext", target: "es2023", strict: true, noEmit: true, types: ["node"] };
  // Vitest 4 needs `skipLibCheck`, as the README of the mock says.
  const project = { compilerOptions: { ...settings, skipLibCheck: true }, include: ["suites", "msw"] };
  writeFiles(folder, { "tsconfig.suites.json": JSON.stringify(project) });
  const words = [
    join(packageModules, "typescript/bin/tsc"),
    "-p",
    "tsconfig.suites.json",
    "--pretty",
    "false",
    "--singleThreaded",
  ];
  return runCommand(process.execPath, words, { cwd: folder });
}

/** The failures of the suite at a path; a suite that did not run, or has no test, is a failure, too. */
export function findFailures({ testResults }: TestReport, path: string): string[] {
  const suite = testResults.find(({ name }) => name.replaceAll("\\", "/").endsWith(`/${path}`));
  if (suite === undefined) return [`${path} did not run.`];
  const failed = suite.assertionResults
    .filter(({ status }) => status !== "passed")
    .map(({ title, failureMessages = [] }) => [title, ...failureMessages].join(": "));
  if (failed.length > 0) return failed;
  return suite.status === "passed" && suite.assertionResults.length > 0
    ? []
    : [suite.message || `${path} has no test.`];
}

/** Reads a report; throws with what the test runner said if there is none. */
export function readReport(path: string, said: string): TestReport {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new Error(`The tests did not start:\n${said}`);
  }
}
