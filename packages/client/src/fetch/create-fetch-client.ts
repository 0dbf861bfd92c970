import createTransport from "openapi-fetch";
import { guardBody } from "../core/body.ts";
import { mergeHeaders } from "../core/build-request.ts";
import { checkBaseUrl, checkPathParameter, checkToken } from "../core/checks.ts";
import type { TokenProvider } from "../core/options.ts";
import { type Answer, createPipeline } from "../core/pipeline.ts";
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

/** openapi-fetch without its types: they would work out every answer again, and ours come from `paths`. */
interface Transport {
  request(method: string, path: string, init: object): Promise<unknown>;
}

/** A request as openapi-fetch writes it; the pipeline makes a real one for every try. */
class Written {
  readonly url: string;
  readonly init: RequestInit;

  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.init = init;
  }
}

// Node loads its network stack with the first Response, which is most of what an import would cost: not before a call.
let nothingToRead: Response | undefined;

/**
 * Creates a client that calls operations by method and path: `client.GET("/sheets", { params: … })`.
 * It sends the token and the headers that the description requires, tries again where that is safe, and answers with
 * `data` or an `error` envelope. Throws a TypeError where `baseUrl` or `token` is missing.
 */
export function createFetchClient(options: FetchClientOptions): FetchClient {
  const { baseUrl, token } = options ?? {};
  checkBaseUrl(baseUrl, "createFetchClient");
  if (typeof token !== "function") checkToken(token, "createFetchClient");
  const client = resolveOptions({ ...options, ...askEveryTime(token) });
  const { exchange } = createPipeline(client);
  // openapi-fetch writes paths, queries and bodies. Reading the answer is ours: it would take the length of a body
  // from a header, throw on a success that is not JSON, and know no error where the body of a failure is empty.
  const transport = createTransport({ baseUrl: client.baseUrl }) as unknown as Transport;

  async function call(
    method: Method,
    path: string,
    callOptions: CallOptions = {},
  ): Promise<FetchResult<unknown>> {
    const { headers, disableHooks, parseAs, idempotencyKey, meta, retry, timeouts, ...rest } = callOptions;
    const facts = findOperation(method, path);
    for (const [, name = ""] of path.matchAll(/\{([^{}]+)\}/g)) {
      const value = rest.params?.path?.[name];
      if (value === undefined || value === null) {
        throw new TypeError(`${method} ${path} needs params.path.${name}.`);
      }
      checkPathParameter(`params.path.${name}`, value, `${method} ${path}`);
    }
    const merged = mergeHeaders(
      // It is filled in where nobody says otherwise.
      { authorization: "" },
      facts.headers,
      (disableHooks ?? client.disableHooks) ? { "x-disable-hooks": "true" } : undefined,
      client.headers,
      { "idempotency-key": idempotencyKey },
      headers,
    );
    const encoding = parseAs ?? facts.answer;
    const isText = encoding === "json" || encoding === "text";
    let answer: Answer | undefined;
    await transport.request(method, path, {
      ...rest,
      ...(facts.body === "multipart" && { bodySerializer: writeFormData }),
      Request: Written,
      fetch: async ({ url, init }: Written) => {
        const { headers: _, body, signal, redirect, ...others } = init;
        // `fetch` says by itself what form parts are, and where one ends.
        const type = typeof body === "string" ? { "content-type": "application/json" } : undefined;
        const draft = { url, method, headers: { ...type, ...merged }, body, redirect, init: others };
        const sendOptions = dropUndefined({
          signal: signal ?? undefined,
          idempotencyKey,
          meta,
          retry,
          timeouts,
        });
        answer = await exchange(facts, draft, sendOptions, isText ? undefined : guardBody);
        // openapi-fetch reads answers in its own way, so it gets none.
        nothingToRead ??= new Response(null, { status: 204 });
        return nothingToRead;
      },
    });
    return readAnswer(answer as unknown as Answer, encoding);
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

function dropUndefined<T extends object>(options: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const kept = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [Key in keyof T]: Exclude<T[Key], undefined> };
}
