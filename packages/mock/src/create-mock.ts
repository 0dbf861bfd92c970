import type { HttpResponse } from "@data-import/front";
import { loadModel, type Model, readFetch, readOrigins, writeWebResponse } from "@data-import/front";
import { limits } from "@data-import/types";
import { platform } from "#platform";
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

/** The options of a mock; all have a default. */
export interface MockOptions {
  /** Decides generated responses and faults: the same seed gives the same ones, in every process. */
  readonly seed?: string | undefined;
  /**
   * Whether to reject query parameters, form parts and body properties that are not in the description.
   * The default is true.
   */
  readonly strict?: boolean | undefined;
  /** Whether to generate responses from their schemas instead of returning examples. The default is false. */
  readonly dynamic?: boolean | undefined;
  /**
   * Responds to valid requests in place of the description: a service in this process, or a fake that keeps state.
   * `"prism"` is the whole HTTP engine of Stoplight's Prism, which is in this package; `createMock` throws in a page.
   */
  readonly engine?: FetchEngine | "prism" | undefined;
  /** Milliseconds to wait before every response to a valid request. The default is 0. */
  readonly delay?: number | undefined;
  /** The maximum size of a JSON body, in bytes. The default is 8 MiB, as in the service. */
  readonly bodyLimit?: number | undefined;
  /** The maximum size of a form with a file, in bytes. The default is 100 MiB. */
  readonly formLimit?: number | undefined;
  /**
   * The origins whose pages may call, such as `https://shop.example`; an empty list means none. The default is every
   * origin. `createMock` throws a `TypeError` if one is not written as browsers send it.
   */
  readonly corsOrigins?: readonly string[] | undefined;
  /** How many of the last requests `requests` keeps. The default is 1000. */
  readonly remember?: number | undefined;
  /**
   * Called after every response, with the response before a fault damages its body. Without a response if the connection
   * was reset or the caller aborted.
   */
  readonly onResponse?:
    | ((request: RecordedRequest | UnmatchedRequest, reply: HttpResponse | undefined) => void)
    | undefined;
}

/** Where a mock listens. */
export interface ListenOptions {
  /** The port to listen on. The default is 0: any free port. */
  readonly port?: number | undefined;
  /** The address to listen on. The default is `127.0.0.1`. */
  readonly host?: string | undefined;
}

/** A mock that listens on a port. */
export interface ListeningMock {
  /** The base address to give to a client; it ends with `/v1`. */
  readonly url: string;
  /** The port on which it listens. */
  readonly port: number;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
}

/** A mock of the service, in this process. */
export interface Mock {
  /** The base address for requests to `fetch`; it ends with `/v1`. No server listens at this address. */
  readonly url: string;
  /** The path that every operation starts with: `/v1`. */
  readonly basePath: string;
  /**
   * Responds to a request to any host; pass it to a client as its `fetch`. Every failure is a response with an error
   * envelope. It rejects as `fetch` does: if a fault resets the connection, or if the request is aborted.
   */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** The received requests. */
  readonly requests: Requests;
  /** Overrides the response of an operation. Throws a `TypeError` if the operation does not exist. */
  on<Id extends OperationId>(operationId: Id): Override<Id>;
  /** Makes valid requests fail; `null` ends the faults. */
  faults(options: FaultOptions | null): void;
  /** The operations, statuses and examples that were returned so far. */
  coverage(): Coverage;
  /** Removes overrides and faults, and deletes the recorded requests; the coverage continues to count. */
  reset(): void;
  /** Listens on a port, too. Rejects if the port is in use, and in a page. */
  listen(options?: ListenOptions): Promise<ListeningMock>;
}

/** Creates a mock. It needs no port, and it does not have to be closed. */
export function createMock(options: MockOptions = {}): Mock {
  return createMockOf(loadModel(), options);
}

/** Creates a mock of any description. */
export function createMockOf(model: Model, options: MockOptions = {}): Mock {
  const { strict = true, dynamic = false, delay = 0, seed, engine } = options;
  const { bodyLimit = limits.bodyBytes, formLimit = 104_857_600 } = options;
  const origin = "http://mock.localhost";
  const overrides = createOverrides(model);
  const coverage = createCoverageCounter(model);
  const recorder = createRecorder(options.remember ?? 1000, (id) => findRoute(model, id));
  let drawFault: () => FaultKind | undefined = () => undefined;

  const respond = createRespond({
    model,
    origin,
    overrides,
    coverage,
    strict,
    dynamic,
    delay,
    bodyLimit,
    formLimit,
    seed,
    origins: readOrigins(options.corsOrigins),
    engine: engine === "prism" ? undefined : engine,
    describe: engine === "prism" ? createPrismDescribe(model) : createDescribe(model),
    drawFault: () => drawFault(),
    onResponse(request, reply) {
      recorder.record(request);
      options.onResponse?.(request, reply);
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
      const server = await platform.listen(respond, { port, host });
      return { url: `${server.origin}${model.basePath}`, port: server.port, close: server.close };
    },
  };
}
