import { readText } from "./body.ts";
import { createRequest, type PreparedRequest } from "./build-request.ts";
import { forever, ignore } from "./clock.ts";
import type { Exchange, Received, Send } from "./exchange.ts";
import type { AttemptInfo, Span } from "./hooks.ts";
import type { Limiter } from "./limiter.ts";
import type { Log } from "./log.ts";
import type { ResolvedOptions } from "./resolve-options.ts";
import { readRetryAfter } from "./retry.ts";
import type { TokenSource } from "./token-source.ts";
import { createTransmit } from "./transmit.ts";
import { startWatch, type Watch } from "./watch.ts";
import { wrapInMiddleware } from "./wrap-in-middleware.ts";

/** How one try ended: what is known about it, what came and the token that was filled in. */
export type Attempt = readonly [info: AttemptInfo, received: Received | undefined, token: string | undefined];

/** The step that sends a call once. It never rejects: the error is in the info. */
export function createSendAttempt(
  { clock, fetch, tracer, baseUrl, middleware = [] }: ResolvedOptions,
  tokens: TokenSource,
  takeTurn: Limiter,
  log: Log,
): Send<Attempt> {
  const { origin } = new URL(baseUrl);
  const layers = middleware.filter(({ scope }) => scope !== "call");

  return async (call, prepared, outer) => {
    const { operation, timeouts } = call;
    const { method, path, operationId } = operation;
    const n = call.attempts.length + 1;
    const watch = startWatch(call, clock, outer);
    const { signal } = watch;
    let startedAt = clock.now();
    let endTurn = ignore;
    let span: Span | undefined;
    let work: Promise<Response> | undefined;
    let response: Response | undefined;
    let token: string | undefined;
    let text: string | undefined;
    let error: unknown;
    try {
      watch.limit(call.endsAt - startedAt, "total", timeouts.total);
      endTurn = await takeTurn(watch);
      startedAt = clock.now();
      const endLimit = watch.limit(timeouts.attempt ?? (operation.body === "multipart" ? forever : 60_000));
      const headers = { ...prepared.headers };
      token = await authorize(call, prepared, headers, watch, tokens, origin);
      signal.throwIfAborted();
      log("debug", `${method} ${path} is sent`, { n, url: prepared.url, headers });
      const request = createRequest(prepared, headers, signal);
      span = startSpan(tracer, call, prepared.url, n);
      span?.inject(request.headers);
      const transmit = createTransmit(prepared.fetch ?? fetch, prepared, request, watch, origin);
      work = wrapInMiddleware(layers, call, n, signal, transmit)(request);
      response = await watch.race(work);
      ({ response, text } = await receive(call, response, watch, endLimit));
    } catch (cause) {
      error = watch.explain(cause);
      // What the runtime still holds for this try, it lets go.
      watch.fail(cause);
      work?.then((late) => late.body?.cancel()).catch(ignore);
    }
    // If the body is still to be read, the watch goes on.
    if (error !== undefined || text !== undefined) watch.stop();
    endTurn();
    const now = clock.now();
    const status = response?.status;
    endSpan(span, status, error);
    const retryAfterMs = response && readRetryAfter(response.headers, now);
    const durationMs = now - startedAt;
    return [
      { n, method, path, operationId, durationMs, status, error, retryAfterMs },
      response && { response, text },
      token,
    ];
  };
}

/** Fills in the authorization if nobody said otherwise; resolves to the token if it may go where the call goes. */
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
  if (operation.open || new URL(url).origin !== origin) return undefined;
  const token = await tokens.read(watch.race);
  headers["authorization"] = `Bearer ${token}`;
  return token;
}

/** Reads the body to its end, or hands it over to be read under watch. */
async function receive(
  { receive: open, timeouts }: Exchange,
  response: Response,
  watch: Watch,
  endLimit: () => void,
): Promise<Received> {
  const { attempt, idle = 30_000 } = timeouts;
  if (!open || !response.ok) return { response, text: await readText(response, watch, idle) };
  // A download may last; only its silence is limited, unless the caller wants it otherwise.
  if (attempt === undefined) endLimit();
  return { response: open(response, watch, idle) };
}

function startSpan(
  tracer: ResolvedOptions["tracer"],
  { operation, redact }: Exchange,
  url: string,
  n: number,
): Span | undefined {
  const { method, path } = operation;
  return tracer?.start(`${method} ${path}`, {
    "http.request.method": method,
    "url.template": path,
    "url.full": redact(url),
    "server.address": new URL(url).hostname,
    ...(n > 1 && { "http.request.resend_count": n - 1 }),
  });
}

function endSpan(span: Span | undefined, status: number | undefined, error: unknown): void {
  if (status) span?.set({ "http.response.status_code": status });
  if (error !== undefined || !status || status > 299) span?.fail(error ?? status);
  span?.end();
}
