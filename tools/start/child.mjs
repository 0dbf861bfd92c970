import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/**
 * @typedef {object} ChildResult
 * @property {number} code The exit code; 128 and more when a signal ended it.
 * @property {string} output Everything it printed, when nobody else saw it.
 */

/** Thrown in place of a result when a signal was passed on: the work is to end, and nobody asks why. */
export class Interrupted extends Error {}

let interrupted = false;

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/**
 * Runs a command to its end. Its output goes to `onLine` and into the result, or straight to the terminal when
 * `inherit` is set; with `leash`, it hears when this process is gone, even when it was killed.
 * Rejects with Interrupted when passSignalsOn ended it, or `signal` did.
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
      // A command that has the terminal for itself decides what its own interruption means.
      if (signal?.aborted || (interrupted && !inherit)) reject(new Interrupted());
      else resolve({ code: code ?? (killer === "SIGINT" ? 130 : 143), output: lines.join("\n") });
    });
  });
}

/**
 * From now on passes every signal that would end this process on to the commands that are running, and lets them end
 * first; `also` is called with it.
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
    // The process that holds our leash is gone, perhaps killed: nobody is left to stop us, so we stop by ourselves.
    process.on("disconnect", () => passOn("SIGTERM"));
    process.channel?.unref();
  } else if (process.env["npm_lifecycle_event"] !== undefined) {
    // npm passes its signals to a shell between us, and that shell dies of them without a word.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && passOn("SIGTERM"), 500).unref();
  }
}
