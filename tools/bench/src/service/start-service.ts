import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { findFile } from "../dependencies.ts";

/** The command of the service, in a process of its own. */
export interface RunningService {
  readonly pid: number;
  /** With the base path. */
  readonly url: string;
  /** Milliseconds from the start of the process until it said that it answers. */
  readonly readyAfter: number;
  /** Only the first start in a folder shows one. */
  readonly token: string;
  /** Sends a request as the administrator; gives the text of its answer, and throws with it where that is no success. */
  request(method: string, path: string, body?: string): Promise<string>;
  stop(): Promise<void>;
}

/** What the administrator's requests carry. */
export function writeHeaders(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, "x-disable-hooks": "true", "content-type": "application/json" };
}

/** Starts the built command on SQLite in a folder; throws with what it said when it ends. */
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
