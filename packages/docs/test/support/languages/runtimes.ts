import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasCommand, runCommand } from "./run-command.ts";

/** A program of a sample, and the number that its part of the output has. */
export interface LanguageProgram {
  readonly number: number;
  readonly code: string;
}

/** Runs all programs of a language, one after the other, in one process: to start 150 takes minutes. */
export interface Runtime {
  readonly name: "python" | "java" | "go";
  /** What this machine lacks, for the name of a skipped test; undefined if it can run programs. */
  readonly missing: string | undefined;
  /** Resolves to the output, in which {@link writeMark} follows each program. */
  run(folder: string, programs: readonly LanguageProgram[]): Promise<string>;
}

/** What is printed after each program. */
export function writeMark(number: number): string {
  return `\n[end of program ${number}]\n`;
}

const python: Runtime = {
  name: "python",
  missing: hasCommand("python3", "-c", "import ensurepip") ? undefined : "Python with ensurepip",
  async run(folder, programs) {
    for (const { number, code } of programs) writeFileSync(join(folder, `sample_${number}.py`), code);
    const names = programs.map(({ number }) => [number, `sample_${number}.py`, writeMark(number)]);
    const runner = `import runpy
for number, name, mark in ${JSON.stringify(names)}:
    try:
        runpy.run_path(name, run_name="__main__")
    except BaseException as error:
        raise SystemExit(f"{name}: {error!r}")
    print(mark, end="")
`;
    writeFileSync(join(folder, "run_all.py"), runner);
    await runCommand(folder, "python3", "-m", "venv", "python");
    await runCommand(folder, "python/bin/pip", "install", "--quiet", "--no-compile", "requests==2.32.5");
    return runCommand(folder, "python/bin/python", "run_all.py");
  },
};

const java: Runtime = {
  name: "java",
  missing: hasCommand("javac", "-version") ? undefined : "the JDK",
  async run(folder, programs) {
    for (const { number, code } of programs) {
      mkdirSync(join(folder, `s${number}`));
      writeFileSync(join(folder, `s${number}/Sample.java`), `package s${number};\n${code}`);
    }
    const calls = programs.map(({ number }) => {
      const mark = JSON.stringify(writeMark(number));
      return `    s${number}.Sample.main(args);\n    System.out.print(${mark});\n`;
    });
    const runner = `public class RunAll {\n  public static void main(String[] args) throws Exception {\n${calls.join("")}  }\n}\n`;
    writeFileSync(join(folder, "RunAll.java"), runner);
    await runCommand(folder, "javac", "-encoding", "UTF-8", "-Xlint:all", "-Werror", "RunAll.java");
    return runCommand(folder, "java", "RunAll");
  },
};

const go: Runtime = {
  name: "go",
  missing: hasCommand("go", "version") ? undefined : "Go",
  async run(folder, programs) {
    writeFileSync(join(folder, "go.mod"), "module example.com/samples\n\ngo 1.19\n");
    for (const { number, code } of programs) {
      mkdirSync(join(folder, `s${number}`));
      const own = code.replace("package main", `package s${number}`).replace("func main()", "func Main()");
      writeFileSync(join(folder, `s${number}/sample.go`), own);
    }
    const unformatted = await runCommand(folder, "gofmt", "-l", ".");
    if (unformatted !== "") throw new Error(`gofmt would format these files:\n${unformatted}`);
    const imports = programs.map(({ number }) => `\t"example.com/samples/s${number}"\n`);
    const calls = programs.map(
      ({ number }) => `\ts${number}.Main()\n\tfmt.Print(${JSON.stringify(writeMark(number))})\n`,
    );
    const runner = `package main\n\nimport (\n\t"fmt"\n${imports.join("")})\n\nfunc main() {\n${calls.join("")}}\n`;
    writeFileSync(join(folder, "main.go"), runner);
    return runCommand(folder, "go", "run", ".");
  },
};

export const runtimes: readonly Runtime[] = [python, java, go];
