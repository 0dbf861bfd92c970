import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { type Started, startProgram } from "./command.ts";

const settings = new URL("../../../../deploy/proxies/nginx.conf", import.meta.url);

/** Whether this machine has nginx. */
export const hasNginx: boolean = spawnSync("nginx", ["-v"]).error === undefined;

/** Without a master process, which would leave its worker behind when it is killed. This is what it says last at its start. */
const readyText = "getrlimit(";

/** A running nginx, which `endProcesses` ends. */
export interface Nginx {
  /** The base address of the nodes behind it; it ends with `/v1`. */
  readonly url: string;
  readonly port: number;
  readonly process: Started;
}

/** Starts nginx with the settings of the kit before nodes on these ports. Its files are in a folder; its own port is a free one. */
export async function startNginx(folder: string, ports: readonly number[], ownPort?: number): Promise<Nginx> {
  const port = ownPort ?? (await findPort());
  let server = readFileSync(settings, "utf8").replace("listen 8080", `listen 127.0.0.1:${port}`);
  for (const [index, node] of ports.entries()) {
    server = server.replace(`server node-${index + 1}:4010`, `server 127.0.0.1:${node}`);
  }
  mkdirSync(join(folder, "logs"), { recursive: true });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const lines = [
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    ...["daemon off;", "master_process off;", `pid ${join(folder, "pid")};`, "error_log stderr notice;"],
    ...["events {}", "http {", "access_log off;", ...temporary, server, "}"],
  ];
  writeFileSync(join(folder, "nginx.conf"), lines.join("\n"));
  const process_ = startProgram(
    "nginx",
    ["-e", "stderr", "-p", folder, "-c", join(folder, "nginx.conf")],
    {},
    readyText,
  );
  const said = await process_.ready;
  if (!said.includes(readyText)) throw new Error(`nginx did not start: ${said}`);
  return { url: `http://127.0.0.1:${port}/v1`, port, process: process_ };
}

/** A free port. */
export function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
