import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../free-port.ts";
import type { Candidate } from "./candidates.ts";
import type { Workspace } from "./workspace.ts";

/** A mock on a port of this machine, in its own process. */
export interface ServerProcess {
  readonly pid: number;
  readonly port: number;
  readonly basePath: string;
  stop(): Promise<void>;
}

/** Starts the server of a candidate and waits until it accepts connections; if it ends, throws with its output. */
export async function startServer(
  { folder, description }: Workspace,
  { name, server }: Candidate,
): Promise<ServerProcess> {
  if (server === undefined) throw new Error(`${name} has no server.`);
  const port = await findFreePort();
  const args = [join(folder, server.script), ...server.args(port, description)];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (bytes) => {
      said += bytes;
    });
  }
  while (!(await canConnect(port))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${name} ended:\n${said}`);
    await sleep(2);
  }
  return {
    pid: child.pid ?? 0,
    port,
    basePath: server.basePath,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
