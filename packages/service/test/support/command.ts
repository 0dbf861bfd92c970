import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import manifest from "../../package.json" with { type: "json" };

/** The exit code of a process, and its whole output. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** A process that was started; `endProcesses` ends it at the latest. */
export interface Started {
  readonly child: ChildProcess;
  /** Its output when it was ready, or when it ended before that. */
  readonly ready: Promise<string>;
  readonly ended: Promise<Ended>;
}

const processes = new Set<Started>();

const packageFolder = join(import.meta.dirname, "../..");
/** Node keeps the compiled sources here, which halves the time of each start. */
const compileCache = join(packageFolder, "node_modules/.cache/node");
let bundled: string | undefined;

/** The command in one file, made of its sources at the first call: a start from 500 files takes twice as long. */
function bundleCommand(): string {
  if (bundled !== undefined) return bundled;
  // One folder for each worker, with the names of a package: the command reads its version beside `dist`.
  const folder = join(packageFolder, "node_modules/.cache", `command-${process.env["VITEST_POOL_ID"]}`);
  cpSync(join(packageFolder, "package.json"), join(folder, "package.json"));
  buildSync({
    absWorkingDir: packageFolder,
    entryPoints: ["src/command.ts", "src/command/run.ts", "src/command/thread.ts"],
    outdir: join(folder, "dist"),
    bundle: true,
    splitting: true,
    chunkNames: "shared/[name]-[hash]",
    external: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(
      (name) => name !== "kysely",
    ),
    format: "esm",
    platform: "node",
    target: "node24",
    logLevel: "warning",
  });
  bundled = join(folder, "dist/command.js");
  return bundled;
}

/** Starts the command, made of its sources, with only these variables in its environment. */
export function startCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Started {
  return startProcess(["--conditions=@data-import/source", bundleCommand(), ...args], environment, "Ctrl-C");
}

/** Starts a Node process, which is ready when it has written a certain text. */
export function startProcess(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  readyText: string,
): Started {
  return startProgram(process.execPath, args, environment, readyText);
}

/** The same for any program, by default one that starts the command. */
export function startProgram(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  readyText = "Ctrl-C",
): Started {
  const child = spawn(program, args, {
    env: { PATH: process.env["PATH"] ?? "", NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<Ended>((resolve) => child.on("close", (code) => resolve({ code, output })));
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        if (output.includes(readyText)) resolve(output);
      });
    }
    child.on("close", () => resolve(output));
  });
  const started = { child, ready, ended };
  processes.add(started);
  return started;
}

/** Ends every process of a test. Call it in `afterEach`, before the folders are removed. */
export async function endProcesses(): Promise<void> {
  for (const { child, ended } of processes) {
    child.kill("SIGKILL");
    await ended;
  }
  processes.clear();
}

/** The address that a greeting names. */
export function findUrl(greeting: string): string {
  const url = /listens at (\S+)/.exec(greeting)?.[1];
  if (url === undefined) throw new Error(`The service did not start: ${greeting}`);
  return url;
}

/** The token of a first start: from the file that the greeting names, or from the greeting itself. */
export function findToken(greeting: string): string | undefined {
  const path = /is in the file (\S+)/.exec(greeting)?.[1];
  const text = path === undefined ? greeting : readFileSync(path, "utf8");
  return /pat_\w+/.exec(text)?.[0];
}
