import { join } from "node:path";
import { runChild } from "../child.mjs";
import { root } from "./packages.ts";

const scripts = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  new: "tools/checks/src/new/main.ts",
  changeset: "node_modules/@changesets/cli/bin.js",
};

/** Runs a tool of the repository with its output on the terminal; gives its exit code. */
export async function runTool(tool: keyof typeof scripts, words: readonly string[]): Promise<number> {
  const { code } = await runChild(process.execPath, [join(root, scripts[tool]), ...words], {
    cwd: root,
    env: process.env,
    inherit: true,
  });
  return code;
}
