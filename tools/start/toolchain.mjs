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
 * Makes sure that the pinned Node and pnpm are at hand: the machine's own where they fit, else from the npm registry
 * into `.toolchain` of the repository.
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
 * Which tools to bring, and whether the running Node is the one to use.
 *
 * @param {Versions} pins
 * @param {Partial<Versions>} present What is in `.toolchain`.
 * @param {string} version The running Node's.
 * @param {() => string | undefined} askPnpm The version of the pnpm on PATH; asked only when it matters.
 * @returns {{ bring: Tool[], ownNode: boolean }}
 */
export function decideTools(pins, present, version, askPnpm) {
  /** @type {Tool[]} */
  const all = ["node", "pnpm"];
  // The folder stands first on PATH, so nothing old may stay in it.
  if (all.some((tool) => present[tool] !== undefined && present[tool] !== pins[tool])) {
    return { bring: all, ownNode: false };
  }
  const ownNode = present.node === undefined && isNodeFitting(version);
  const missing = {
    node: present.node === undefined && !ownNode,
    pnpm: present.pnpm === undefined && askPnpm() !== pins.pnpm,
  };
  if (!missing.node && !missing.pnpm) return { bring: [], ownNode };
  // The folder is replaced as a whole, so what is good in it comes again.
  return { bring: all.filter((tool) => missing[tool] || present[tool] !== undefined), ownNode };
}

/**
 * The environment for everything we start: our folders first on PATH, and no tool calls home.
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
    TURBO_TELEMETRY_DISABLED: "1",
    DO_NOT_TRACK: "1",
    REDOCLY_TELEMETRY: "off",
    REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  };
  // With NODE_ENV=production pnpm would leave out the tools that build and test.
  delete result["NODE_ENV"];
  return result;
}

/**
 * The versions in `.toolchain`, as far as their executables are there.
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
  // Asked outside the repository, and without network: some versions fetch another version of themselves inside.
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
