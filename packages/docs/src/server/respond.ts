import type { IncomingMessage, ServerResponse } from "node:http";
import type { Assets } from "./assets.ts";
import { chooseEncoding } from "./encoding.ts";

/**
 * How long a connection may wait for its next request. It is longer than load balancers keep theirs (60
 * seconds is usual): otherwise a request can go out on a connection that ends at the same moment, and fails. Node closes
 * them after 5 seconds.
 */
export const longestIdleMs = 75_000;

/** Responds with the file at the address of a request, or with the page for addresses that do not exist. */
export async function respond(
  assets: Assets,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD", "Content-Type": "text/plain" }).end("Only GET and HEAD.\n");
    return;
  }
  const [, address = "/", query = ""] = request.url?.match(/^([^?#]*)([^#]*)/) ?? [];
  const path = address.replace(/(?<=\/)index\.html$/, "");
  if (!assets.has(path) && assets.has(`${path}/`)) {
    // Relative, so that it also works behind a proxy that serves the docs below another path.
    const folder = path.slice(path.lastIndexOf("/") + 1);
    response.writeHead(308, { Location: `./${folder}/${query}`, "Cache-Control": "no-cache" }).end();
    return;
  }
  const status = assets.has(path) ? 200 : 404;
  const asset = assets.get(status === 200 ? path : "/404.html");
  if (asset === undefined) {
    response.writeHead(404, { "Content-Type": "text/plain" }).end("Page not found.\n");
    return;
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const { body, etag } = await asset.read(encoding);
  const headers = {
    ...asset.headers,
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    ...(status === 200 && { ETag: etag }),
  };
  if (status === 200 && matches(request.headers["if-none-match"], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, "Content-Length": body.byteLength });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Whether a browser has a body already; proxies may have marked its ETag as weak. */
function matches(known: string | undefined, etag: string): boolean {
  return (
    known?.split(",").some((each) => each.trim() === "*" || each.trim().replace(/^W\//, "") === etag) ?? false
  );
}
