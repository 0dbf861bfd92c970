import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { answer } from "./server/answer.ts";
import { readAssets } from "./server/assets.ts";
import { siteFolder } from "./site.ts";

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

/** Answers requests for the docs, for a server of one's own; as they are built now, whatever a later build does. */
export function createHandler(): RequestListener {
  const assets = readAssets(siteFolder);
  return (request, response) => {
    answer(assets, request, response).catch((error) => response.destroy(error));
  };
}

/** Serves the docs as they are built now, whatever a later build does; rejects when the port is taken. */
export async function serve(options: DocsOptions = {}): Promise<Docs> {
  const server = createServer(createHandler());
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
