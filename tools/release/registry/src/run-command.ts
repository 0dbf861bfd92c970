import { type ChildProcess, execFile } from "node:child_process";

/** How to run a command. */
export interface CommandOptions {
  readonly cwd: string;
  /** Milliseconds until it is killed. */
  readonly timeout: number;
  /** What it finds in its environment beside what a person's shell would have. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** How a command ended. */
export interface CommandEnd {
  /** Its exit code; `null` when it ran out of time or could not start. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const running = new Set<ChildProcess>();
let stopped = false;

/** Runs a command to its end, whatever that is. */
export function runCommand(
  file: string,
  parameters: readonly string[],
  { cwd, timeout, environment }: CommandOptions,
): Promise<CommandEnd> {
  return new Promise((resolve) => {
    if (stopped) return;
    const env = { ...strangersEnvironment(), ...environment };
    const options = { cwd, timeout, env, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(file, [...parameters], options, (error, stdout, stderr) => {
      running.delete(child);
      if (stopped) return;
      if (error === null) return resolve({ code: 0, stdout, stderr });
      const code = typeof error.code === "number" ? error.code : null;
      const reason = code === null ? `${error.killed ? `no end within ${timeout} ms` : error.message}\n` : "";
      resolve({ code, stdout, stderr: reason + stderr });
    });
    running.add(child);
  });
}

/** Asks every command that is running to end. Nobody hears of it, and none begins any more: the process is to end. */
export function endCommands(): void {
  stopped = true;
  for (const child of running) child.kill();
}

/** Runs a command that must succeed; throws with all that it said when it does not. */
export async function runOrThrow(
  file: string,
  parameters: readonly string[],
  options: CommandOptions,
): Promise<string> {
  const { code, stdout, stderr } = await runCommand(file, parameters, options);
  if (code === 0) return stdout;
  throw new Error(`${[file, ...parameters].join(" ")} failed in ${options.cwd}:\n${stdout}${stderr}`);
}

/** What a person's shell would have: nothing that the test runner or the package manager has set for this room. */
export function strangersEnvironment(): NodeJS.ProcessEnv {
  const ours =
    /^(NODE_ENV|NODE_OPTIONS|NODE_PATH|VITEST.*|TEST|INIT_CWD|npm_(?!config_(registry|cache)$).*)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}
