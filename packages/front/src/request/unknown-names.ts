import { type Description, type Schema, splitPointer } from "../description.ts";
import type { HttpRequest, HttpResponse } from "../exchange/http.ts";
import { type Checks, type Holder, resolveSchema } from "./checks.ts";
import { listProperties } from "./closed-schemas.ts";
import { type PathMatch, type Route, responseContent } from "./routes.ts";
import { keyOf, withoutBranches } from "./violations.ts";

/** The preference of RFC 7240. */
const lenientPreference = /(?:^|,)\s*handling\s*=\s*"?lenient"?\s*(?:[,;]|$)/i;

/** After so many names a request is not a known one with a few more names. */
const mostNamesLeftOut = 1_000;
/** So many names are said; their number is always said. */
const mostNamesSaid = 20;

/**
 * Whether names that the description does not have are left out of a request: if its caller or the operator asks for it, and
 * clients that were made elsewhere can know the operation.
 */
export function isLenient(
  { lenient = false }: { readonly lenient?: boolean | undefined },
  { headers }: Pick<HttpRequest, "headers">,
  { operation }: Pick<Route, "operation">,
): boolean {
  if (!lenient && !lenientPreference.test(headers["prefer"] ?? "")) return false;
  return (operation as { readonly "x-origin"?: string })["x-origin"] !== "designed";
}

/** A value without the properties that its schema does not have, and their names, such as `actions[0].lable`. */
export function leaveOutUnknown(
  checks: Checks,
  holder: Holder,
  value: unknown,
): { readonly value: unknown; readonly names: readonly string[] } {
  const names: string[] = [];
  let rest = value;
  while (names.length < mostNamesLeftOut) {
    // What only one form of a choice does not have may belong to another form.
    const unknown = withoutBranches(checks.find(holder, rest)).filter(
      ({ keyword }) => keyword === "additionalProperties" || keyword === "unevaluatedProperties",
    );
    if (unknown.length === 0) return { value: rest, names };
    if (rest === value) rest = structuredClone(value);
    for (const error of unknown) {
      const { additionalProperty, unevaluatedProperty } = error.params;
      const owner = splitPointer(error.instancePath).reduce(
        (part, key) => (part as Readonly<Record<string, unknown>>)[key],
        rest,
      );
      delete (owner as Record<string, unknown>)[String(additionalProperty ?? unevaluatedProperty)];
      names.push(keyOf(error, ""));
    }
  }
  return { value, names: [] };
}

/** A response that says which names of its request were left out. */
export function nameIgnored(reply: HttpResponse, names: readonly string[]): HttpResponse {
  if (names.length === 0) return reply;
  // Names can have any characters, and headers cannot.
  const said = names
    .slice(0, mostNamesSaid)
    .map((name) => name.replaceAll(/[^!-+.-~]/gu, encodeURIComponent));
  if (names.length > mostNamesSaid) said.push(`and ${names.length - mostNamesSaid} more`);
  return { ...reply, headers: { ...reply.headers, "x-ignored-names": said.join(", ") } };
}

/** A body without the read-only properties, and those with their values. */
export interface SplitBody {
  readonly json: unknown;
  readonly readOnly: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Takes the read-only properties out of the body of a PUT or PATCH: those that the GET of its address returns, and that it does
 * not take. Programs get an object, change a property, and send the whole object back.
 */
export function splitReadOnly(
  description: Description,
  match: PathMatch,
  route: Route,
  json: unknown,
): SplitBody {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return { json, readOnly: undefined };
  const names = listReadOnly(description, match, route);
  // Most requests end here: they are a POST.
  if (names.size === 0) return { json, readOnly: undefined };
  const sent = Object.entries(json).filter(([name]) => names.has(name));
  if (sent.length === 0) return { json, readOnly: undefined };
  const rest = Object.entries(json).filter(([name]) => !names.has(name));
  return { json: Object.fromEntries(rest), readOnly: Object.fromEntries(sent) };
}

const readOnlyNames = new WeakMap<Route, ReadonlySet<string>>();

function listReadOnly(description: Description, { path }: PathMatch, route: Route): ReadonlySet<string> {
  const known = readOnlyNames.get(route);
  if (known !== undefined) return known;
  const get = route.method === "PUT" || route.method === "PATCH" ? path.byMethod.get("GET") : undefined;
  const taken = route.requestBody?.value.content["application/json"]?.schema;
  const names = new Set<string>();
  if (get !== undefined && taken !== undefined) {
    const response = resolveSchema(
      description,
      responseContent(get, get.successStatus)["application/json"]?.schema,
    );
    const data: Schema = resolveSchema(description, response.properties?.["data"] ?? response);
    const own = new Set(listProperties(description, taken));
    for (const name of listProperties(description, data)) if (!own.has(name)) names.add(name);
  }
  readOnlyNames.set(route, names);
  return names;
}
