import { type Description, resolveReference, type Schema } from "../description.ts";
import { createSchemaCompiler, type ErrorObject } from "../vendor/ajv.ts";
import type { Route } from "./routes.ts";

/** Where a schema with a discriminator lists its values, for those who explain what did not fit. */
export const kindsKeyword = "x-kinds";

/** Checks values against the schemas of the description, as JSON Schema 2020-12. */
export interface Checks {
  /** What is wrong with a parameter's value. */
  parameter(route: Route, name: string, value: unknown): readonly ErrorObject[];
  /** What is wrong with a request body of a media type. */
  body(route: Route, mediaType: string, value: unknown): readonly ErrorObject[];
  /** The schema behind a schema that may be a reference. */
  resolve(schema: Schema | boolean | undefined): Schema;
}

/** Gathers every schema that a request can be checked against; each is compiled when it is first needed. */
export function createChecks(description: Description, routes: Iterable<Route>): Checks {
  const checks: Record<string, Schema> = {};
  for (const route of routes) {
    for (const parameter of route.parameters) {
      checks[`${route.operationId}:${parameter.name}`] = parameter.schema ?? {};
    }
    for (const [mediaType, { schema }] of Object.entries(route.requestBody?.content ?? {})) {
      checks[`${route.operationId}:${mediaType}`] = schema ?? {};
    }
  }
  const compile = createSchemaCompiler(
    withoutMappings({ components: description.components, checks }) as object,
  );
  const check = (route: Route, name: string, value: unknown): readonly ErrorObject[] => {
    const pointer = `${route.operationId}:${name}`.replaceAll("~", "~0").replaceAll("/", "~1");
    const validate = compile(`/checks/${encodeURIComponent(pointer)}`);
    return validate(value) ? [] : (validate.errors ?? []);
  };
  return {
    parameter: check,
    body: check,
    // A schema may be `true` or `false`, which says nothing about types.
    resolve: (schema) => (typeof schema === "object" ? resolveReference<Schema>(description, schema) : {}),
  };
}

/**
 * Ajv picks the branch of a `oneOf` by its discriminator, but throws at a `mapping` and lets through what is not an
 * object. The names in the mapping are kept for messages.
 */
function withoutMappings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMappings);
  if (typeof value !== "object" || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    copy[key] = withoutMappings(item);
    if (key === "discriminator" && typeof item?.mapping === "object") {
      copy[key] = { propertyName: item.propertyName };
      copy[kindsKeyword] = Object.keys(item.mapping);
      copy["type"] = "object";
    }
  }
  return copy;
}
