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

/**
 * The port for agents is on this machine only. The limit is for the bodies of all their requests, besides that of the other
 * port: agents must not take the memory of people.
 */
const agentPort = { port: 0, host: "127.0.0.1", others: undefined, bodyMemory: 67_108_864 };

/** Starts a server on a port; rejects if a port is not available. */
export async function startServer(
  service: Service,
  { port = 0, host = "127.0.0.1", adminPort, drainMs = 0, ...options }: ServerOptions = {},
): Promise<Server> {
  const ports = createPorts();
  const main = await ports.open(service.respond, { ...options, port, host });
  const admin =
    adminPort === undefined ? undefined : await ports.open(service.respondToProbe, { port: adminPort, host });
  const agents = service.needsAgentPort
    ? await ports.open(service.respondToAgents, { ...options, ...agentPort })
    : undefined;
  const url = `${main.origin}/v1`;
  if (agents === undefined) service.runAgents(url);
  else service.runAgents(`${agents.origin}/v1`, true);
  return {
    url,
    port: main.port,
    adminOrigin: admin?.origin,
    async stop() {
      service.startDraining();
      if (drainMs > 0) await setTimeout(drainMs);
      await main.stop({ responsesMs, idleMs: drainMs > 0 ? idleMs : 0 });
      await service.close();
      await Promise.all([admin?.close(), agents?.close()]);
    },
  };
}

/** Opens ports. If one of them is not available, those before it are closed. */
function createPorts(): { open: typeof listen } {
  const opened: Listening[] = [];
  return {
    async open(...given) {
      try {
        const listening = await listen(...given);
        opened.push(listening);
        return listening;
      } catch (error) {
        await Promise.all(opened.map((one) => one.close()));
        throw error;
      }
    },
  };
}
