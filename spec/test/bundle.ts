import { bundleDescription } from "../build.ts";

/** A JSON Schema of the bundle; `$ref` may stand beside other keywords. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  deprecated?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  "x-origin"?: string;
}

/** A parameter, with its `$ref` followed. */
export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  deprecated?: boolean;
  schema: Schema;
  example?: unknown;
  "x-origin"?: string;
}

/** A body by media type. */
export type Content = Record<
  string,
  { schema: Schema; examples?: Record<string, { $ref?: string; value?: unknown }> }
>;

/** An operation of the bundle. */
export interface Operation {
  operationId: string;
  tags: [string];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { $ref?: string; description: string; content?: Content }>;
  security?: Record<string, string[]>[];
  "x-origin": string;
}

/** The bundled description as the tests read it. */
export interface Description {
  info: { version: string };
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; [kind: string]: Record<string, unknown> };
}

/** The description under test, bundled once for each test file. */
export const description = await bundleDescription<Description>();

/** Each operation under its `METHOD /path`. */
export const operations = new Map<string, Operation>(
  Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  ),
);

/** Follows a `$ref` inside the bundle once; anything else is returned as it is. */
export function follow<Value extends object>(value: Value | { $ref: string }): Value {
  if (!("$ref" in value) || typeof value.$ref !== "string") return value as Value;
  const path = value.$ref.slice(2).split("/");
  return path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], description) as Value;
}

/** The parameters of an operation, each `$ref` followed. */
export function listParameters(operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => follow<Parameter>(parameter));
}

/** A schema with every `$ref` and `allOf` merged into it, and the names that it went through. */
export function flatten(schema: Schema): { schema: Schema; names: string[] } {
  const { $ref, allOf, ...own } = schema;
  const parts = [...($ref ? [follow<Schema>({ $ref })] : []), ...(allOf ?? [])].map(flatten);
  const merged: Schema = {};
  for (const part of [...parts.map((part) => part.schema), own]) {
    const properties = { ...merged.properties, ...part.properties };
    const required = [...(merged.required ?? []), ...(part.required ?? [])];
    Object.assign(merged, part, { properties, required });
  }
  if (Object.keys(merged.properties ?? {}).length === 0) delete merged.properties;
  const name = $ref?.split("/").at(-1);
  return { schema: merged, names: [...(name ? [name] : []), ...parts.flatMap((part) => part.names)] };
}
