import { type Description, readSchemaName, resolveReference, type Schema } from "@data-import/spec/read";
import { unknownTopicMark } from "./event-types.ts";
import type { OpenEnums } from "./open-enums.ts";
import { Code } from "./print-value.ts";
import { isBinary } from "./syntax.ts";

/** What the shapes of one schema need. */
export interface ShapeContext {
  readonly bundle: Description;
  readonly enums: OpenEnums;
  /** The name of the schema that the shape belongs to. */
  readonly name: string;
  /** The code of a format; undefined if the format does not restrict values. Throws if it is unknown. */
  readonly writeFormat: (format: string) => Code | undefined;
  /** The code of the list of the values of an enum. */
  readonly writeEnum: (name: string) => Code | undefined;
}

/** Keywords that mean the same in a shape. */
const copied =
  "type const minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum " +
  "minItems maxItems uniqueItems minProperties maxProperties required";
/** Keywords that say nothing about which values are valid. */
const annotations =
  "title description default example examples deprecated readOnly writeOnly discriminator contentMediaType";
const isCopied = new Set(copied.split(" "));
const isAnnotation = new Set(annotations.split(" "));

/** The name of the constant with the validator of a schema: `Space` becomes `spaceSchema`. */
export function nameValidator(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`;
}

/**
 * Writes the rules of a schema as the shape of a validator, with code for references. Enums are open where their types
 * are. Throws if a keyword is unknown, because the validator would ignore it.
 */
export function writeShape(context: ShapeContext, schema: Schema): unknown {
  const name = readSchemaName(schema);
  if (name !== undefined) {
    const { requested, shared } = context.enums;
    const isOpen = shared.has(name) && !requested.has(context.name);
    const target = isOpen ? { type: shared.get(name) } : new Code(`() => ${nameValidator(name)}`);
    const { $ref: _, ...rest } = schema;
    const others = writeShape(context, rest) as object;
    return Object.keys(others).length === 0 ? target : { allOf: [target, others] };
  }
  if (schema[unknownTopicMark]) return { type: "string" };
  if (isBinary(schema)) return { type: "blob" };
  const shape: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const written = writeKeyword(context, schema, keyword, value);
    if (written !== undefined) shape[written[0]] = written[1];
  }
  if (schema.format === "int32") {
    shape["minimum"] ??= -(2 ** 31);
    shape["maximum"] ??= 2 ** 31 - 1;
  }
  const kinds = [schema["x-id-kind"] ?? []].flat();
  if (kinds.length > 0) shape["format"] = writeIdFormat(kinds.join("|"), schema.examples?.[0]);
  return shape;
}

/** Ids have their kind between the first two underscores. The description says so in words; their types know it. */
function writeIdFormat(kinds: string, example: unknown): unknown {
  return { name: `an id such as ${example}`, rule: new Code(`/^[^_]*_(?:${kinds})_[^_]/`) };
}

function writeKeyword(
  context: ShapeContext,
  schema: Schema,
  keyword: string,
  value: unknown,
): [string, unknown] | undefined {
  if (isCopied.has(keyword)) return [keyword, value];
  if (isAnnotation.has(keyword) || keyword.startsWith("x-")) return undefined;
  const write = (inner: unknown) => writeShape(context, inner as Schema);
  switch (keyword) {
    case "properties":
      return [keyword, mapValues(value as Record<string, Schema>, write)];
    case "items":
      return [keyword, write(value)];
    case "additionalProperties":
      return typeof value === "boolean" ? (value ? undefined : [keyword, value]) : [keyword, write(value)];
    case "allOf":
    case "anyOf":
      return [keyword, (value as Schema[]).map(write)];
    case "oneOf":
      return ["choice", writeChoice(context, schema, value as Schema[])];
    case "pattern":
      return [keyword, new Code(`/${new RegExp(String(value), "u").source}/u`)];
    case "format": {
      const format = context.writeFormat(String(value));
      return format && ["format", format];
    }
    case "enum":
      return [keyword, context.writeEnum(context.name) ?? value];
  }
  throw new Error(
    `Schema ${context.name} uses ${keyword}, and the validators do not know it. ` +
      "Add it to tools/codegen/src/schema-shapes.ts and packages/types/src/schemas, or write the schema without it.",
  );
}

/** One of several schemas by the constant of one property; at most one of them may have no constant. */
function writeChoice(context: ShapeContext, schema: Schema, members: readonly Schema[]): unknown {
  const constants = members.map((member) => readConstants(context.bundle, member));
  const tag =
    schema.discriminator?.propertyName ??
    [...(constants[0]?.keys() ?? [])].find((name) => constants.filter((each) => !each.has(name)).length <= 1);
  if (tag === undefined) {
    throw new Error(
      `Schema ${context.name} has a oneOf without a property that distinguishes its members. Add a discriminator.`,
    );
  }
  const shapes: Record<string, unknown> = {};
  let otherwise: unknown;
  for (const [position, member] of members.entries()) {
    const value = constants[position]?.get(tag);
    if (value === undefined) otherwise = writeShape(context, member);
    else shapes[value] = writeShape(context, member);
  }
  return { tag, shapes, ...(otherwise !== undefined && { otherwise }) };
}

/** The properties of a schema that have one text as their only value. */
function readConstants(bundle: Description, schema: Schema): Map<string, string> {
  const { properties = {}, allOf = [] } = resolveReference<Schema>(bundle, schema);
  const inherited = allOf.flatMap((part) => [...readConstants(bundle, part)]);
  const own = Object.entries(properties).flatMap(([name, { const: value }]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  return new Map([...inherited, ...own]);
}

function mapValues(values: Readonly<Record<string, Schema>>, map: (value: Schema) => unknown): unknown {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
