import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findFile } from "../../dependencies.ts";

/** The command of the service, in its own process. */
export interface RunningService {
  readonly pid: number;
  readonly port: number;
  /** With the base path. */
  readonly url: string;
  /** Milliseconds from the start of the process until it printed that it is ready. */
  readonly readyAfter: number;
  /** Only the first start in a folder or database prints a token. */
  readonly token: string;
  /**
   * Sends a request as the administrator; gives the text of the response, and throws with it if it is not a success.
   */
  request(
    method: string,
    path: string,
    body?: string | FormData | ReadableStream,
    headers?: Readonly<Record<string, string>>,
  ): Promise<string>;
  stop(): Promise<void>;
}

/** How a service starts. */
export interface ServiceOptions {
  /** The address of a database of PostgreSQL. The default is SQLite in the folder. */
  readonly databaseUrl?: string;
  /** A module that runs before the service. */
  readonly preload?: string;
  /** Variables of its environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The headers of the requests of the administrator. */
export function writeHeaders(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, "x-disable-hooks": "true", "content-type": "application/json" };
}

/** Starts the built command with its data in a folder; if it ends, throws with its output. */
export async function startService(folder: string, options: ServiceOptions = {}): Promise<RunningService> {
  const { databaseUrl, preload, environment } = options;
  const command = findFile("@data-import/service", "dist/command.js");
  const started = performance.now();
  const before = preload === undefined ? [] : ["--import", preload];
  const args = [...before, command, "--port", "0", "--quiet", "--data", join(folder, "data")];
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env["PATH"],
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...environment,
    },
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
  const tokenFile = /is in the file (\S+)/.exec(greeting)?.[1];
  const token = tokenFile === undefined ? "" : readFileSync(tokenFile, "utf8").trim();
  return {
    pid: child.pid ?? 0,
    port: Number(new URL(url).port),
    url,
    readyAfter,
    token,
    async request(method, path, body, headers) {
      const { "content-type": json, ...others } = writeHeaders(token);
      const response = await fetch(url + path, {
        method,
        // A form has its own content type.
        headers: { ...others, ...(!(body instanceof FormData) && { "content-type": json }), ...headers },
        ...(body !== undefined && { body }),
        ...(body instanceof ReadableStream && { duplex: "half" }),
      } as RequestInit);
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
      return text;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
