import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPackages } from "../../src/checks/workspace.ts";
import { readEditTable } from "../support/edit-table.ts";
import { copyRepository, type RepositoryCopy, type Run } from "../support/repository-copy.ts";

let copy: RepositoryCopy;
let twin: RepositoryCopy;
let first: Run[];
let again: Run[];
const tasks = ["build", "test"];
beforeAll(async () => {
  copy = copyRepository();
  twin = copyRepository(dirname(copy.root));
  first = await copy.run(tasks);
  again = await copy.run(tasks);
});
afterAll(() => {
  twin.remove();
  copy.remove();
});

const packagesOf = (runs: readonly Run[], task: string) =>
  runs.filter((run) => run.task === task).map(({ folder }) => folder);
const nothingButGenerate = (runs: readonly Run[]) => runs.filter(({ task }) => task !== "generate");

test("with an empty cache everything runs; the next time nothing but what has just been generated", async () => {
  expect(packagesOf(first, "build")).toEqual(
    expect.arrayContaining(["spec", "types", "client", "mock", "docs"]),
  );
  expect(nothingButGenerate(again)).toEqual([]);
  expect(await copy.run(tasks)).toEqual([]);
});

const rows = readEditTable();

test("the table of the README has a row for each package that is built", () => {
  const paths = rows.map(({ path }) => path).join("\n");
  for (const folder of packagesOf(first, "build")) expect(paths).toMatch(new RegExp(`\\b${folder}/`));
});

describe.each(rows)("an edit of $path", ({ path, builds, tests }) => {
  test("runs again what the table of the README says", async () => {
    const file = copy.files.find((each) => each.startsWith(path) && !each.endsWith(".gen.ts"));
    copy.edit(file ?? path);
    const runs = await copy.run(tasks);
    expect(packagesOf(runs, "build").sort()).toEqual(builds(packagesOf(first, "build")));
    expect(packagesOf(runs, "test").sort()).toEqual(tests(packagesOf(first, "test")));
  });

  test("leaves nothing for the next run except the check of generated files", async () => {
    expect(nothingButGenerate(await copy.run(tasks))).toEqual([]);
  });
});

test("an edited generated file is restored, and nothing else runs", async () => {
  await copy.run(tasks);
  copy.edit("packages/types/src/enums.gen.ts");
  expect(await copy.run(tasks)).toEqual([expect.objectContaining({ folder: "types", task: "generate" })]);
  expect(await copy.run(tasks)).toEqual([]);
});

test("other arguments for the tests run all tests again, and build nothing", async () => {
  await copy.run(tasks);
  const runs = await copy.run(tasks, { TEST_ARGUMENTS: "test/one.test.ts" });
  expect(packagesOf(runs, "test").sort()).toEqual(packagesOf(first, "test").sort());
  expect(runs.filter(({ task }) => task !== "test")).toEqual([]);
});

test("the keys of a shared cache are the same in another folder and for another person", async () => {
  const secrets = { HOME: "/home/someone", NPM_TOKEN: "secret", npm_config_registry: "http://127.0.0.1:1/" };
  expect(await twin.run(tasks, secrets)).toEqual(first);
});

test("every task that turbo caches says which files it leaves", () => {
  const packages = readPackages(copy.root, copy.files).map(({ folder }) => folder);
  const configurations = ["", ...packages].flatMap((folder) =>
    readdirSync(join(copy.root, folder)).includes("turbo.json") ? [join(folder, "turbo.json")] : [],
  );
  const declared = new Set<string>();
  const silent: string[] = [];
  for (const path of configurations) {
    for (const [name, task] of Object.entries(readTasks(join(copy.root, path)))) {
      if (task.outputs !== undefined || task.cache === false) declared.add(name);
      // The inputs that a package adds do not change the declaration of the root.
      else if (!declared.has(name)) silent.push(`${path}: ${name}`);
    }
  }
  expect(silent).toEqual([]);
});

function readTasks(path: string): Record<string, { outputs?: string[]; cache?: boolean }> {
  return JSON.parse(readFileSync(path, "utf8").replace(/^\s*\/\/.*$/gm, "")).tasks;
}
