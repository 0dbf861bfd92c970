import type { HeaderSource, PreparedRequest } from "../build-request.ts";
import { ignore } from "../clock.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import type { DataImportError, ErrorContext } from "../errors/data-import-error.ts";
import { TimedOutError, type TimeoutPhase } from "../errors/timed-out-error.ts";
import type { ClientOptions } from "../options.ts";

/**
 * The code that depends on the runtime. This file detects the runtime and works in all of them; `browser.ts` is the
 * small version that a bundler takes for a browser.
 */

/** Whether the program runs in a page or in a worker of a page, where everyone can read it. */
export function isBrowser(): boolean {
  return "document" in globalThis || "importScripts" in globalThis;
}

/** The options from the environment variables, if the runtime has them. */
export function readEnvironment(): {
  readonly baseUrl?: string | undefined;
  readonly token?: string | undefined;
} {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  const { DATA_IMPORT_URL, DATA_IMPORT_TOKEN } = process?.env ?? {};
  return { baseUrl: DATA_IMPORT_URL || undefined, token: DATA_IMPORT_TOKEN || undefined };
}

/** The header that names the program to the service. */
export function nameProgram(program: ClientOptions["appInfo"]): Record<string, string> {
  return program && !isBrowser()
    ? { "user-agent": [program.name, program.version].filter(Boolean).join("/") }
    : {};
}

/** Error codes if the connection was never made; the last one is from Bun. */
const unsent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|E\w+UNREACH|\w*CERT\w*|ConnectionRefused)$/;

/** Turns an error of `fetch`, or of reading a body, into an error of this package, by the code of the runtime. */
export function explainFailure(
  context: ErrorContext,
  cause: unknown,
  sent: true | "unknown",
): DataImportError {
  let error = cause as { code?: unknown; cause?: unknown } | undefined;
  while (error?.cause && !error.code) error = error.cause;
  const code = String(error?.code ?? "");
  const phase = /^UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT$/.exec(code)?.[1]?.toLowerCase();
  return phase
    ? new TimedOutError(context, phase as TimeoutPhase, undefined, cause)
    : new ConnectionError(context, cause, unsent.test(code) ? false : sent, code);
}

/** The default of `fetch`: the global one at the time of each request. */
export const systemFetch = (request: Request, init?: RequestInit): Promise<Response> =>
  globalThis.fetch(request, init);

/** The redirect mode for `fetch`: outside browsers, `followRedirects` replaces the mode `follow`. */
export function chooseRedirect(wanted: Request["redirect"] = "follow"): Request["redirect"] {
  return wanted === "follow" && !isBrowser() ? "manual" : wanted;
}

const maxRedirects = 5;
/** Headers that may go to another origin: none of them identifies the caller. */
const harmless = /^(accept|range|if-range)$/;

/**
 * Follows redirects. Within an origin the request is repeated unchanged; a write only if the status keeps its method.
 * Across origins only GET requests follow, without the token or other headers of the client, and never from HTTPS to
 * HTTP: data and secrets stay at the origin that the caller chose.
 * @param repeatable whether the body can be made again from the prepared request
 */
export async function followRedirects(
  send: (request: Request) => Promise<Response>,
  make: (prepared: PreparedRequest, headers: HeaderSource, signal: AbortSignal) => Request,
  first: Request,
  firstResponse: Response,
  prepared: PreparedRequest,
  repeatable: boolean,
): Promise<Response> {
  let request = first;
  let response = firstResponse;
  const ours = request.redirect === "manual" && prepared.redirect !== "manual";
  for (let hops = 0; hops < maxRedirects && ours; hops += 1) {
    const { status } = response;
    // Most responses end here.
    if (status < 301 || status > 308) break;
    const { url, method, headers, signal } = request;
    const location = response.headers.get("location");
    const reads = method === "GET";
    const moved = status > 306 || (reads && status !== 304);
    if (!moved || location === null || !URL.canParse(location, url)) break;
    const from = new URL(url);
    const to = new URL(location, url);
    const same = to.origin === from.origin;
    const fixed = request.body && (!repeatable || prepared.body instanceof ReadableStream);
    // "http:" comes before "https:".
    if (fixed || (!same && (!reads || to.protocol < from.protocol))) break;
    response.body?.cancel().catch(ignore);
    request = make(
      { url: to.href, method, headers: {}, body: request.body ? prepared.body : undefined },
      same ? headers : [...headers].filter(([name]) => harmless.test(name)),
      signal,
    );
    response = await send(request);
  }
  return response;
}
