import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import dataImportPlugin from "../../rules/plugin.ts";
import { warm } from "../support/warm-process.ts";
import { type RuleCase, ruleCases } from "./cases.ts";

interface Problem {
  ruleId: string;
  message: string;
  location: { source: { ref: string } }[];
}

const fixture = join(import.meta.dirname, "fixture");
const problemsByFolder = new Map<string, Problem[]>();
let workspace: string;

// All descriptions go through one run of the command that maintainers use, with our own redocly.yaml.
beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), "data-import-rules-"));
  await cp(fixture, join(workspace, "passing"), { recursive: true });
  for (const [index, ruleCase] of ruleCases.entries())
    await writeFailingFixture(`failing-${index}`, ruleCase);

  const files = (await readdir(workspace)).map((folder) => join(workspace, folder, "openapi.yaml"));
  const options = ["--config", "redocly.yaml", "--format", "json", "--max-problems", "1000"];
  const { stdout } = await warm.runWarmRedocly(["lint", ...files, ...options]);
  // One JSON object for each description, one after the other.
  const reports: { problems: Problem[] }[] = JSON.parse(`[${stdout.replaceAll(/^\}\{/gm, "},{")}]`);
  expect(reports).toHaveLength(files.length);
  for (const problem of reports.flatMap((report) => report.problems)) {
    const folder = /(passing|failing-\d+)\//.exec(problem.location[0]?.source.ref ?? "")?.[1] ?? "elsewhere";
    problemsByFolder.set(folder, [...(problemsByFolder.get(folder) ?? []), problem]);
  }
});

afterAll(() => rm(workspace, { recursive: true }));

test("the fixture passes every rule", () => {
  expect(problemsByFolder.get("passing")).toBeUndefined();
  expect(problemsByFolder.get("elsewhere")).toBeUndefined();
});

test.each(ruleCases.map((ruleCase, index) => ({ ...ruleCase, folder: `failing-${index}` })))(
  "$rule rejects $breaks and names the correction",
  ({ rule, folder, message }) => {
    const problems = (problemsByFolder.get(folder) ?? []).filter(({ ruleId }) => ruleId === rule);
    expect(problems.map((problem) => problem.message)).toContainEqual(expect.stringContaining(message));
  },
);

test("every rule of the plugin is switched on, in the README, and has a failing fixture", async () => {
  const config = await readFile(join(import.meta.dirname, "../../redocly.yaml"), "utf8");
  const readme = await readFile(join(import.meta.dirname, "../../README.md"), "utf8");
  const tested = new Set(ruleCases.map(({ rule }) => rule));
  const rules = Object.keys(dataImportPlugin().rules.oas3);
  expect(rules.filter((rule) => !config.includes(`  data-import/${rule}: error\n`))).toEqual([]);
  expect(rules.filter((rule) => !readme.includes(`| \`${rule}\` `))).toEqual([]);
  expect(rules.filter((rule) => !tested.has(`data-import/${rule}`))).toEqual([]);
});

async function writeFailingFixture(folder: string, { file, from, to }: RuleCase): Promise<void> {
  await cp(fixture, join(workspace, folder), { recursive: true });
  const path = join(workspace, folder, file);
  const text = await readFile(path, "utf8");
  expect(text.split(from), `the fixture has this once: ${from}`).toHaveLength(2);
  await writeFile(
    path,
    text.replace(from, () => to),
  );
}
