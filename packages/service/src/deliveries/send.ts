import type { Agent } from "node:http";
import { limits } from "@data-import/types";
import { loadProtocol } from "../domain/load-protocol.ts";
import { lookupPublic, requirePublic } from "../domain/public-addresses.ts";

/** The result of a request. */
export interface Sent {
  /** The status of the response; undefined if there was none. */
  readonly status?: number;
  /** Why there was no response. */
  readonly error?: string;
}

/** Sends requests to receivers. */
export interface Sender {
  /** Sends a JSON text; never rejects. */
  send(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Sent>;
  /** Closes idle connections. */
  close(): void;
}

/** @param allowsPrivate whether requests may reach private addresses, and use HTTP without encryption */
export function createSender({ allowsPrivate }: { readonly allowsPrivate: boolean }): Sender {
  // Connections of their own: those of other code were made without the check of their addresses.
  const options = { keepAlive: true, ...(!allowsPrivate && { lookup: lookupPublic }) };
  const agents = new Map<string, Agent>();

  function open(protocol: string) {
    const http = loadProtocol(protocol);
    const agent = agents.get(protocol) ?? new http.Agent(options);
    agents.set(protocol, agent);
    return { request: http.request, agent };
  }

  function request(url: URL, headers: Readonly<Record<string, string>>, body: string): Promise<Sent> {
    if (!allowsPrivate) {
      requirePublic(url.hostname);
      if (url.protocol !== "https:") throw new Error("The address must begin with https.");
    }
    const { request: start, agent } = open(url.protocol);
    return new Promise((resolve, reject) => {
      const outgoing = start(url, {
        method: "POST",
        agent,
        signal: AbortSignal.timeout(limits.receiverTimeoutMs),
        headers: {
          ...headers,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": "data-import-webhooks",
        },
      });
      outgoing.on("error", reject);
      // A receiver may switch to another protocol, although nobody asked for that: there is no error then.
      outgoing.on("close", () => reject(new Error("The receiver closed the connection without a response.")));
      outgoing.on("response", (incoming) => {
        resolve({ status: incoming.statusCode ?? 0 });
        // Redirects are not followed, and nobody reads the body.
        incoming.on("error", () => {});
        incoming.resume();
      });
      outgoing.end(body);
    });
  }

  return {
    async send(url, headers, body) {
      try {
        return await request(new URL(url), headers, body);
      } catch (error) {
        const { name, message } = error as Error;
        const isLate = name === "AbortError" || name === "TimeoutError";
        return {
          error: isLate
            ? `There was no response within ${limits.receiverTimeoutMs / 1000} seconds.`
            : message || name,
        };
      }
    },
    close() {
      for (const agent of agents.values()) agent.destroy();
    },
  };
}
