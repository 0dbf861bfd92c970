import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/**
 * @typedef {object} ChildResult
 * @property {number} code The exit code; more than 128 if a signal ended it.
 * @property {string} output Everything it printed; empty with `inherit`.
 */

/** Thrown in place of a result after a signal: the work must end without an error message. */
export class Interrupted extends Error {}

let interrupted = false;

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/**
 * Runs a command to its end. Its output goes to `onLine` and into the result; with `inherit`, it goes to the terminal.
 * With `leash`, the command notices the end of this process, even if this process was killed.
 * Rejects with Interrupted if passSignalsOn or `signal` ended the command.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, inherit?: boolean, leash?: boolean, onLine?: (line: string) => void, signal?: AbortSignal | undefined }} options
 * @returns {Promise<ChildResult>}
 */
export function runChild(command, args, { cwd, env, inherit = false, leash = false, onLine, signal }) {
  return new Promise((resolve, reject) => {
    if (interrupted || signal?.aborted) {
      reject(new Interrupted());
      return;
    }
    const shown = inherit ? "inherit" : "pipe";
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: leash ? ["inherit", shown, shown, "ipc"] : [inherit ? "inherit" : "ignore", shown, shown],
    });
    running.add(child);
    const end = () => child.kill();
    signal?.addEventListener("abort", end, { once: true });
    /** @type {string[]} */
    const lines = [];
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        onLine?.(line);
      });
    }
    child.on("error", (error) => {
      running.delete(child);
      reject(error);
    });
    child.on("close", (code, killer) => {
      running.delete(child);
      signal?.removeEventListener("abort", end);
      // A command that owns the terminal decides for itself what an interruption means.
      if (signal?.aborted || (interrupted && !inherit)) reject(new Interrupted());
      else resolve({ code: code ?? (killer === "SIGINT" ? 130 : 143), output: lines.join("\n") });
    });
  });
}

/**
 * From now on, a signal that would end this process calls `also` and is passed on to the running commands, which end
 * first.
 *
 * @param {() => void} [also]
 */
export function passSignalsOn(also) {
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    interrupted = true;
    also?.();
    for (const child of running) child.kill(signal);
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, passOn);
  if (process.channel !== undefined) {
    // The parent process has ended and may have been killed. No other process can stop us, so we stop.
    process.on("disconnect", () => passOn("SIGTERM"));
    process.channel?.unref();
  } else if (process.env["npm_lifecycle_event"] !== undefined) {
    // npm sends its signals to a shell between npm and us. That shell ends without passing them on.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && passOn("SIGTERM"), 500).unref();
  }
}
