/** A schema of the bundle, as far as requests are made from it and answers are read by it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
}

/** A parameter of the bundle. */
export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  deprecated?: boolean;
  schema: Schema;
  example?: unknown;
}

/** A header of a response of the bundle. */
export interface Header {
  $ref?: string;
  schema: Schema;
}

/** A request body or a response of the bundle. */
export interface Message {
  $ref?: string;
  required?: boolean;
  headers?: Record<string, Header>;
  content?: Record<string, { schema: Schema; examples: Record<string, { $ref?: string; value: unknown }> }>;
}

/** An operation of the bundle. */
export interface Operation {
  operationId: string;
  tags: string[];
  "x-side-effect"?: boolean;
  "x-permission"?: string;
  "x-emits"?: string[];
  parameters?: Parameter[];
  requestBody?: Message;
  responses: Record<string, Message>;
  security?: object[];
}

/** The bundled description, as far as it is read here. */
export interface Bundle {
  paths: Record<string, Record<string, Operation>>;
}

/** A part of the bundle with the place where it is written, as a JSON pointer such as `#/components/schemas/Space`. */
export interface Located<Part> {
  readonly pointer: string;
  readonly part: Part;
}

/** Follows `$ref` inside the bundle until something is written out; throws where it points nowhere. */
export function resolve<Target extends { $ref?: string }>(bundle: Bundle, target: Target): Target {
  return locate(bundle, { pointer: "#", part: target }).part;
}

/** The same, keeping the place where what was found is written. */
export function locate<Target extends { $ref?: string }>(
  bundle: Bundle,
  { pointer, part }: Located<Target>,
): Located<Target> {
  if (part.$ref === undefined) return { pointer, part };
  let node: unknown = bundle;
  for (const key of part.$ref.slice("#/".length).split("/").map(decodePointerKey)) {
    node = (node as Record<string, unknown> | undefined)?.[key];
  }
  if (node === undefined) throw new Error(`${part.$ref} points nowhere in the bundle.`);
  return locate(bundle, { pointer: part.$ref, part: node as Target });
}

/** A key as a JSON pointer spells it. */
export function encodePointerKey(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

function decodePointerKey(key: string): string {
  return key.replaceAll("~1", "/").replaceAll("~0", "~");
}
