import createTransport, { mergeHeaders } from "openapi-fetch";
import { findOperation } from "../find-operation.ts";
import type { Method } from "../operation-facts.ts";
import { checkBaseUrl, checkPathParameters, checkToken } from "./checks.ts";
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
  request(method: string, path: string, init: object): Promise<{ error?: unknown; response: Response }>;
}

/**
 * Creates a client that calls operations by method and path: `client.GET("/sheets", { params: … })`.
 * It sends the token and the headers that the description requires, and answers with `data` or an `error` envelope.
 * Throws a TypeError where `baseUrl` or `token` is missing.
 */
export function createFetchClient(options: FetchClientOptions): FetchClient {
  const baseUrl = checkBaseUrl(options?.baseUrl);
  const token = options.token;
  if (typeof token !== "function") checkToken(token);
  // openapi-fetch writes paths, queries and bodies. Reading the answer is ours: it would take the length of a body
  // from a header, throw on a success that is not JSON, and know no error where the body of a failure is empty.
  const transport = createTransport({ baseUrl }) as unknown as Transport;

  async function call(
    method: Method,
    path: string,
    callOptions: CallOptions = {},
  ): Promise<FetchResult<unknown>> {
    const { headers, disableHooks, parseAs, ...rest } = callOptions;
    const facts = findOperation(method, path);
    checkPathParameters(method, path, rest.params?.path);
    const authorization = `Bearer ${checkToken(typeof token === "function" ? await token() : token)}`;
    const hooks = (disableHooks ?? options.disableHooks) ? { "X-Disable-Hooks": "true" } : undefined;
    const { error, response } = await transport.request(method, path, {
      ...rest,
      headers: mergeHeaders({ authorization }, facts.headers, hooks, options.headers, headers),
      fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
      parseAs: "stream",
      ...(facts.body === "multipart" && { bodySerializer: writeFormData }),
    });
    return readAnswer(response, error, parseAs ?? facts.answer);
  }

  const bind = (method: Method) => (path: string, callOptions?: CallOptions) =>
    call(method, path, callOptions);
  const client = {
    GET: bind("GET"),
    PUT: bind("PUT"),
    POST: bind("POST"),
    PATCH: bind("PATCH"),
    DELETE: bind("DELETE"),
  };
  return client as FetchClient;
}
