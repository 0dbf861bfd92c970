import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";

/** A server of files. */
export interface FileServer {
  /** It ends with `/`. */
  readonly url: string;
  /** The bytes of the bodies that were sent since the last call, by path. */
  takeTransfers(): ReadonlyMap<string, number>;
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
};

/** Serves files compressed with gzip, as hosts of static sites do, and counts the bytes. */
export async function serveFiles(files: ReadonlyMap<string, Buffer>): Promise<FileServer> {
  const packed = new Map<string, Buffer>();
  let transfers = new Map<string, number>();
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? "/", "http://localhost").pathname.slice(1);
    const path = asked === "" || asked.endsWith("/") ? `${asked}index.html` : asked;
    const file = files.get(path);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = packed.get(path) ?? gzipSync(file, { level: 9 });
    packed.set(path, body);
    transfers.set(path, (transfers.get(path) ?? 0) + body.byteLength);
    response.writeHead(200, {
      "Content-Type": types[extname(path)] ?? "text/plain",
      "Content-Encoding": "gzip",
      "Content-Length": body.byteLength,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    takeTransfers() {
      const taken = transfers;
      transfers = new Map();
      return taken;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
