import { spawnSync } from "node:child_process";
import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runChild } from "./child.mjs";
import { explainFailure } from "./explain.mjs";
import { Problem } from "./problem.mjs";
import { startStep } from "./steps.mjs";
import { oldestNode } from "./versions.mjs";

/**
 * @typedef {import("./versions.mjs").Machine} Machine
 * @typedef {import("./versions.mjs").Tool} Tool
 * @typedef {import("./versions.mjs").Versions} Versions
 */

/**
 * The npm packages with only the executables. They need no install script, so they work even if install scripts are
 * off.
 *
 * @param {Machine} machine
 * @returns {Record<Tool, { name: string, file: string }>}
 */
export function findPackages({ platform, arch, musl }) {
  const suffix = platform === "win32" ? ".exe" : "";
  const system = platform === "win32" ? "win" : platform;
  // The package with the regular name is broken for Apple's ARM processors, so this one replaces it.
  const prefix = system === "darwin" && arch === "arm64" ? "node-bin" : "node";
  return {
    node: { name: `${prefix}-${system}-${arch}`, file: `bin/node${suffix}` },
    pnpm: { name: `@pnpm/exe.${platform}-${arch}${musl ? "-musl" : ""}`, file: `pnpm${suffix}` },
  };
}

/**
 * Installs tools from the npm registry into `.toolchain`: first into a folder next to it, then with one swap. So
 * neither an interruption nor a second run at the same time can leave an incomplete folder.
 *
 * @param {string} root
 * @param {readonly Tool[]} tools
 * @param {Versions} pins
 * @param {NodeJS.ProcessEnv} env
 */
export async function bringToolchain(root, tools, pins, env) {
  const home = join(root, ".toolchain");
  const incoming = join(home, `incoming-${process.pid}`);
  const packages = findPackages(describeMachine());
  const specifiers = tools.map((tool) => `${packages[tool].name}@${pins[tool]}`);
  const label = tools.map((tool) => `${tool === "node" ? "Node" : tool} ${pins[tool]}`).join(" and ");

  const step = startStep("toolchain");
  step.note(`installing ${label} into .toolchain`);
  try {
    mkdirSync(incoming, { recursive: true });
    writeFileSync(join(incoming, "package.json"), '{ "private": true }\n');
    const [npm, ...npmArgs] = findNpm(env);
    const args = [
      "install",
      "--prefix",
      incoming,
      "--ignore-scripts",
      "--no-package-lock",
      "--no-audit",
      "--no-fund",
      "--include=prod",
      "--loglevel=error",
      // Three attempts within seconds; without a network, the default takes more than a minute.
      "--fetch-retry-mintimeout=1000",
      "--fetch-retry-maxtimeout=5000",
    ];
    const { code, output } = await runChild(npm, [...npmArgs, ...args, ...specifiers], { cwd: home, env });
    if (code !== 0) {
      throw new Problem(explainFailure("toolchain", `npm install ${specifiers.join(" ")}`, output), code);
    }
    const modules = join(incoming, "node_modules");
    for (const tool of tools) placeTool(modules, tool, packages[tool], pins[tool]);
    const marker = Object.fromEntries(tools.map((tool) => [tool, pins[tool]]));
    writeFileSync(join(modules, ".versions.json"), `${JSON.stringify(marker)}\n`);
    swapFolders(modules, join(home, "node_modules"), join(incoming, "outgoing"));
    step.done(label);
  } catch (error) {
    step.fail(error);
    throw error;
  } finally {
    removeLeftovers(home);
  }
}

/**
 * Puts the executable into `.bin`, which people may add to their PATH, and runs it once.
 *
 * @param {string} modules
 * @param {Tool} tool
 * @param {{ name: string, file: string }} source
 * @param {string} version
 */
function placeTool(modules, tool, source, version) {
  const bin = join(modules, ".bin");
  const target = join(bin, source.file.replace("bin/", ""));
  mkdirSync(bin, { recursive: true });
  rmSync(target, { force: true });
  linkSync(join(modules, source.name, source.file), target);
  const { stdout, error } = spawnSync(target, ["--version"], { cwd: tmpdir(), encoding: "utf8" });
  if (stdout?.trim().replace(/^v/, "") === version) return;
  throw new Problem(
    `The ${tool} ${version} from the npm registry does not run on this machine (${error?.message ?? "wrong version"}).\n` +
      (tool === "node"
        ? `Install Node ${oldestNode} or newer with the tools of your system, then run the same command again.`
        : `Install pnpm ${version} with the tools of your system, then run the same command again.`),
  );
}

/**
 * @param {string} source
 * @param {string} target
 * @param {string} away
 */
function swapFolders(source, target, away) {
  if (existsSync(target)) renameSync(target, away);
  renameSync(source, target);
}

/**
 * Removes the temporary folders of this run and of interrupted ones.
 *
 * @param {string} home
 */
function removeLeftovers(home) {
  for (const name of readdirSync(home)) {
    const owner = Number(name.match(/^incoming-(\d+)$/)?.[1] ?? Number.NaN);
    if (Number.isNaN(owner) || (owner !== process.pid && isAlive(owner))) continue;
    rmSync(join(home, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * The command that starts the npm of the running Node.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {[string, ...string[]]}
 */
function findNpm(env) {
  const binFolder = dirname(process.execPath);
  const candidates = [
    env["npm_execpath"],
    join(binFolder, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
    join(binFolder, "node_modules", "npm", "bin", "npm-cli.js"),
  ];
  const script = candidates.find((path) => path?.endsWith("npm-cli.js") && existsSync(path));
  return script === undefined ? ["npm"] : [process.execPath, script];
}

/** @returns {Machine} */
function describeMachine() {
  const { platform, arch } = process;
  const header = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    platform === "linux" ? process.report.getReport() : {}
  ).header;
  return { platform, arch, musl: platform === "linux" && header?.glibcVersionRuntime === undefined };
}
