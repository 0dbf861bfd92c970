import type { Encoding } from "../operation-facts.ts";
import { readText } from "./body.ts";
import { createRequest, type PreparedRequest } from "./build-request.ts";
import { readOrigin } from "./checks.ts";
import { forever, ignore } from "./clock.ts";
import type { ConnectionError } from "./errors/connection-error.ts";
import type { TimedOutError } from "./errors/timed-out-error.ts";
import type { Exchange, Received, Send } from "./exchange.ts";
import type { AttemptInfo } from "./hooks.ts";
import type { Log } from "./log.ts";
import type { ResolvedOptions } from "./resolve-options.ts";
import { readRetryAfter } from "./retry.ts";
import type { TokenSource } from "./token-source.ts";
import { createTransmit } from "./transmit.ts";
import { startWatch, type Watch } from "./watch.ts";
import { wrapInMiddleware } from "./wrap-in-middleware.ts";

/** How one attempt ended: its facts, the response and the token that was filled in. */
export type Attempt = readonly [info: AttemptInfo, received: Received | undefined, token: string | undefined];

/** Creates the step that sends a call once. It never rejects: the error is in the info. */
export function createSendAttempt(
  { clock, fetch, baseUrl, middleware }: ResolvedOptions,
  tokens: TokenSource,
  log: Log,
): Send<Attempt> {
  const { origin } = new URL(baseUrl);

  return async (call, prepared, outer) => {
    const { operation, timeouts } = call;
    const { method, path, operationId } = operation;
    const n = call.attempts.length + 1;
    const watch = startWatch(call, clock, outer);
    const { signal } = watch;
    const startedAt = clock.now();
    let work: Promise<Response> | undefined;
    let response: Response | undefined;
    let token: string | undefined;
    let text: string | undefined;
    let error: unknown;
    try {
      watch.limit(call.endsAt - startedAt, "total", timeouts.total);
      const endLimit = watch.limit(timeouts.attempt ?? (isLong(operation.body) ? forever : 60_000));
      const headers = { ...prepared.headers };
      token = await authorize(call, prepared, headers, watch, tokens, origin);
      signal.throwIfAborted();
      log("debug", `${method} ${path} is sent`, { n, url: prepared.url, headers });
      const request = createRequest(prepared, headers, signal);
      const transmit = createTransmit(prepared.fetch ?? fetch, prepared, request, watch, origin);
      work = wrapInMiddleware(middleware, call, n, signal, transmit)(request);
      response = await watch.race(work);
      ({ response, text } = await receive(call, response, watch, endLimit));
    } catch (cause) {
      error = watch.explain(cause);
      // The runtime can release all resources of this attempt.
      watch.fail(cause);
      work?.then((late) => late.body?.cancel()).catch(ignore);
    }
    // If the body is not read yet, its time-outs continue.
    if (error !== undefined || text !== undefined) watch.stop();
    const now = clock.now();
    const status = response?.status;
    const retryAfterMs = response && readRetryAfter(response.headers, now);
    const durationMs = now - startedAt;
    const failure = error as { phase?: TimedOutError["phase"]; sent?: ConnectionError["sent"] } | undefined;
    const isUnsent = watch.phase === "connect" || failure?.phase === "connect";
    const sent = response ? true : !isUnsent && (failure?.sent ?? "unknown");
    return [
      { n, method, path, operationId, durationMs, status, error, retryAfterMs, sent },
      response && { response, text },
      token,
    ];
  };
}

/** Whether a body may be of any length, so that its request may take any time. */
function isLong(body: Encoding | undefined): boolean {
  return body === "multipart" || body === "lines";
}

/** Fills in the authorization unless the caller set it; resolves to the token if the address may get it. */
async function authorize(
  { operation }: Exchange,
  { url }: PreparedRequest,
  headers: Record<string, string>,
  watch: Watch,
  tokens: TokenSource,
  origin: string,
): Promise<string | undefined> {
  if (headers["authorization"] !== "") return undefined;
  delete headers["authorization"];
  if (operation.open || readOrigin(url, origin) !== origin) return undefined;
  const token = await tokens.read(watch.race);
  headers["authorization"] = `Bearer ${token}`;
  return token;
}

/** Reads the body to its end, or returns a response whose body is read later. */
async function receive(
  { receive: open, timeouts }: Exchange,
  response: Response,
  watch: Watch,
  endLimit: () => void,
): Promise<Received> {
  const { attempt, idle = 30_000 } = timeouts;
  if (!open || !response.ok) return { response, text: await readText(response, watch, idle) };
  // A download may take long: by default only the idle time-out applies to its body.
  if (attempt === undefined) endLimit();
  return { response: open(response, watch, idle) };
}
