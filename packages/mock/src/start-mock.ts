import { loadDescription } from "./description.ts";
import { type Answered, createFront } from "./front/front.ts";
import { listen } from "./server/listen.ts";

/** How to start the mock; everything has a default. */
export interface MockOptions {
  /** The port to listen on; 0, the default, takes any free one. */
  readonly port?: number;
  /** The address to listen on; `127.0.0.1` unless given. */
  readonly host?: string;
  /** Called after every answer, for logs. */
  readonly onAnswer?: (answered: Answered) => void;
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
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const description = loadDescription();
  // Prism is most of the start-up time, so whoever only asks for --help must not pay for it.
  const { createPrismEngine } = await import("./engine/prism.ts");
  const front = createFront({
    description,
    engine: createPrismEngine(description),
    ...(options.onAnswer && { onAnswer: options.onAnswer }),
  });
  const server = await listen(front.fetch, { port: options.port ?? 0, host: options.host ?? "127.0.0.1" });
  return { url: `${server.origin}${front.basePath}`, port: server.port, close: server.close };
}
