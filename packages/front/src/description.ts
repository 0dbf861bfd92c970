import { readFileSync } from "node:fs";

/** A JSON Schema, as the description holds it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly items?: Schema | boolean;
  readonly properties?: { readonly [name: string]: Schema };
  readonly [keyword: string]: unknown;
}

export interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required?: boolean;
  readonly schema?: Schema;
}

export interface Header {
  readonly schema?: Schema;
  readonly example?: unknown;
}

export interface Example {
  readonly value?: unknown;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly examples?: { readonly [name: string]: Example | Reference };
}

export interface ResponseObject {
  readonly headers?: { readonly [name: string]: Header | Reference };
  readonly content?: { readonly [mediaType: string]: MediaType };
}

export interface RequestBody {
  readonly required?: boolean;
  readonly content: { readonly [mediaType: string]: MediaType };
}

export type SecurityRequirement = { readonly [scheme: string]: readonly string[] };

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses: { readonly [status: string]: ResponseObject | Reference };
  readonly security?: readonly SecurityRequirement[];
}

export type PathItem = { readonly [method: string]: Operation } & {
  readonly parameters?: readonly (Parameter | Reference)[];
};

/** The parts of the bundled OpenAPI description that the mock reads. */
export interface Description {
  readonly jsonSchemaDialect?: string;
  readonly servers?: readonly {
    readonly url: string;
    readonly variables?: { readonly [name: string]: { readonly default: string } };
  }[];
  readonly security?: readonly SecurityRequirement[];
  readonly paths: { readonly [path: string]: PathItem };
  readonly components?: { readonly [section: string]: { readonly [name: string]: unknown } };
}

/** Reads the bundled description that the build puts beside the compiled sources. */
export function loadDescription(): Description {
  // The same file whether this runs from src/ or from dist/.
  return JSON.parse(readFileSync(new URL("../dist/openapi.json", import.meta.url), "utf8"));
}

/** A value of the description with the JSON pointer of the place where it is written. */
export interface Located<Target> {
  readonly value: Target;
  readonly pointer: string;
}

/** Where references lead, by description and by what they say: most are followed with every request. */
const targets = new WeakMap<Description, Map<string, Located<object>>>();

/** Follows a local reference, and references that it leads to, from a place of the description to another. */
export function locateTarget<Target extends object>(
  description: Description,
  value: Target | Reference,
  pointer: string,
): Located<Target> {
  if (!("$ref" in value) || typeof value.$ref !== "string") return { value: value as Target, pointer };
  const known = targets.get(description) ?? new Map<string, Located<object>>();
  targets.set(description, known);
  const target = known.get(value.$ref) ?? followReference(description, value.$ref);
  known.set(value.$ref, target);
  return target as Located<Target>;
}

function followReference(description: Description, reference: string): Located<object> {
  const target = reference
    .replace(/^#\//, "")
    .split("/")
    .map((segment) => decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>(
      (node, segment) => (node as Record<string, unknown> | undefined)?.[segment],
      description,
    );
  if (target === undefined) throw new Error(`The description has nothing at ${reference}.`);
  return locateTarget(description, target as object, reference.slice(1));
}

/** Follows a local reference, and references that it leads to; anything else is returned as it is. */
export function resolveReference<Target extends object>(
  description: Description,
  value: Target | Reference,
): Target {
  return locateTarget(description, value, "").value;
}

/** Writes one step of a JSON pointer. */
export function escapePointer(segment: string): string {
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The path that every address of the API starts with, taken from the first server: `/v1`. */
export function findBasePath(description: Description): string {
  const server = description.servers?.[0];
  if (server === undefined) return "";
  const url = server.url.replace(/\{(\w+)\}/g, (_, name: string) => server.variables?.[name]?.default ?? "");
  return new URL(url, "http://localhost").pathname.replace(/\/$/, "");
}
