import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createDatabase } from "@data-import/checks/database";

/** A service in a process of its own that a test kills and starts again. */
export interface KilledService {
  readonly url: string;
  readonly token: string;
  /** Where it keeps its data. */
  readonly folder: string;
  /** Kills the process, and starts another one with the same data at the same address. */
  killAndStart(): Promise<void>;
  close(): Promise<void>;
}

/** Longer than a claim on a job is valid. */
const claim = 61_000;
const program = join(import.meta.dirname, "serve.ts");

/** Starts a service, without a server of PostgreSQL on SQLite. */
export async function startKilledService(server: string | undefined): Promise<KilledService> {
  const folder = mkdtempSync(join(tmpdir(), "cli-killed-"));
  const database = server === undefined ? undefined : await createDatabase(server);
  const env = { PATH: process.env["PATH"], ...(database && { DATABASE_URL: database.url }) };
  let child: ChildProcess;
  let starts = 0;
  const start = async (port: number) => {
    const args = [program, folder, String(port), String(starts * claim)];
    starts += 1;
    child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    const [line] = await Promise.race([once(lines, "line"), once(child, "exit").then(() => ["{}"])]);
    return JSON.parse(line) as { url: string; port: number; token: string };
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  const { url, port, token } = await start(0);
  return {
    url,
    token,
    folder,
    async killAndStart() {
      await kill();
      await start(port);
    },
    async close() {
      await kill();
      await database?.drop();
      rmSync(folder, { recursive: true });
    },
  };
}
