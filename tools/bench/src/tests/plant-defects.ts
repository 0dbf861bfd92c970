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

/** A copy of the repository whose tests run on its sources, without a build. */
export interface Copy {
  /** Makes the edit of a defect, runs its test file, and undoes the edit; gives whether the test file failed. */
  plant(defect: Defect): Promise<boolean>;
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
      const path = join(copy, place);
      const text = readFileSync(path, "utf8");
      writeFileSync(
        path,
        text.replace(defect.find, () => defect.replace),
      );
      try {
        return !(await passes(copy, defect.foundBy));
      } finally {
        writeFileSync(path, text);
      }
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/** Whether a test file passes; throws if the file cannot run at all. */
async function passes(copy: string, file: string): Promise<boolean> {
  const folder = /^(spec|(packages|tools)\/[^/]+)\//.exec(file)?.[1] ?? "";
  const report = join(copy, folder, "planted.json");
  rmSync(report, { force: true });
  const vitest = join(root, folder, "node_modules/vitest/vitest.mjs");
  const words = [
    "run",
    relative(folder, file),
    "--config",
    configuration,
    "--reporter=json",
    `--outputFile=${report}`,
  ];
  // Only the report has the results of the tests; without a report, the next line throws with the reason.
  const { stderr } = await promisify(execFile)(process.execPath, [vitest, ...words], {
    cwd: join(copy, folder),
    // Programs that a test starts import sources, too.
    env: { ...process.env, NODE_OPTIONS: "--conditions=@data-import/source" },
    maxBuffer: 1e9,
  }).catch((error: { stderr: string }) => error);
  if (!existsSync(report)) throw new Error(`${file} did not run:\n${stderr}`);
  const { numTotalTests, success } = JSON.parse(readFileSync(report, "utf8"));
  if (success && numTotalTests === 0) throw new Error(`${file} has no tests.`);
  return success;
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

function listFiles(): readonly string[] {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  files ??= execFileSync("git", list, { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(root, file)));
  return files;
}
