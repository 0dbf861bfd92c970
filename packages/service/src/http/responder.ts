import {
  allowOrigins,
  answerOptions,
  type Call,
  checkAuthorization,
  checkRequest,
  loadModel,
  locatePath,
  locateRoute,
  openReading,
  Refusal,
  type Reply,
  type Route,
} from "@data-import/front";
import { authenticate, type Principal } from "../auth/authenticate.ts";
import type { Dependencies } from "../context/dependencies.ts";
import { DomainError } from "../domain/errors.ts";
import { createRandomText } from "../domain/ids.ts";
import { explainStorageError } from "../storage/explain-error.ts";
import type { Storage } from "../storage/storage.ts";
import { anonymous, checkAccess } from "./access.ts";
import type { Limiter } from "./limiter.ts";
import type { AnsweredRequest, Metrics } from "./metrics.ts";
import { operate } from "./operate.ts";
import { respondToProbe } from "./probes.ts";
import { toRefusal } from "./statuses.ts";
import { receiveUpload, takesForm } from "./upload.ts";

/** What a responder needs. */
export interface ResponderOptions extends Dependencies {
  readonly metrics: Metrics;
  readonly limiter: Limiter | undefined;
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
}

/**
 * Creates the function that responds to calls: it authenticates, authorizes, validates, then runs the operation. It rejects
 * only for an aborted call.
 */
export function createResponder(options: ResponderOptions): (call: Call) => Promise<Reply> {
  const model = loadModel();
  const { bodyLimit, fileLimit } = options;

  async function respond(call: Call, progress: Progress): Promise<Reply> {
    const { method, pathname, headers } = call;
    const probe = await respondToProbe(call, options.storage, options.metrics);
    if (probe !== undefined) return probe;
    const match = locatePath(model, method, pathname);
    if (method === "OPTIONS") return answerOptions(call, match.path.allow);
    const route = locateRoute(match, method, pathname);
    progress.route = route;
    checkAuthorization(route, headers);
    const now = options.clock();
    const principal = route.needsToken
      ? await authenticate(options.storage, headers["authorization"] ?? "", now)
      : anonymous;
    progress.principal = principal;
    options.limiter?.admit(principal.actor.id);
    const access = checkAccess(route, principal);
    const reading = openReading(call);
    const admitted = { route, reading, principal, access, now };
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
      reply = await respond(call, progress);
    } catch (error) {
      const refusal = refuse(options.storage, error);
      if (refusal === undefined) failure = error;
      reply = (refusal ?? refuseUnexplained(requestId)).toReply();
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
    return finish(call, reply, requestId);
  };
}

function refuse({ engine }: Storage, error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof DomainError) return toRefusal(error);
  const explained = explainStorageError(engine, error);
  return explained && toRefusal(explained);
}

function refuseUnexplained(requestId: string): Refusal {
  return new Refusal(500, [
    {
      message: `Something went wrong in the service. Report it with the request id ${requestId}.`,
      key: "X-Request-Id",
    },
  ]);
}

/** Adds the headers of every response. `no-store`, because a response is only for the owner of the token. */
function finish(call: Call, reply: Reply, requestId: string): Reply {
  const headers = { "cache-control": "no-store", ...reply.headers, "x-request-id": requestId };
  const allowed = allowOrigins(call, { ...reply, headers });
  return call.method === "HEAD" ? { ...allowed, body: null } : allowed;
}
