import { execFile, execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import type { Defect } from "./defects.ts";
import { root } from "./list-suite-files.ts";

const configuration = "vitest.planted.config.ts";
/** The tests that `npm test` runs. */
const usual = ["--exclude", "test/{ci,nightly}/**"];

/** One change of a file. */
export interface Edit {
  /** Below the root of the repository. */
  readonly path: string;
  /** Where the replaced text begins and ends, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly replace: string;
}

/** A copy of the repository whose tests run on its sources, without a build. */
export interface Copy {
  /** Makes the edit of a defect, runs its test file, and undoes the edit; gives whether the test file failed. */
  plant(defect: Defect): Promise<boolean>;
  /**
   * Makes an edit, runs the tests of the packages one after another until a test fails, and undoes the edit. Gives the
   * name of that test; undefined if all pass. Files that fail without the edit are left out.
   */
  findTest(edit: Edit, folders: readonly string[]): Promise<string | undefined>;
  remove(): void;
}

/** The files with the text that a defect replaces, once for each occurrence. */
export function findPlaces({ folder, find }: Defect): string[] {
  return listFiles()
    .filter(
      (file) =>
        file.startsWith(`${folder}/`) && !/\/test\/|\.gen\.ts$|\.md$|\/tests\/defects\.ts$/.test(file),
    )
    .flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .split(find)
        .slice(1)
        .map(() => file),
    );
}

/**
 * Copies the files that git does not ignore. Dependencies and builds are links, but packages import each other in the
 * copy.
 */
export function copyRepository(): Copy {
  const copy = mkdtempSync(join(tmpdir(), "bench-defects-"));
  for (const file of listFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  const packages = listFiles()
    .filter((file) => /^(spec|(packages|tools)\/[^/]+)\/package\.json$/.test(file))
    .map(dirname);
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const folder of packages) {
    if (existsSync(join(root, folder, "dist")))
      symlinkSync(join(root, folder, "dist"), join(copy, folder, "dist"));
    linkDependencies(join(root, folder, "node_modules"), join(copy, folder, "node_modules"), copy);
    writeFileSync(
      join(copy, folder, configuration),
      writeConfiguration(existsSync(join(root, folder, "vitest.config.ts"))),
    );
  }
  const sound = new Map<string, boolean>();
  const unsound = new Map<string, readonly string[]>();
  return {
    async plant(defect) {
      const [place, another] = findPlaces(defect);
      if (place === undefined || another !== undefined) {
        throw new Error(`This must occur exactly once in the sources of ${defect.folder}: ${defect.find}`);
      }
      // A test that fails without the defect cannot find it.
      const isRight = sound.get(defect.foundBy) ?? (await passes(copy, defect.foundBy));
      sound.set(defect.foundBy, isRight);
      if (!isRight) throw new Error(`${defect.foundBy} fails without the defect.`);
      const start = readFileSync(join(copy, place), "utf8").indexOf(defect.find);
      const edit = { path: place, start, end: start + defect.find.length, replace: defect.replace };
      return withEdit(copy, edit, async () => !(await passes(copy, defect.foundBy)));
    },
    async findTest(edit, folders) {
      for (const folder of folders) {
        const left = unsound.get(folder) ?? (await runTests(copy, folder, usual)).failedFiles;
        unsound.set(folder, left);
        const words = [...usual, ...left.flatMap((file) => ["--exclude", file]), "--bail=1"];
        const { failedTests } = await withEdit(copy, edit, () => runTests(copy, folder, words));
        if (failedTests[0] !== undefined) return failedTests[0];
      }
      return undefined;
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/** Whether a test file passes; throws if the file cannot run at all. */
async function passes(copy: string, file: string): Promise<boolean> {
  const folder = /^(spec|(packages|tools)\/[^/]+)\//.exec(file)?.[1] ?? "";
  const { count, success } = await runTests(copy, folder, [relative(folder, file)]);
  if (success && count === 0) throw new Error(`${file} has no tests.`);
  return success;
}

/** The results of a run of tests. */
interface Results {
  readonly success: boolean;
  readonly count: number;
  /** Relative to the package. */
  readonly failedFiles: readonly string[];
  /** The file and the name of each. */
  readonly failedTests: readonly string[];
}

/** The part of the report of Vitest that is read here. */
interface Report {
  readonly success: boolean;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs tests of a package in the copy; throws if they cannot run at all. */
async function runTests(copy: string, folder: string, words: readonly string[]): Promise<Results> {
  const cwd = join(copy, folder);
  const path = join(cwd, "planted.json");
  rmSync(path, { force: true });
  const vitest = join(root, folder, "node_modules/vitest/vitest.mjs");
  const settings = ["--config", configuration, "--reporter=json", `--outputFile=${path}`];
  // Only the report has the results of the tests; without a report, the next line throws with the reason.
  const { stderr } = await promisify(execFile)(process.execPath, [vitest, "run", ...words, ...settings], {
    cwd,
    // Programs that a test starts import sources, too.
    env: { ...process.env, NODE_OPTIONS: "--conditions=@data-import/source" },
    maxBuffer: 1e9,
  }).catch((error: { stderr: string }) => error);
  if (!existsSync(path)) throw new Error(`The tests of ${folder} did not run:\n${stderr}`);
  const report: Report = JSON.parse(readFileSync(path, "utf8"));
  const failed = report.testResults.filter(({ status }) => status === "failed");
  return {
    success: report.success,
    count: report.numTotalTests,
    failedFiles: failed.map(({ name }) => relative(cwd, name)),
    failedTests: failed.flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === "failed");
      const file = relative(copy, name);
      return tests.length === 0 ? [file] : tests.map(({ fullName }) => `${file} › ${fullName}`);
    }),
  };
}

/** Makes an edit in the copy, and undoes it after the work. */
async function withEdit<Value>(
  copy: string,
  { path, start, end, replace }: Edit,
  work: () => Promise<Value>,
): Promise<Value> {
  const file = join(copy, path);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.slice(0, start) + replace + text.slice(end));
  try {
    return await work();
  } finally {
    writeFileSync(file, text);
  }
}

/** Links every package; our own packages are links into the copy. */
function linkDependencies(from: string, to: string, copy: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((each) => !each.startsWith(".vite"))) {
    const path = join(from, name);
    if (name.startsWith("@") && !lstatSync(path).isSymbolicLink())
      linkDependencies(path, join(to, name), copy);
    else {
      const target = realpathSync(path);
      const inside = relative(root, target);
      symlinkSync(/^(spec|packages|tools)\b/.test(inside) ? join(copy, inside) : target, join(to, name));
    }
  }
}

/** The configuration of the package, changed to import sources in place of builds. */
function writeConfiguration(hasOwn: boolean): string {
  return `import { defineConfig, mergeConfig } from "vitest/config";
${hasOwn ? 'import own from "./vitest.config.ts";' : "const own = {};"}
const conditions = ["@data-import/source"];
export default mergeConfig(own, defineConfig({ resolve: { conditions }, ssr: { resolve: { conditions } } }));
`;
}

let files: readonly string[] | undefined;

/** All files of the repository that git does not ignore, below its root. */
export function listFiles(): readonly string[] {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  files ??= execFileSync("git", list, { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(root, file)));
  return files;
}
