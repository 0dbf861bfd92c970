import type { Agent, IncomingMessage } from "node:http";
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
      method,
      agent,
      headers: { ...Object.fromEntries(headers), "content-length": body?.length ?? 0 },
    });
    let incoming: IncomingMessage | undefined;
    outgoing.setTimeout(silenceMs);
    outgoing.on("timeout", () => {
      // A full buffer waits for its reader, not for the store.
      const isFull = incoming !== undefined && incoming.readableLength >= incoming.readableHighWaterMark;
      if (isFull) outgoing.setTimeout(silenceMs);
      else
        (incoming ?? outgoing).destroy(new Error(`The store sent nothing for ${silenceMs / 1000} seconds.`));
    });
    outgoing.on("error", reject);
    // A store may switch to another protocol, although nobody asked for that: there is no error then.
    outgoing.on("close", () => reject(new Error("The store closed the connection without a response.")));
    outgoing.on("response", (response) => {
      incoming = response;
      response.on("error", () => {});
      try {
        resolve(describeResponse(method, response));
      } catch (error) {
        response.destroy();
        reject(error);
      }
    });
    outgoing.end(body);
  });
}

/** Throws a `RangeError` if there is no such status, or a `TypeError` if there is no such header. */
function describeResponse(method: string, incoming: IncomingMessage): Response {
  const { statusCode: status = 0, headers } = incoming;
  const hasBody = method !== "HEAD" && status !== 204 && status !== 304;
  const options = { status, headers: headers as Record<string, string> };
  // Before its body is opened: an error must not leave a stream behind that nobody reads.
  const empty = new Response(null, options);
  if (hasBody) return new Response(Readable.toWeb(incoming) as ReadableStream<Uint8Array>, options);
  incoming.resume();
  return empty;
}
