import type { OperationFacts } from "../operation-facts.ts";
import { readText, rebuildResponse } from "./body.ts";
import { createRequest, type Draft, readRequest } from "./build-request.ts";
import { forever, ignore } from "./clock.ts";
import type { Occasion } from "./errors/data-import-error.ts";
import type { AttemptInfo, LogLevel, Next, Span } from "./hooks.ts";
import { createLimiter } from "./limiter.ts";
import type { WriteOptions } from "./options.ts";
import { createRedact } from "./redact.ts";
import type { ResolvedOptions } from "./resolve-options.ts";
import type { ResponseInfo } from "./results.ts";
import { chooseDelay, isWorthRetrying, readRetryAfter, resolveRetry } from "./retry.ts";
import { createTokenSource } from "./token-source.ts";
import { createTransmit } from "./transmit.ts";
import { startWatch, type Watch } from "./watch.ts";

/** A response, its body read to the end where `text` is there. */
interface Received {
  readonly response: Response;
  readonly text?: string | undefined;
}

/** What a call was answered with. */
export interface Answer extends Received {
  readonly info: ResponseInfo;
  readonly occasion: Occasion;
}

/** Puts the body of a response under watch instead of reading it to its end. */
export type Receive = (response: Response, watch: Watch, idleMs: number) => Response;

/** What all calls of one client share. */
export interface Pipeline {
  /**
   * Sends a call as often as its policy allows; resolves to the last answer, whatever its status.
   * @param receive what is done with the body of a success; unless it is given, it is read to its end
   */
  exchange(
    operation: OperationFacts,
    draft: Draft,
    options: WriteOptions,
    receive?: Receive,
  ): Promise<Answer>;
  log(level: LogLevel, message: string, details: object): void;
  readonly redact: Occasion["redact"];
}

/** How one try ended: what is known about it, what came and the token that was sent. */
type Attempt = readonly [info: AttemptInfo, received: Received | undefined, token: string | undefined];

/** From the quietest on; the place of a name is its rank. */
const levels = "off error warn info debug";

/** Creates the pipeline of a client. */
export function createPipeline(client: ResolvedOptions): Pipeline {
  const { clock, tracer, logger, logLevel = "warn", middleware = [] } = client;
  const { origin } = new URL(client.baseUrl);
  const tokens = createTokenSource(client.token, clock);
  const redact = createRedact(client.redact ?? [], tokens.inUse);
  const takeTurn = createLimiter(client.concurrency ?? forever);
  // Counted in tenths of a try: what a success earns.
  const fullBudget = client.retry.budget * 10;
  let budget = fullBudget;

  const log: Pipeline["log"] = (level, message, details) => {
    if (logger && levels.indexOf(level) <= levels.indexOf(logLevel)) {
      logger[level as "warn"](redact(message), redact(details));
    }
  };

  async function exchange(
    operation: OperationFacts,
    draft: Draft,
    options: WriteOptions,
    receive?: Receive,
  ): Promise<Answer> {
    const { method, path, operationId } = operation;
    const { signal: outer = new AbortController().signal, meta = {}, idempotencyKey } = options;
    const { attempt, idle = 30_000, total = forever } = { ...client.timeouts, ...options.timeouts };
    const policy = resolveRetry(options.retry, client.retry);
    const title = `${method} ${path}`;
    const attempts: AttemptInfo[] = [];
    const occasion: Occasion = { operation, attempts, redact };
    const startedAt = clock.now();
    const endsAt = startedAt + total;

    const wrap = (scope: "call" | "attempt", n: number, signal: AbortSignal, inner: Next): Next =>
      middleware
        .filter((layer) => (layer.scope ?? "attempt") === scope)
        .reduceRight<Next>(
          (next, layer) => async (request) =>
            layer.handle(request, next, { operationId, attempt: n, signal, meta }),
          inner,
        );

    async function tryOnce(draft: Draft, outer: AbortSignal): Promise<Attempt> {
      const n = attempts.length + 1;
      const watch = startWatch(occasion, clock, outer);
      const { signal } = watch;
      let tryStartedAt = clock.now();
      let endTurn = ignore;
      let span: Span | undefined;
      let work: Promise<Response> | undefined;
      let response: Response | undefined;
      let token: string | undefined;
      let text: string | undefined;
      let error: unknown;
      try {
        watch.limit(endsAt - tryStartedAt, "total", total);
        endTurn = await takeTurn(watch);
        tryStartedAt = clock.now();
        const endAttempt = watch.limit(attempt ?? (operation.body === "multipart" ? forever : 60_000));
        const { url } = draft;
        const { hostname, origin: target } = new URL(url);
        const headers = { ...draft.headers };
        if (headers["authorization"] === "") {
          delete headers["authorization"];
          if (target === origin && !operation.open) {
            token = await tokens.read(watch.race);
            headers["authorization"] = `Bearer ${token}`;
          }
        }
        signal.throwIfAborted();
        log("debug", `${title} is sent`, { n, url, headers });
        const request = createRequest(draft, headers, signal);
        span = tracer?.start(title, {
          "http.request.method": method,
          "url.template": path,
          "url.full": redact(url),
          "server.address": hostname,
          ...(n > 1 && { "http.request.resend_count": n - 1 }),
        });
        span?.inject(request.headers);
        work = wrap(
          "attempt",
          n,
          signal,
          createTransmit(client.fetch, draft, request, watch, origin),
        )(request);
        response = await watch.race(work);
        if (!receive || !response.ok) text = await readText(response, watch, idle);
        else {
          // A download may last; only its silence is limited, unless the caller wants it otherwise.
          if (attempt === undefined) endAttempt();
          response = receive(response, watch, idle);
        }
      } catch (cause) {
        error = watch.explain(cause);
        // What the runtime still holds for this try, it lets go.
        watch.fail(cause);
        work?.then((late) => late.body?.cancel()).catch(ignore);
      }
      // Where the body is still to be read, the watch goes on.
      if (error !== undefined || text !== undefined) watch.stop();
      endTurn();
      const now = clock.now();
      const status = response?.status;
      if (status) span?.set({ "http.response.status_code": status });
      if (error !== undefined || !response?.ok) span?.fail(error ?? status);
      span?.end();
      const retryAfterMs = response && readRetryAfter(response.headers, now);
      const durationMs = now - tryStartedAt;
      const info = { n, method, path, operationId, durationMs, status, error, retryAfterMs };
      return [info, response && { response, text }, token];
    }

    async function sendUntilDone(draft: Draft, outer: AbortSignal): Promise<Received> {
      // A function that makes bodies may have only one to give, where it is not to be called again.
      const repeatable = typeof draft.body !== "function" || policy.max > 0;
      let asked = false;
      for (let retries = 0; ; ) {
        const [info, received, token] = await tryOnce(draft, outer);
        const { status = 0, error, retryAfterMs } = info;
        const told = `${title} ${error ?? status}`;
        let waitMs: number | undefined;
        const renew = status === 401 && !asked && repeatable && token && tokens.reject(token);
        if (renew) {
          asked = true;
          waitMs = 0;
        } else if (
          (error !== undefined || status > 299) &&
          retries < policy.max &&
          budget >= 10 &&
          (policy.shouldRetry?.(info) ??
            isWorthRetrying(operation, info, policy, idempotencyKey !== undefined))
        ) {
          const delay = chooseDelay(retries, policy, clock, retryAfterMs);
          if (clock.now() + delay < endsAt) {
            waitMs = delay;
            retries += 1;
            budget -= 10;
          }
        }
        attempts.push({ ...info, waitMs });
        if (waitMs === undefined) {
          log(error || status > 499 ? "error" : "info", told, info);
          if (!received || error !== undefined) throw error;
          if (status < 300) budget = Math.min(fullBudget, budget + 1);
          return received;
        }
        log("warn", `${told}, next try in ${waitMs} ms`, info);
        if (!renew) {
          const wait = startWatch(occasion, clock, outer);
          await wait.race(clock.sleep(waitMs, wait.signal));
          wait.stop();
        }
      }
    }

    /** Sends a call through the middleware around it. */
    async function sendWrapped(): Promise<Received> {
      // A body that is made anew for each try is not made once more to be looked at.
      const shown = typeof draft.body === "function" ? { ...draft, body: undefined } : draft;
      const first = createRequest(shown, draft.headers, outer);
      const send = wrap("call", 1, outer, async (request) => {
        const { body = shown === draft ? undefined : draft.body, ...again } = await readRequest(request);
        return toResponse(await sendUntilDone({ ...again, body }, request.signal));
      });
      const response = await send(first);
      return { response, text: receive && response.ok ? undefined : await response.text() };
    }

    const wrapped = middleware.some(({ scope }) => scope === "call");
    const received = await (wrapped ? sendWrapped() : sendUntilDone(draft, outer));
    const { status, headers, url } = received.response;
    const requestId = headers.get("x-request-id") ?? undefined;
    const durationMs = clock.now() - startedAt;
    return {
      ...received,
      occasion,
      info: { status, headers, url, requestId, attempts: attempts.length, durationMs },
    };
  }

  return { exchange, log, redact };
}

/** The answer as a response, its body still to be read. */
export function toResponse({ response, text }: Received): Response {
  return text === undefined ? response : rebuildResponse(response, text || null);
}
