import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import manifest from "../../package.json" with { type: "json" };

/** The command as it is published. */
export const command: string = fileURLToPath(
  new URL(`../../${manifest.bin["data-import-mock"]}`, import.meta.url),
);

/** A command that runs; it is ended after the test. */
export interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  /** Its output so far. */
  readonly output: () => string;
  readonly hasEnded: () => boolean;
}

/** Starts the command without colours. */
export function startCommand(...args: readonly string[]): Running {
  return startProgram(process.execPath, [command, ...args], { NO_COLOR: "1" });
}

/** Starts a program with additional variables; FORCE_COLOR and NO_COLOR are only set if given. */
export function startProgram(
  program: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Running {
  const { FORCE_COLOR: _, NO_COLOR: __, ...env } = process.env;
  const child = spawn(program, args, { env: { ...env, ...variables } });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (piece: string) => {
      text += piece;
    });
  }
  let ended = false;
  child.once("close", () => {
    ended = true;
  });
  // Not `afterEach`: files share their modules, so only the first one that imports this would have that hook.
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, output: () => text, hasEnded: () => ended };
}

/** Starts the command and waits for its end. */
export async function runCommand(
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly output: string }> {
  const { child, output } = startCommand(...args);
  const [code] = await once(child, "close");
  return { code, output: output().trim() };
}

/** Ends a command and waits until it has ended and all its output has come. */
export async function endCommand({ child }: Running, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  const closed = once(child, "close");
  child.kill(signal);
  await closed;
}

/** Waits until the output matches. If the command ends before, it throws an error with the output. */
export async function waitFor({ output, hasEnded }: Running, pattern: RegExp): Promise<RegExpMatchArray> {
  for (let tries = 0; tries < 10_000; tries++) {
    const isLast = hasEnded();
    const found = output().match(pattern);
    if (found !== null) return found;
    if (isLast) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${pattern} did not appear in:\n${output()}`);
}

/** The base address from the greeting of a command, as soon as it is printed. */
export async function readAddress(running: Running): Promise<string> {
  const [, address = ""] = await waitFor(running, /listens at (\S+)\n/);
  return address;
}

/** Headers that any operation takes. */
export const headers: Readonly<Record<string, string>> = {
  Authorization: "Bearer a-token-that-nobody-may-see",
  "X-Disable-Hooks": "true",
};
