import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The oldest Node that our development tools support. The version that the start script installs is in .node-version. */
export const oldestNode = "24.18.0";

/**
 * @typedef {{ node: string, pnpm: string }} Versions
 * @typedef {{ platform: string, arch: string, musl: boolean }} Machine
 * @typedef {"node" | "pnpm"} Tool
 */

/**
 * The versions this repository pins.
 *
 * @param {string} root
 * @returns {Versions}
 */
export function readPins(root) {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return {
    node: readFileSync(join(root, ".node-version"), "utf8").trim(),
    pnpm: packageManager.replace(/^pnpm@/, "").replace(/\+.*$/, ""),
  };
}

/**
 * Whether a Node is new enough for development.
 *
 * @param {string} version
 */
export function isNodeFitting(version) {
  const [have, need] = [version, oldestNode].map((each) => each.replace(/^v/, "").split(".").map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (have?.[index] ?? 0) - (need?.[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
