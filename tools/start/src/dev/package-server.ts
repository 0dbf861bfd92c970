import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Problem } from "../../problem.mjs";

/** A process that serves a package as it was when the process started, on a port of its own. */
export interface PackageServer {
  readonly port: number;
  /** Ends the process, after the answers that are under way. */
  stop(): Promise<void>;
}

const script = fileURLToPath(import.meta.resolve("./serve-package.ts"));
const underWay = 300;

/** Serves the package in a folder; rejects with a Problem that has the words of the process when it cannot. */
export function startPackageServer(folder: string): Promise<PackageServer> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(process.execPath, [script, folder], {
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
      const stop = async (): Promise<void> => {
        await new Promise((later) => setTimeout(later, underWay));
        if (child.connected) child.disconnect();
        const force = setTimeout(() => child.kill("SIGKILL"), 2_000);
        await gone;
        clearTimeout(force);
      };
      resolve({ port: Number(message), stop });
    });
  });
}
