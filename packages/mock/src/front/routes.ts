import {
  type Description,
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
  /** As the description spells it, with its parameters in braces, without the base path. */
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  readonly requestBody: RequestBody | undefined;
  readonly responses: { readonly [status: string]: ResponseObject };
}

/** A path of the description with every operation on it, by method. */
export interface RoutePath {
  readonly segments: readonly string[];
  readonly byMethod: ReadonlyMap<string, Route>;
}

export interface PathMatch {
  readonly path: RoutePath;
  /** The raw values of the path parameters, still percent-encoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Reads every path of the description, those with fixed segments before those with parameters. */
export function buildRoutes(description: Description): readonly RoutePath[] {
  const paths = Object.entries(description.paths).map(([path, item]) => {
    const shared = item.parameters ?? [];
    const byMethod = new Map<string, Route>();
    for (const method of methods) {
      const operation = item[method];
      if (operation === undefined) continue;
      byMethod.set(method.toUpperCase(), {
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        operation,
        parameters: [...shared, ...(operation.parameters ?? [])].map((parameter) =>
          resolveReference<Parameter>(description, parameter),
        ),
        requestBody:
          operation.requestBody && resolveReference<RequestBody>(description, operation.requestBody),
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, response]) => [
            status,
            resolveReference<ResponseObject>(description, response),
          ]),
        ),
      });
    }
    return { segments: path.split("/").slice(1), byMethod };
  });
  return paths.sort((one, other) => rank(one).localeCompare(rank(other)));
}

/** Finds the path that a request is for; the most concrete one wins. */
export function findPath(paths: readonly RoutePath[], pathname: string): PathMatch | undefined {
  const given = pathname.split("/").slice(1);
  for (const path of paths) {
    const parameters = matchSegments(path.segments, given);
    if (parameters !== undefined) return { path, parameters };
  }
  return undefined;
}

/** The lowest success status that an operation documents. */
export function successStatus(route: Route): string {
  return (
    Object.keys(route.responses)
      .sort()
      .find((status) => status.startsWith("2")) ?? "default"
  );
}

/** What an answer with this status holds by media type; empty when it has no body. */
export function responseContent(route: Route, status: string): { readonly [mediaType: string]: MediaType } {
  return (route.responses[status] ?? route.responses["default"])?.content ?? {};
}

function matchSegments(
  expected: readonly string[],
  given: readonly string[],
): Record<string, string> | undefined {
  if (expected.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [position, segment] of expected.entries()) {
    const value = given[position] ?? "";
    if (segment.startsWith("{")) {
      // An empty segment is another address, not an empty id: `/spaces/` is not `/spaces/{spaceId}`.
      if (value === "") return undefined;
      parameters[segment.slice(1, -1)] = value;
    } else if (segment !== value) return undefined;
  }
  return parameters;
}

function rank(path: RoutePath): string {
  return path.segments.map((segment) => (segment.startsWith("{") ? "1" : "0")).join("");
}
