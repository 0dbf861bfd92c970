import { bundleDescription } from "../build.ts";
import {
  type Description,
  locateOperations,
  type Operation,
  type Parameter,
  type Reference,
  type RequestBody,
  readSchemaName,
  resolveReference,
  type Schema,
} from "../read/index.ts";

/** The description under test, bundled once for each worker. Tests must not change it. */
export const description: Description = await bundleDescription();

/** The schemas of the description by their names. */
export const schemas: Readonly<Record<string, Schema>> = description.components?.schemas ?? {};

/** Each operation under its `METHOD /path`. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  locateOperations(description).map(({ method, path, value }) => [`${method.toUpperCase()} ${path}`, value]),
);

/** Follows a `$ref` inside the bundle; anything else is returned unchanged. */
export function follow<Value extends object>(value: Value | Reference): Value {
  return resolveReference<Value>(description, value);
}

/** The body of a request, a `$ref` followed; undefined if the operation takes none. */
export function readBody({ requestBody }: Operation): RequestBody | undefined {
  return requestBody && follow<RequestBody>(requestBody);
}

/** The parameters of an operation, each `$ref` followed. */
export function listParameters(operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => follow<Parameter>(parameter));
}

/** A schema with every `$ref` and `allOf` merged into it, and the names that it went through. */
export function flatten(schema: Schema): { schema: Schema; names: string[] } {
  const { $ref, allOf, ...own } = schema;
  const parts = [...($ref ? [follow<Schema>({ $ref })] : []), ...(allOf ?? [])].map(flatten);
  const merged: { -readonly [Key in keyof Schema]: Schema[Key] } = {};
  for (const part of [...parts.map((part) => part.schema), own]) {
    const properties = { ...merged.properties, ...part.properties };
    const required = [...(merged.required ?? []), ...(part.required ?? [])];
    Object.assign(merged, part, { properties, required });
  }
  if (Object.keys(merged.properties ?? {}).length === 0) delete merged.properties;
  const name = readSchemaName(schema);
  return { schema: merged, names: [...(name ? [name] : []), ...parts.flatMap((part) => part.names)] };
}
