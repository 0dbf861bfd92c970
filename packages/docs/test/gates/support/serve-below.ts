import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const types: Readonly<Record<string, string>> = {
  html: "text/html",
  md: "text/markdown",
  txt: "text/plain",
};

/** Serves a folder below a path as the hosts of static sites do, until the test ends; gives its address. */
export async function serveBelow(folder: string, path: string): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://any.example");
    const asked = pathname.startsWith(path) ? join(folder, pathname.slice(path.length)) : "";
    const file = asked.endsWith("/") || asked === folder ? join(asked, "index.html") : asked;
    if (asked === "" || !existsSync(file)) {
      response.writeHead(404, { "Content-Type": "text/html" }).end(readFileSync(join(folder, "404.html")));
    } else if (statSync(file).isDirectory()) {
      response.writeHead(301, { Location: `${pathname}/` }).end();
    } else {
      const type = types[file.slice(file.lastIndexOf(".") + 1)] ?? "application/octet-stream";
      response.writeHead(200, { "Content-Type": type }).end(readFileSync(file));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}
