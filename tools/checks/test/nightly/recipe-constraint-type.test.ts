import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { applyDiff, linkDependencies, readDiffs } from "../support/recipe.ts";
import { copyRepository, type RepositoryCopy } from "../support/repository-copy.ts";

// Compilers and a bundler take ten seconds of CPU, and more time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let copy: RepositoryCopy;
beforeAll(async () => {
  copy = copyRepository();
  linkDependencies(copy);
  for (const diff of readDiffs("Add a field type or a constraint type")) applyDiff(copy, diff);
  // The part of `npm run build` for the description; the whole build would take a minute.
  await run("spec", "node_modules/typescript/bin/tsc", "-b", "read");
  await run("spec", "build.ts");
  mkdirSync(join(copy.root, "packages/front/dist"));
  copyFileSync(bundle(), join(copy.root, "packages/front/dist/openapi.json"));
  await run("packages/types", "../../tools/codegen/src/main.ts", "types", "--bundle", bundle(), "--out", ".");
});
afterAll(() => copy.remove());

test("the service and its tests compile with the constraint type that the recipe adds", async () => {
  await run("packages/service", "node_modules/typescript/bin/tsc", "-p", "test", "--singleThreaded");
  expect(read("packages/types/src/openapi.gen.ts")).toContain("export interface LengthConstraint {");
});

test("the service passes the test of the recipe", async () => {
  // Vitest fails if a test does, and if there is none.
  await run("packages/service", "node_modules/vitest/vitest.mjs", "run", "test/constraint-types.test.ts");
});

test("each of its sentences is a definition or has a test", async () => {
  await run("tools/contract", "src/statements/main.ts");
});

test("the examples have it", () => {
  const { components } = JSON.parse(readFileSync(bundle(), "utf8"));
  const [{ config }] = components.examples.twoSheets.value.data;
  const types = config.fields.flatMap(({ constraints = [] }: Field) => constraints.map(({ type }) => type));
  expect(types).toContain("length");
});

/** The part of a field of a sheet that holds its rules. */
interface Field {
  readonly constraints?: readonly { readonly type: string }[];
}

function bundle(): string {
  return join(copy.root, "spec/dist/openapi.json");
}

function read(path: string): string {
  return readFileSync(join(copy.root, path), "utf8");
}

/** Runs a program in a package of the copy; resolves to what it printed, rejects with that if it fails. */
async function run(folder: string, ...words: readonly string[]): Promise<string> {
  const { DATABASE_URL: _, ...env } = process.env;
  const options = { cwd: join(copy.root, folder), env, maxBuffer: 2 ** 26 };
  try {
    return (await promisify(execFile)(process.execPath, words, options)).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${words.join(" ")} failed in ${folder}:\n${stdout}${stderr}`);
  }
}
