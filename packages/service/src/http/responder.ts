import {
  type AllowedOrigins,
  allowOrigins,
  checkAuthorization,
  giveWayIfLong,
  type HttpError,
  type HttpRequest,
  type HttpResponse,
  loadModel,
  type Model,
  type Route,
  readToken,
  respondToOptions,
} from "@data-import/front";
import { type Principal, requireOrigin } from "../auth/authenticate.ts";
import { type Authenticator, createAuthenticator } from "../auth/authenticator.ts";
import { hashToken } from "../auth/tokens.ts";
import type { Clock } from "../domain/clock.ts";
import type { ErrorCode } from "../domain/errors.ts";
import { createRandomText } from "../domain/ids.ts";
import { findTraceId, nameError, readTraceparent, type Span, type Tracer } from "../domain/trace.ts";
import type { Storage } from "../storage/storage.ts";
import { anonymous } from "./access.ts";
import { findAddress } from "./caller-address.ts";
import { changesData } from "./changes-data.ts";
import { leaveOutKnown } from "./conditions.ts";
import { refuseLeft, refuseRole, refuseUnexplained } from "./explain-failure.ts";
import { findMatch, findRoute } from "./find-route.ts";
import { createKeptResponses } from "./kept-responses.ts";
import { createKeyLimits, type KeyLimits } from "./key-limits.ts";
import type { Admission, Limiter } from "./limiter.ts";
import type { FinishedRequest, Metrics } from "./metrics.ts";
import type { Perform } from "./perform.ts";
import { findUploadPath, respondToTusOptions, tusVersion } from "./tus/protocol.ts";

/** What a responder needs. */
export interface ResponderOptions {
  /** Where tokens are found. */
  readonly storage: Storage;
  readonly clock: Clock;
  /** Runs the operations of the calls that were admitted. */
  readonly perform: Perform;
  /** The error for the caller from anything that ended a request; undefined if it is a bug of the service. */
  explain(error: unknown): HttpError<ErrorCode> | undefined;
  /** The response to a request for the state of the process; undefined for other requests. */
  respondToProbe(call: HttpRequest): Promise<HttpResponse | undefined>;
  /** The response to a person who signs in at an OpenID provider, undefined for other requests; absent without a provider. */
  readonly respondToSignIn: ((call: HttpRequest) => Promise<HttpResponse | undefined>) | undefined;
  /** Whether to respond to more than the requests for the state of the process. */
  readonly takesRequests: boolean;
  readonly metrics: Metrics;
  readonly limiter: Limiter | undefined;
  /** How many proxies in front of the service name their callers. */
  readonly proxies: number;
  readonly origins: AllowedOrigins;
  /** Takes the spans of requests; undefined if nobody wants them. */
  readonly tracer?: Tracer | undefined;
  onResponse(finished: FinishedRequest): void;
  /** Called once with a sentence for the operator, if something seems to be configured wrongly. */
  onWarning(text: string): void;
}

const proxyWarning =
  "A request has X-Forwarded-For, so there seems to be a proxy in front of the service, but --proxies (or PROXIES) is 0. All callers behind the proxy count as one address: those who guess passwords make the others wait. Say how many proxies there are.";

/** The facts about a request so far, for the log. */
interface Progress {
  /** The trace to which everything belongs that the request causes. */
  readonly traceparent: string | undefined;
  route?: Route;
  principal?: Principal;
  admission?: Admission | undefined;
}

/** What a responder works with. */
interface Parts extends ResponderOptions {
  readonly model: Model;
  readonly authenticator: Authenticator;
  readonly keyLimits: KeyLimits;
}

/**
 * Creates the function that responds to calls: it finds the operation and the caller, applies the limit of requests, and has
 * the operation performed. It rejects only for an aborted call.
 */
export function createResponder(options: ResponderOptions): (call: HttpRequest) => Promise<HttpResponse> {
  const model = loadModel();
  const parts = {
    ...options,
    model,
    authenticator: createAuthenticator(options.storage),
    keyLimits: createKeyLimits(),
  };
  const keptResponses = createKeptResponses(options.storage, model);

  async function respond(call: HttpRequest, progress: Progress): Promise<HttpResponse> {
    const asked = keptResponses.ask(call);
    const now = options.clock();
    const kept = asked && keptResponses.find(asked);
    const principal = kept && parts.authenticator.recall(asked.tokenHash, now);
    if (kept !== undefined && principal !== undefined) {
      progress.route = kept.route;
      admit(parts, progress, principal, call);
      return kept.reply;
    }
    const reply = await respondAnew(parts, call, progress, now, asked?.tokenHash);
    if (asked !== undefined && progress.route !== undefined) {
      keptResponses.keep(asked, { route: progress.route, reply });
    }
    return reply;
  }

  let isWarned = options.proxies > 0;
  return async (call) => {
    if (!isWarned && call.headers["x-forwarded-for"] !== undefined) {
      isWarned = true;
      options.onWarning(proxyWarning);
    }
    const started = performance.now();
    const requestId = `req_${createRandomText(16)}`;
    const parent = readTraceparent(call.headers["traceparent"]);
    // Its name is not known before its operation is.
    const span = options.tracer?.start({ name: call.method, kind: "server", parent });
    const progress: Progress = { traceparent: span === undefined ? parent : span.traceparent };
    let reply: HttpResponse | undefined;
    let failure: unknown;
    // A program in this process may send request after request without an end of its turn: others must run, too. Not within
    // the work for the caller: of one that has left meanwhile, the operation would stay unknown.
    const pause = giveWayIfLong();
    if (pause !== undefined) await pause;
    try {
      reply = leaveOutKnown(call, await options.storage.runFor(call, () => respond(call, progress)));
    } catch (error) {
      const refusal = call.signal?.aborted ? refuseLeft() : options.explain(error);
      reply = (refusal ?? refuseUnexplained(requestId)).toResponse();
      if (reply.status >= 500) failure = error;
    }
    const outcome = { requestId, started, status: reply.status, progress, failure };
    report(options, call, outcome);
    if (span !== undefined) endSpan(span, outcome);
    return finish(call, options.origins, reply, {
      ...progress.admission?.headers,
      "x-request-id": requestId,
      ...(findUploadPath(call.pathname) && tusVersion),
    });
  };
}

/** Takes a request from the share of an actor; throws if there is nothing left. */
function admit(
  { limiter, keyLimits, proxies }: Parts,
  progress: Progress,
  principal: Principal,
  call: HttpRequest,
  address?: string,
): void {
  progress.principal = principal;
  requireOrigin(principal, call.headers["origin"]);
  const { requestsPerMinute, actor } = principal;
  if (requestsPerMinute !== undefined) {
    keyLimits.admit(actor.id, requestsPerMinute, findAddress(call, proxies));
  }
  // All callers without a token are the same actor, so only their addresses differ.
  progress.admission = limiter?.admit(address ?? principal.actor.id);
  if (progress.admission?.error !== undefined) throw progress.admission.error;
}

/** Responds to a call whose response is not kept. */
async function respondAnew(
  parts: Parts,
  call: HttpRequest,
  progress: Progress,
  now: Date,
  tokenHash: string | undefined,
): Promise<HttpResponse> {
  const { model, authenticator } = parts;
  const { method, pathname, headers } = call;
  const probe = await parts.respondToProbe(call);
  if (probe !== undefined) return probe;
  if (!parts.takesRequests) throw refuseRole();
  const signIn = parts.respondToSignIn && (await parts.respondToSignIn(call));
  if (signIn !== undefined) return signIn;
  const uploadPath = findUploadPath(pathname);
  if (uploadPath !== undefined && method === "OPTIONS") return respondToTusOptions(call, uploadPath);
  const match = findMatch(model, method, pathname);
  if (method === "OPTIONS") return respondToOptions(call, match.path.allow);
  const route = findRoute(match, method, pathname);
  progress.route = route;
  checkAuthorization(route, headers);
  const principal = route.needsToken
    ? await authenticator.authenticate(
        tokenHash ?? hashToken(readToken(headers) ?? ""),
        now,
        !changesData(route),
      )
    : anonymous;
  const address = route.needsToken ? undefined : findAddress(call, parts.proxies);
  admit(parts, progress, principal, call, address);
  const { traceparent } = progress;
  return parts.perform({ call, match, route, principal, address, now, traceparent });
}

/** What is known of a request after its response. */
interface Outcome {
  readonly requestId: string;
  /** In milliseconds, as `performance.now()`. */
  readonly started: number;
  readonly status: number;
  readonly progress: Progress;
  readonly failure: unknown;
}

/** Tells the metrics and the log of a response. */
function report(
  { metrics, onResponse }: ResponderOptions,
  { method, pathname: path }: HttpRequest,
  { requestId, started, status, progress: { route, principal, traceparent }, failure }: Outcome,
): void {
  const finished: FinishedRequest = {
    requestId,
    method,
    path,
    status,
    operationId: route?.operationId,
    durationMs: performance.now() - started,
    actorId: principal?.actor.id,
    accountId: principal?.actor.accountId,
    traceId: findTraceId(traceparent),
    ...(failure !== undefined && { error: failure }),
  };
  metrics.count(finished);
  onResponse(finished);
}

/** Ends the span of a request. That of a request to no operation is not sent, such as those for the state of the process. */
function endSpan(span: Span, { requestId, status, progress: { route }, failure }: Outcome): void {
  if (route === undefined) return;
  const error = failure === undefined ? undefined : nameError(failure);
  span.end({
    name: route.operationId,
    attributes: {
      "http.request.method": route.method,
      "http.route": `/v1${route.path}`,
      "http.response.status_code": status,
      "data_import.request.id": requestId,
    },
    error: status >= 500 ? (error ?? String(status)) : undefined,
  });
}

/** Adds the headers of every response. `no-store`, because a response is only for the owner of the token. */
function finish(
  call: HttpRequest,
  origins: AllowedOrigins,
  reply: HttpResponse,
  added: Readonly<Record<string, string>>,
): HttpResponse {
  const headers = { "cache-control": "no-store", ...reply.headers, ...added };
  const allowed = allowOrigins(call, { ...reply, headers }, origins);
  return call.method === "HEAD" ? { ...allowed, body: null } : allowed;
}
