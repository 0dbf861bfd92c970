import createClient, { type ClientOptions, defaultBodySerializer, type Middleware } from "openapi-fetch";
import { guardBody, toResponse } from "../core/body.ts";
import { chooseKey } from "../core/build-request.ts";
import { checkBaseUrl, checkToken } from "../core/checks.ts";
import type { CallResponse } from "../core/exchange.ts";
import type { WriteOptions } from "../core/options.ts";
import { override } from "../core/override.ts";
import { createPipeline } from "../core/pipeline.ts";
import { resolveOptions } from "../core/resolve-options.ts";
import type { LinesSource } from "../files/types.ts";
import { linesType, writeLines } from "../files/write-lines.ts";
import { findOperation } from "../find-operation.ts";
import { checkPathParameters } from "./check-path-parameters.ts";
import type {
  BodyReaders,
  FetchClient,
  FetchClientOptions,
  FetchOptions,
  FetchResult,
} from "./fetch-client.ts";
import { readHeaders } from "./read-headers.ts";
import { readResponse } from "./read-response.ts";
import { createRequestMaker } from "./request-maker.ts";
import { writeFormData } from "./write-form-data.ts";

/** The options of a call, for any operation. */
interface CallOptions extends FetchOptions<keyof BodyReaders> {
  params?: { path?: Record<string, unknown> };
  body?: unknown;
  bodySerializer?: ClientOptions["bodySerializer"];
}

/** openapi-fetch without the types of its calls; it does not read the body of a success. */
interface OpenapiFetch extends Pick<FetchClient, "use" | "eject"> {
  request(method: string, path: string, init: object): Promise<{ error?: unknown; response: Response }>;
}

/** What the calls of a client share. */
interface Parts {
  readonly client: ReturnType<typeof resolveOptions>;
  readonly exchange: ReturnType<typeof createPipeline>["exchange"];
  readonly maker: ReturnType<typeof createRequestMaker>;
  readonly openapiFetch: OpenapiFetch;
  /** The middleware of all calls, as it is now. */
  readonly used: readonly Middleware[];
  readonly bodySerializer: ClientOptions["bodySerializer"];
}

const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];

/**
 * Creates an openapi-fetch client: `client.GET("/sheets", { params: … })`. It sends the token and the headers that the
 * description requires, retries if that is safe, and resolves to `data` or an `error` envelope. Throws a TypeError if
 * `baseUrl` or `token` is missing.
 */
export function createFetchClient(options: FetchClientOptions): FetchClient {
  // `rest` also has options of openapi-fetch and of `Request`; each ignores the options of the other.
  const { token, headers, bodySerializer, ...rest } = override({} as FetchClientOptions, options);
  checkBaseUrl(rest.baseUrl, "createFetchClient");
  if (typeof token !== "function" && token !== null) checkToken(token, "createFetchClient");
  const client = resolveOptions({ ...rest, token: askEveryTime(token), headers: readHeaders(headers) });
  const { exchange } = createPipeline(client);
  const maker = createRequestMaker();
  const openapiFetch = createClient({
    ...(rest as ClientOptions),
    baseUrl: client.baseUrl,
    Request: maker.Request,
  }) as OpenapiFetch;
  const used: Middleware[] = [];

  const call = createFetchCall({ client, exchange, maker, openapiFetch, used, bodySerializer });

  return {
    ...Object.fromEntries(
      methods.map((method) => [method, (path: string, given?: CallOptions) => call(method, path, given)]),
    ),
    request: (method: string, path: string, given?: CallOptions) => call(method.toUpperCase(), path, given),
    use(...middleware: Middleware[]) {
      openapiFetch.use(...middleware);
      used.push(...middleware);
    },
    eject(...middleware: Middleware[]) {
      openapiFetch.eject(...middleware);
      for (const layer of middleware) {
        const at = used.indexOf(layer);
        if (at >= 0) used.splice(at, 1);
      }
    },
  } as FetchClient;
}

/** Creates the function behind all methods of a client. */
function createFetchCall({ client, exchange, maker, openapiFetch, used, bodySerializer }: Parts) {
  return async (method: string, path: string, given: CallOptions = {}): Promise<FetchResult<unknown>> => {
    const { disableHooks, idempotencyKey, meta, retry, timeouts, ...init } = override<CallOptions>({}, given);
    const facts = findOperation(method, path);
    checkPathParameters(method, path, init.params?.path);
    const encoding = init.parseAs ?? facts.response ?? "json";
    const lines = facts.body === "lines" ? writeLines(init.body as LinesSource) : undefined;
    const isText = encoding === "json" || encoding === "text";
    const inspected = used.length > 0 || (init.middleware?.length ?? 0) > 0;
    const headers = readHeaders(
      facts.headers,
      lines && { "content-type": linesType },
      (disableHooks ?? client.disableHooks) ? { "x-disable-hooks": "true" } : undefined,
      client.headers,
      { "idempotency-key": chooseKey(facts.once, idempotencyKey) },
      init.headers,
    );
    let received: CallResponse | undefined;

    /** Sends the request of openapi-fetch, or the request with which middleware replaced it. */
    async function send(request: Request, extension?: RequestInit): Promise<Response> {
      const { prepared, signal } = await maker.read(request);
      const { fetch = client.fetch } = init;
      // An empty authorization is replaced by the token, unless the caller set one.
      const authorization = headers["authorization"] === null ? undefined : { authorization: "" };
      received = await exchange(
        facts,
        {
          ...prepared,
          headers: { ...authorization, ...prepared.headers },
          fetch: (request) => fetch(request, extension),
        },
        {
          signal,
          idempotencyKey,
          meta,
          timeouts,
          // A stream can be sent once.
          retry: lines?.replayable === false ? false : retry,
        } as WriteOptions,
        isText ? undefined : guardBody,
      );
      return inspected || !received.response.ok ? toResponse(received) : received.response;
    }

    const { error, response } = await openapiFetch.request(method, path, {
      ...init,
      inspected,
      headers,
      ...(lines && { duplex: "half" }),
      bodySerializer:
        init.bodySerializer ??
        bodySerializer ??
        lines?.open ??
        (facts.body === "multipart" ? writeFormData : defaultBodySerializer),
      fetch: send,
      // Otherwise it takes the length of a body from a header, and throws if a success is not JSON.
      parseAs: "stream",
    });
    return readResponse(
      response,
      error,
      received?.response === response ? received.text : undefined,
      encoding,
    );
  };
}

/** A token without a time of expiry is requested for every call, because nobody knows how long it is valid. */
function askEveryTime(token: FetchClientOptions["token"]): FetchClientOptions["token"] {
  if (typeof token !== "function") return token;
  return async (context) => {
    const provided = await token(context);
    return typeof provided === "string" ? { token: provided, expiresAt: 0 } : provided;
  };
}
