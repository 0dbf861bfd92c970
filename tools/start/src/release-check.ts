import { join } from "node:path";
import { runChild } from "../child.mjs";
import { root } from "./packages.ts";

const program = join(root, "tools/release/registry/release-check.ts");

/** Makes a release of the last commit and uses it as its users do; gives the exit code. */
export async function runReleaseCheck(): Promise<number> {
  const options = { cwd: root, env: process.env, inherit: true, leash: true };
  return (await runChild(process.execPath, [program], options)).code;
}
