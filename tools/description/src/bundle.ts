/** A schema of the bundle, as far as requests are made from it. */
export interface Schema {
  $ref?: string;
  format?: string;
  enum?: unknown[];
  examples?: unknown[];
  properties?: Record<string, Schema>;
}

/** A parameter of the bundle. */
export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

/** A request body or a response of the bundle. */
export interface Message {
  $ref?: string;
  content?: Record<string, { schema: Schema; examples: Record<string, { $ref?: string; value: unknown }> }>;
}

/** An operation of the bundle. */
export interface Operation {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: Message;
  responses: Record<string, Message>;
}

/** The bundled description, as far as it is read here. */
export interface Bundle {
  paths: Record<string, Record<string, Operation>>;
}

/** Follows `$ref` inside the bundle until something is written out; throws where it points nowhere. */
export function resolve<Target extends { $ref?: string }>(bundle: Bundle, target: Target): Target {
  if (target.$ref === undefined) return target;
  const keys = target.$ref.slice("#/".length).split("/").map(decodePointerKey);
  let node: unknown = bundle;
  for (const key of keys) node = (node as Record<string, unknown> | undefined)?.[key];
  if (node === undefined) throw new Error(`${target.$ref} points nowhere in the bundle.`);
  return resolve(bundle, node as Target);
}

/** A key as a JSON pointer spells it. */
export function encodePointerKey(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

function decodePointerKey(key: string): string {
  return key.replaceAll("~1", "/").replaceAll("~0", "~");
}
