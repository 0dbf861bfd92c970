import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { listFiles } from "./site.ts";

/** Where to serve the docs; everything has a default. */
export interface DocsOptions {
  /** The port to listen on; 0, the default, takes any free one. */
  readonly port?: number;
  /** The address to listen on; `127.0.0.1` unless given. */
  readonly host?: string;
}

/** Docs that are being served. */
export interface Docs {
  /** Where to read them; it ends with `/`. */
  readonly url: string;
  readonly port: number;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
}

interface Asset {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".json": "application/json",
  ".yaml": "application/yaml",
};

/** Serves the docs; rejects when the port is taken. */
export async function serve(options: DocsOptions = {}): Promise<Docs> {
  const assets = new Map(listFiles().map(({ file, path }) => [path, readAsset(file)]));
  const server = createServer((request, response) => answer(assets, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, options.host ?? "127.0.0.1", resolve);
  });
  const { address, family, port } = server.address() as AddressInfo;
  return {
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${port}/`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(
  assets: ReadonlyMap<string, Asset>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const path = (request.url ?? "/").replace(/[?#].*$/s, "");
  const asset = assets.get(path === "/" ? "/index.html" : path);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD", "Content-Type": "text/plain" }).end("Only GET and HEAD.\n");
  } else if (asset === undefined) {
    response
      .writeHead(404, { "Content-Type": "text/plain" })
      .end("There is no such page. The docs are at /\n");
  } else if (request.headers["if-none-match"]?.split(/,\s*/).includes(asset.headers["ETag"] ?? "")) {
    response.writeHead(304, asset.headers).end();
  } else {
    response.writeHead(200, { ...asset.headers, "Content-Length": asset.body.byteLength });
    response.end(request.method === "HEAD" ? undefined : asset.body);
  }
}

function readAsset(file: string): Asset {
  const body = readFileSync(file);
  const extension = extname(file);
  return {
    body,
    headers: {
      "Content-Type": types[extension] ?? "application/octet-stream",
      ETag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      // A rebuilt site must show at once; the ETag makes asking cheap.
      "Cache-Control": "no-cache",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Content-Security-Policy": extension === ".html" ? policyOf(body) : "default-src 'none'",
    },
  };
}

/** The page carries its own policy; the one thing that only a header can say is added. */
function policyOf(page: Buffer): string {
  const [, policy = "default-src 'none'"] =
    page.toString("utf8", 0, 4096).match(/http-equiv="Content-Security-Policy" content="([^"]+)"/) ?? [];
  return `${policy}; frame-ancestors 'none'`;
}
