import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Problem, Program } from "./program.ts";

const programName = "program.ts";

const plain = {
  target: "es2023",
  lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
  module: "nodenext",
  types: ["node"],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
};
const careful = {
  ...plain,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  verbatimModuleSyntax: true,
};

/** The compilers and settings of readers' own projects. */
const projects = [
  { name: "careful", compiler: "typescript", compilerOptions: careful },
  { name: "strict", compiler: "typescript", compilerOptions: plain },
  { name: "strict-5.9", compiler: "typescript-5.9", compilerOptions: plain },
];

/** Compiles all programs at once, with each compiler, against the packages of `folder`; resolves to the messages of the compiler. */
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
  const files = programs.map((_, at) => `${at}/${programName}`);
  // What several compilers find in one line is one problem.
  const problems = new Map<string, Problem>();
  for (const { name, compiler, compilerOptions } of projects) {
    await writeFile(join(checked, `${name}.json`), JSON.stringify({ compilerOptions, files }));
    for (const problem of readProblems(await runCompiler(compiler, checked, `${name}.json`), programs)) {
      const key = `${problem.place}:${problem.line}`;
      if (!problems.has(key)) problems.set(key, problem);
    }
  }
  return [...problems.values()];
}

function runCompiler(name: string, folder: string, project: string): Promise<string> {
  const compiler = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
  return new Promise((resolve, reject) => {
    const given = [join(compiler, "bin/tsc"), "-p", project, "--pretty", "false"];
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
