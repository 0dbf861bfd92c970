import type { Exchange } from "../control/recorded-request.ts";
import { noBytes } from "../exchange/call.ts";
import type { Model } from "../model.ts";
import { checkAccept } from "./accept.ts";
import { checkAuthorization } from "./authorization.ts";
import { checkBody, readBody, readBytes } from "./body.ts";
import { findUnknownParameters, readParameters } from "./parameters.ts";
import { type Preferences, readPreferences } from "./preferences.ts";
import { Refusal } from "./refusal.ts";
import { findPath, type PathMatch, type Route, responseContent } from "./routes.ts";

export interface FrontOptions {
  /** Whether to refuse what the description does not know. */
  readonly strict: boolean;
  /** The most bytes that a body may have. */
  readonly bodyLimit: number;
}

/** Finds the path that a request is for; refuses an address that is none. */
export function locatePath({ basePath, paths }: Model, method: string, pathname: string): PathMatch {
  const match = pathname.startsWith(`${basePath}/`)
    ? findPath(paths, pathname.slice(basePath.length))
    : undefined;
  if (match !== undefined) return match;
  const meant = findPath(paths, pathname) && `${basePath}${pathname}`;
  const hint = meant
    ? `Did you mean ${meant}?`
    : `Every path starts with ${basePath}; the docs list them all.`;
  throw new Refusal(404, [{ message: `No operation answers ${method} ${pathname}. ${hint}` }]);
}

/** Finds the operation that a request is for on its path; refuses a method that the path does not have. */
export function locateRoute({ path }: PathMatch, method: string, pathname: string): Route {
  const route = path.byMethod.get(method === "HEAD" ? "GET" : method);
  if (route !== undefined) return route;
  const message = `${method} is not a method of ${pathname}; it has ${path.allow}.`;
  throw new Refusal(405, [{ message }], { allow: path.allow });
}

/** Checks a request against the description, and writes down what it says; refuses it with everything that is wrong. */
export async function checkRequest(
  model: Model,
  { strict, bodyLimit }: FrontOptions,
  exchange: Exchange,
  route: Route,
  match: PathMatch,
): Promise<Preferences> {
  const { call } = exchange;
  checkAuthorization(route, call.headers);
  const preferences = readPreferences(route, call.headers["prefer"]);
  checkAccept(call.headers["accept"], offeredTypes(route, preferences.status));
  const checks = strict ? model.strict : model.lenient;
  const query = call.search.length > 1 ? new URLSearchParams(call.search) : undefined;
  const source = { path: match.parameters, query, headers: call.headers };
  const values = { path: exchange.params, query: exchange.query };
  const failures = [...readParameters(model.description, route, source, checks, values)];
  if (strict && query !== undefined) failures.push(...findUnknownParameters(route, query));
  if (call.method !== "GET" && call.method !== "HEAD") {
    exchange.bytes = await readBytes(call, bodyLimit);
    const body = await readBody(model.description, route, call, exchange.bytes);
    exchange.json = body.json;
    exchange.parts = body.parts;
    failures.push(...checkBody(route, body, checks));
  }
  if (failures.length > 0) throw new Refusal(400, failures);
  return preferences;
}

const offered = new WeakMap<Route, readonly string[]>();

function offeredTypes(route: Route, status: number | undefined): readonly string[] {
  if (status !== undefined) return Object.keys(responseContent(route, status));
  let types = offered.get(route);
  if (types === undefined) {
    types = Object.keys(responseContent(route, route.successStatus));
    offered.set(route, types);
  }
  return types;
}

/** A request of which nothing is known yet. */
export function openExchange(call: Exchange["call"]): Exchange {
  return {
    call,
    operationId: undefined,
    params: {},
    query: {},
    bytes: noBytes,
    json: undefined,
    parts: undefined,
    violations: [],
    status: 0,
    example: undefined,
    fault: undefined,
    startedAt: Date.now(),
    durationMs: 0,
  };
}
