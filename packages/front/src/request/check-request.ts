import { type HttpRequest, noBytes } from "../exchange/http.ts";
import type { Model } from "../model.ts";
import { checkAccept } from "./accept.ts";
import { checkBody, readBody, readBytes } from "./body.ts";
import { findContent, readMediaType } from "./content.ts";
import type { Parts } from "./form.ts";
import { HttpError } from "./http-error.ts";
import { type BodyLimits, limitBody, limitJson } from "./limits.ts";
import { findUnknownParameters, readParameters } from "./parameters.ts";
import { findPath, type PathMatch, type Route, responseContent } from "./routes.ts";
import { isLenient, leaveOutUnknown, splitReadOnly } from "./unknown-names.ts";

/** Options for the check of requests. */
export interface FrontOptions extends BodyLimits {
  /** Whether to reject names that the description does not have. */
  readonly strict: boolean;
  /** Whether `strict` leaves such names out of requests of documented and public operations, as `Prefer: handling=lenient` does. */
  readonly lenient?: boolean | undefined;
  /**
   * Reads the JSON of an operation in a faster way than by parsing and checking it. Resolves to undefined if it cannot, or
   * if the JSON may break a rule: it is parsed and checked then.
   */
  readJsonFast?(route: Route, bytes: Uint8Array): Promise<unknown> | undefined;
}

/** A request during the check, with the values read so far, in the types of the description. */
export interface RequestReading {
  readonly call: HttpRequest;
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  /** The body, without its `Content-Encoding`. */
  bytes: Uint8Array;
  json: unknown;
  parts: Parts | undefined;
  /** Properties of the body of a PUT or PATCH that the GET of its address returns, and that it does not take. */
  readOnly: Readonly<Record<string, unknown>> | undefined;
  /** The names that were left out of the request: `?` before those of the query. */
  readonly ignored: string[];
}

/** A request that has not been read yet. */
export function openReading(call: HttpRequest): RequestReading {
  return {
    call,
    params: {},
    query: {},
    bytes: noBytes,
    json: undefined,
    parts: undefined,
    readOnly: undefined,
    ignored: [],
  };
}

/** A path that begins with a version: it replaces the version that the base path ends with. */
const ownVersion = /^\/v\d[^/]*\//;

/** Finds the path of a request; rejects an address that does not exist. */
export function locatePath({ basePath, paths }: Model, method: string, pathname: string): PathMatch {
  const isBelow = pathname.startsWith(`${basePath}/`);
  const match =
    isBelow || ownVersion.test(pathname)
      ? findPath(paths, isBelow ? pathname.slice(basePath.length) : pathname)
      : undefined;
  if (match !== undefined) return match;
  const meant = findPath(paths, pathname) && `${basePath}${pathname}`;
  const hint = meant
    ? `Did you mean ${meant}?`
    : `Every path starts with ${basePath}; the docs list them all.`;
  throw new HttpError(404, [
    { message: `No operation matches ${method} ${pathname}. ${hint}`, code: "path_unknown" },
  ]);
}

/** Finds the operation of a request on its path; rejects a method that the path does not have. */
export function locateRoute({ path }: PathMatch, method: string, pathname: string): Route {
  const route = path.byMethod.get(method === "HEAD" ? "GET" : method);
  if (route !== undefined) return route;
  const message = `${method} is not a method of ${pathname}; it has ${path.allow}.`;
  throw new HttpError(405, [{ message, code: "method_not_allowed" }], { allow: path.allow });
}

/**
 * Checks a request against the description, and stores its values; rejects it with all violations.
 * @param status the status of the response, if it is known; the default is the documented success
 */
export async function checkRequest(
  model: Model,
  options: FrontOptions,
  reading: RequestReading,
  match: PathMatch,
  route: Route,
  status: number | string = route.successStatus,
): Promise<void> {
  const { call } = reading;
  checkOffer(call, route, status);
  const failures = checkParameters(model, options, reading, match, route);
  if (call.method !== "GET" && call.method !== "HEAD") {
    const limit = limitBody(route, options);
    reading.bytes = await readBytes(call, limit);
    if (failures.length === 0 && readMediaType(call.headers["content-type"] ?? "") === "application/json") {
      reading.json = await options.readJsonFast?.(route, reading.bytes);
      if (reading.json !== undefined) return;
    }
    const body = await readBody(model.description, route, call, reading.bytes, limitJson(options.bodyLimit));
    reading.parts = body.parts;
    const { json, readOnly } = splitReadOnly(model.description, match, route, body.json);
    reading.readOnly = readOnly;
    const value = takeKnown(model, options, reading, route, {
      ...body,
      ...(json !== body.json && { value: json }),
    });
    reading.json = body.json === undefined ? undefined : value;
    failures.push(...checkBody(route, { ...body, value }, options.strict ? model.strict : model.lenient));
  }
  if (failures.length > 0) throw new HttpError(400, failures);
}

/** The value of a body; if the request is read leniently, without the names that its schema does not have. */
export function takeKnown(
  { strict }: Model,
  options: Pick<FrontOptions, "strict" | "lenient">,
  { call, ignored }: RequestReading,
  route: Route,
  { value, mediaType }: { readonly value?: unknown; readonly mediaType?: string },
): unknown {
  const { requestBody } = route;
  if (!options.strict || requestBody === undefined || mediaType === undefined) return value;
  if (!isLenient(options, call, route)) return value;
  const known = leaveOutUnknown(strict, findContent(requestBody, mediaType), value);
  ignored.push(...known.names);
  return known.value;
}

/** Rejects a caller that accepts none of the media types of the response. */
export function checkOffer(
  { headers }: HttpRequest,
  route: Route,
  status: number | string = route.successStatus,
): void {
  checkAccept(headers["accept"], offeredTypes(route, status));
}

/** The violations of a request, without its body; stores its parameters. */
export function checkParameters(
  model: Model,
  options: Pick<FrontOptions, "strict" | "lenient">,
  reading: RequestReading,
  match: PathMatch,
  route: Route,
): HttpError["failures"][number][] {
  const { strict } = options;
  const { headers, search } = reading.call;
  const query = search.length > 1 ? new URLSearchParams(search) : undefined;
  const source = { path: match.parameters, query, headers };
  const values = { path: reading.params, query: reading.query };
  const failures = [
    ...readParameters(model.description, route, source, strict ? model.strict : model.lenient, values),
  ];
  if (strict && query !== undefined) {
    const unknown = findUnknownParameters(route, query);
    if (!isLenient(options, reading.call, route)) failures.push(...unknown);
    else reading.ignored.push(...unknown.map(({ key }) => `?${key}`));
  }
  return failures;
}

const offered = new WeakMap<Route, Map<number | string, readonly string[]>>();

function offeredTypes(route: Route, status: number | string): readonly string[] {
  const known = offered.get(route) ?? new Map<number | string, readonly string[]>();
  offered.set(route, known);
  const types = known.get(status) ?? Object.keys(responseContent(route, status));
  known.set(status, types);
  return types;
}
