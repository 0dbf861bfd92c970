import { execFile } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A line of a kept type test that no longer compiles. */
export interface BrokenTest {
  /** The path that the test has, or had, in the repository. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

const compiler = join(dirname(fileURLToPath(import.meta.resolve("typescript/package.json"))), "bin/tsc");
const expectations = fileURLToPath(new URL("expect-growth.ts", import.meta.url));

/** The strict settings of a consumer, with the built declarations. */
const consumer = {
  target: "es2023",
  lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
  module: "preserve",
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

// An expected error that no longer comes: the types accept more than before.
const unusedExpectation = "TS2578";

/** The type tests below a folder, by their paths in it. */
export function listTypeTests(folder: string): string[] {
  const tests = globSync("packages/*/test/**/*.test-d.ts", { cwd: folder });
  // Tests of our own Vitest entry need the real Vitest, which our expectations replace here.
  const needsVitest = (test: string) =>
    readFileSync(join(folder, test), "utf8").includes("@data-import/mock/vitest");
  return tests.filter((test) => !needsVitest(test)).sort();
}

/**
 * Compiles the kept type tests of a folder with the built packages. Types may have grown:
 * further properties, values and overloads break nothing.
 */
export async function compileOldTests(folder: string): Promise<BrokenTest[]> {
  const files = existsSync(folder) ? listTypeTests(folder) : [];
  if (files.length === 0) return [];
  const settings = await mkdtemp(join(tmpdir(), "data-import-old-tests-"));
  try {
    const project = join(settings, "tsconfig.json");
    const compilerOptions = { ...consumer, paths: { vitest: [expectations] } };
    const absolute = files.map((file) => join(folder, file));
    await writeFile(project, JSON.stringify({ compilerOptions, files: absolute }));
    return readProblems(await compile(folder, project));
  } finally {
    await rm(settings, { recursive: true });
  }
}

function compile(cwd: string, project: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
    execFile(
      process.execPath,
      [compiler, "-p", project, "--pretty", "false", "--singleThreaded"],
      options,
      (error, stdout, stderr) => {
        // It has an exit code if it found problems, and none if it did not run.
        if (error !== null && (typeof error.code !== "number" || stdout === ""))
          reject(new Error(stderr || error.message));
        else resolve(stdout);
      },
    );
  });
}

/** The first line of a problem is the message; its further lines are indented. */
function readProblems(output: string): BrokenTest[] {
  return output.split("\n").flatMap((text) => {
    const [, file, line, code, message = ""] = /^(.*?)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(text) ?? [];
    if (file !== undefined) return code === unusedExpectation ? [] : [{ file, line: Number(line), message }];
    if (text.startsWith("error TS")) throw new Error(`The kept type tests cannot be compiled: ${text}`);
    return [];
  });
}
