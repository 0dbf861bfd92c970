import { type ChildProcess, execFile, fork } from "node:child_process";
import { once } from "node:events";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The commands that recipes name, as far as they concern what a recipe changes. */
export interface Commands {
  /**
   * Gives what a command says against the repository; undefined if it passes.
   * @param isStale whether the description was changed since the types were generated
   */
  run(command: string, isStale: boolean): Promise<string | undefined>;
  /** Writes the bundle again. */
  bundle(): Promise<unknown>;
  /** Writes the bundle and everything that is generated from it. */
  generate(): Promise<void>;
  /** Writes the expectations of a test again. */
  updateSnapshots(test: string): Promise<void>;
  close(): void;
}

/** The generators of each package, as its script `generate` names them. */
const generators = [
  ["types", "packages/types"],
  ["client", "packages/client"],
  ["testing", "packages/client"],
  ["mock", "packages/mock"],
  ["front", "packages/front"],
] as const;

/** Opens a process for the description that lives until `close`. */
export async function openCommands(root: string): Promise<Commands> {
  const spec = fork(new URL("run-spec.mjs", import.meta.url), { cwd: join(root, "spec"), stdio: "ignore" });
  await once(spec, "message");
  const node = (folder: string, ...words: string[]) => runNode(join(root, folder), words);
  const bundle = async () => {
    const failure = await ask(spec, "bundle");
    copyFileSync(join(root, "spec/dist/openapi.json"), join(root, "packages/front/dist/openapi.json"));
    return failure;
  };
  const generateIn = (only?: string) =>
    generators
      .filter(([name]) => only === undefined || name === only)
      .map(([name, folder]) => {
        const words = [name, "--bundle", join(root, "spec/dist/openapi.json"), "--out", "."];
        return () => node(folder, join(root, "tools/codegen/src/main.ts"), ...words);
      });
  const vitest = (test: string, ...words: string[]) => {
    const [file = "", ...options] = test.split(" ");
    const [, folder = "", path = ""] = /^(spec|(?:packages|tools)\/[^/]+)\/(.+)$/.exec(file) ?? [];
    const program = join(root, folder, "node_modules/vitest/vitest.mjs");
    return node(folder, program, "run", path, "--config", configuration, "--root", ".", ...options, ...words);
  };
  const configuration = fileURLToPath(new URL("sources.config.ts", import.meta.url));
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  // The packages beside the service with tables of what the description names. They read the built types.
  const compileOthers = [
    () => node("packages/types", compiler, "-b", "--singleThreaded"),
    ...["listener", "cli", "importer"].map(
      (name) => () => node(`packages/${name}`, compiler, "-p", ".", "--singleThreaded", "--noEmit"),
    ),
  ];
  const incremental = ["--incremental", "--tsBuildInfoFile", join(root, "packages/service/dist/.recipes")];
  return {
    bundle,
    async run(command, isStale) {
      if (command === "npm run lint") {
        return firstFailure([() => ask(spec, "lint"), () => node("tools/checks", "src/checks/main.ts")]);
      }
      if (command === "npm run build" || command === "npm run check") {
        return firstFailure([
          ...(isStale ? [bundle, ...generateIn("types")] : []),
          // Several threads would check some files twice.
          () => node("packages/service", compiler, "-p", "test", "--singleThreaded", ...incremental),
          ...compileOthers,
        ]);
      }
      if (command.includes(".test.ts")) return vitest(command);
      throw new Error(`A recipe names a command that its test does not know: ${command}`);
    },
    async generate() {
      const failure = await firstFailure([bundle, ...generateIn()]);
      if (failure !== undefined) throw new Error(failure);
    },
    async updateSnapshots(test) {
      const failure = await vitest(test, "--update");
      if (failure !== undefined) throw new Error(failure);
    },
    close: () => void spec.kill(),
  };
}

async function firstFailure(
  steps: readonly (() => Promise<string | undefined>)[],
): Promise<string | undefined> {
  for (const step of steps) {
    const failure = await step();
    if (failure !== undefined) return failure;
  }
  return undefined;
}

async function ask(child: ChildProcess, task: "lint" | "bundle"): Promise<string | undefined> {
  child.send(task);
  const [said] = await once(child, "message");
  return said === "" ? undefined : said;
}

/** Runs a file of Node in a folder; gives what it printed if it failed. */
function runNode(cwd: string, words: readonly string[]): Promise<string | undefined> {
  // Nothing of the test runner that started these tests, and no engine that a recipe does not need.
  const { VITEST: _vitest, NODE_OPTIONS: _options, DATABASE_URL: _url, ...env } = process.env;
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd, env, maxBuffer: 64 << 20 }, (error, stdout, stderr) =>
      resolve(error === null ? undefined : `${stdout}${stderr}` || error.message),
    );
  });
}
