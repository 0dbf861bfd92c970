import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createAssets, type Servers } from "./server/assets.ts";
import { longestIdleMs, respond } from "./server/respond.ts";
import { readSite } from "./site.ts";

/** Where to serve the docs; everything has a default. */
export interface DocsOptions {
  /** The port to listen on; 0, the default, takes any free one. */
  readonly port?: number;
  /** The address to listen on. The default is `127.0.0.1`. */
  readonly host?: string;
  /**
   * Where people reach these docs from everywhere, such as `https://docs.example/`; it ends with `/`. Pages then have
   * links that open them in an assistant, which reads them at this address. By default they have none.
   */
  readonly address?: string;
}

/** Docs on a port. */
export interface Docs {
  /** Their address; it ends with `/`. */
  readonly url: string;
  readonly port: number;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
}

/**
 * Creates a request listener that serves the docs on your own server. Later builds do not change it. Samples and forms
 * call the `servers`. With an `address`, as in {@link DocsOptions}, pages have links that open them in an assistant.
 */
export function createHandler(servers?: Servers, address?: string): RequestListener {
  const assets = createAssets(readSite(), servers, address);
  return (request, response) => {
    respond(assets, request, response).catch((error) => response.destroy(error));
  };
}

/** Serves the built docs; later builds do not change them. Rejects if the port is taken. */
export async function serve(options: DocsOptions = {}): Promise<Docs> {
  const server = createServer({ keepAliveTimeout: longestIdleMs }, createHandler({}, options.address));
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
