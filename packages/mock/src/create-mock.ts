import type { Reply } from "@data-import/front";
import { loadModel, type Model, readFetch, writeWebResponse } from "@data-import/front";
import { listen } from "@data-import/front/node";
import { type Coverage, createCoverageCounter } from "./control/coverage.ts";
import { createFaults, type FaultKind, type FaultOptions } from "./control/faults.ts";
import { createOverrides, findRoute, type Override } from "./control/overrides.ts";
import type { RecordedRequest, UnmatchedRequest } from "./control/recorded-request.ts";
import { createRecorder, type Requests } from "./control/requests.ts";
import { createRespond } from "./create-respond.ts";
import { createDescribe } from "./engine/described.ts";
import type { FetchEngine } from "./engine/from-fetch.ts";
import { createPrismDescribe } from "./engine/prism-http.ts";
import type { OperationId } from "./operation-types.ts";

/** How a mock answers; everything has a default. */
export interface MockOptions {
  /** What generated answers and faults depend on: the same seed, the same ones, in every process. */
  readonly seed?: string;
  /**
   * Whether to refuse query parameters, form parts and body properties that the description does not know.
   * True unless given.
   */
  readonly strict?: boolean;
  /** Whether to generate answers from their schemas instead of taking examples. */
  readonly dynamic?: boolean;
  /**
   * Responds to valid requests in place of the description: a service in this process, or a fake that keeps state.
   * `"prism"` is the whole HTTP engine of Stoplight's Prism; it throws if `@stoplight/prism-http` is not installed.
   */
  readonly engine?: FetchEngine | "prism";
  /** Milliseconds to wait before every answer to a valid request. */
  readonly delay?: number;
  /** The most bytes that a body may have; 100 MiB unless given. */
  readonly bodyLimit?: number;
  /** How many requests `requests` remembers; the last 1000 unless given. */
  readonly remember?: number;
  /**
   * Called after every answer, with the answer as it was before a fault damaged its body; with none where the connection
   * was reset or the caller left.
   */
  readonly onAnswer?: (request: RecordedRequest | UnmatchedRequest, reply: Reply | undefined) => void;
}

/** Where a mock listens. */
export interface ListenOptions {
  /** The port to listen on; 0, the default, takes any free one. */
  readonly port?: number;
  /** The address to listen on; `127.0.0.1` unless given. */
  readonly host?: string;
}

/** A mock that listens on a port. */
export interface ListeningMock {
  /** The base address to give to a client; it ends with `/v1`. */
  readonly url: string;
  readonly port: number;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
}

/** A mock of the service, in this process. */
export interface Mock {
  /** The base address of the requests that it answers; it ends with `/v1`. Nothing listens there. */
  readonly url: string;
  /** The path that every operation starts with: `/v1`. */
  readonly basePath: string;
  /**
   * Answers a request to any host; pass it to a client as its `fetch`. Every failure is an answer with the error
   * envelope; it rejects where `fetch` would: when a fault resets the connection, or the request is aborted.
   */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** The requests that were answered. */
  readonly requests: Requests;
  /** Makes an operation answer otherwise; throws at a name that is none. */
  on<Id extends OperationId>(operationId: Id): Override<Id>;
  /** Lets faults befall valid requests; `null` ends them. */
  faults(options: FaultOptions | null): void;
  /** What was answered so far, of all that the description has. */
  coverage(): Coverage;
  /** Takes back overrides and faults, and forgets the requests; coverage goes on counting. */
  reset(): void;
  /** Answers on a port, too; rejects when the port is taken. */
  listen(options?: ListenOptions): Promise<ListeningMock>;
}

/** Creates a mock; it needs no port and holds nothing that has to be closed. */
export function createMock(options: MockOptions = {}): Mock {
  return createMockOf(loadModel(), options);
}

/** Creates a mock of any description. */
export function createMockOf(model: Model, options: MockOptions = {}): Mock {
  const { strict = true, dynamic = false, delay = 0, bodyLimit = 104_857_600, seed, engine } = options;
  const origin = "http://mock.localhost";
  const overrides = createOverrides(model);
  const coverage = createCoverageCounter(model);
  const recorder = createRecorder(options.remember ?? 1000, (id) => findRoute(model, id));
  let drawFault: () => FaultKind | undefined = () => undefined;

  const respond = createRespond({
    ...{ model, origin, overrides, coverage, strict, dynamic, delay, bodyLimit, seed },
    engine: engine === "prism" ? undefined : engine,
    describe: engine === "prism" ? createPrismDescribe(model) : createDescribe(model),
    drawFault: () => drawFault(),
    onAnswer(request, reply) {
      recorder.record(request);
      options.onAnswer?.(request, reply);
    },
  });

  return {
    url: `${origin}${model.basePath}`,
    basePath: model.basePath,
    requests: recorder.requests,
    async fetch(input, init) {
      const call = readFetch(input, init);
      call.signal?.throwIfAborted();
      return writeWebResponse(await respond(call));
    },
    on: overrides.on,
    faults(given) {
      drawFault = given === null ? () => undefined : createFaults(given, seed);
    },
    coverage: coverage.read,
    reset() {
      overrides.clear();
      recorder.clear();
      drawFault = () => undefined;
    },
    async listen({ port = 0, host = "127.0.0.1" } = {}) {
      const server = await listen(respond, { port, host });
      return { url: `${server.origin}${model.basePath}`, port: server.port, close: server.close };
    },
  };
}
