import type { Parameter, Schema } from "../description.ts";
import type { Checks } from "./checks.ts";
import type { Failure } from "./refusal.ts";
import type { Route } from "./routes.ts";
import { describeErrors } from "./violations.ts";

/** Where the raw values of a request's parameters come from. */
export interface ParameterSource {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
}

/** Everything wrong with the parameters of a request, one entry each, under the names that the description gives them. */
export function checkParameters(route: Route, source: ParameterSource, checks: Checks): Failure[] {
  return route.parameters.flatMap((parameter) => {
    const values = readValues(parameter, source);
    if (values === undefined) {
      return { message: `\`${parameter.name}\` is not valid percent-encoding.`, key: parameter.name };
    }
    if (values.length === 0) return parameter.required ? describeMissing(parameter, checks) : [];
    const value = decode(values, checks.resolve(parameter.schema), checks);
    return describeErrors(checks.parameter(route, parameter.name, value), parameter.name);
  });
}

function readValues(parameter: Parameter, source: ParameterSource): string[] | undefined {
  if (parameter.in === "query") return source.query.getAll(parameter.name);
  if (parameter.in === "header") {
    const value = source.headers.get(parameter.name);
    return value === null ? [] : [value];
  }
  try {
    return [decodeURIComponent(source.path[parameter.name] ?? "")];
  } catch {
    return undefined;
  }
}

function describeMissing(parameter: Parameter, checks: Checks): Failure {
  const { enum: allowed } = checks.resolve(parameter.schema);
  const value = allowed?.length === 1 ? String(allowed[0]) : "...";
  const how =
    parameter.in === "header"
      ? `send the header \`${parameter.name}: ${value}\``
      : `add \`?${parameter.name}=${value}\` to the address`;
  return { message: `\`${parameter.name}\` is required: ${how}.`, key: parameter.name };
}

/** Text to the type that the schema asks for; text that does not look like it stays text, for the schema to refuse. */
function decode(values: readonly string[], schema: Schema, checks: Checks): unknown {
  const [value = ""] = values;
  if (schema.type === "array") {
    const items = checks.resolve(schema.items);
    return values.map((item) => decode([item], items, checks));
  }
  if (values.length > 1) return values;
  if (schema.type === "boolean" && (value === "true" || value === "false")) return value === "true";
  const isNumber = schema.type === "integer" || schema.type === "number";
  return isNumber && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
