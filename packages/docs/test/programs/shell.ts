import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { quoteShell } from "../../site/samples/quote-shell.ts";

/** The output of a script, and why it failed, if it did. */
export interface ShellResult {
  readonly stdout: string;
  readonly failure?: string;
}

/** Runs scripts one after the other; `close` ends its process. */
export interface Shell {
  /** Runs a script in a folder with no other variables than these, and stops at the first command that fails. */
  run(script: string, folder: string, variables: Readonly<Record<string, string>>): Promise<ShellResult>;
  close(): void;
}

/** In milliseconds. */
const longest = 600_000;

/**
 * A shell that starts all scripts. It is small; the build is large, and the system needs milliseconds to start a process
 * from a large one, because it copies the list of its pages.
 */
export function openShell(): Shell {
  let shell: ChildProcess | undefined;
  const close = (): void => {
    // With the script that it runs: both are in the group of this process.
    if (shell?.pid !== undefined && shell.exitCode === null) process.kill(-shell.pid, "SIGKILL");
    shell = undefined;
  };
  return {
    async run(script, folder, variables) {
      shell ??= spawn("sh", [], { detached: true, stdio: ["pipe", "pipe", "inherit"] });
      const [out, errors] = [`${folder}.out`, `${folder}.err`];
      const settings = Object.entries(variables).map(([name, value]) => quoteShell(`${name}=${value}`));
      const command = `cd ${quoteShell(folder)} && exec env -i ${settings.join(" ")} sh -e -c ${quoteShell(script)}`;
      const to = `</dev/null >${quoteShell(out)} 2>${quoteShell(errors)}`;
      shell.stdin?.write(`(${command}) ${to}; echo $?\n`);
      const code = await readLine(shell);
      if (code === undefined) close();
      const [stdout, stderr] = await Promise.all([readFile(out, "utf8"), readFile(errors, "utf8")]);
      await Promise.all([rm(out), rm(errors)]);
      if (code === "0") return { stdout };
      const reason =
        code === undefined
          ? `It did not end in ${longest / 1000} s.`
          : `It ended with the exit code ${code}.`;
      return { stdout, failure: stderr.trim() || reason };
    },
    close,
  };
}

/** The next line that a process prints; undefined if it takes too long. */
async function readLine({ stdout }: ChildProcess): Promise<string | undefined> {
  if (stdout === null) return undefined;
  const lines = createInterface(stdout);
  try {
    const [line] = await once(lines, "line", { signal: AbortSignal.timeout(longest) });
    return line;
  } catch {
    return undefined;
  } finally {
    lines.close();
  }
}
