import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");

/** Compiles with the settings of a project that is written into a folder; returns one line for each problem. */
export async function compileProject(
  workingFolder: string,
  folder: string,
  project: object,
): Promise<string[]> {
  const file = join(folder, "tsconfig.json");
  writeFileSync(file, JSON.stringify(project));
  // Several threads would check some files twice.
  const words = [compiler, "-p", file, "--pretty", "false", "--singleThreaded"];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, words, { cwd: workingFolder, maxBuffer: 64 << 20 }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
  // The further lines of a problem are indented.
  return output.split("\n").filter((line) => /^\S/.test(line));
}

/** The parts of a problem, with its line of the source. Paths are relative to the working folder. */
export function readProblem(
  workingFolder: string,
  problem: string,
): { file: string; line: string | undefined; message: string } {
  const [, file = "", line, message = problem] = /^(.+)\((\d+),\d+\): error TS\d+: (.*)$/.exec(problem) ?? [];
  const source = file === "" ? [] : readFileSync(join(workingFolder, file), "utf8").split("\n");
  return { file, line: source[Number(line) - 1], message };
}
