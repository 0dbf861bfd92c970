import { chooseRedirect } from "#runtime";
import type { OperationFacts } from "../operation-facts.ts";
import { checkPathParameter } from "./checks.ts";
import type { Next } from "./hooks.ts";
import type { Input } from "./input.ts";
import type { HeaderValues, HookedConditionalOptions } from "./options.ts";
import type { ResolvedOptions } from "./resolve-options.ts";

/** The forms that the headers of a request can have. */
export type HeaderSource = Headers | Readonly<Record<string, string>> | [string, string][];

/** A request being prepared; each attempt makes a new `Request` from it. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  /** Names in lower case. If `authorization` is empty, the token is filled in. */
  readonly headers: Readonly<Record<string, string>>;
  /** A body as `fetch` takes it, or a function that returns one for each attempt. */
  readonly body: unknown;
  /** How to treat redirects. The default is to follow them. */
  readonly redirect?: Request["redirect"] | undefined;
  /** Further options of the request. */
  readonly init?: RequestInit;
  /** A request that middleware made; it has everything that the other properties do not say. */
  readonly source?: Request;
  /** Sends this call instead of the client's `fetch`. */
  readonly fetch?: Next | undefined;
}

/** Prepares the request of a call: its address, headers and body. */
export function prepareRequest(
  client: ResolvedOptions,
  { method, path, headers: constant, once }: OperationFacts,
  { path: parameters = {}, query = {}, body, fetch }: Input,
  { headers, disableHooks = client.disableHooks, idempotencyKey, ifMatch }: HookedConditionalOptions,
): PreparedRequest {
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name) =>
    checkPathParameter(name, parameters[name], `${method} ${path}`),
  );
  // The format of openapi-fetch; a test compares them. Its own code would be an eighth of a bundle.
  let search = "";
  for (const name in query) {
    for (const value of [query[name]].flat() as string[]) {
      if (value !== undefined && value !== null) {
        search += `${search ? "&" : "?"}${name}=${encodeURIComponent(value)}`;
      }
    }
  }
  const json = body !== undefined && typeof body !== "function";
  return {
    method,
    url: client.baseUrl + filled + search,
    headers: mergeHeaders(
      {
        authorization: "",
        "content-type": json ? "application/json" : null,
        "idempotency-key": chooseKey(once, idempotencyKey),
        "if-match": ifMatch,
        "x-disable-hooks": disableHooks ? "true" : null,
      },
      constant,
      client.headers,
      headers,
    ),
    body: json ? JSON.stringify(body) : body,
    fetch,
  };
}

/**
 * The key of a call. The default for work that must be done once is a text that nobody can guess: without a key, nobody
 * could know whether it is safe to send the request again.
 */
export function chooseKey(once: boolean | undefined, given?: string): string | undefined {
  return given ?? (once ? makeKey() : undefined);
}

/** Random numbers for the next keys: to ask the system for those of a single key takes 3 µs. */
const words = new Uint32Array(256);
let usedWords = words.length;

function makeKey(): string {
  if (usedWords === words.length) {
    // Unlike `randomUUID`, this works on every page of a browser.
    crypto.getRandomValues(words);
    usedWords = 0;
  }
  const at = usedWords;
  usedWords += 4;
  return `${words[at]}-${words[at + 1]}-${words[at + 2]}-${words[at + 3]}`;
}

/** Merges headers of several sources, with names in lower case. Later sources win; null removes a header. */
export function mergeHeaders(...sources: (HeaderValues | undefined)[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const source of sources) {
    for (const name in source) {
      const value = source[name];
      if (value === null) delete headers[name.toLowerCase()];
      else if (value !== undefined) headers[name.toLowerCase()] = value;
    }
  }
  return headers;
}

/** Makes the request of one attempt. */
export function createRequest(
  prepared: PreparedRequest,
  headers: HeaderSource,
  signal: AbortSignal,
): Request {
  const { source, url, method, body, redirect, init } = prepared;
  return new Request(source ?? url, {
    ...init,
    method,
    headers,
    signal,
    redirect: chooseRedirect(redirect),
    body: typeof body === "function" ? body() : body,
    // Required if the body is a stream, without effect otherwise.
    duplex: "half",
  } as RequestInit);
}

/** Reads a request that other code made, so that it can be repeated. It keeps the body in memory. */
export async function readRequest(source: Request): Promise<PreparedRequest> {
  const { url, method, headers, redirect } = source;
  const body = source.body ? await source.clone().blob() : undefined;
  return { url, method, headers: Object.fromEntries(headers), body, redirect, source };
}
