import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Problem, Program } from "./program.ts";

const programName = "program.ts";

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
  allowImportingTsExtensions: true,
};

/** Compiles all programs at once against the packages of `folder`; resolves to the messages of the compiler. */
export async function checkTypes(folder: string, programs: readonly Program[]): Promise<Problem[]> {
  if (programs.length === 0) return [];
  const checked = join(folder, "checked");
  await Promise.all(
    programs.map(async ({ code, files }, at) => {
      await mkdir(join(checked, String(at)), { recursive: true });
      for (const { name, content } of [...files, { name: programName, content: code }])
        await writeFile(join(checked, String(at), name), content);
    }),
  );
  // Files that a program imports are checked with it.
  const project = { compilerOptions, files: programs.map((_, at) => `${at}/${programName}`) };
  await writeFile(join(checked, "tsconfig.json"), JSON.stringify(project));
  return readProblems(await runCompiler(checked), programs);
}

function runCompiler(folder: string): Promise<string> {
  const compiler = dirname(fileURLToPath(import.meta.resolve("typescript/package.json")));
  return new Promise((resolve, reject) => {
    const given = [join(compiler, "bin/tsc"), "-p", folder, "--pretty", "false", "--singleThreaded"];
    execFile(process.execPath, given, { cwd: folder }, (error, stdout, stderr) => {
      if (error && !stdout) reject(new Error(`The compiler did not run: ${stderr || error.message}`));
      else resolve(stdout);
    });
  });
}

/** A problem is `3/program.ts(12,5): error TS2339: …`; further lines of it are indented. */
function readProblems(output: string, programs: readonly Program[]): Problem[] {
  const problems: Problem[] = [];
  for (const line of output.split(/\n(?! )/).filter(Boolean)) {
    const [, at, name, row, message = ""] = /^(\d+)\/([\w.-]+)\((\d+),\d+\): ([\s\S]*)$/.exec(line) ?? [];
    const program = programs[Number(at)];
    if (!program) throw new Error(`The compiler reports this for no sample: ${line}`);
    const before = program.files.find((file) => file.name === name)?.line ?? 0;
    problems.push({ place: program.place, line: before + Number(row), message });
  }
  return problems;
}
