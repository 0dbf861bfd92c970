import type { Agent } from "node:http";
import { Readable } from "node:stream";
import { loadProtocol } from "../domain/load-protocol.ts";

/** How long a store may take until it responds, and until it sends more of a response, in milliseconds. */
const silenceMs = 60_000;

/** By protocol. Connections without a request do not keep the process running. */
const agents = new Map<string, Agent>();

/**
 * Sends a request to a store. Rejects if there is no response; the body of the response fails if it ends early. Not with
 * `fetch`: that of Node 24 ends the process if a store closes the connection before the body was read.
 */
export function sendRequest(
  { url, method, headers }: Pick<Request, "url" | "method" | "headers">,
  body: Uint8Array | undefined,
): Promise<Response> {
  const address = new URL(url);
  const http = loadProtocol(address.protocol);
  const agent = agents.get(address.protocol) ?? new http.Agent({ keepAlive: true });
  agents.set(address.protocol, agent);
  return new Promise((resolve, reject) => {
    const outgoing = http.request(address, {
      ...{ method, agent },
      headers: { ...Object.fromEntries(headers), "content-length": body?.length ?? 0 },
    });
    outgoing.setTimeout(silenceMs, () => {
      outgoing.destroy(new Error(`There was no response within ${silenceMs / 1000} seconds.`));
    });
    outgoing.on("error", reject);
    outgoing.on("response", (incoming) => {
      outgoing.setTimeout(silenceMs, () => {
        // A full buffer waits for its reader, not for the store.
        if (incoming.readableLength < incoming.readableHighWaterMark) {
          incoming.destroy(new Error(`The store sent nothing for ${silenceMs / 1000} seconds.`));
        }
      });
      const status = incoming.statusCode ?? 0;
      const hasBody = method !== "HEAD" && status !== 204 && status !== 304;
      if (!hasBody) incoming.resume();
      const content = hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null;
      resolve(new Response(content, { status, headers: incoming.headers as Record<string, string> }));
    });
    outgoing.end(body);
  });
}
