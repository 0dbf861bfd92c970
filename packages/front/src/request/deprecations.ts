import type { HttpResponse } from "../exchange/http.ts";
import type { Route } from "./routes.ts";

/** A part of the description that is deprecated. */
interface Deprecated {
  /** The query parameter that a request must have for it; undefined for the operation. */
  readonly name?: string;
  readonly since: number;
  readonly sunset: number;
}

const known = new WeakMap<Route, readonly Deprecated[]>();

/** The deprecated parts of an operation: itself, and its query parameters. */
function listDeprecated(route: Route): readonly Deprecated[] {
  const found = known.get(route);
  if (found !== undefined) return found;
  const parameters = route.parameters.filter(({ value }) => value.in === "query").map(({ value }) => value);
  const listed = [route.operation, ...parameters]
    .filter(({ deprecated }) => deprecated === true)
    .map((part) => ({
      ...("name" in part && { name: part.name }),
      since: Date.parse(part["x-deprecated-since"] ?? ""),
      sunset: Date.parse(part["x-sunset"] ?? ""),
    }));
  known.set(route, listed);
  return listed;
}

/**
 * A response that says since when its operation or a parameter of its request is deprecated (RFC 9745), and when the first of
 * them goes (RFC 8594).
 */
export function nameDeprecated(
  reply: HttpResponse,
  route: Route,
  query: Readonly<Record<string, unknown>>,
): HttpResponse {
  const used = listDeprecated(route).filter(({ name }) => name === undefined || query[name] !== undefined);
  if (used.length === 0) return reply;
  const since = Math.min(...used.map((one) => one.since));
  const ends = used.map(({ sunset }) => sunset).filter((end) => !Number.isNaN(end));
  const headers = {
    ...reply.headers,
    deprecation: `@${since / 1000}`,
    ...(ends.length > 0 && { sunset: new Date(Math.min(...ends)).toUTCString() }),
  };
  return { ...reply, headers };
}
