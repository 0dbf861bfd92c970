import {
  type AllowedOrigins,
  allowOrigins,
  answerOptions,
  type Call,
  checkAuthorization,
  checkRequest,
  loadModel,
  locatePath,
  locateRoute,
  openReading,
  type Reply,
  type Route,
} from "@data-import/front";
import { noteUse, type Principal } from "../auth/authenticate.ts";
import { createAuthenticator, hashAuthorization } from "../auth/authenticator.ts";
import type { Dependencies } from "../context/dependencies.ts";
import { DomainError } from "../domain/errors.ts";
import { createRandomText } from "../domain/ids.ts";
import { anonymous, checkAccess } from "./access.ts";
import { findAddress } from "./caller-address.ts";
import { explainFailure, refuseLeft, refuseUnexplained } from "./explain-failure.ts";
import { createKeptResponses } from "./kept-responses.ts";
import type { Admission, Limiter } from "./limiter.ts";
import type { AnsweredRequest, Metrics } from "./metrics.ts";
import { operate } from "./operate.ts";
import { respondToProbe } from "./probes.ts";
import { toRefusal } from "./statuses.ts";
import { receiveUpload, takesForm } from "./upload.ts";
import type { WriteCheck } from "./write-check.ts";

/** What a responder needs. */
export interface ResponderOptions extends Dependencies {
  readonly metrics: Metrics;
  readonly limiter: Limiter | undefined;
  /** How many proxies in front of the service name their callers. */
  readonly proxies: number;
  readonly origins: AllowedOrigins;
  readonly writeCheck: WriteCheck;
  /** The maximum size of a JSON body, in bytes. */
  readonly bodyLimit: number;
  /** The maximum size of an uploaded file, in bytes. */
  readonly fileLimit: number;
  onAnswer(answered: AnsweredRequest): void;
}

/** The facts about a request so far, for the log. */
interface Progress {
  route?: Route;
  principal?: Principal;
  admission?: Admission | undefined;
}

/**
 * Creates the function that responds to calls: it authenticates, authorizes, validates, then runs the operation. It rejects
 * only for an aborted call.
 */
export function createResponder(options: ResponderOptions): (call: Call) => Promise<Reply> {
  const model = loadModel();
  const { bodyLimit, fileLimit } = options;
  const authenticator = createAuthenticator(options.storage);
  const keptResponses = createKeptResponses(options.storage, model);

  /** Takes a request from the share of an actor; throws if there is nothing left. */
  function admit(progress: Progress, principal: Principal, address?: string): void {
    progress.principal = principal;
    // All callers without a token are the same actor, so only their addresses differ.
    progress.admission = options.limiter?.admit(address ?? principal.actor.id);
    if (progress.admission?.error !== undefined) throw progress.admission.error;
  }

  async function respond(call: Call, progress: Progress): Promise<Reply> {
    const asked = keptResponses.ask(call);
    const now = options.clock();
    const kept = asked && keptResponses.find(asked);
    const principal = kept && authenticator.recall(asked.tokenHash, now);
    if (kept !== undefined && principal !== undefined) {
      progress.route = kept.route;
      admit(progress, principal);
      return kept.reply;
    }
    const reply = await perform(call, progress, now, asked?.tokenHash);
    if (asked !== undefined && progress.route !== undefined) {
      keptResponses.keep(asked, { route: progress.route, reply });
    }
    return reply;
  }

  async function perform(call: Call, progress: Progress, now: Date, tokenHash?: string): Promise<Reply> {
    const { method, pathname, headers } = call;
    const probe = await respondToProbe(call, options.writeCheck, options.metrics);
    if (probe !== undefined) return probe;
    const match = locatePath(model, method, pathname);
    if (method === "OPTIONS") return answerOptions(call, match.path.allow);
    const route = locateRoute(match, method, pathname);
    progress.route = route;
    checkAuthorization(route, headers);
    const principal = route.needsToken
      ? await authenticator.authenticate(
          tokenHash ?? hashAuthorization(headers["authorization"] ?? ""),
          now,
          route.method === "GET",
        )
      : anonymous;
    await noteUse(options.storage, principal);
    const address = route.needsToken ? undefined : findAddress(call, options.proxies);
    admit(progress, principal, address);
    const access = checkAccess(route, principal);
    const reading = openReading(call);
    const admitted = { route, reading, principal, access, address, now };
    if (takesForm(route)) {
      return receiveUpload({ ...options, model }, admitted, match, () => operate(options, admitted));
    }
    await checkRequest(model, { strict: true, bodyLimit, formLimit: fileLimit }, reading, match, route);
    return operate(options, admitted);
  }

  return async (call) => {
    const started = performance.now();
    const requestId = `req_${createRandomText(16)}`;
    const progress: Progress = {};
    let reply: Reply | undefined;
    let failure: unknown;
    try {
      reply = await options.storage.runFor(call, () => respond(call, progress));
    } catch (error) {
      const explained = call.signal?.aborted ? refuseLeft() : explainFailure(options.storage.engine, error);
      options.writeCheck.note(explained);
      const refusal = explained instanceof DomainError ? toRefusal(explained) : explained;
      reply = (refusal ?? refuseUnexplained(requestId)).toReply();
      if (reply.status >= 500) failure = error;
    }
    const { route, principal } = progress;
    const answered: AnsweredRequest = {
      ...{ requestId, method: call.method, path: call.pathname, status: reply.status },
      operationId: route?.operationId,
      durationMs: performance.now() - started,
      actorId: principal?.actor.id,
      accountId: principal?.actor.accountId,
      ...(failure !== undefined && { error: failure }),
    };
    options.metrics.count(answered);
    options.onAnswer(answered);
    return finish(call, options.origins, reply, {
      ...progress.admission?.headers,
      "x-request-id": requestId,
    });
  };
}

/** Adds the headers of every response. `no-store`, because a response is only for the owner of the token. */
function finish(
  call: Call,
  origins: AllowedOrigins,
  reply: Reply,
  added: Readonly<Record<string, string>>,
): Reply {
  const headers = { "cache-control": "no-store", ...reply.headers, ...added };
  const allowed = allowOrigins(call, { ...reply, headers }, origins);
  return call.method === "HEAD" ? { ...allowed, body: null } : allowed;
}
