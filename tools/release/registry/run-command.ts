import { type ChildProcess, execFile } from "node:child_process";

/** How long a command may take, in milliseconds. Only one that hangs does: an install waits for a registry, on a busy machine. */
export const longestMs = 1_200_000;

/** Options for running a command. */
export interface CommandOptions {
  readonly cwd: string;
  /** Environment variables besides those of a user's shell. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** The result of a command. */
export interface CommandEnd {
  /** Its exit code; `null` if it ran out of time or could not start. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const running = new Set<ChildProcess>();
let stopped = false;

/** Runs a command to its end, with success or without. */
export function runCommand(
  file: string,
  parameters: readonly string[],
  { cwd, environment }: CommandOptions,
): Promise<CommandEnd> {
  return new Promise((resolve) => {
    if (stopped) return;
    const env = { ...consumerEnvironment(), ...environment };
    const options = { cwd, timeout: longestMs, env, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(file, [...parameters], options, (error, stdout, stderr) => {
      running.delete(child);
      if (stopped) return;
      if (error === null) return resolve({ code: 0, stdout, stderr });
      const code = typeof error.code === "number" ? error.code : null;
      const reason =
        code === null ? `${error.killed ? `no end within ${longestMs} ms` : error.message}\n` : "";
      resolve({ code, stdout, stderr: reason + stderr });
    });
    running.add(child);
  });
}

/** Ends every running command, and starts no more. Their promises do not settle, because the process will end. */
export function endCommands(): void {
  stopped = true;
  for (const child of running) child.kill();
}

/** Runs a command that must succeed; throws with its output if it fails. */
export async function runOrThrow(
  file: string,
  parameters: readonly string[],
  options: CommandOptions,
): Promise<string> {
  const { code, stdout, stderr } = await runCommand(file, parameters, options);
  if (code === 0) return stdout;
  throw new Error(`${[file, ...parameters].join(" ")} failed in ${options.cwd}:\n${stdout}${stderr}`);
}

/** The environment of a consumer's shell, without the variables of the test runner and the package manager. */
export function consumerEnvironment(): NodeJS.ProcessEnv {
  const ours =
    /^(NODE_ENV|NODE_OPTIONS|NODE_PATH|VITEST.*|TEST|INIT_CWD|npm_(?!config_(registry|cache)$).*)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}
