import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Problem } from "../problem.mjs";

/** A process that serves docs and mock as they were built when it started, each on a port of its own. */
export interface Generation {
  readonly docs: number;
  readonly mock: number;
  /** Ends the process, after the answers that are under way. */
  retire(): Promise<void>;
}

const underWay = 300;

/** Starts serving what is built now; throws a Problem with what the process said when it cannot. */
export function startGeneration(
  script: string = fileURLToPath(import.meta.resolve("./serve-built.ts")),
): Promise<Generation> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(process.execPath, [script], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    // Not "close": a channel that we let go of ourselves keeps that event from coming.
    const gone = new Promise<void>((ended) => child.once("exit", () => ended()));
    let words = "";
    child.stderr?.on("data", (data) => {
      words += data;
    });
    child.once("error", reject);
    child.once("close", () => reject(new Problem(`What was built does not start:\n${words.trim()}`)));
    child.once("message", (message) => {
      const { docs, mock } = message as { docs: number; mock: number };
      const retire = async (): Promise<void> => {
        await new Promise((later) => setTimeout(later, underWay));
        if (child.connected) child.disconnect();
        const force = setTimeout(() => child.kill("SIGKILL"), 2_000);
        await gone;
        clearTimeout(force);
      };
      resolve({ docs, mock, retire });
    });
  });
}
