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
import { orderTests } from "./order-tests.ts";

const configuration = "vitest.planted.config.ts";
const orderFile = "planted-order.json";
/** How many test files of the package of an edit run before all others. */
const probableFiles = 12;
/**
 * How long a test may take. Elsewhere it may take so long as the machine needs; here a test can wait for what does not come any
 * more, and has found the edit then.
 */
const testDurationMs = 90_000;
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
   * name of that test; undefined if all pass. A file that fails without the edit, or not again with it, finds nothing.
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
  const unsound = new Set<string>();
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
      // Most edits are found by one of the first files of their own package, and nearly all others by the rest of it.
      const own = folders.filter((folder) => edit.path.startsWith(`${folder}/`));
      const runs = [
        ...own.map((folder) => ({ folder, files: probableFiles })),
        ...[...new Set([...own, ...folders])].map((folder) => ({ folder, files: undefined })),
      ];
      for (const { folder, files } of runs) {
        const test = await findTestIn(copy, folder, edit, unsound, files);
        if (test !== undefined) return test;
      }
      return undefined;
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/** @param most how many of the files in the order of `orderTests` run; all if it is absent */
async function findTestIn(
  copy: string,
  folder: string,
  edit: Edit,
  unsound: Set<string>,
  most: number | undefined,
): Promise<string | undefined> {
  const order = listTests(copy, folder, edit);
  writeFileSync(join(copy, folder, orderFile), JSON.stringify(order));
  const run = (...words: string[]) => runTests(copy, folder, words);
  for (;;) {
    const left = [...unsound].flatMap((file) => ["--exclude", relative(folder, file)]);
    const files = most === undefined ? [] : order.slice(0, most).map((file) => relative(folder, file));
    const { failed } = await withEdit(copy, edit, () => run(...files, ...usual, ...left, "--bail=1"));
    const [first] = failed;
    if (first === undefined) return undefined;
    const file = relative(folder, first.file);
    const again = await withEdit(copy, edit, () => run(file));
    if (!again.success && (await run(file)).success) return first.test;
    unsound.add(first.file);
  }
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
  readonly failed: readonly Failure[];
}

/** A test that failed. */
export interface Failure {
  /** Below the root of the repository. */
  readonly file: string;
  /** The file and the name of the test; the file alone if it could not run. */
  readonly test: string;
}

/** The part of the report of Vitest that is read here. */
interface Report {
  readonly success: boolean;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
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
  return {
    success: report.success,
    count: report.numTotalTests,
    failed: listFailures(report.testResults, copy),
  };
}

/**
 * The first failed test of each file that failed.
 * @param copy the folder that the names of files are shown without
 */
export function listFailures(results: Report["testResults"], copy: string): Failure[] {
  return results
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(copy, name);
      const failed = assertionResults.find(({ status }) => status === "failed");
      if (failed !== undefined) return [{ file, test: `${file} › ${failed.fullName}` }];
      // After the first failure, Vitest ends the other files, and reports them as failed, without a message.
      return message === "" ? [] : [{ file, test: file }];
    });
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
  for (const name of readdirSync(from).filter((each) => !/^\.(vite|cache)/.test(each))) {
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

/**
 * The configuration of the package, changed to import sources in place of builds, and to run the files in the order of
 * `orderFile`.
 */
function writeConfiguration(hasOwn: boolean): string {
  return `import { existsSync, readFileSync } from "node:fs";
import { BaseSequencer } from "vitest/node";
import { defineConfig, mergeConfig } from "vitest/config";
${hasOwn ? 'import own from "./vitest.config.ts";' : "const own = {};"}
const conditions = ["@data-import/source"];
const order = existsSync("${orderFile}") ? JSON.parse(readFileSync("${orderFile}", "utf8")) : [];
class Sequencer extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    if (order.length === 0) return sorted;
    const place = ({ moduleId }) => order.findIndex((file) => moduleId.endsWith("/" + file));
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
export default mergeConfig(
  own,
  defineConfig({
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      sequence: { sequencer: Sequencer },
      testTimeout: ${testDurationMs},
      hookTimeout: ${testDurationMs},
    },
  }),
);
`;
}

/** The test files of a package, in the order in which they run to find an edit. */
function listTests(copy: string, folder: string, { path, start, end }: Edit): string[] {
  const tests = listFiles().filter(
    (file) => file.startsWith(`${folder}/`) && /^(?!.*\/(ci|nightly)\/).*\.test\.ts$/.test(file),
  );
  return orderTests(copy, tests, `${path} ${readFileSync(join(copy, path), "utf8").slice(start, end)}`);
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
