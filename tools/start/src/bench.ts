import { join } from "node:path";
import type { Request } from "../arguments.mjs";
import { runChild } from "../child.mjs";
import { root } from "./packages.ts";
import { runTasks } from "./tasks.ts";

/** Builds, then prints the tables of the bench, and keeps them in the folder of `keep`; gives the exit code. */
export async function runBench({ names, records, keep }: Request): Promise<number> {
  await runTasks("bench", ["build"]);
  const options = Object.entries({ records, keep }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}=${value}`],
  );
  const args = [join(root, "tools/bench/src/run.ts"), ...options, ...names];
  const { code } = await runChild(process.execPath, args, {
    cwd: root,
    env: process.env,
    inherit: true,
  });
  return code;
}
