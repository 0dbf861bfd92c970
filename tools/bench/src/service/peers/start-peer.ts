import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../../free-port.ts";

/** The server of a peer. */
export interface Peer {
  readonly pid: number;
  readonly port: number;
  stop(): Promise<void>;
}

const patience = 60_000;

/** Starts a server on a free port and waits until `path` has a response; if it ends, throws with its output. */
export async function startPeer(
  program: string,
  writeArguments: (port: number) => readonly string[],
  path: string,
): Promise<Peer> {
  const port = await findFreePort();
  const child = spawn(program, writeArguments(port), { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (bytes) => {
      said = (said + bytes).slice(-10_000);
    });
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  const end = performance.now() + patience;
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > end) {
      await stop();
      throw new Error(`${program} did not start:\n${said}`);
    }
    await sleep(50);
  }
  return { pid: child.pid ?? 0, port, stop };
}
