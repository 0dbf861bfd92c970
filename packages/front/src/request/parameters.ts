import type { Description, Located, Parameter, Schema } from "../description.ts";
import type { HttpRequest } from "../exchange/http.ts";
import { limits } from "../limits.gen.ts";
import { type Checks, resolveSchema } from "./checks.ts";
import type { HttpError } from "./http-error.ts";
import { isStorable } from "./invalid-values.ts";
import { findNearest } from "./nearest.ts";
import type { Route } from "./routes.ts";
import { describeErrors } from "./violations.ts";

/** The raw values of a request's parameters. */
export interface ParameterSource {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams | undefined;
  readonly headers: HttpRequest["headers"];
}

/** The parameters of a request, decoded to the types of the description. */
export interface ParameterValues {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
}

/**
 * Reads the parameters of a request into `values`, and returns their violations, under the names of the description.
 */
export function readParameters(
  description: Description,
  route: Route,
  source: ParameterSource,
  checks: Checks,
  values: ParameterValues,
): HttpError["failures"] {
  return route.parameters.flatMap((located) => {
    const { value: parameter, pointer } = located;
    const { name } = parameter;
    const refuse = (message: string) => ({ message, key: name, code: "value_malformed" as const, pointer });
    const raw = readRaw(parameter, source);
    if (raw === undefined) return refuse(`\`${name}\` is not valid percent-encoding.`);
    if (!raw.every(isStorable)) {
      return refuse(`\`${name}\` must not contain the character U+0000.`);
    }
    if (raw.length === 0) return parameter.required ? describeMissing(description, located) : [];
    const value = decode(description, raw, resolveSchema(description, parameter.schema));
    if (parameter.in === "path" || parameter.in === "query") values[parameter.in][name] = value;
    return describeErrors(checks.find(located, value), name, checks);
  });
}

/** The violations of unknown query parameters. */
export function findUnknownParameters(route: Route, query: URLSearchParams): HttpError["failures"] {
  const unknown = [...query.keys()].filter((name) => !takesQuery(route, name));
  if (unknown.length === 0) return [];
  const known = route.parameters.flatMap(({ value }) => (value.in === "query" ? value.name : []));
  return [...new Set(unknown)].slice(0, limits.errorsShown).map((name) => {
    const nearest = findNearest(name, known);
    const hint =
      nearest !== undefined
        ? `did you mean \`${nearest}\``
        : known.length > 0
          ? `it takes ${known.join(", ")}`
          : "it takes none";
    return {
      message: `\`${name}\` is not a query parameter of ${route.operationId}; ${hint}.`,
      key: name,
      code: "name_unknown",
    };
  });
}

function takesQuery({ parameters }: Route, name: string): boolean {
  return parameters.some(({ value }) => value.in === "query" && value.name === name);
}

function readRaw(parameter: Parameter, source: ParameterSource): string[] | undefined {
  if (parameter.in === "query") return source.query?.getAll(parameter.name) ?? [];
  if (parameter.in === "header") {
    const value = source.headers[parameter.name.toLowerCase()];
    return value === undefined ? [] : [value];
  }
  try {
    return [decodeURIComponent(source.path[parameter.name] ?? "")];
  } catch {
    return undefined;
  }
}

function describeMissing(
  description: Description,
  { value: parameter, pointer }: Located<Parameter>,
): HttpError["failures"][number] {
  const { enum: allowed } = resolveSchema(description, parameter.schema);
  const value = allowed?.length === 1 ? String(allowed[0]) : "...";
  const how =
    parameter.in === "header"
      ? `send the header \`${parameter.name}: ${value}\``
      : `add \`?${parameter.name}=${value}\` to the address`;
  return {
    message: `\`${parameter.name}\` is required: ${how}.`,
    key: parameter.name,
    code: "value_missing",
    pointer,
  };
}

/** Converts text to the type of the schema; other text is not converted, so that the schema rejects it. */
function decode(description: Description, values: readonly string[], schema: Schema): unknown {
  const [value = ""] = values;
  if (schema.type === "array") {
    const items = resolveSchema(description, schema.items);
    return values.map((item) => decode(description, [item], items));
  }
  if (values.length > 1) return values;
  if (schema.type === "boolean" && (value === "true" || value === "false")) return value === "true";
  const isNumber = schema.type === "integer" || schema.type === "number";
  return isNumber && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
