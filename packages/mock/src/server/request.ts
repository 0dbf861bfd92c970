import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { Refusal } from "../front/refusal.ts";

/** Node's request as the web's `Request`, or the refusal of one that the web cannot express. */
export function readRequest(incoming: IncomingMessage): Request | Refusal {
  const method = incoming.method ?? "GET";
  const target = incoming.url ?? "/";
  // The Host header may be anything; only the path is of interest.
  const url = URL.parse(target.startsWith("/") ? `http://localhost${target}` : target);
  if (url === null) return new Refusal(400, [{ message: `\`${target}\` is not an address.` }]);
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const hasBody = method !== "GET" && method !== "HEAD";
  try {
    return new Request(url, {
      method,
      headers,
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: "half" }),
    });
  } catch {
    return new Refusal(501, [{ message: `${method} is not a method that an HTTP API can use.` }]);
  }
}
