import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/** A folder on a port. */
export interface ServedFolder {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the files of a folder, like a host of static files, on a free port of this machine only. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer(async (request, response) => {
    // `URL` removes dot segments, so that no path leaves the folder.
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = join(folder, pathname === "/" ? "index.html" : pathname);
    try {
      const content = await readFile(path);
      response.setHeader("content-type", types[extname(path)] ?? "application/octet-stream").end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
