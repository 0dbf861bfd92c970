import type { HeaderSource, PreparedRequest } from "../build-request.ts";
import { ignore } from "../clock.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import type { DataImportError, ErrorContext } from "../errors/data-import-error.ts";
import { TimedOutError, type TimeoutPhase } from "../errors/timed-out-error.ts";
import type { ClientOptions } from "../options.ts";

/**
 * What differs between runtimes: here what servers need and what finds out where it is, in `browser.ts` the little
 * that is left where a bundler knows that it builds for a browser.
 */

/** Whether the program runs where everybody can read it: in a page or in a worker of one. */
export function isBrowser(): boolean {
  return "document" in globalThis || "importScripts" in globalThis;
}

/** What the environment says about options that were not given, where there is an environment. */
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

/** Codes of a connection that was never made; the last is Bun's. */
const unsent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|E\w+UNREACH|\w*CERT\w*|ConnectionRefused)$/;

/** Says in our words why `fetch` or the reading of a body failed, by the code that the runtime gives. */
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

/** How `fetch` treats redirects: it hands them to `followRedirects`, unless the caller wants them otherwise. */
export function chooseRedirect(wanted: Request["redirect"] = "follow"): Request["redirect"] {
  return wanted === "follow" && !isBrowser() ? "manual" : wanted;
}

const maxRedirects = 5;
/** What may leave the service's origin: nothing that says who asks. */
const harmless = /^(accept|range|if-range)$/;

/**
 * Follows redirects. Within an origin a request goes on as it is, except that a write does so only where the status
 * keeps its method. Across origins only reading goes on, without the token or any header of the client, and never to
 * plain HTTP: data and secrets stay where the caller sent them.
 * @param repeatable whether the body of the request can be made again from the draft
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
    const { url, method, headers, signal } = request;
    const { status } = response;
    const location = response.headers.get("location");
    const reads = method === "GET";
    const moved = status > 306 || (reads && status > 300 && status !== 304);
    if (!moved || status > 308 || location === null || !URL.canParse(location, url)) break;
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
