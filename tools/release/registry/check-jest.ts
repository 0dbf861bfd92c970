import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Candidate, consumersFolder, findUse } from "./candidate.ts";
import { findFailures, readReport } from "./check-suites.ts";
import { compiledFolder } from "./check-types.ts";
import { writeFiles } from "./consumer.ts";
import { type Column, checkEach } from "./outcomes.ts";
import { runCommand } from "./run-command.ts";

const matchers = "jest/mock.test.js";
const shown = "jest/readme.test.js";
/** The configuration and the test that the README shows. */
const documented = /^## With Jest$.*?^```json\n(.*?)^```$.*?^```js\n(.*?)^```$/ms;

/**
 * Runs Jest in a consumer's folder, with the configuration and the test of the README of the mock: the compiled program
 * of each package, and the matchers of the mock.
 */
export async function checkJest(jest: string, packages: readonly Candidate[], home: string): Promise<Column> {
  const nameTest = ({ shortName }: Candidate) => `jest/program-of-${shortName}.test.js`;
  const used = packages.filter((each) => findUse(each, "program") !== undefined);
  const tests = used.map((each) => [
    nameTest(each),
    `test("runs", () => import("../${compiledFolder}/${each.shortName}.js"), 60_000);\n`,
  ]);
  const readme = readFileSync(join(home, "node_modules/@data-import/mock/README.md"), "utf8");
  const [, configuration = "", test = ""] = documented.exec(readme) ?? [];
  writeFiles(home, {
    ...Object.fromEntries(tests),
    [matchers]: readFileSync(join(consumersFolder, matchers), "utf8"),
    [shown]: test,
    "jest/jest.config.json": configuration,
  });
  const words = ["--experimental-vm-modules", jest, "--config", "jest/jest.config.json"];
  const end = await runCommand(process.execPath, [...words, "--json", "--outputFile=jest.json"], {
    cwd: home,
  });
  const report = readReport(join(home, "jest.json"), `${end.stdout}${end.stderr}`);
  return checkEach("Jest 30", packages, async (each) => [
    ...(used.includes(each) ? findFailures(report, nameTest(each)) : []),
    ...(each.shortName === "mock" ? [matchers, shown].flatMap((path) => findFailures(report, path)) : []),
  ]);
}
