import { setTimeout } from "node:timers/promises";
import { type Listening, type ListenOptions, listen } from "@data-import/front/node";
import type { Service } from "./create-service.ts";

/** A service that listens on a port. */
export interface Server {
  /** The base address to give to a client; it ends with `/v1`. */
  readonly url: string;
  readonly port: number;
  /** Where `/health`, `/ready` and `/metrics` are, if they have a port of their own. */
  readonly adminOrigin: string | undefined;
  /** Stops listening, waits for running requests, and closes the service. */
  stop(): Promise<void>;
}

/** How long running requests may take after the server starts to stop, in milliseconds. */
const responsesMs = 10_000;

/**
 * How long a proxy may send one more request on a connection that it keeps, in milliseconds, if the stop waits for proxies.
 * One that has many requests needs none of its connections that long.
 */
const idleMs = 1_000;

/** Where a server listens, and how it stops. */
export interface ServerOptions extends Partial<ListenOptions> {
  /** A second port for the requests for the state of the process. Without it, they go to `port`. */
  readonly adminPort?: number | undefined;
  /** How long `/ready` returns 503 at the stop before the ports close, in milliseconds. The default is 0. */
  readonly drainMs?: number | undefined;
}

/** Starts a server on a port; rejects if a port is not available. */
export async function startServer(
  service: Service,
  { port = 0, host = "127.0.0.1", adminPort, drainMs = 0, ...options }: ServerOptions = {},
): Promise<Server> {
  const listening = await listen(service.respond, { port, host, ...options });
  const admin = await openAdminPort(service, adminPort, host).catch(async (error: unknown) => {
    await listening.close();
    throw error;
  });
  const url = `${listening.origin}/v1`;
  service.runAgents(url);
  return {
    url,
    port: listening.port,
    adminOrigin: admin?.origin,
    async stop() {
      service.startDraining();
      if (drainMs > 0) await setTimeout(drainMs);
      await listening.stop({ responsesMs, idleMs: drainMs > 0 ? idleMs : 0 });
      await service.close();
      await admin?.close();
    },
  };
}

async function openAdminPort(
  service: Service,
  port: number | undefined,
  host: string,
): Promise<Listening | undefined> {
  return port === undefined ? undefined : listen(service.respondToProbe, { port, host });
}
