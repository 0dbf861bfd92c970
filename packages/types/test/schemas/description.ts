import { createRequire } from "node:module";
import { readBundle, readOpenEnums } from "@data-import/codegen";
import { type Schema as Described, readSchemaName, resolveReference } from "@data-import/spec/read";
import * as validators from "@data-import/types/schemas";

export type { Described };

/** A JSON value of the description, and the schema that it must follow. */
export interface Example {
  readonly name: string;
  readonly value: unknown;
}

export const bundle = readBundle(createRequire(import.meta.url).resolve("@data-import/spec/openapi.json"));

/** Every schema of the description, by name; the enums are open where their types are. */
export const schemas: Readonly<Record<string, Described>> = openEnums();

/** The validator of a schema; throws if there is none. */
export function findValidator(name: string): validators.Schema<unknown> {
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`;
  const found = (validators as unknown as Record<string, validators.Schema<unknown>>)[constant];
  if (!found) throw new Error(`There is no ${constant}.`);
  return found;
}

/** The issues of a value as lines: `fields.0.key: is required`. */
export function findIssues(name: string, value: unknown): string[] {
  const { issues = [] } = findValidator(name)["~standard"].validate(value);
  return issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

/** Every example of a message with a named schema, and every part of one that has a named schema itself. */
export function listExamples(): Example[] {
  const found = new Map<string, Example>();
  const visitMessages = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { schema, examples } = node as {
      schema?: Described;
      examples?: Record<string, { value?: unknown }>;
    };
    if (schema && examples && !Array.isArray(examples)) {
      for (const example of Object.values(examples)) {
        visit(schema, resolveReference<{ value?: unknown }>(bundle, example).value);
      }
    }
    for (const [key, inner] of Object.entries(node)) if (key !== "examples") visitMessages(inner);
  };
  const visit = (schema: Described, value: unknown): void => {
    const name = readSchemaName(schema);
    if (name !== undefined) {
      const key = `${name} ${JSON.stringify(value)}`;
      if (found.has(key)) return;
      found.set(key, { name, value });
    }
    const {
      properties = {},
      items,
      additionalProperties,
      allOf = [],
      oneOf,
      discriminator,
      ...described
    } = resolveReference<Described>(bundle, schema);
    for (const part of allOf) visit(part, value);
    for (const text of described.examples ?? [])
      if (name !== undefined) found.set(`${name} ${text}`, { name, value: text });
    if (Array.isArray(value)) for (const item of value) visit(items ?? {}, item);
    else if (typeof value === "object" && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        const property = properties[key] ?? additionalProperties;
        if (typeof property === "object") visit(property, part);
      }
      const tag = discriminator && (value as Record<string, string>)[discriminator.propertyName];
      const reference = tag !== undefined && discriminator?.mapping?.[tag];
      if (reference) visit({ $ref: reference }, value);
    }
  };
  visitMessages({ paths: bundle.paths, components: { ...bundle.components, schemas: {} } });
  return [...found.values()];
}

function openEnums(): Record<string, Described> {
  const { requested, responded, shared } = readOpenEnums(bundle);
  const open = (name: string, node: unknown): unknown => {
    if (typeof node !== "object" || node === null) return node;
    if (Array.isArray(node)) return node.map((inner) => open(name, inner));
    const reference = readSchemaName(node as Described);
    const values = reference !== undefined && !requested.has(name) && shared.get(reference);
    if (values) return { type: values };
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, open(name, inner)]));
  };
  return Object.fromEntries(
    Object.entries(bundle.components?.schemas ?? {}).map(([name, schema]) => {
      const { enum: _, ...others } = schema;
      return [name, open(name, responded.has(name) ? others : schema) as Described];
    }),
  );
}
