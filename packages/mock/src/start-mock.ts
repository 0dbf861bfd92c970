import { createMock, type InProcessOptions } from "./create-mock.ts";
import { listen } from "./server/listen.ts";

/** How to start the mock; everything has a default. */
export interface MockOptions extends InProcessOptions {
  /** The port to listen on; 0, the default, takes any free one. */
  readonly port?: number;
  /** The address to listen on; `127.0.0.1` unless given. */
  readonly host?: string;
}

/** A mock that is listening. */
export interface Mock {
  /** The base address to give to a client; it ends with `/v1`. */
  readonly url: string;
  readonly port: number;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
}

/** Starts the mock on a port; rejects when the port is taken. */
export async function startMock({
  port = 0,
  host = "127.0.0.1",
  ...options
}: MockOptions = {}): Promise<Mock> {
  const { basePath, fetch } = createMock(options);
  const server = await listen(fetch, { port, host });
  return { url: `${server.origin}${basePath}`, port: server.port, close: server.close };
}
