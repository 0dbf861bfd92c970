import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const manifest = fileURLToPath(import.meta.resolve("@stoplight/prism-cli/package.json"));
const bundle = fileURLToPath(import.meta.resolve("@data-import/spec/openapi.json"));

/** Prism's own command, which mocks the bundle on its own port. */
export interface PrismCommand {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts Prism's command and waits until it takes connections. If it ends before, it throws an error with its output. */
export async function startPrism(): Promise<PrismCommand> {
  const port = await findFreePort();
  const script = join(dirname(manifest), "dist/index.js");
  const args = [
    script,
    "mock",
    "--port",
    `${port}`,
    "--host",
    "127.0.0.1",
    "--verboseLevel",
    "silent",
    bundle,
  ];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (bytes) => {
      said += bytes;
    });
  }
  while (!(await canConnect(port))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`Prism ended:\n${said}`);
    await sleep(20);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, "exit");
      if (child.kill("SIGKILL")) await ended;
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
