import { type Description, findBasePath } from "../description.ts";
import type { Engine } from "../engine/engine.ts";
import { checkAccept } from "./accept.ts";
import { checkAuthorization } from "./authorization.ts";
import { checkBody } from "./body.ts";
import { createChecks } from "./checks.ts";
import { allowOrigins, answerOptions } from "./cors.ts";
import { checkParameters } from "./parameters.ts";
import { readPreferences } from "./preferences.ts";
import { type Failure, Refusal } from "./refusal.ts";
import {
  buildRoutes,
  findPath,
  type PathMatch,
  type Route,
  responseContent,
  successStatus,
} from "./routes.ts";

/** A request that was answered. */
export interface Answered {
  readonly method: string;
  /** Path and query, as asked. */
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Absent when no operation was found. */
  readonly operationId?: string;
  /** Why the front refused it; empty when the engine answered. */
  readonly failures: readonly Failure[];
}

export interface FrontOptions {
  readonly description: Description;
  readonly engine: Engine;
  readonly onAnswer?: (answered: Answered) => void;
}

export interface Front {
  /** Starts every path: `/v1`. */
  readonly basePath: string;
  /** Answers a request; never rejects, every failure is an error envelope. */
  fetch(request: Request): Promise<Response>;
}

/** Puts routing, checks and the error envelope of the API in front of an engine that answers. */
export function createFront({ description, engine, onAnswer }: FrontOptions): Front {
  const basePath = findBasePath(description);
  const paths = buildRoutes(description);
  const routes = paths.flatMap((path) => [...path.byMethod.values()]);
  const checks = createChecks(description, routes);

  function locate(request: Request, url: URL): PathMatch {
    const match = url.pathname.startsWith(`${basePath}/`)
      ? findPath(paths, url.pathname.slice(basePath.length))
      : undefined;
    if (match !== undefined) return match;
    const meant = findPath(paths, url.pathname) && `${basePath}${url.pathname}`;
    const hint = meant
      ? `Did you mean ${meant}?`
      : `Every path starts with ${basePath}; the docs list them all.`;
    throw new Refusal(404, [{ message: `No operation answers ${request.method} ${url.pathname}. ${hint}` }]);
  }

  async function answer(request: Request, url: URL, route: Route, match: PathMatch): Promise<Response> {
    checkAuthorization(description, route, request.headers);
    const preferences = readPreferences(route, request.headers.get("prefer"));
    const status = String(preferences.status ?? successStatus(route));
    checkAccept(request.headers.get("accept"), Object.keys(responseContent(route, status)));
    const source = { path: match.parameters, query: url.searchParams, headers: request.headers };
    // The engine may want the body too.
    const forEngine = request.clone();
    const failures = [
      ...checkParameters(route, source, checks),
      ...(await checkBody(route, request, checks)),
    ];
    if (failures.length > 0) throw new Refusal(400, failures);
    return engine.handle(forEngine, { route, preferences });
  }

  async function respond(request: Request, url: URL, found: (route: Route) => void): Promise<Response> {
    const match = locate(request, url);
    const { byMethod } = match.path;
    const allow = [...byMethod.keys(), ...(byMethod.has("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
    if (request.method === "OPTIONS") return answerOptions(request, allow);
    const route = byMethod.get(request.method === "HEAD" ? "GET" : request.method);
    if (route === undefined) {
      const message = `${request.method} is not a method of ${url.pathname}; it has ${allow}.`;
      throw new Refusal(405, [{ message }], { Allow: allow });
    }
    found(route);
    return answer(request, url, route, match);
  }

  async function fetch(request: Request): Promise<Response> {
    const started = performance.now();
    const url = new URL(request.url);
    let route: Route | undefined;
    let failures: readonly Failure[] = [];
    let response: Response;
    try {
      response = await respond(request, url, (found) => {
        route = found;
      });
    } catch (error) {
      const refusal = error instanceof Refusal ? error : explainBreakdown(error);
      failures = refusal.failures;
      response = refusal.toResponse();
    }
    response = allowOrigins(request, response);
    onAnswer?.({
      method: request.method,
      path: url.pathname + url.search,
      status: response.status,
      milliseconds: performance.now() - started,
      ...(route && { operationId: route.operationId }),
      failures,
    });
    if (request.method !== "HEAD") return response;
    return new Response(null, { status: response.status, headers: response.headers });
  }

  return { basePath, fetch };
}

function explainBreakdown(error: unknown): Refusal {
  const reason = error instanceof Error ? error.message : String(error);
  return new Refusal(500, [{ message: `The mock failed on this request: ${reason}` }]);
}
