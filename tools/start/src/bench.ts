import { join } from "node:path";
import { runChild } from "../child.mjs";
import { root } from "./packages.ts";
import { runTasks } from "./tasks.ts";

/** Builds, then prints the tables of the bench; gives the exit code. */
export async function runBench(suites: readonly string[], records?: number): Promise<number> {
  await runTasks("bench", ["build"]);
  const options = records === undefined ? [] : [`--records=${records}`];
  const args = [join(root, "tools/bench/src/run.ts"), ...options, ...suites];
  const { code } = await runChild(process.execPath, args, {
    cwd: root,
    env: process.env,
    inherit: true,
  });
  return code;
}
