import { chooseRedirect } from "#runtime";
import type { OperationFacts } from "../operation-facts.ts";
import { checkPathParameter } from "./checks.ts";
import type { Next } from "./hooks.ts";
import type { Input } from "./input.ts";
import type { HeaderValues, HookedOptions } from "./options.ts";
import type { ResolvedOptions } from "./resolve-options.ts";

/** What the headers of a request are made from. */
export type HeaderSource = Headers | Readonly<Record<string, string>> | [string, string][];

/** What a request is made of, so that it can be made again for every try. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  /** Names in lower case; an authorization that is empty is filled in. */
  readonly headers: Readonly<Record<string, string>>;
  /** What `fetch` takes as a body, or a function that makes it for each try. */
  readonly body: unknown;
  /** What the caller wants to happen with redirects; they are followed unless it says otherwise. */
  readonly redirect?: Request["redirect"] | undefined;
  /** Further options of the request. */
  readonly init?: RequestInit;
  /** A request that middleware made, for all that is not said here. */
  readonly source?: Request;
  /** Sends this call instead of the client's `fetch`. */
  readonly fetch?: Next;
}

/** Writes the address, the headers and the body of a call. */
export function prepareRequest(
  client: ResolvedOptions,
  { method, path, headers: constant }: OperationFacts,
  { path: parameters = {}, query = {}, body }: Input,
  { headers, disableHooks = client.disableHooks, idempotencyKey }: HookedOptions,
): PreparedRequest {
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name) =>
    checkPathParameter(name, parameters[name], `${method} ${path}`),
  );
  // As openapi-fetch writes a query; a test compares them. Its own code would be an eighth of a bundle.
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
        "idempotency-key": idempotencyKey,
        "x-disable-hooks": disableHooks ? "true" : null,
      },
      constant,
      client.headers,
      headers,
    ),
    body: json ? JSON.stringify(body) : body,
  };
}

/** Headers of several sources under names in lower case; the later win, and null takes one out. */
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

/** Makes the request of one try. */
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
    // Asked for where the body is a stream, and without effect elsewhere.
    duplex: "half",
  } as RequestInit);
}

/** Reads a request that somebody else made, so that it can be made again; its body is kept in memory. */
export async function readRequest(source: Request): Promise<PreparedRequest> {
  const { url, method, headers, redirect } = source;
  const body = source.body ? await source.clone().blob() : undefined;
  return { url, method, headers: Object.fromEntries(headers), body, redirect, source };
}
