import {
  type Description,
  type Located,
  type LocatedOperation,
  locateOperationsOf,
  locateTarget,
  type MediaType,
  type Operation,
  type Parameter,
  type RequestBody,
  type ResponseObject,
  resolveReference,
} from "../description.ts";

/** An operation of the description with its references followed. */
export interface Route {
  readonly operationId: string;
  /** Upper case. */
  readonly method: string;
  /** With its parameters in braces, without the base path. */
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Located<Parameter>[];
  readonly requestBody: Located<RequestBody> | undefined;
  readonly responses: { readonly [status: string]: Located<ResponseObject> };
  readonly needsToken: boolean;
  /** The lowest success status that the operation documents. */
  readonly successStatus: string;
}

/** A path of the description with every operation on it, by method. */
export interface RoutePath {
  readonly segments: readonly string[];
  readonly byMethod: ReadonlyMap<string, Route>;
  /** Its methods, in the format of the header `Allow`. */
  readonly allow: string;
}

export interface PathMatch {
  readonly path: RoutePath;
  /** The raw values of the path parameters, still percent-encoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** In the format of the header `Allow`. */
const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];

/** Reads every path of the description, those with fixed segments before those with parameters. */
export function buildRoutes(description: Description): readonly RoutePath[] {
  const paths = Object.keys(description.paths).map((path) => {
    const routes = locateOperationsOf(description, path)
      .map((located) => readRoute(description, located))
      .sort((one, other) => methods.indexOf(one.method) - methods.indexOf(other.method));
    const byMethod = new Map(routes.map((route) => [route.method, route]));
    const allow = [...byMethod.keys(), ...(byMethod.has("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
    return { segments: path.split("/").slice(1), byMethod, allow };
  });
  return paths.sort((one, other) => rank(one).localeCompare(rank(other)));
}

function readRoute(
  description: Description,
  { path, method, pointer, value: operation, parameters }: LocatedOperation,
): Route {
  const responses = Object.entries(operation.responses).map(([status, value]) => [
    status,
    locateTarget<ResponseObject>(description, { value, pointer: `${pointer}/responses/${status}` }),
  ]);
  const { requestBody } = operation;
  const required = operation.security ?? description.security ?? [];
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    operation,
    parameters,
    requestBody:
      requestBody &&
      locateTarget<RequestBody>(description, { value: requestBody, pointer: `${pointer}/requestBody` }),
    responses: Object.fromEntries(responses),
    needsToken: required.length > 0 && required.every((scheme) => Object.keys(scheme).length > 0),
    successStatus:
      Object.keys(operation.responses)
        .sort()
        .find((status) => status.startsWith("2")) ?? "default",
  };
}

/** A place between two segments of paths. */
interface Junction {
  readonly fixed: Map<string, Junction>;
  parameter?: Junction;
  /** The path that ends here. */
  path?: RoutePath;
}

const junctions = new WeakMap<readonly RoutePath[], Junction>();

/** Finds the path of a request; the most concrete one wins. */
export function findPath(paths: readonly RoutePath[], pathname: string): PathMatch | undefined {
  const start = junctions.get(paths) ?? joinPaths(paths);
  junctions.set(paths, start);
  const given = pathname.slice(1).split("/");
  const path = follow(start, given, 0);
  return path && { path, parameters: readParameters(path, given) };
}

function joinPaths(paths: readonly RoutePath[]): Junction {
  const start: Junction = { fixed: new Map() };
  for (const path of paths) {
    let junction = start;
    for (const segment of path.segments) {
      const next = (isParameter(segment) ? junction.parameter : junction.fixed.get(segment)) ?? {
        fixed: new Map(),
      };
      if (isParameter(segment)) junction.parameter = next;
      else junction.fixed.set(segment, next);
      junction = next;
    }
    junction.path ??= path;
  }
  return start;
}

/** The path of segments from a position on. At each of them, a fixed segment goes before a parameter. */
function follow(from: Junction, given: readonly string[], position: number): RoutePath | undefined {
  const segment = given[position];
  if (segment === undefined) return from.path;
  const { fixed, parameter } = from;
  const next = fixed.get(segment);
  const found = next && follow(next, given, position + 1);
  // An empty segment is not an empty id: `/spaces/` is not `/spaces/{spaceId}`.
  if (found !== undefined || parameter === undefined || segment === "") return found;
  return follow(parameter, given, position + 1);
}

/** The documented response of a route for a status: that of the status itself, or `default`. */
export function responseKey(route: Route, status: number | string): string | undefined {
  if (status in route.responses) return String(status);
  return "default" in route.responses ? "default" : undefined;
}

/** The content of a response with this status, by media type; empty if it has no body. */
export function responseContent(
  route: Route,
  status: number | string,
): { readonly [mediaType: string]: MediaType } {
  return route.responses[responseKey(route, status) ?? ""]?.value.content ?? {};
}

/** The names of the examples of a response with this status. */
export function exampleNames(route: Route, status: number | string): string[] {
  return Object.values(responseContent(route, status)).flatMap((media) => Object.keys(media.examples ?? {}));
}

/** The value of a named example of a status; undefined if there is no such example. */
export function exampleValue(
  description: Description,
  route: Route,
  status: number | string,
  name: string,
): { readonly mediaType: string; readonly value: unknown } | undefined {
  for (const [mediaType, { examples }] of Object.entries(responseContent(route, status))) {
    const example = examples?.[name];
    if (example !== undefined) return { mediaType, value: resolveReference(description, example).value };
  }
  return undefined;
}

function readParameters({ segments }: RoutePath, given: readonly string[]): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (let position = 0; position < segments.length; position += 1) {
    const segment = segments[position] ?? "";
    if (isParameter(segment)) parameters[segment.slice(1, -1)] = given[position] ?? "";
  }
  return parameters;
}

function isParameter(segment: string): boolean {
  return segment.startsWith("{");
}

function rank(path: RoutePath): string {
  return path.segments.map((segment) => (isParameter(segment) ? "1" : "0")).join("");
}
