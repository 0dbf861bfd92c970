import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Problem } from "../../problem.mjs";

/** A process that serves one version of a package on its own port. */
export interface PackageServer {
  readonly port: number;
  /** Ends the process after its current responses. */
  stop(): Promise<void>;
}

const script = fileURLToPath(import.meta.resolve("./serve-package.ts"));
const underWay = 300;

/** Serves the package in a folder; if it does not start, rejects with a Problem that has the output of the process. */
export function startPackageServer(folder: string): Promise<PackageServer> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(process.execPath, [script, folder], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    // Not "close": that event does not come after our own disconnect.
    const gone = new Promise<void>((ended) => child.once("exit", () => ended()));
    let words = "";
    child.stderr?.on("data", (data) => {
      words += data;
    });
    child.once("error", reject);
    child.once("close", () => reject(new Problem(`The built package does not start:\n${words.trim()}`)));
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
