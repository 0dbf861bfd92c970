import { type ListenOptions, listen } from "@data-import/front/node";
import type { Service } from "./create-service.ts";

/** A service that listens on a port. */
export interface Server {
  /** The base address to give to a client; it ends with `/v1`. */
  readonly url: string;
  readonly port: number;
  /** Stops listening, waits for running requests, and closes the service. */
  stop(): Promise<void>;
}

/** How long running requests may take after the server starts to stop, in milliseconds. */
const patience = 10_000;

/** Starts a server on a port; rejects if the port is not available. */
export async function startServer(
  service: Service,
  { port = 0, host = "127.0.0.1", ...options }: Partial<ListenOptions> = {},
): Promise<Server> {
  const listening = await listen(service.answer, { port, host, ...options });
  const url = `${listening.origin}/v1`;
  service.runAgents(url);
  return {
    url,
    port: listening.port,
    async stop() {
      await listening.stop(patience);
      await service.close();
    },
  };
}
