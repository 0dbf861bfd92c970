import { mkdirSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { installDependencies } from "../consumer.ts";
import { findNodePackage, nodeVersions } from "../node-versions.ts";
import { runCommand } from "../run-command.ts";
import { type Candidate, findUse } from "./candidate.ts";
import { compiledFolder } from "./check-types.ts";
import type { LocalRegistry } from "./local-registry.ts";
import { type Column, checkEach } from "./outcomes.ts";
import { tryCommand } from "./try-command.ts";

/** The executable of each line of Node, by its major version: the running one, or one from the npm registry. */
export async function bringNodes(folder: string): Promise<ReadonlyMap<string, string>> {
  const { name, executable } = findNodePackage(process.platform, process.arch);
  const [own = ""] = process.versions.node.split(".");
  const others = Object.entries(nodeVersions).filter(([major]) => major !== own);
  mkdirSync(folder, { recursive: true });
  await installDependencies(
    "npm",
    folder,
    Object.fromEntries(others.map(([major, version]) => [`node-${major}`, `npm:${name}@${version}`])),
  );
  const brought = others.map(
    ([major]) => [major, join(folder, "node_modules", `node-${major}`, executable)] as const,
  );
  return new Map([[own, process.execPath] as const, ...brought]);
}

/** Runs the compiled program of each package on one Node, and each command of it by npx from the registry. */
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
      problems.push(...(await runProgram(candidate, node, home)));
    for (const command of commands)
      problems.push(
        ...(await tryCommand({ command, from: `${name}@${version}`, version }, { cwd, environment })),
      );
    return candidate.isImported || commands.length > 0 ? problems : "does not apply";
  });
}

async function runProgram({ shortName }: Candidate, node: string, home: string): Promise<string[]> {
  const file = join(compiledFolder, `${shortName}.js`);
  const { code, stdout, stderr } = await runCommand(node, [file], { cwd: home, timeout: 60_000 });
  if (code !== 0) return [`programs/${shortName}.ts ended with code ${code}: ${stderr}`];
  return stdout === "" ? [`programs/${shortName}.ts printed nothing, so it may not have run.`] : [];
}

/** A PATH with a certain executable as `node`, for npx and its child processes. */
function putFirst(node: string, bin: string): string {
  mkdirSync(bin, { recursive: true });
  symlinkSync(node, join(bin, "node"));
  return [bin, process.env["PATH"] ?? dirname(node)].join(delimiter);
}
