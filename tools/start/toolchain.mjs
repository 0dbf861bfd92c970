import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { bringToolchain } from "./bring-toolchain.mjs";
import { isNodeFitting, readPins } from "./versions.mjs";

/**
 * @typedef {import("./versions.mjs").Tool} Tool
 * @typedef {import("./versions.mjs").Versions} Versions
 * @typedef {{ node: string, env: NodeJS.ProcessEnv }} Toolchain `node` is a path; `env` finds both tools first.
 */

/**
 * Makes sure that Node and pnpm are available in the right versions: those of the machine if they fit, otherwise from
 * the npm registry, in `.toolchain` of the repository.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Toolchain>}
 */
export async function ensureToolchain(root, env = process.env) {
  const pins = readPins(root);
  const modules = join(root, ".toolchain", "node_modules");
  const { bring, ownNode } = decideTools(pins, readMarker(modules), process.version, () => findPnpm(env));
  if (bring.length > 0) await bringToolchain(root, bring, pins, env);

  const bin = join(modules, ".bin");
  return {
    node: ownNode ? process.execPath : join(bin, nameExecutable("node")),
    env: extendEnvironment(env, ownNode ? [bin, dirname(process.execPath)] : [bin]),
  };
}

/**
 * Decides which tools to install, and whether to use the running Node.
 *
 * @param {Versions} pins
 * @param {Partial<Versions>} present The versions in `.toolchain`.
 * @param {string} version The version of the running Node.
 * @param {() => string | undefined} askPnpm Gives the version of the pnpm on PATH; called only if it is needed.
 * @returns {{ bring: Tool[], ownNode: boolean }}
 */
export function decideTools(pins, present, version, askPnpm) {
  /** @type {Tool[]} */
  const all = ["node", "pnpm"];
  // The folder is first on PATH, so it must not contain old versions.
  if (all.some((tool) => present[tool] !== undefined && present[tool] !== pins[tool])) {
    return { bring: all, ownNode: false };
  }
  const ownNode = present.node === undefined && isNodeFitting(version);
  const missing = {
    node: present.node === undefined && !ownNode,
    pnpm: present.pnpm === undefined && askPnpm() !== pins.pnpm,
  };
  if (!missing.node && !missing.pnpm) return { bring: [], ownNode };
  // The whole folder is replaced, so tools that it already has are installed again.
  return { bring: all.filter((tool) => missing[tool] || present[tool] !== undefined), ownNode };
}

/**
 * The environment for all programs that we start: our folders are first on PATH, no tool sends usage data, and all of
 * them keep what Node compiled, in the folder that Node itself chooses for this. Most of our work is many short programs.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} folders
 * @returns {NodeJS.ProcessEnv}
 */
export function extendEnvironment(env, folders) {
  const pathKey = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  const result = {
    ...env,
    [pathKey]: [...folders, env[pathKey] ?? ""].join(delimiter),
    NODE_COMPILE_CACHE: env["NODE_COMPILE_CACHE"] ?? join(tmpdir(), "node-compile-cache"),
    TURBO_TELEMETRY_DISABLED: "1",
    DO_NOT_TRACK: "1",
    REDOCLY_TELEMETRY: "off",
    REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  };
  // With NODE_ENV=production, pnpm would not install the tools that build and test.
  delete result["NODE_ENV"];
  return result;
}

/**
 * The versions in `.toolchain` whose executables exist.
 *
 * @param {string} modules
 * @returns {Partial<Versions>}
 */
function readMarker(modules) {
  try {
    const marker = JSON.parse(readFileSync(join(modules, ".versions.json"), "utf8"));
    return Object.fromEntries(
      Object.entries(marker).filter(([tool]) => existsSync(join(modules, ".bin", nameExecutable(tool)))),
    );
  } catch {
    return {};
  }
}

/**
 * The version of the pnpm on PATH.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function findPnpm(env) {
  // Runs outside the repository and without network: inside, some versions download another version of pnpm.
  const { stdout } = spawnSync("pnpm", ["--version"], {
    cwd: tmpdir(),
    env: { ...env, COREPACK_ENABLE_NETWORK: "0" },
    encoding: "utf8",
    shell: process.platform === "win32",
    timeout: 5_000,
  });
  return stdout?.trim();
}

/** @param {string} tool */
function nameExecutable(tool) {
  return process.platform === "win32" ? `${tool}.exe` : tool;
}
