import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { Ask } from "./crawl.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".md": "text/markdown",
  ".txt": "text/plain",
};

/** Responds with the files of a folder below a path, as the hosts of static sites do, but without a connection. */
export function readBelow(folder: string, path: string): Ask {
  return async ({ pathname }) => {
    const asked = join(folder, pathname.slice(path.length));
    const file = pathname.endsWith("/") ? join(asked, "index.html") : asked;
    // Hosts redirect to a folder if a link to it has no slash at its end.
    const status =
      !pathname.startsWith(path) || !existsSync(file) ? 404 : statSync(file).isDirectory() ? 301 : 200;
    const text = status === 200 ? readFileSync(file, "utf8") : "";
    return { status, type: types[extname(file)] ?? "application/octet-stream", text };
  };
}
