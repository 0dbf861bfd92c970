import type { Model } from "@data-import/front";
import {
  type AllowedOrigins,
  allowOrigins,
  checkAuthorization,
  checkRequest,
  type FrontOptions,
  HttpError,
  type HttpRequest,
  type HttpResponse,
  locatePath,
  locateRoute,
  nameDeprecated,
  nameIgnored,
  type Route,
  readWebResponse,
  respondToOptions,
  responseKey,
  type Violation,
} from "@data-import/front";
import type { CoverageCounter } from "./control/coverage.ts";
import { ConnectionReset, damageBody, type FaultKind } from "./control/faults.ts";
import type { Decision, Overrides } from "./control/overrides.ts";
import { type Preferences, readPreferences } from "./control/preferences.ts";
import {
  type Exchange,
  openExchange,
  type RecordedRequest,
  recordExchange,
} from "./control/recorded-request.ts";
import type { Describe, DescribedResponse } from "./engine/described.ts";
import { findViolations } from "./engine/find-violations.ts";
import { askEngine, type FetchEngine } from "./engine/from-fetch.ts";
import { translateResponse } from "./engine/translate-response.ts";

/** The dependencies of responses. */
export interface RespondOptions extends FrontOptions {
  readonly model: Model;
  /** The origin in the address of requests to an engine. */
  readonly origin: string;
  readonly describe: Describe;
  readonly engine: FetchEngine | undefined;
  readonly overrides: Overrides;
  readonly coverage: CoverageCounter;
  readonly dynamic: boolean;
  readonly seed: string | undefined;
  readonly delay: number;
  readonly origins: AllowedOrigins;
  drawFault(): FaultKind | undefined;
  /** Called with every request and its response, before a fault damages the body. */
  onResponse(request: ReturnType<typeof recordExchange>, reply: HttpResponse | undefined): void;
}

/** Responds to calls: first the checks of the front, then faults and overrides, then the description or the engine. */
export function createRespond(options: RespondOptions): (call: HttpRequest) => Promise<HttpResponse> {
  const { model, coverage } = options;
  const respondToValid = createRespondToValid(options);

  async function respondToExchange(exchange: Exchange): Promise<HttpResponse> {
    const { method, pathname } = exchange.call;
    const match = locatePath(model, method, pathname);
    if (method === "OPTIONS") return respondToOptions(exchange.call, match.path.allow);
    const route = locateRoute(match, method, pathname);
    exchange.operationId = route.operationId;
    checkAuthorization(route, exchange.call.headers);
    const preferences = readPreferences(route, exchange.call.headers["prefer"]);
    await checkRequest(model, options, exchange, match, route, preferences.status);
    const reply = nameDeprecated(await respondToValid(exchange, route, preferences), route, exchange.query);
    return nameIgnored(reply, exchange.ignored);
  }

  return async (call) => {
    const started = performance.now();
    const exchange = openExchange(call);
    let reply: HttpResponse | undefined;
    try {
      reply = finish(call, options.origins, await respondToExchange(exchange));
      return exchange.fault === undefined ? reply : damageBody(reply, exchange.fault);
    } catch (error) {
      if (error instanceof ConnectionReset || call.signal?.aborted) throw error;
      const isRefused = error instanceof HttpError;
      const refusal = isRefused ? error : explainBreakdown(error);
      const where = isRefused ? "request" : "response";
      const violations = refusal.failures.map((failure): Violation => ({ where, ...failure }));
      exchange.violations.push(...violations);
      reply = finish(call, options.origins, refusal.toResponse());
      return reply;
    } finally {
      exchange.status = reply?.status ?? 0;
      exchange.durationMs = performance.now() - started;
      const route = model.routes.get(exchange.operationId ?? "");
      if (route !== undefined && reply !== undefined) {
        coverage.reach(route.operationId, responseKey(route, reply.status) ?? "default", exchange.example);
      }
      options.onResponse(recordExchange(exchange), reply);
    }
  };
}

/** Responds to valid requests: with a fault, with an override, or from the description or the engine. */
function createRespondToValid(options: RespondOptions) {
  const { model, overrides } = options;

  async function respondToValid(
    exchange: Exchange,
    route: Route,
    preferences: Preferences,
  ): Promise<HttpResponse> {
    const { call } = exchange;
    exchange.fault = options.drawFault();
    if (exchange.fault === "reset") throw new ConnectionReset();
    if (typeof exchange.fault === "number") {
      const { reply } = await describe(exchange, route, { status: exchange.fault });
      // A test of a failure should not have to wait as long as a real service asks for.
      const { "retry-after": _, ...headers } = reply.headers;
      return { ...reply, headers };
    }
    const decision = overrides.take(route.operationId);
    await wait(options.delay + (decision?.delay ?? 0), call);
    return respondWithoutFault(exchange, route, preferences, decision?.response);
  }

  async function respondWithoutFault(
    exchange: Exchange,
    route: Route,
    preferences: Preferences,
    override: Decision["response"],
  ): Promise<HttpResponse> {
    if (typeof override === "function") {
      const response = await override(recordExchange(exchange) as RecordedRequest);
      if (!(response instanceof Response)) return checked(exchange, route, response);
      return readWebResponse(response);
    }
    if (override !== undefined) return (await describe(exchange, route, override)).reply;
    const { engine } = options;
    const { status, example, dynamic = options.dynamic, seed = options.seed } = preferences;
    const hasPreference = status !== undefined || example !== undefined || preferences.dynamic !== undefined;
    if (engine !== undefined && !hasPreference) {
      const reply = await askEngine(engine, options.origin, exchange.call, exchange.bytes);
      return checked(exchange, route, reply);
    }
    return (await describe(exchange, route, { status, example, dynamic, seed })).reply;
  }

  async function describe(
    exchange: Exchange,
    route: Route,
    preferences: Preferences,
  ): Promise<DescribedResponse> {
    const response = await options.describe(route, preferences, exchange);
    exchange.example = response.example;
    const { "accept-language": language } = exchange.call.headers;
    return { ...response, reply: await translateResponse(response.reply, language) };
  }

  function checked(exchange: Exchange, route: Route, reply: HttpResponse): HttpResponse {
    exchange.violations.push(...findViolations(model, route, reply));
    return reply;
  }

  return respondToValid;
}

/** Adds what every response has: the CORS headers, and no body for HEAD. */
function finish(call: HttpRequest, origins: AllowedOrigins, reply: HttpResponse): HttpResponse {
  const allowed = allowOrigins(call, reply, origins);
  return call.method === "HEAD" ? { ...allowed, body: null } : allowed;
}

/** Resolves after some milliseconds; rejects as soon as the caller aborts. */
function wait(milliseconds: number, call: HttpRequest): Promise<void> | undefined {
  if (milliseconds <= 0) return undefined;
  const { signal } = call;
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}

function explainBreakdown(error: unknown): HttpError {
  const reason = error instanceof Error ? error.message : String(error);
  return new HttpError(500, [
    { message: `The mock failed on this request: ${reason}`, code: "internal_error" },
  ]);
}
