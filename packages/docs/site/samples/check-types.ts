import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Problem, Program } from "./program.ts";

/** The settings of a careful reader's own project. */
const compilerOptions = {
  target: "es2023",
  lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
  module: "nodenext",
  types: ["node"],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Compiles all programs at once against the packages of `folder`; resolves to the messages of the compiler. */
export async function checkTypes(folder: string, programs: readonly Program[]): Promise<Problem[]> {
  if (programs.length === 0) return [];
  const checked = join(folder, "checked");
  await mkdir(checked);
  await Promise.all(programs.map(({ code }, at) => writeFile(join(checked, `${at}.ts`), code)));
  const project = { compilerOptions, files: programs.map((_, at) => `${at}.ts`) };
  await writeFile(join(checked, "tsconfig.json"), JSON.stringify(project));
  return readProblems(await runCompiler(checked), programs);
}

function runCompiler(folder: string): Promise<string> {
  const compiler = dirname(fileURLToPath(import.meta.resolve("typescript/package.json")));
  return new Promise((resolve, reject) => {
    const given = [join(compiler, "bin/tsc"), "-p", folder, "--pretty", "false"];
    execFile(process.execPath, given, { cwd: folder }, (error, stdout, stderr) => {
      if (error && !stdout) reject(new Error(`The compiler did not run: ${stderr || error.message}`));
      else resolve(stdout);
    });
  });
}

/** A problem is `3.ts(12,5): error TS2339: …`; further lines of it are indented. */
function readProblems(output: string, programs: readonly Program[]): Problem[] {
  const problems: Problem[] = [];
  for (const line of output.split(/\n(?! )/).filter(Boolean)) {
    const [, file, row, message = ""] = /^(\d+)\.ts\((\d+),\d+\): ([\s\S]*)$/.exec(line) ?? [];
    const program = programs[Number(file)];
    if (!program) throw new Error(`The compiler reports this for no sample: ${line}`);
    problems.push({ place: program.place, line: Number(row), message });
  }
  return problems;
}
