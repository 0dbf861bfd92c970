import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that a receiver got. */
export interface ReceivedMessage {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read events of every topic.
  readonly event: any;
}

/** A program that receives webhooks. */
export interface Receiver {
  readonly url: string;
  readonly received: ReceivedMessage[];
  /** The status of its responses, for a message and for all later ones. The default is 204. */
  respond(status: number | ((message: ReceivedMessage) => number)): void;
  /** Responds to nothing before a promise resolves. */
  hold(until: Promise<void>): void;
  close(): Promise<void>;
}

/** Starts a receiver on a free port of this machine. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedMessage[] = [];
  let held: Promise<void> | undefined;
  let choose: (message: ReceivedMessage) => number = () => 204;
  const server = createServer(async (incoming, outgoing) => {
    let body = "";
    for await (const chunk of incoming.setEncoding("utf8")) body += chunk;
    const message = { headers: incoming.headers, body, event: JSON.parse(body) };
    received.push(message);
    await held;
    const status = choose(message);
    outgoing.writeHead(status, status === 302 ? { location: "/elsewhere" } : {});
    outgoing.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received,
    respond(status) {
      choose = typeof status === "number" ? () => status : status;
    },
    hold(until) {
      held = until;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
