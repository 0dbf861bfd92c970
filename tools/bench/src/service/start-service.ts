import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { findFile } from "../dependencies.ts";

/** The command of the service, in its own process. */
export interface RunningService {
  readonly pid: number;
  /** With the base path. */
  readonly url: string;
  /** Milliseconds from the start of the process until it printed that it is ready. */
  readonly readyAfter: number;
  /** Only the first start in a folder prints a token. */
  readonly token: string;
  /**
   * Sends a request as the administrator; gives the text of the response, and throws with it if it is not a success.
   */
  request(method: string, path: string, body?: string): Promise<string>;
  stop(): Promise<void>;
}

/** The headers of the requests of the administrator. */
export function writeHeaders(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, "x-disable-hooks": "true", "content-type": "application/json" };
}

/** Starts the built command on SQLite in a folder; if it ends, throws with its output. */
export async function startService(folder: string): Promise<RunningService> {
  const command = findFile("@data-import/service", "dist/command.js");
  const started = performance.now();
  const child = spawn(process.execPath, [command, "--port", "0", "--quiet", "--data", join(folder, "data")], {
    env: { PATH: process.env["PATH"] },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const greeting = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (bytes) => {
        said += bytes;
        if (said.includes("Ctrl-C")) resolve(said);
      });
    }
    child.once("exit", () => reject(new Error(`The service ended:\n${said}`)));
  });
  const readyAfter = performance.now() - started;
  const [url = ""] = /http:\S+/.exec(greeting) ?? [];
  const [token = ""] = /\bpat_\w+/.exec(greeting) ?? [];
  return {
    pid: child.pid ?? 0,
    url,
    readyAfter,
    token,
    async request(method, path, body) {
      const response = await fetch(url + path, {
        method,
        headers: writeHeaders(token),
        ...(body !== undefined && { body }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
