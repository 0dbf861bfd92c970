import { mkdirSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { type Candidate, findUse } from "./candidate.ts";
import { compiledFolder } from "./check-types.ts";
import { installDependencies, writeFiles } from "./consumer.ts";
import type { LocalRegistry } from "./local-registry.ts";
import { findNodePackage, nodeVersions } from "./node-versions.ts";
import { findOtherRuntimes, otherVersions } from "./other-versions.ts";
import { type Column, checkEach } from "./outcomes.ts";
import { runCommand } from "./run-command.ts";
import { startWithNpx, tryCommand } from "./try-command.ts";

/** The paths of the runtimes and of Jest. */
export interface Runtimes {
  /** The executable of each line of Node, by its major version. */
  readonly nodes: ReadonlyMap<string, string>;
  readonly bun: string;
  readonly deno: string;
  readonly workerd: string;
  readonly jest: string;
}

/** Installs the runtimes that do not run here, from the npm registry, and Jest. */
export async function bringRuntimes(folder: string): Promise<Runtimes> {
  const { name, executable } = findNodePackage(process.platform, process.arch);
  const [own = ""] = process.versions.node.split(".");
  const nodes = Object.entries(nodeVersions).filter(([major]) => major !== own);
  const others = findOtherRuntimes(process.platform, process.arch);
  mkdirSync(folder, { recursive: true });
  // Jest brings a package with an install script, which compiles what is there already; pnpm wants to know whether it may.
  writeFiles(folder, { "pnpm-workspace.yaml": 'allowBuilds:\n  "@parcel/watcher": false\n' });
  // pnpm links large packages from its store, and npm would unpack each of them again.
  await installDependencies("pnpm", folder, {
    ...Object.fromEntries(nodes.map(([major, version]) => [`node-${major}`, `npm:${name}@${version}`])),
    ...Object.fromEntries(Object.values(others).map((each) => [each.name, each.version])),
    jest: otherVersions.jest,
  });
  const find = (...path: readonly string[]) => join(folder, "node_modules", ...path);
  return {
    nodes: new Map([
      [own, process.execPath] as const,
      ...nodes.map(([major]) => [major, find(`node-${major}`, executable)] as const),
    ]),
    bun: find(others.bun.name, others.bun.executable),
    deno: find(others.deno.name, others.deno.executable),
    workerd: find(others.workerd.name, others.workerd.executable),
    jest: find("jest/bin/jest.js"),
  };
}

/**
 * Runs the compiled program and each command of each package on one Node. The Node of this process runs the commands by
 * npx from the registry. For the others they are installed: npx is the same program for all, and slow.
 */
export function checkRuntime(
  major: string,
  node: string,
  packages: readonly Candidate[],
  home: string,
  folder: string,
  registry: LocalRegistry,
): Promise<Column> {
  const environment = { ...registry.environment, PATH: putFirst(node, join(folder, "bin")) };
  const cwd = join(folder, "empty");
  mkdirSync(cwd, { recursive: true });
  return checkEach(`Node ${major}`, packages, async (candidate) => {
    const { name, version, commands } = candidate;
    const problems: string[] = [];
    if (findUse(candidate, "program") !== undefined)
      problems.push(...(await runProgram(candidate, [node], home)));
    for (const command of commands) {
      const start =
        node === process.execPath
          ? startWithNpx(command, `${name}@${version}`)
          : ([join(home, "node_modules/.bin", command)] as const);
      problems.push(...(await tryCommand({ command, version, start }, { cwd, environment })));
    }
    return candidate.isImported || commands.length > 0 ? problems : "does not apply";
  });
}

/** Runs the compiled program of each package with the command of another runtime. */
export function checkPrograms(
  title: string,
  command: readonly string[],
  packages: readonly Candidate[],
  home: string,
): Promise<Column> {
  return checkEach(title, packages, async (candidate) =>
    findUse(candidate, "program") === undefined ? "does not apply" : runProgram(candidate, command, home),
  );
}

async function runProgram(
  { shortName }: Candidate,
  [executable = "", ...words]: readonly string[],
  home: string,
): Promise<string[]> {
  const file = join(compiledFolder, `${shortName}.js`);
  const { code, stdout, stderr } = await runCommand(executable, [...words, file], {
    cwd: home,
    environment: { DENO_DIR: join(home, ".deno"), DENO_NO_UPDATE_CHECK: "1" },
  });
  if (code !== 0) return [`programs/${shortName}.ts ended with code ${code}: ${stderr}`];
  return stdout === "" ? [`programs/${shortName}.ts printed nothing, so it may not have run.`] : [];
}

/** A PATH with a certain executable as `node`, for npx and its child processes. */
function putFirst(node: string, bin: string): string {
  mkdirSync(bin, { recursive: true });
  symlinkSync(node, join(bin, "node"));
  return [bin, process.env["PATH"] ?? dirname(node)].join(delimiter);
}
