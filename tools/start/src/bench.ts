import { join } from "node:path";
import { runChild } from "../child.mjs";
import { root } from "./rooms.ts";
import { runTasks } from "./tasks.ts";

/** Builds, then prints the tables of the bench; gives the exit code. */
export async function runBench(suites: readonly string[]): Promise<number> {
  await runTasks("bench", ["build"]);
  const { code } = await runChild(process.execPath, [join(root, "tools/bench/src/run.ts"), ...suites], {
    cwd: root,
    env: process.env,
    inherit: true,
  });
  return code;
}
