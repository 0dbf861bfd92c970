import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

const dist = new URL("./", import.meta.resolve("@data-import/importer/element"));

/** A file of a page of somebody else: its type and its text. */
export type HostFile = readonly [type: string, text: string];

/** A server of a page of somebody else. */
export interface Host {
  /** The address of the page; it ends with a slash. */
  readonly address: string;
  readonly origin: string;
  /** The files by their paths; `/` is the page. Other paths are the built files of the importer. */
  readonly files: Record<string, HostFile>;
  /** The requests that it got. */
  readonly asked: readonly IncomingMessage[];
  close(): void;
}

/** Serves a page with a strict policy, which can reach the service alone. */
export async function serveHost(service: string, files: Record<string, HostFile> = {}): Promise<Host> {
  const asked: IncomingMessage[] = [];
  const server = createServer((incoming, outgoing) => {
    asked.push(incoming);
    const path = incoming.url?.split("?")[0] ?? "/";
    const [type, text] = files[path] ?? [
      "text/javascript",
      readFileSync(fileURLToPath(new URL(`.${path}`, dist)), "utf8"),
    ];
    const policy = `default-src 'self'; connect-src ${service}; frame-src 'self' ${service}; img-src data:`;
    outgoing.writeHead(200, { "content-type": type, "content-security-policy": policy }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address: `${origin}/`, origin, files, asked, close: () => server.close() };
}
