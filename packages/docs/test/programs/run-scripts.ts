import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Problem, Program } from "./program.ts";
import { checkResponses, compareOutput, findStart, listVariables, redirect } from "./run-copy.ts";
import type { ProgramServers } from "./servers.ts";
import { openShell } from "./shell.ts";

/** The commands of the packages that this one is built with, such as `data-import`. */
const commands = fileURLToPath(new URL("../../node_modules/.bin", import.meta.url));

/** Runs shell scripts, one after the other, each with the next server; resolves to the problems. */
export async function runScripts(
  folder: string,
  programs: readonly Program[],
  servers: ProgramServers,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const shell = openShell();
  try {
    for (const [at, program] of programs.entries()) {
      const { place, code, files, parts } = program;
      const server = await servers.next(code);
      const beside = join(folder, `script-${at}`);
      await mkdir(beside, { recursive: true });
      await Promise.all(files.map(({ name, content }) => writeFile(join(beside, name), content)));
      // Without the proxy and the settings of the user.
      const variables = {
        PATH: `${commands}${delimiter}${process.env["PATH"]}`,
        HOME: beside,
        ...listVariables(server),
      };
      const { stdout, failure } = await shell.run(redirect(code, server), beside, variables);
      if (failure !== undefined) {
        // Shells name the line of a command that failed to run.
        const [, line] = /\bsh: (?:line )?(\d+): /.exec(failure) ?? [];
        problems.push({
          place,
          line: Number(line ?? findStart(program)),
          message: `${failure} (with the ${server.name})`,
        });
      }
      problems.push(...checkResponses(program, server));
      if (failure === undefined)
        problems.push(...parts.flatMap((part) => compareOutput(place, part, stdout, server)));
    }
  } finally {
    shell.close();
  }
  return problems;
}

/** Whether this machine has a shell with curl; the start script requires neither. */
export async function hasCurl(): Promise<boolean> {
  return promisify(execFile)("sh", ["-c", "command -v curl"]).then(
    () => true,
    () => false,
  );
}
