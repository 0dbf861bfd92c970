import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const installed = "/usr/lib/postgresql";

/** A PostgreSQL server for one test, which may stop it. */
export interface PrivatePostgres {
  readonly url: string;
  start(): Promise<void>;
  /** `fast` ends all connections; `immediate` is a crash of the server. */
  stop(mode: "fast" | "immediate"): Promise<void>;
  remove(): Promise<void>;
}

/** The folder of the newest installed programs of PostgreSQL; undefined if there are none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(installed, version, "bin"))
    .find((folder) => existsSync(join(folder, "initdb")));
}

/** Starts a server in a temporary folder, on a free port. */
export async function startPostgres(programs: string, settings = ""): Promise<PrivatePostgres> {
  const folder = await mkdtemp(join(tmpdir(), "postgres-test-"));
  await chmod(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL does not run as root.
  if (isRoot) await run("chown", ["postgres", folder]);
  const data = join(folder, "data");
  const port = await findPort();
  async function call(program: string, args: readonly string[]): Promise<void> {
    const path = join(programs, program);
    await (isRoot ? run("runuser", ["-u", "postgres", "--", path, ...args]) : run(path, [...args]));
  }
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=off ${settings}`;
  const server: PrivatePostgres = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => call("pg_ctl", ["start", "-w", "-D", data, "-l", join(folder, "log"), "-o", options]),
    stop: (mode) => call("pg_ctl", ["stop", "-w", "-D", data, "-m", mode]),
    async remove() {
      await server.stop("immediate").catch(() => {});
      await rm(folder, { recursive: true });
    },
  };
  await call("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]);
  await server.start();
  return server;
}

async function findPort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
  });
  await new Promise((resolve) => server.close(resolve));
  return port;
}
