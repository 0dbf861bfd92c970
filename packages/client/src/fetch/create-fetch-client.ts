import {
  createFinalURL,
  createQuerySerializer,
  defaultBodySerializer,
  defaultPathSerializer,
} from "openapi-fetch";
import { guardBody } from "../core/body.ts";
import { mergeHeaders } from "../core/build-request.ts";
import { checkBaseUrl, checkPathParameter, checkToken } from "../core/checks.ts";
import type { TokenProvider, WriteOptions } from "../core/options.ts";
import { createPipeline } from "../core/pipeline.ts";
import { resolveOptions } from "../core/resolve-options.ts";
import { findOperation } from "../find-operation.ts";
import type { Method } from "../operation-facts.ts";
import type {
  BodyReaders,
  FetchClient,
  FetchClientOptions,
  FetchOptions,
  FetchResult,
} from "./fetch-client.ts";
import { readAnswer } from "./read-answer.ts";
import { writeFormData } from "./write-form-data.ts";

/** The options of a call as they arrive, whatever the operation. */
interface CallOptions extends FetchOptions<keyof BodyReaders> {
  params?: {
    path?: Record<string, unknown>;
    query?: Record<string, unknown>;
    header?: Record<string, string>;
  };
  body?: unknown;
}

const querySerializer = createQuerySerializer();

/**
 * Creates a client that calls operations by method and path: `client.GET("/sheets", { params: … })`.
 * It sends the token and the headers that the description requires, tries again where that is safe, and answers with
 * `data` or an `error` envelope. Throws a TypeError where `baseUrl` or `token` is missing.
 */
export function createFetchClient(options: FetchClientOptions): FetchClient {
  const { baseUrl, token } = options ?? {};
  checkBaseUrl(baseUrl, "createFetchClient");
  if (typeof token !== "function" && token !== null) checkToken(token, "createFetchClient");
  const client = resolveOptions({ ...options, ...askEveryTime(token) });
  const { exchange } = createPipeline(client);

  async function call(
    method: Method,
    path: string,
    callOptions: CallOptions = {},
  ): Promise<FetchResult<unknown>> {
    const { params = {}, body, parseAs, headers, disableHooks, ...options } = callOptions;
    const { signal, redirect, idempotencyKey, meta, retry, timeouts, ...init } = options;
    const facts = findOperation(method, path);
    for (const [, name = ""] of path.matchAll(/\{([^{}]+)\}/g)) {
      const value = params.path?.[name];
      if (value === undefined || value === null) {
        throw new TypeError(`${method} ${path} needs params.path.${name}.`);
      }
      checkPathParameter(`params.path.${name}`, value, `${method} ${path}`);
    }
    const isForm = facts.body === "multipart";
    const draft = {
      method,
      // openapi-fetch writes paths, queries and bodies. Sending and reading are ours: it would send once, take the
      // length of a body from a header, throw on a success that is not JSON, and know no error where a failure has
      // no body.
      url: createFinalURL(path, {
        baseUrl: client.baseUrl,
        params,
        querySerializer,
        pathSerializer: defaultPathSerializer,
      }),
      body:
        body === undefined
          ? undefined
          : isForm
            ? writeFormData(body as Record<string, unknown>)
            : defaultBodySerializer(body),
      headers: mergeHeaders(
        // The authorization is filled in where nobody says otherwise. `fetch` says by itself what form parts are.
        { authorization: "", "content-type": body === undefined || isForm ? null : "application/json" },
        facts.headers,
        (disableHooks ?? client.disableHooks) ? { "x-disable-hooks": "true" } : undefined,
        client.headers,
        { "idempotency-key": idempotencyKey },
        headers,
      ),
      redirect,
      init,
    };
    const sendOptions = {
      signal: signal ?? undefined,
      idempotencyKey,
      meta,
      retry,
      timeouts,
    } as WriteOptions;
    const encoding = parseAs ?? facts.answer;
    const isText = encoding === "json" || encoding === "text";
    return readAnswer(await exchange(facts, draft, sendOptions, isText ? undefined : guardBody), encoding);
  }

  const bind = (method: Method) => (path: string, callOptions?: CallOptions) =>
    call(method, path, callOptions);
  const calls = {
    GET: bind("GET"),
    PUT: bind("PUT"),
    POST: bind("POST"),
    PATCH: bind("PATCH"),
    DELETE: bind("DELETE"),
  };
  return calls as FetchClient;
}

/** Text from a provider says nothing about how long it is valid, so that it is asked for again each time. */
function askEveryTime(token: FetchClientOptions["token"]): { readonly token?: TokenProvider } {
  if (typeof token !== "function") return {};
  return {
    token: async (context) => {
      const answer = await token(context);
      return typeof answer === "string" ? { token: answer, expiresAt: 0 } : answer;
    },
  };
}
